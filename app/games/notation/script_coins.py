"""How a script tells that coins fall."""

from __future__ import annotations

import re

from app.games.contracts.notation_contract import Scene, misread

_FACES = {
    **dict.fromkeys(("heads", "head", "h", "オモテ", "表"), True),
    **dict.fromkeys(("tails", "tail", "t", "ウラ", "裏"), False),
}


def faces(text: str) -> list[bool]:
    """Return how coins fall: "heads, tails". Raises NotationError."""
    fell = []
    for word in re.split(r"\s*[,、]\s*|\s+and\s+", text.strip()):
        if word.casefold() not in _FACES:
            raise misread(
                f"“{word}” is neither heads nor tails.",
                f"「{word}」はheads（オモテ）でもtails（ウラ）でもありません。",
            )
        fell.append(_FACES[word.casefold()])
    return fell


def coins_told(scene: Scene, text: str) -> list[bool]:
    """Put coins into the script's chance and return how they fall. Raises NotationError."""
    fell = faces(text)
    scene.told.coins.extend(fell)
    return fell

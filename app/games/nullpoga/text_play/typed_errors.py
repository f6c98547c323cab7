"""The sentence for each typed line of which nothing comes: what, where, and what to do."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.wording import quoted
from app.core.text.words import Words

EMPTY_HAND = Words("Your hand is empty.", "手札はありません。")

USAGE: Mapping[str, Words] = {
    "summon": Words(
        "summon CARD CELL, such as summon rat 3", "「召喚 カード マス」（例：「召喚 ネズミ 3」）"
    ),
    "cast": Words(
        "cast CARD CELL, such as cast meteor e4", "「詠唱 カード マス」（例：「詠唱 隕石 敵4」）"
    ),
    "attack": Words("attack CELL, such as attack 2", "「攻撃 マス」（例：「攻撃 2」）"),
    "move": Words("move CELL CELL, such as move 2 3", "「移動 マス マス」（例：「移動 2 3」）"),
    "freeze": Words("freeze CELL, such as freeze e4", "「凍結 マス」（例：「凍結 敵4」）"),
    "push": Words(
        "push CELL CELL, such as push e4 e5", "「押す マス マス」（例：「押す 敵4 敵5」）"
    ),
    "repeat": Words(
        "repeat spells or repeat actions", "「繰り返し スペル」または「繰り返し 行動」"
    ),
    "drop": Words("drop NUMBER, as in the plan", "「外す 番号」（計画の番号）"),
    "card": Words("card NAME, such as card meteor", "「カード 名前」（例：「カード 隕石」）"),
}
"""How a command is typed."""


class TypedError(ValueError):
    """A line of which nothing comes; `words` is for the person."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def typed_otherwise(command: str) -> TypedError:
    """Return that a command lacks something, or has too much."""
    usage = USAGE[command]
    return TypedError(Words(f"Type {usage.en}.", f"{usage.ja}と入力してください。"))


def unknown(word: str, what: Words, there: Words) -> TypedError:
    """Return that a word names nothing, and what could be named."""
    asked = quoted(word)
    return TypedError(
        Words(
            f"{asked.en} is not a {what.en}. {there.en}",
            f"{asked.ja}という{what.ja}はありません。{there.ja}",
        )
    )

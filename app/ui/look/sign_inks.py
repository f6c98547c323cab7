"""The colours in which the signs of a game's cards are written among words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.ui.look.colour import readable

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.games.contracts.card_contract import GameCards

SignInks = Mapping[str, str]
"""How a sign is written ("♦") to its colour."""


def sign_inks(cards: GameCards, language: Language, ground: str, ink: str) -> dict[str, str]:
    """Return the colour of each sign as its cards wear it, readable among `ink` on a `ground`."""
    return {
        sign.signs.in_(language): readable(sign.colour, ground, ink)
        for sign in cards.signs.values()
    }

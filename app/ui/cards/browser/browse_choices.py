"""What found cards can be narrowed to, and what that is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import both
from app.core.text.words import Words
from app.ui.look.tints import ENERGY
from app.ui.panels.cards.kinds import KINDS

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_base import CardBase

Choice = tuple[str, Words]
"""What a `CardFilter` has, "" for everything, and what it is called."""

KIND = Words("Every kind", "すべての種類")
TYPE = Words("Every type", "すべてのタイプ")
SET = Words("Every set", "すべての商品")
MARK = Words("Every mark", "すべてのマーク")
_TRAINER = Words("Trainer's cards", "トレーナーズ")
_ENERGY = Words("Energy", "エネルギー")
_MARKS = "DEFGHIJ"
"""Those that data has so far."""


def kinds() -> list[Choice]:
    """Return the kinds, the wider ones before what they consist of."""
    named: list[Choice] = [(kind, words) for kind, words in KINDS.items() if kind != "unknown"]
    at = {kind: place for place, (kind, _) in enumerate(named)}
    named.insert(at["basic_energy"], ("energy", _ENERGY))
    named.insert(at["item"], ("trainer", _TRAINER))
    return [("", KIND), *named]


def types() -> list[Choice]:
    """Return the types, as the cards of the game list them."""
    return [("", TYPE), *((letter, tint.words) for letter, tint in ENERGY.items())]


def sets(cards: CardBase) -> list[Choice]:
    """Return the sets of all known cards, the newest first."""
    listed: list[Choice] = []
    for code, name in cards.sets().items():
        listed.append((code, both(f"{code}  {name}" if name and name != code else code)))
    return [("", SET), *listed]


def marks(cards: CardBase) -> list[Choice]:
    """Return the regulation marks, the newest first."""
    known = {*_MARKS, *(card.regulation_mark for card in cards.at_hand)} - {""}
    return [("", MARK), *((mark, both(mark)) for mark in sorted(known, reverse=True))]

"""The words that are printed on every card, whatever the card."""

from __future__ import annotations

from app.core.text.wording import PRIZE, counted
from app.core.text.words import Words

ABILITY = Words("Ability", "特性")
WEAKNESS = Words("Weakness", "弱点")
RESISTANCE = Words("Resistance", "抵抗力")
RETREAT = Words("Retreat", "にげる")


def evolves_from(name: Words) -> Words:
    """Return the line that names what a card evolves from."""
    return Words(f"Evolves from {name.en}", f"{name.ja}から進化")


def prizes(number: int) -> Words:
    """Return what a Knock Out of the card gives the opponent."""
    cards = counted(number, PRIZE)
    return Words(cards.en, f"サイド{cards.ja}")


def regulation(letter: str) -> Words:
    """Return the regulation mark with its name."""
    return Words(f"Mark {letter}", f"レギュレーション：{letter}")

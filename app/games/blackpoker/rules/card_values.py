"""What a playing card counts in this game (rule book, 4.1.2): A 1, J 11, Q 12, K 13, Joker 0."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from app.core.text.words import Words
from app.games._playing_cards.suits_ranks import card_of

HIGH = frozenset({1, 11, 12, 13})
"""Numbers of the suited cards that trigger Next Generation; the Joker does as well."""


@cache
def number_of(ref: str) -> int:
    """Return the number of a card; 0 for a Joker, and for a card that is no playing card."""
    return card_of(ref).number


@cache
def suit_of(ref: str) -> str:
    """Return "S", "H", "D" or "C"; "" for a card without a suit."""
    return card_of(ref).suit


def suits_of(refs: Iterable[str]) -> frozenset[str]:
    """Return the suits of cards; a Joker has none."""
    return frozenset([suit_of(ref) for ref in refs]) - {""}


@cache
def is_joker(ref: str) -> bool:
    """Whether a card is one of the two Jokers."""
    return ref.startswith("J-")


@cache
def is_high(ref: str) -> bool:
    """Whether a card triggers Next Generation when it falls: Joker, A, J, Q or K."""
    return is_joker(ref) or number_of(ref) in HIGH


def in_short(refs: Iterable[str]) -> Words:
    """Return how cards that go together are read in short: "♠5+♥10", jokers by their names."""
    names = [card_of(ref).in_short for ref in refs]
    return Words("+".join(name.en for name in names), "+".join(name.ja for name in names))

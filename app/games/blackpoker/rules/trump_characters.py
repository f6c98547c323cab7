"""Soldiers that a Jack or King of the trumps makes with another card (extra characters).

Two cards of two suits are one soldier; any other soldier of several cards has one suit alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from app.core.data.value import value
from app.games.blackpoker.rules.card_values import number_of, suit_of


@value
class Pair:
    """Which two cards are one of these characters."""

    character: str
    trump: str
    """The Jack or King that lay among the trumps."""
    suit: str
    """Of the card that comes to it."""
    low: int = 2
    high: int = 10

    def takes(self, ref: str) -> bool:
        """Whether a card goes with the trump."""
        return suit_of(ref) == self.suit and self.low <= number_of(ref) <= self.high


PAIRS = (
    Pair("reanimator", "S-J", "H"),
    Pair("wallBreaker", "H-J", "D"),
    Pair("strategist", "D-J", "C"),
    Pair("knight", "C-J", "S"),
    Pair("darklord", "S-K", "C", 13, 13),
    Pair("giant", "H-K", "D", 13, 13),
)
DARKLORD, GIANT = "darklord", "giant"
KINGS = frozenset({DARKLORD, GIANT})
"""No action is aimed at them."""
TWO = 2
"""Cards of such a soldier."""
JACK_NUMBER = 11
"""What a soldier counts that was made with a Jack, whatever its other card."""
VIRTUAL_KEYS: Mapping[str, tuple[str, str]] = {
    "reverse": ("H-7", "S-7"),
    "reanimate": ("S-J", "H-J"),
    "destroyBulwark": ("H-J", "D-J"),
}
"""Key cards that an action is taken to have where Phantom, a Reanimator or a Chariot starts it."""


@cache
def pair_of(refs: tuple[str, ...]) -> Pair | None:
    """Return which of these characters cards are, in whatever order; None for any other."""
    if len(refs) != TWO:
        return None
    both = (refs, refs[::-1])
    return next(
        (pair for pair in PAIRS for one, other in both if pair.trump == one and pair.takes(other)),
        None,
    )


def printed(refs: tuple[str, ...]) -> int:
    """Return what a soldier of these cards counts by itself."""
    pair = pair_of(refs)
    if pair is not None and pair.character not in KINGS:
        return JACK_NUMBER
    return sum(number_of(ref) for ref in refs)

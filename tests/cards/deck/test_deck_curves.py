"""Curves count copies and leave no number out."""

from __future__ import annotations

from app.cards.deck.deck_curves import curve
from app.core.text.wording import both

COST = both("Cost")


def test_numbers_between_are_there_with_no_cards() -> None:
    found = curve(COST, [(1, 2), (4, 1), (1, 1)])
    assert found.counts == ((1, 3), (2, 0), (3, 0), (4, 1))
    assert (found.cards, found.mean) == (4, 1.75)


def test_a_deck_without_the_number_has_no_bars() -> None:
    found = curve(COST, [])
    assert (found.counts, found.cards, found.mean) == ((), 0, 0.0)

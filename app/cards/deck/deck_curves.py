"""Curves of a deck: how many of its cards have each number, of cost, attack or whatever counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from app.core.data.value import value
from app.core.text.words import Words


@value
class Curve:
    """One number of a deck's cards."""

    title: Words
    counts: tuple[tuple[int, int], ...]
    """(number, how many cards have it), from the smallest number to the largest, none left out."""

    @property
    def cards(self) -> int:
        """How many cards have the number at all."""
        return sum(count for _, count in self.counts)

    @property
    def mean(self) -> float:
        """What they have on average; 0 where none has it."""
        return sum(number * count for number, count in self.counts) / max(1, self.cards)


def curve(title: Words, numbers: Iterable[tuple[int, int]]) -> Curve:
    """Return the curve of (number, copies): numbers between that no card has are there as well."""
    found: Counter[int] = Counter()
    for number, copies in numbers:
        found[number] += copies
    if not found:
        return Curve(title, ())
    every = range(min(found), max(found) + 1)
    return Curve(title, tuple((number, found[number]) for number in every))

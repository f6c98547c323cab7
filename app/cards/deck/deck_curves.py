"""Curves of a deck: how many of its cards have each number, of cost, attack or whatever counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol, runtime_checkable

from app.cards.deck.deck import DeckList
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


@runtime_checkable
class CurvedDecks(Protocol):
    """Cards of a game whose decks have curves: one may bring this beside all of `GameCards`."""

    def curves(self, deck: DeckList) -> Sequence[Curve]:
        """Return the curves of a deck, always the same ones in the same order."""


def has_curves(cards: object) -> bool:
    """Whether decks of the game with these cards have curves; most have none."""
    return isinstance(cards, CurvedDecks)


def curves_of(cards: object, deck: DeckList) -> Sequence[Curve]:
    """Return the curves of a deck; nothing in a game whose decks have none."""
    return cards.curves(deck) if isinstance(cards, CurvedDecks) else ()

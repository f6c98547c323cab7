"""The order of a few cards while somebody changes it, before anything happens on the table."""

from __future__ import annotations

from collections.abc import Container, Iterable

from app.core.data.value import value
from app.core.ids import Handle


def moved(
    order: tuple[Handle, ...], handles: tuple[Handle, ...], before: int
) -> tuple[Handle, ...]:
    """Return `order` with `handles` taken out and put in before the card that stood at `before`."""
    ahead = [handle for handle in order[:before] if handle not in handles]
    rest = [handle for handle in order[before:] if handle not in handles]
    return (*ahead, *handles, *rest)


def shifted(order: tuple[Handle, ...], handles: tuple[Handle, ...], by: int) -> tuple[Handle, ...]:
    """Return `order` with each of `handles` moved one place to the left (-1) or the right (+1)."""
    line = list(order)
    # From the side it moves to, so that a run moves as one and stops at the edge.
    for handle in sorted(handles, key=line.index, reverse=by > 0):
        here = line.index(handle)
        there = here + by
        if 0 <= there < len(line) and line[there] not in handles:
            line[here], line[there] = line[there], line[here]
    return tuple(line)


@value
class CardOrder:
    """Cards in the order they stand in, and those that were typed to come first."""

    cards: tuple[Handle, ...] = ()
    """The first one first."""
    typed: tuple[Handle, ...] = ()
    """The cards whose numbers were typed: they come first, in this order."""

    def typing(self, number: int) -> CardOrder:
        """Return it with the card of this number (from 1) typed next; the same for any other."""
        if not 1 <= number <= len(self.cards) or self.cards[number - 1] in self.typed:
            return self
        return CardOrder(self.cards, (*self.typed, self.cards[number - 1]))

    @property
    def is_typed(self) -> bool:
        """Whether every card was typed."""
        return bool(self.cards) and len(self.typed) == len(self.cards)

    @property
    def as_typed(self) -> tuple[Handle, ...]:
        """The order that is meant: what was not typed comes last."""
        return (*self.typed, *(handle for handle in self.cards if handle not in self.typed))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that were typed."""
        return tuple(self.cards.index(handle) + 1 for handle in self.typed)

    def with_new(self, cards: Iterable[Handle]) -> CardOrder:
        """Return it with the cards behind it that it does not have."""
        new = (card for card in cards if card not in self.cards)
        return CardOrder((*self.cards, *new), self.typed)

    def left_of(self, there: Container[Handle]) -> CardOrder:
        """Return it without the cards that are not there any more."""
        return CardOrder(
            tuple(card for card in self.cards if card in there),
            tuple(card for card in self.typed if card in there),
        )

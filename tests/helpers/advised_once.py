"""What the adviser said of a gesture in one test is there for the next: each window asks it anew.

Of the same gesture at the same table, after the same memory and with the same cards, it says the
same. A test of the adviser itself calls it, and gets nothing kept.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

from app.core.advice import Advice, Broken
from app.core.view import SeatFact, SeatView
from app.games.pokemon.adviser.advising import ADVISED
from app.games.pokemon.adviser.model.game_memory import Memory
from app.games.pokemon.cards.every_card import known_base

MOST = 4000
"""Gestures that are kept."""

Followed = tuple[list[Advice], Memory]


class Gesture(NamedTuple):
    """All that the adviser looks at."""

    facts: tuple[SeatFact, ...]
    cards: object
    view: SeatView
    after: SeatView

    def same(self, other: Gesture) -> bool:
        """Whether it would say the same of both."""
        return (
            self.cards is other.cards
            and self.facts == other.facts
            and self.view == other.view
            and self.after == other.after
        )


class Kept:
    """What was said of gestures, by the memory before them."""

    def __init__(self) -> None:
        self._follow, self._begin = ADVISED.follow, ADVISED.begin
        self._begun: list[tuple[object, Memory]] = []
        self._said: dict[int, list[tuple[Memory, Gesture, Followed]]] = defaultdict(list)
        self._count = 0

    def begin(self, view: SeatView) -> Memory:
        """Return the memory of a seat that sees the table for the first time."""
        cards, fresh = known_base(), self._begin(view)
        for known, memory in self._begun:
            if known is cards and memory == fresh:
                return memory
        self._begun.append((cards, fresh))
        return fresh

    def follow(
        self,
        memory: Memory,
        view: SeatView,
        facts: tuple[SeatFact, ...],
        after: SeatView,
        broken: Broken,
    ) -> Followed:
        """Return what is to be said of a gesture, and the memory after it."""
        gesture = Gesture(facts, known_base(), view, after)
        for _, one, (said, then) in self._said[id(memory)]:
            if one.same(gesture):
                return list(said), then
        problems: list[Exception] = []

        def hear(rule: str, problem: Exception) -> None:
            problems.append(problem)
            broken(rule, problem)

        said, then = self._follow(memory, view, facts, after, hear)
        if not problems:
            self._count += 1
            if self._count > MOST:
                self._said.clear()
                self._count = 1
            self._said[id(memory)].append((memory, gesture, (list(said), then)))
        return said, then


_kept = Kept()


@contextmanager
def advised_once() -> Iterator[None]:
    """Let the advisers of tables say of the same gesture what was said before in this process."""
    with (
        patch.object(ADVISED, "follow", _kept.follow),
        patch.object(ADVISED, "begin", _kept.begin),
    ):
        yield

"""What a seat could start now, and what not and why: as a list beside the board.

A game says it from what the seat sees alone (`GameSpec.starts`); the window shows it and asks no
more: an entry names the action of the game that its menu offers as well.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.text.words import Words
from app.core.view import SeatView


@value
class CostPart:
    """One part of a cost: the letter that stands for it, and what it means."""

    letter: str
    meaning: Words


@value
class CouldStart:
    """Something that could be started now."""

    action: str
    """Id of the `GameAction` that starts it."""
    title: Words
    sign: str = ""
    """One sign before it, such as the suit it needs; "" for none."""
    cost: tuple[CostPart, ...] = ()
    using: Words = Words("", "")
    """What it is started with: "with ♣8"; empty where it takes nothing."""
    cards: tuple[str, ...] = ()
    """Handles of the cards that may be among what it takes: it is lit while one is pointed at."""
    combos: tuple[tuple[str, ...], ...] = ()
    """Which of them it takes together; empty where any of them go together."""


@value
class NotNow:
    """What cannot be started for one reason."""

    reason: Words
    titles: tuple[Words, ...]


@value
class Starts:
    """All of it, in the order of the game's own list."""

    now: tuple[CouldStart, ...] = ()
    not_now: tuple[NotNow, ...] = ()
    nothing: Words | None = None
    """Why nothing at all could be started; None where it depends on what."""

    def __bool__(self) -> bool:
        """Whether there is anything to say."""
        return bool(self.now or self.not_now or self.nothing)


WhatStarts = Callable[[SeatView, SeatId], Starts]
"""(what a seat sees, that seat) -> what it could start; an empty one where there is no question of
it, as before the first turn."""


def for_cards(starts: Starts, pointed: tuple[str, ...]) -> tuple[CouldStart, ...]:
    """Return what could be started, that which takes all cards that are pointed at first."""
    if not pointed:
        return starts.now
    return tuple(sorted(starts.now, key=lambda one: not takes(one, pointed)))


def takes(one: CouldStart, pointed: tuple[str, ...]) -> bool:
    """Whether it takes the cards that are pointed at; nothing does where none is."""
    together = one.combos or (one.cards,)
    return bool(pointed) and any(set(pointed) <= set(combo) for combo in together)

"""The contract of turns that are resolved from files: what a game makes of boards and plans."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from app.core.data.value import value
from app.core.text.words import Words


@value
class ResolvedTurn:
    """What came of one turn, as JSON has it and in words."""

    end: Mapping[str, Any]
    """The whole board after what happens at the end of the turn."""
    next: Mapping[str, Any] | None
    """The same after the following turn has begun; None where the game is over."""
    told: tuple[Words, ...] = ()
    """A line each."""


@value
class Missed:
    """An expectation that was not met."""

    turn: int
    """Which turn of the case, from 1 on."""
    moment: str
    """`end` or `next`."""
    what: str
    """What of the board is otherwise, "A.life"."""
    expected: Any
    came: Any


@value
class ResolvedCase:
    """A case and what came of each of its turns."""

    id: str
    title: str = ""
    turns: tuple[ResolvedTurn, ...] = ()
    missed: tuple[Missed, ...] = ()
    error: Words | None = None
    """Why the case could not be read."""


@value
class TurnResolving:
    """How a game resolves turns from written boards and plans."""

    key: str
    """Under which name a file lists its cases."""
    resolve: Callable[[Any, int, Random], ResolvedCase]
    """(a case as JSON has it, which one it is from 1 on, its chance) -> what came of it."""
    credit: Words
    """Whose game it is."""

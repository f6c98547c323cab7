"""What a procedure of a game is: a generator of gestures that sees what its seat sees."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.intent import Step
from app.core.view import SeatView

Look = Callable[[], SeatView]
"""Gives the acting seat's view after the steps so far."""


@value
class As:
    """A step of a procedure that another seat carries out (the next player draws)."""

    seat: SeatId
    step: Step


@value
class GoesFirst:
    """A step of a procedure before the first turn: that turn is to be a seat's."""

    seat: SeatId


ProcedureSteps = Callable[
    [Look, Mapping[str, str]], Generator[Step | As | GoesFirst, tuple[int, ...], None]
]
"""A macro made of intents. It sees only what its seat sees, after every step anew.

A step of chance gives its results back to the generator: coins (1 heads, 0 tails) or dice.
"""

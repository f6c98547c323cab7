"""How a game tells the opening hand that a player kept from what happens."""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import value
from app.core.view import SeatFact, SeatView


@value
class PutDown:
    """The opening hand that a player kept, as their own seat sees it."""

    cards: tuple[str, ...]
    """Card keys, sorted: in what order they were drawn is nobody's business."""
    basics: int
    """How many of them may be put down first."""
    mulligans: int
    """How often the hand was redrawn before."""


Opened = Callable[[SeatView, tuple[SeatFact, ...]], PutDown | None]
"""(a seat's view, what it is told of one gesture) -> its opening, if that gesture put it down."""

"""The contract of units on the board: what one can take and does, and what its cards are called."""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import value
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView

Abilities = Callable[[SeatView, SeatUnit], tuple[Words, ...]]
"""(one seat's view, a unit of it) -> what it does while it lies there, a sentence each; of a card
that the seat does not know it says nothing."""


@value
class Health:
    """How much a unit can still take."""

    left: int
    most: int
    sure: bool = True
    """False where it may be more than what is printed, noted and known says."""


@value
class UnitWords:
    """What the cards that make up a unit are called where they are listed."""

    signs: Words = Words("with", "ついているカード")
    """Those attached that show by their sign (`Face.attached`)."""
    names: Words = Words("with", "ついているカード")
    """Those that show by their name."""
    earlier: Words = Words("card below", "下のカード")
    """One that lies below the unit's own card."""
    below: Words = Words("Cards below", "下のカード")
    """What stands before all of them."""
    upon: Words = Words("on {cards}", "{cards}の上")
    """That the unit lies on these."""

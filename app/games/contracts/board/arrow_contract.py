"""Arrows between what lies on the table: who attacks whom, and how it stands between them.

What is declared on the stage has arrows of its own, to its targets. These belong to a state that a
game reads from its marks, and last as long as that state. They follow from what one seat sees, so
they tell nobody more than the table does, and no rule hangs on them.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import value
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import SeatView


@value
class BoardArrow:
    """One arrow, in the colour of the seat that it comes from: of the unit's, or the zone's."""

    source: str
    """A unit, or a cell ("battle.0#3") or a zone where what it comes from may be gone."""
    target: str
    """A unit, a cell, a zone or a seat ("seat.1"), as in the targets of a declaration."""
    text: Words = both("")
    """What is written in its middle: "9 : 10"; empty for nothing."""
    open: bool = False
    """Whether something may still come between: it is drawn with a broken line."""


Arrows = Callable[[SeatView], tuple[BoardArrow, ...]]
"""(one seat's view) -> the arrows on its board; an arrow to what does not show is left out."""

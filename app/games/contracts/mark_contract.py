"""Marks that say who put them there, and arrows that a game draws by what marks say.

The text of such a mark names that seat ("seat.2"); or its number is that seat's as people see it,
from 1 on, where a game names its key (`GameSpec.by_seat`). It is no count, and is said as a name.

What is declared on the stage has arrows of its own, to its targets. Those of a game belong to a
state, who attacks whom, and last as long as that. They follow from what one seat sees, so they tell
nobody more than the table does, and no rule hangs on them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from app.core.card import Mark
from app.core.data.value import value
from app.core.ids import SeatId, UnitId
from app.core.text.wording import both, bracketed
from app.core.text.words import Words
from app.core.view import SeatView

SEAT = "seat."


def giver_of(mark: Mark, by_seat: Collection[str]) -> SeatId | None:
    """Return which seat a mark names as its giver; None for none, whatever else it says."""
    said = mark.text.removeprefix(SEAT)
    if mark.text.startswith(SEAT) and said.isdecimal() and len(said) < 3:
        return int(said)
    return mark.value - 1 if mark.key in by_seat else None


def given_words(view: SeatView, mark: Mark, by_seat: Collection[str]) -> Words:
    """Return who gave a mark, in brackets behind its name; nothing where it names nobody."""
    seat = giver_of(mark, by_seat)
    if seat is None or not 0 <= seat < len(view.setting.seats):
        return Words("", "")
    return bracketed(both(view.setting.seats[seat].name))


@value
class BoardArrow:
    """One arrow, in the colour of the seat whose unit it comes from."""

    source: UnitId
    target: str
    """A unit, a cell, a zone or a seat ("seat.1"), as in the targets of a declaration."""
    text: Words = both("")
    """What is written in its middle: "9 : 10"; empty for nothing."""
    open: bool = False
    """Whether something may still come between: it is drawn with a broken line."""


Arrows = Callable[[SeatView], tuple[BoardArrow, ...]]
"""(one seat's view) -> the arrows on its board; an arrow to what does not show is left out."""

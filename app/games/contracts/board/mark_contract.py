"""Marks that say who put them there.

Their text names that seat ("seat.2"); or their number is that seat's as people see it, from 1 on,
where a game names their keys (`GameSpec.by_seat`). It is no count, and is said as a name.
"""

from __future__ import annotations

from collections.abc import Collection

from app.core.card import Mark
from app.core.ids import SeatId
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

"""The contract of stamps: short words on a unit that follow from how the table is, not from a mark.

A mark is put on and taken off. That a unit came in this very turn, and what it cannot do yet,
nobody has to write down: a game says it of what one seat sees, so it tells nobody more than the
table does.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import ZoneId
from app.core.text.words import Words
from app.core.view import SeatFact, SeatUnit, SeatView

Stamps = Callable[[SeatView, SeatUnit], tuple[Words, ...]]
"""(one seat's view, a unit of it) -> what is stamped on the unit now: "new". It is asked again as
the unit changes, and as the turn does."""


def stamps_of(stamps: Stamps | None, view: SeatView, unit: SeatUnit) -> tuple[Words, ...]:
    """Return what is stamped on a unit; nothing in a game that stamps nothing."""
    return () if stamps is None else stamps(view, unit)


def stamped_anew(stamps: Stamps | None, view: SeatView, fact: SeatFact) -> frozenset[ZoneId]:
    """Return the zones whose units may be stamped otherwise after a fact, touched by it or not."""
    if stamps is None or fact.turn is None:
        return frozenset()
    return frozenset(unit.zone for unit in view.units.values())

"""Marks that are put on and changed, as sentences tell them."""

from __future__ import annotations

from collections.abc import Callable

from app.core import fact as f
from app.core.card import value_of
from app.core.ids import TABLE, CardId, UnitId
from app.core.table import Table
from app.core.view import Event
from app.core.zone import cell_named

Namer = Callable[[CardId], str | None]


AT_CELL = "cell."
"""Before the number of a cell, where something happened there."""


def at_cell(cell: int) -> str:
    """Return what an event says of a cell; "" for none."""
    return f"{AT_CELL}{cell}" if cell else ""


def unit_name(before: Table | None, after: Table, name: Namer, unit: UnitId) -> str | None:
    """Return which card a unit is called by, before or after a step."""
    for table in (after, before):
        if table is not None and unit in table.units:
            return name(table.units[unit].base)
    return None


def unit_seat(before: Table | None, after: Table, unit: UnitId) -> int | None:
    """Return whose zone a unit lies in; in a team's, whose it is; None in a zone of the table."""
    for table in (after, before):
        if table is not None and unit in table.units:
            holders = table.setting.zones[table.units[unit].zone].holders
            if len(holders) > 1:
                return table.cards[table.units[unit].base].owner
            return holders[0] if holders else None
    return None


def marked(before: Table, fact: f.Marked, after: Table, name: Namer) -> list[Event]:
    """Return what is told of marks that changed, an event for each."""
    told = []
    for change in fact.changes:
        old, new = _value(before, change), change.mark.value if change.mark else 0
        unit: str | None = None
        seat: int | None = None
        seats: tuple[int, ...] = ()
        zone, cell = cell_named(after.setting.zones, change.target) or ("", 0)
        if cell:
            pass
        elif change.target in after.units:
            unit = unit_name(before, after, name, change.target)
            seat = unit_seat(before, after, change.target)
        elif change.target.startswith("card."):
            unit = name(int(change.target[5:]))
        elif change.target.startswith("seat."):
            seats = (int(change.target[5:]),)
        else:
            seats = (TABLE,)
        told.append(
            Event(
                "mark" if change.mark else "unmark",
                fact.actor,
                unit=unit,
                unit_seat=seat,
                number=new - old,
                count=new,
                text=change.mark.text if change.mark else _old_text(before, change),
                mark=change.key,
                until=change.mark.until if change.mark else None,
                seats=seats,
                goal=zone,
                at=at_cell(cell),
            )
        )
    return told


def _value(before: Table, change: f.MarkChange) -> int:
    if change.was is not None:
        return change.was
    return value_of(before.marks_on(change.target), change.key)


def _old_text(before: Table, change: f.MarkChange) -> str:
    return next((m.text for m in before.marks_on(change.target) if m.key == change.key), "")

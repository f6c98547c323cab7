"""Marks are put on things and taken off, and units are turned."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.fitting import card_of
from app.core.card import CardState, with_mark
from app.core.data.value import replace
from app.core.table import Table


def marked(table: Table, fact: f.Marked) -> Table:
    """Return the table with marks put on units, cards, seats, cells or itself, or taken off."""
    units = dict(table.units)
    marks = dict(table.marks)
    cards: list[CardState] | None = None
    for change in fact.changes:
        mark = None if change.mark is None else replace(change.mark, by=fact.actor)
        if change.target in units:
            unit = units[change.target]
            units[unit.id] = replace(unit, marks=with_mark(unit.marks, change.key, mark))
        elif change.target.startswith("card."):
            cards = cards or list(table.cards)
            number = int(change.target[5:])
            state = card_of(cards, number)
            cards[number] = replace(state, marks=with_mark(state.marks, change.key, mark))
        else:
            put = with_mark(marks.get(change.target, ()), change.key, mark)
            marks[change.target] = put
            if not put:
                del marks[change.target]
    return replace(
        table, units=units, marks=marks, cards=table.cards if cards is None else tuple(cards)
    )


def rotated(table: Table, fact: f.Rotated) -> Table:
    """Return the table with units turned."""
    units = dict(table.units)
    for name in fact.units:
        units[name] = replace(units[name], turn=fact.degrees)
    return replace(table, units=units)

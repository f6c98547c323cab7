"""A gesture that is about to happen, and what follows from it by itself."""

from __future__ import annotations

from app.core.data.value import value
from app.core.data.weight import NOTHING, Weight, reweighed
from app.core.fact import Fact, MarkChange, Marked
from app.core.ids import TABLE, SeatId
from app.core.table import Table
from app.session.host.step_diff import Result, happened


@value
class Growth:
    """A gesture that is about to happen, with the table before it and what comes of each fact."""

    actor: SeatId
    before: Table
    facts: tuple[Fact, ...]
    results: list[Result]
    more: Weight
    """What the table weighs more after all of it."""

    @property
    def after(self) -> Table:
        """The table after all of it."""
        return self.results[-1][0]


def expiry(table: Table) -> list[Growth]:
    """Return the step that removes the marks whose last turn is over, if there are any.

    A step of its own, so that it can be undone by itself.
    """
    facts = expired(table)
    return [growth_of(TABLE, table, facts)] if facts else []


def growth_of(actor: SeatId, table: Table, facts: tuple[Fact, ...]) -> Growth:
    """Return what nobody asked for, as it is about to happen."""
    did = happened(table, facts)
    more = NOTHING
    for before, _, after, touched in did:
        more = reweighed(more, before, after, touched)
    return Growth(actor, table, facts, [(after, touched) for _, _, after, touched in did], more)


def expired(table: Table) -> tuple[Fact, ...]:
    """Return the facts that remove every mark whose last turn is over."""
    now = table.turn.number
    # In the order of names that seats know: card numbers follow the deck list.
    marked = [(unit.id, unit.id, unit.marks) for unit in table.units.values()]
    marked += [
        (card.handle or "", f"card.{number}", card.marks)
        for number, card in enumerate(table.cards)
        if card.marks
    ]
    marked += [(target, target, marks) for target, marks in table.marks.items()]
    changes = tuple(
        MarkChange(target, mark.key)
        for _, target, marks in sorted(marked)
        for mark in marks
        if mark.until is not None and mark.until < now
    )
    return (Marked(TABLE, changes),) if changes else ()

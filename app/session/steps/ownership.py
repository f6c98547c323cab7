"""Whether a gesture leaves alone what is other players': their cards, their marks, the turn.

Judged by what it comes to, whichever way led there: before the first turn everybody sets up, each
with the own things.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from app.core import fact as f
from app.core.apply.changes import changes
from app.core.ids import SeatId
from app.core.table import Table


def touches_others(
    seat: SeatId, before: Table, facts: Iterable[f.Fact], tables: Iterable[Table]
) -> bool:
    """Whether `facts` touch anything that is not the seat's own, or its partners'.

    `tables` are those after each fact.
    """
    side = before.setting.partners(seat)
    for fact, after in zip(facts, tables, strict=True):
        if not _is_own(side, before, fact, after):
            return True
        before = after
    return False


def _is_own(side: Collection[SeatId], before: Table, fact: f.Fact, after: Table) -> bool:
    touched = changes(before, fact)
    if touched.turn or touched.stage:
        return False
    if isinstance(fact, f.Marked) and touched.marks:
        own = {f"seat.{seat}" for seat in side}
        things = {change.target for change in fact.changes} - before.units.keys()
        if any(not one.startswith("card.") and one not in own for one in things):
            return False
    return owners(before, fact, after).issubset(side)


def owners(before: Table, fact: f.Fact, after: Table) -> frozenset[SeatId]:
    """Return whose cards a fact touches, and whose stand under what it touches."""
    touched = changes(before, fact)
    cards = set(touched.cards)
    for name in touched.units:
        unit = before.units.get(name) or after.units[name]
        cards.add(unit.base)
    return frozenset(after.cards[number].owner for number in cards)

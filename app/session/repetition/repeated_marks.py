"""Marks that changed, on another table: sums go on from what is there ("30 more", and not "50")."""

from __future__ import annotations

from app.core import fact as f
from app.core.card import Mark, mark_of
from app.core.data.value import replace
from app.core.ids import place
from app.core.table import Table
from app.core.zone import cell_named
from app.session.repetition.counterparts import Counterparts


def marked(same: Counterparts, fact: f.Marked, was: Table, now: Table) -> f.Marked | None:
    """Marks change, sums by as much as they did."""
    changes = [_mark_change(same, change, was, now) for change in fact.changes]
    left = tuple(change for change in changes if change is not None)
    return replace(fact, changes=left) if left else None


def _mark_change(
    same: Counterparts, change: f.MarkChange, was: Table, now: Table
) -> f.MarkChange | None:
    target = _target(same, change.target, was, now)
    old = mark_of(was.marks_on(change.target), change.key)
    held = mark_of(now.marks_on(target), change.key)
    mark = change.mark and replace(change.mark, to=same.now(change.mark.to))
    if old == held:
        return replace(change, target=target, mark=mark)
    if mark is None:
        return None if held is None else replace(change, target=target, mark=None)
    new = _summed(old, mark, held, change.was)
    if new == held:
        return None
    usual = change.was if held is None and change.was is not None else None
    return f.MarkChange(target, change.key, new, usual)


def _target(same: Counterparts, target: str, was: Table, now: Table) -> str:
    if target in was.units:
        return same.unit(target, now)
    if target.startswith("card."):
        same.check_card(int(target[5:]), was, now)
        return target
    cell = cell_named(was.setting.zones, target)
    return target if cell is None else place(same.zone(cell[0], now), cell[1])


def _summed(old: Mark | None, mark: Mark, held: Mark | None, usual: int | None) -> Mark | None:
    """Return a mark that is put on beside another than then: a sum goes on from what is there."""
    before = old.value if old is not None else (usual or 0)
    there = held.value if held is not None else (usual or 0)
    if old is None and mark.value == 1 and usual is None:
        # A plain mark is there or not.
        return replace(mark, value=max(1, there))
    value = there + mark.value - before
    if usual is None and value <= 0:
        return None
    return replace(mark, value=value)

"""Where on a field units come to stand: in which cells, at which spots."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from app.core.card import Position
from app.core.ids import UnitId, ZoneId
from app.core.zone import first_free
from app.session.steps.cascade import spread
from app.session.steps.rights import impossible, zone_words

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext


def cells_for(
    work: StepContext, zone: ZoneId, cell: int, count: int, moving: Collection[UnitId] = ()
) -> list[int]:
    """Return the cells in which `count` units come to stand; those of `moving` become empty.

    The one that was asked for, or each the first that is empty; 0 where there is none. Raises
    ImpossibleError for a cell that is not there, or in which another stands.
    """
    cells = work.table.setting.zones[zone].spec.cells
    if not cell and not cells:
        return [0] * count
    units = [work.table.units[name] for name in work.table.fields[zone] if name not in moving]
    taken = {unit.cell for unit in units}
    if cell:
        _check_cell(work, zone, cell, count, taken)
        return [cell]
    free = []
    for _ in range(count):
        free.append(first_free(cells, taken))
        taken.add(free[-1])
    return free


def _check_cell(work: StepContext, zone: ZoneId, cell: int, count: int, taken: set[int]) -> None:
    words, cells = zone_words(work.table, zone), work.table.setting.zones[zone].spec.cells
    if not 1 <= cell <= cells:
        raise impossible(
            "no-cell",
            f"{words.en} has no cell of that number. Choose one that it has.",
            f"{words.ja}にその番号のマスはありません。あるマスを選んでください。",
        )
    if count > 1:
        raise impossible(
            "too-many",
            "One cell holds one unit. Put them down one by one.",
            "1つのマスに置けるのは1つです。1つずつ置いてください。",
        )
    if cell in taken:
        raise impossible(
            "taken",
            f"Cell {cell} of {words.en} is taken. Choose an empty one.",
            f"{words.ja}の{cell}番のマスはふさがっています。空いているマスを選んでください。",
        )


def positions(
    work: StepContext, position: Position | None, count: int
) -> Sequence[Position | None]:
    """Return where each of several units lies that are put on one spot, or in their row."""
    if position is None:
        return [None] * count
    setting = work.table.setting
    return spread(position, count, work.spec.layout, setting, work.seat)

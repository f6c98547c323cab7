"""Moving whole units: to another zone, or in the place of another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.core import fact as f
from app.core import intent as i
from app.core.card import Position
from app.core.data.value import replace
from app.core.ids import Names, UnitId, ZoneId
from app.core.table import Table
from app.session.steps.cells import cells_for, positions
from app.session.steps.pile_order import side_by_side
from app.session.steps.rights import check_touch, impossible, zone_words

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext


def move_units(work: StepContext, step: i.MoveUnits) -> None:
    """Put whole units on a field."""
    zone = work.zone(step.zone)
    if zone not in work.table.fields:
        words = zone_words(work.table, zone)
        raise impossible(
            "no-field",
            f"{words.en} is a pile. Put the cards there one by one.",
            f"{words.ja}は山です。カードを1枚ずつ置いてください。",
        )
    units = tuple(dict.fromkeys(work.unit(name) for name in step.units))
    for touched in {zone, *(work.table.units[name].zone for name in units)}:
        check_touch(work.table, work.seat, touched)
    places = side_by_side(work.table.fields[zone], units, step.at)
    spots = positions(work, step.position, len(units))
    cells = _cells(work, step, zone, units)
    for name, place, spot, cell in zip(units, places, spots, cells, strict=True):
        move = _unit_way(work, name, zone, place, spot, cell)
        work.commit(f.UnitsMoved(work.seat, (move,), step.verb))


def _cells(
    work: StepContext, step: i.MoveUnits, zone: ZoneId, units: tuple[UnitId, ...]
) -> list[int]:
    """Return the cell of each unit: those that stay in their zone keep theirs, unless told."""
    held = work.table.units
    stay = [name for name in units if held[name].zone == zone and held[name].cell]
    if step.cell:
        return cells_for(work, zone, step.cell, len(units), units)
    others = iter(cells_for(work, zone, 0, len(units) - len(stay)))
    return [held[name].cell if name in stay else next(others) for name in units]


def _unit_way(
    work: StepContext,
    name: UnitId,
    zone: ZoneId,
    at: int,
    position: Position | None,
    cell: int = 0,
) -> f.UnitMove:
    return unfollowed(work.table, work.name, f.UnitMove(name, zone, at, position, cell=cell))


def unfollowed(table: Table, name: Names, move: f.UnitMove) -> f.UnitMove:
    """Return a unit's way with fresh names for what of it lies face down and leaves its zone."""
    unit = table.units[move.unit]
    lost = [number for number in unit.parts if not table.cards[number].up]
    if not lost or unit.zone == move.zone:
        return replace(move, renamed="", handles=())
    return replace(move, renamed=name("u"), handles=tuple((number, name("c")) for number in lost))


def swap_units(work: StepContext, step: i.SwapUnits) -> None:
    """Let two units change places."""
    one = work.table.units[work.unit(step.one)]
    other = work.table.units[work.unit(step.other)]
    for touched in {one.zone, other.zone}:
        check_touch(work.table, work.seat, touched)
    if one.id == other.id:
        raise impossible("itself", "Choose two different ones.", "違うものを2つ選んでください。")
    fields = work.table.fields
    here, there = fields[one.zone].index(one.id), fields[other.zone].index(other.id)
    if one.zone == other.zone:
        low, high = sorted(((here, one), (there, other)), key=lambda pair: pair[0])
        moves = (
            _unit_way(work, high[1].id, one.zone, low[0], low[1].position, low[1].cell),
            _unit_way(work, low[1].id, one.zone, high[0], high[1].position, high[1].cell),
        )
    else:
        moves = (
            _unit_way(work, one.id, other.zone, there, other.position, other.cell),
            _unit_way(work, other.id, one.zone, here, one.position, one.cell),
        )
    work.commit(f.UnitsMoved(work.seat, moves, step.verb))


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {
    i.MoveUnits: move_units,
    i.SwapUnits: swap_units,
}

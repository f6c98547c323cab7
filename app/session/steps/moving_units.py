"""Moving whole units: to another zone, or in the place of another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.core import fact as f
from app.core import intent as i
from app.core.card import Position
from app.core.ids import UnitId, ZoneId
from app.session.steps.moving import positions, side_by_side
from app.session.steps.rights import impossible, zone_words

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
    places = side_by_side(work.table.fields[zone], units, step.at)
    spots = positions(work, step.position, len(units))
    for name, place, spot in zip(units, places, spots, strict=True):
        move = _unit_way(work, name, zone, place, spot)
        work.commit(f.UnitsMoved(work.seat, (move,), step.verb))


def _unit_way(
    work: StepContext, name: UnitId, zone: ZoneId, at: int, position: Position | None
) -> f.UnitMove:
    unit = work.table.units[name]
    lost = [number for number in unit.parts if not work.table.cards[number].up]
    return f.UnitMove(
        name,
        zone,
        at,
        position,
        work.name("u") if lost and unit.zone != zone else "",
        tuple((number, work.name("c")) for number in lost) if unit.zone != zone else (),
    )


def swap_units(work: StepContext, step: i.SwapUnits) -> None:
    """Let two units change places."""
    one = work.table.units[work.unit(step.one)]
    other = work.table.units[work.unit(step.other)]
    if one.id == other.id:
        raise impossible("itself", "Choose two different ones.", "違うものを2つ選んでください。")
    fields = work.table.fields
    here, there = fields[one.zone].index(one.id), fields[other.zone].index(other.id)
    if one.zone == other.zone:
        low, high = sorted(((here, one), (there, other)), key=lambda pair: pair[0])
        moves = (
            _unit_way(work, high[1].id, one.zone, low[0], low[1].position),
            _unit_way(work, low[1].id, one.zone, high[0], high[1].position),
        )
    else:
        moves = (
            _unit_way(work, one.id, other.zone, there, other.position),
            _unit_way(work, other.id, one.zone, here, one.position),
        )
    work.commit(f.UnitsMoved(work.seat, moves, step.verb))


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {
    i.MoveUnits: move_units,
    i.SwapUnits: swap_units,
}

"""What people do: set stones into the stream, wait, lift one again, count what each has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.card import value_of
from app.core.ids import SeatId
from app.core.intent import Collect, Draw, Move, MoveUnits, PutMark, Shuffle
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import cell_named
from app.games.game_api import Drop, Look, Selection
from app.games.stepping_stones.stepping_stones_zones import HAND, PILE, PLACES, STREAM
from app.games.table_tools import (
    Running,
    Steps,
    chosen,
    chosen_units,
    count,
    me,
    offer,
    own,
    zone_of,
)

HELD = 3
"""Stones in a hand when a turn begins."""
LIFTED, POINTS = "lifted", "points"
"""Marks of a seat: that it has lifted a stone in this game, and what it was counted."""


# -- procedures: several steps, each seeing what came of the one before ---------------------------


def setup(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Shuffle the own pile and take the first hand; run for each seat as a table is laid."""
    view = look()
    if count(view, own(view, PILE)):
        yield Shuffle(own(view, PILE))
    yield from _fill(view)


def end_turn(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Fill the hand and give the turn to the next seat; the first turn begins with this as well."""
    view = look()
    if not view.turn.number:
        yield NextTurn(view.turn.seat)
        return
    yield from _fill(view)
    yield NextTurn((view.turn.seat + 1) % len(view.setting.seats))


def _fill(view: SeatView) -> Running:
    missing = HELD - count(view, own(view, HAND))
    if missing > 0 and count(view, own(view, PILE)):
        yield Draw(missing, own(view, PILE), own(view, HAND))


# -- actions: what a menu and a key offer on what is selected -------------------------------------


def _held(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return the selected cards of the own hand."""
    return tuple(ref for ref in chosen(view, selection) if zone_of(view, ref) == own(view, HAND))


def set_stone(view: SeatView, selection: Selection) -> Steps:
    """Set the selected stone at the place that is aimed at, or at the first empty one."""
    stones = _held(view, selection)
    aimed = cell_named(view.setting.zones, selection.cell)
    full = len(view.zones[STREAM].items) == PLACES
    if len(stones) != 1 or full:
        return ()
    return (Move(stones, STREAM, -1, verb="set", cell=aimed[1] if aimed else 0),)


def wait(view: SeatView, selection: Selection) -> Steps:
    """Put the selected stones below the own pile: the turn passes without one."""
    stones = _held(view, selection)
    return (Move(stones, own(view, PILE), -1, verb="wait"),) if stones else ()


def lift(view: SeatView, selection: Selection) -> Steps:
    """Take an own stone out of the stream again, once in a game."""
    seat = f"seat.{me(view)}"
    units = [u for u in chosen_units(view, selection) if owner(view, u) == me(view)]
    if len(units) != 1 or value_of(view.marks.get(seat, ()), LIFTED):
        return ()
    return (Collect((units[0],), own(view, HAND)), PutMark((seat,), LIFTED, value=1))


def tally(view: SeatView, _selection: Selection) -> Steps:
    """Write down for each seat what its stones come to."""
    if view.seat < 0 or not view.zones[STREAM].items:
        return ()
    seats = range(len(view.setting.seats))
    return tuple(PutMark((f"seat.{seat}",), POINTS, value=points(view, seat)) for seat in seats)


ACTIONS = (
    offer("set", Words("Set into the stream", "流れに置く"), set_stone, "P"),
    offer("wait", Words("Wait: below the pile", "待つ：山の一番下へ"), wait, "W"),
    offer("lift", Words("Lift the stone", "石を拾い上げる"), lift, "B", "unit"),
    offer("tally", Words("Count all stones", "石を数える"), tally, "C", "table"),
)


# -- what follows from the table ------------------------------------------------------------------


def owner(view: SeatView, unit: str) -> SeatId:
    """Return whose stone stands there."""
    return view.cards[view.units[unit].base].owner


def points(view: SeatView, seat: SeatId) -> int:
    """Return 1 for each stone of a seat, and 1 more for each that stands next to one before it."""
    stones = (view.units[unit] for unit in view.zones[STREAM].items)
    mine = {stone.cell for stone in stones if view.cards[stone.base].owner == seat}
    return len(mine) + sum(cell + 1 in mine for cell in mine)


# -- drops: what letting go of something over a zone means ----------------------------------------


def drops(
    view: SeatView, selection: Selection, zone: str, _unit: str, index: int
) -> Iterator[Drop]:
    """Yield the readings of a drop, the likeliest first; an empty place is filled in by itself."""
    title = view.setting.zones[zone].spec.title
    if zone == STREAM and selection.cards:
        yield Drop(title, Move(selection.cards, zone, -1, verb="set"))
    elif zone == STREAM and selection.units:
        yield Drop(title, MoveUnits(selection.units, zone))
    elif selection.units:
        yield Drop(title, Collect(selection.units, zone))
    elif selection.cards:
        yield Drop(title, Move(selection.cards, zone, index))

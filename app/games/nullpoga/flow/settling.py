"""Making the table as the resolver says: whatever its steps did not tell of their own accord.

After a step that was told rightly almost nothing is left to do. What is, is done by the same marks
and moves, so that the table and the resolver can never drift apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.card import value_of
from app.core.ids import UnitId
from app.core.intent import Collect, Move, MoveUnits, PutMark, SwapUnits
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.nullpoga.resolver.board_values import (
    BATTLE,
    COLUMNS,
    SIDES,
    Board,
    Place,
    Standing,
)
from app.games.nullpoga.table import nullpoga_marks as m
from app.games.nullpoga.table.board_reading import board_of, monster_of, seat_marks, wild_of
from app.games.nullpoga.table.nullpoga_zones import ASIDE, GRAVE, ROWS, cell_id, cell_of
from app.games.table_tools import Running, number_now

QUIET = "settles"
"""The verb of what goes untold."""
CHANGES = "changes"
"""The verb of a number of a monster that follows from what was told."""


def settled(look: Look, board: Board, names: Mapping[str, str]) -> Running:
    """Make the table as `board` says; `names` are units by what the resolver calls them."""
    yield from _gone(look, board, names)
    for place, standing in standing_on(board):
        yield from moved_to(look, names.get(standing.uid, standing.uid), place)
    view = look()
    for _, standing in standing_on(board):
        unit = names.get(standing.uid, standing.uid)
        if unit in view.units:
            yield from _marks(view, unit, standing)
    yield from _sides(look(), board)


def standing_on(board: Board) -> Iterator[tuple[Place, Standing]]:
    """Yield all monsters with where they stand."""
    for side in SIDES:
        for row in ROWS:
            for column, held in enumerate(board.sides[side].row(row)):
                if held is not None:
                    yield Place(side, row, column), held


def _gone(look: Look, board: Board, names: Mapping[str, str]) -> Running:
    there = {names.get(held.uid, held.uid) for _, held in standing_on(board)}
    for _, held in standing_on(board_of(look())):
        if held.uid not in there:
            yield from buried(look(), held.uid)


def buried(view: SeatView, unit: UnitId, verb: str = "dies") -> Running:
    """Put a monster into its owner's graveyard, a token aside."""
    if unit not in view.units:
        return
    base = view.cards[view.units[unit].base]
    known = m.card_of(base.ref)
    pile = ASIDE if known is not None and known.kind == "token" else GRAVE
    yield Collect((unit,), f"{pile}.{base.owner}", verb=verb)


def moved_to(look: Look, unit: UnitId, place: Place, verb: str = "moves") -> Running:
    """Put a monster on a cell; who stands there takes its place."""
    view = look()
    if unit not in view.units:
        return
    zone, cell = f"{place.row}.{place.side}", cell_of(place.side, place.column)
    held = view.units[unit]
    if (held.zone, held.cell) == (zone, cell):
        return
    yield from cleared(look, place)
    view = look()
    other = next((one for one in view.zones[zone].items if view.units[one].cell == cell), None)
    if other is None:
        yield MoveUnits((unit,), zone, verb=verb, cell=cell)
    else:
        yield SwapUnits(unit, other, verb=verb)


def cleared(look: Look, place: Place) -> Running:
    """Set aside what lies on a cell and is no monster: laid there by hand, unknown to the rules.

    What lies face down may be what only its owner knows, and stays so.
    """
    view, zone = look(), f"{place.row}.{place.side}"
    cell = cell_of(place.side, place.column)
    for name in view.zones[zone].items:
        unit = view.units[name]
        if unit.cell != cell or monster_of(view, unit) is not None:
            continue
        goal = f"{ASIDE}.{view.cards[unit.base].owner}"
        for up in (True, False):
            cards = tuple(card for card in unit.parts if view.cards[card].up == up)
            if cards:
                yield Move(cards, goal, up=up, verb="makes_way")


def _marks(view: SeatView, unit: UnitId, held: Standing) -> Running:
    for number, now in ((m.ATTACK_NUMBER, held.attack), (m.LIFE_NUMBER, max(0, held.life))):
        if number_now(view, unit, number) != now:
            yield PutMark((unit,), number.key, value=now, verb=CHANGES)
    marks = view.units[unit].marks
    for key, value in states_of(held).items():
        if value_of(marks, key) != value:
            yield PutMark((unit,), key, value=value, verb=QUIET)


def states_of(held: Standing) -> dict[str, int]:
    """Return what is written on a monster beside its numbers, by the key of the mark."""
    return {
        m.STAGE: held.stage,
        m.POISON: held.poison,
        m.BURN: held.burn,
        m.DOUBLED: held.doubled,
        m.GUARDED: int(held.guarded),
        m.STUNNED: int(held.stunned),
        m.BARRED: int(held.barred),
        m.PULLED: int(held.pulled),
    }


def _sides(view: SeatView, board: Board) -> Running:
    for side in SIDES:
        meant, marks, seat = board.sides[side], seat_marks(view, side), f"seat.{side}"
        for key, value in (
            (m.PLAYER_LIFE, max(0, meant.life)),
            (m.BELOW, max(0, -meant.life)),
            (m.MANA, meant.mana),
        ):
            if value_of(marks, key) != value:
                yield PutMark((seat,), key, value=value, verb=QUIET)
        wild = set(wild_of(view, side))
        for column in range(COLUMNS):
            if (column in wild) != (column in meant.wild):
                cell = cell_id(Place(side, BATTLE, column))
                yield PutMark((cell,), m.WILD, value=int(column in meant.wild), verb=QUIET)

"""Whose turn it is and who is out, as a game says it of the table that a host has.

Games say both from what everybody sees (`games/contracts/out_contract.py`). Where a game has no say
in it no view is made: most gestures ask for this. Where it has, one is made for each table, however
many ask: the turn lock, requests, the clock.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.core.data.asked_once import asked_once
from app.core.ids import SPECTATOR, SeatId
from app.core.sight import view
from app.core.table import Table
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts import out_contract
from app.games.contracts.stage.chance_contract import ChanceAsked, goes_round, round_the_table
from app.games.game_api import GameSpec


def seats_out(spec: GameSpec, table: Table) -> dict[SeatId, Words]:
    """Return the seats that are out, each with the reason."""
    return dict(_told(table, spec.out)[0]) if spec.out is not None else {}


@asked_once
def _told(table: Table, out: out_contract.Out) -> tuple[dict[SeatId, Words], tuple[SeatId, ...]]:
    """Return who is out, and whose turn it is: nobody's before the first one."""
    seen = view(table, SPECTATOR)
    return out_contract.seats_out(seen, out), out_contract.whose_turn(seen, out)


def still_playing(spec: GameSpec, table: Table, seats: Iterable[SeatId]) -> tuple[SeatId, ...]:
    """Return those of `seats` that are not out; all of them where that is nobody."""
    asked = tuple(seats)
    gone = seats_out(spec, table)
    return tuple(seat for seat in asked if seat not in gone) or asked


def is_over(spec: GameSpec, table: Table) -> bool:
    """Whether the game was decided."""
    return bool(spec.over) and table.turn.phase == spec.over


def whose_turn(spec: GameSpec, table: Table) -> tuple[SeatId, ...]:
    """Return whose turn it is; nobody's before the first one and after the game."""
    if not table.turn.number or is_over(spec, table):
        return ()
    return table.turn.seats if spec.out is None else _told(table, spec.out)[1]


def next_chance(
    spec: GameSpec, after: Table, asked: ChanceAsked, seen: SeatView | None = None
) -> SeatId | None:
    """Return who has the chance on the table `after` what happened on its stage.

    What a game answers is kept to the seats that play: one that is out is passed by. `seen` is what
    everybody sees of that table, where somebody has looked already.
    """
    if spec.chance is None and spec.out is None:
        seats, declared = range(len(after.setting.seats)), after.stage.declarations
        return goes_round(len(seats), seats, declared[-1].seat if declared else None, asked)
    seen = seen or view(after, SPECTATOR)
    if spec.chance is None:
        return round_the_table(seen, asked, spec.out)
    seat, still = spec.chance(seen, asked), out_contract.playing(seen, spec.out)
    if seat is None or seat in still:
        return seat
    following = out_contract.next_seat(seen, spec.out, seat)
    return following if following in still and following not in asked.passed else None

"""A rematch: what the new table agrees on, and who chooses who goes first there."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.intent import Procedure
from app.core.options import Options, value_set, with_options
from app.core.view import SeatView
from app.games.contracts.rematch_contract import Kind, Rematch, Said
from app.games.pokemon.procedures import game_result

SETTLING: dict[Kind, Options] = {
    "tiebreaker": (("game", "tiebreaker"), ("prizes", "6")),
    "sudden_death": (("game", "sudden-death"), ("prizes", "1")),
}
"""What a game that settles a tie is played with (APR E)."""


def another(view: SeatView, said: Said, kind: Kind) -> Rematch:
    """Return what the next game of two sides begins with, players or teams; others ask anew."""
    swapped = kind == "rematch_swapped"
    lost = conceder(view, said)
    if lost is None:
        lost = loser(view)
    seats = view.setting.seats
    begins = opening(lost if _two_sides(view) else None, len(seats), swapped=swapped)
    return Rematch(_options(view.options, kind), begins)


def _two_sides(view: SeatView) -> bool:
    return len({seat.team for seat in view.setting.seats}) == 2


def _options(options: Options, kind: Kind) -> Options:
    """Return what is agreed on at the new table: what was, and what kind of game it is.

    After a game that settled a tie a usual one is played again, with the usual Prizes.
    """
    if kind in SETTLING:
        return with_options(options, SETTLING[kind])
    if value_set(options, "game", "usual") == "usual":
        return options
    return tuple(pair for pair in options if pair[0] not in ("game", "prizes"))


def conceder(view: SeatView, said: Said) -> SeatId | None:
    """Return who conceded the game that is over; None where it ended otherwise."""
    if view.turn.phase != game_result.OVER:
        return None
    told = [(verb, seat) for verb, seat in said if verb in ("concede", "result")]
    if told and told[-1][0] == "result":
        told.pop()  # it is announced right after
    return told[-1][1] if told and told[-1][0] == "concede" else None


def loser(view: SeatView) -> SeatId | None:
    """Return who lost, as it stands on the table; None for a tie, or where it does not show.

    Of a team its first member; of more than two sides it is nobody in particular. Whoever conceded
    is known from the log alone.
    """
    found = game_result.result(view)
    if found is None or found.winner is None or not _two_sides(view):
        return None
    return next(seat for seat in range(len(view.setting.seats)) if seat not in found.winners)


def opening(lost: SeatId | None, seats: int, *, swapped: bool) -> Procedure | None:
    """Return what the new table begins with: the loser is to choose who goes first.

    `lost` is the loser's seat at the old table, `swapped` whether the players changed seats: then
    each sits one seat further down. None where nobody lost, or plays alone: then it is decided as
    at any table.
    """
    if lost is None or seats < 2:
        return None
    seat = (lost - 1) % seats if swapped else lost
    return Procedure("first", (("by", "loser"), ("seat", str(seat))))

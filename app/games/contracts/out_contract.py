"""Who is out of a game and why, and the order of the seats that still play.

A game says it of a seat from what everybody sees (`GameSpec.out`), so that the host, every window
and every seat agree on it. Turns, the chance, tasks, the turn lock and requests pass such a seat
by. It keeps its place: people still sit there, and an undo brings it back.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.table import Turn
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.task_model import Task, Tasks

Out = Callable[[SeatView, SeatId], Words | None]
"""(anybody's view, a seat) -> why that seat is out ("no life left"), None while it plays: the same
for every view."""


def seats_out(view: SeatView, out: Out | None) -> dict[SeatId, Words]:
    """Return the seats that are out, each with the reason."""
    if out is None:
        return {}
    told = ((seat, out(view, seat)) for seat in range(len(view.setting.seats)))
    return {seat: why for seat, why in told if why is not None}


def playing(view: SeatView, out: Out | None) -> tuple[SeatId, ...]:
    """Return the seats that are not out, in their order."""
    gone = seats_out(view, out)
    return tuple(seat for seat in range(len(view.setting.seats)) if seat not in gone)


def next_seat(view: SeatView, out: Out | None, after: SeatId) -> SeatId:
    """Return the seat that comes after `after` round the table, out seats passed by.

    `after` itself where nobody else plays.
    """
    count, still = len(view.setting.seats), playing(view, out)
    order = ((after + offset) % count for offset in range(1, count))
    return next((seat for seat in order if seat in still), after)


def whose_turn(view: SeatView, out: Out | None, over: str = "") -> tuple[SeatId, ...]:
    """Return the seats whose turn it is; none before the first turn and in the phase `over`.

    A seat that went out in its own turn leaves it to the next one.
    """
    turn = view.turn
    if not turn.number or (over and turn.phase == over):
        return ()
    gone = seats_out(view, out)
    still = tuple(seat for seat in turn.seats if seat not in gone)
    return still or (next_seat(view, out, turn.seat),)


def turn_of(view: SeatView, out: Out | None) -> Turn:
    """Return the turn as it is said and shown: of those of its seats that play."""
    turn = view.turn
    if out is None or not turn.number:
        return turn
    seat, *also = whose_turn(view, out)
    return replace(turn, seat=seat, also=tuple(sorted(also)))


def tasks_of(
    view: SeatView, tasks: Tasks | None, out: Out | None, over: str = ""
) -> tuple[Task, ...]:
    """Return what is to be done; nobody who is out is asked for anything.

    In the phase `over` everybody is: the next game is for those who are out of this one, too.
    """
    asked = tasks(view) if tasks is not None else ()
    if over and view.turn.phase == over:
        return asked
    gone = seats_out(view, out) if asked else {}
    return tuple(task for task in asked if task.seat not in gone) if gone else asked

"""Prize cards (サイド): what a Knock Out is worth, who may take how many, and taking them.

How many a player is to take is a public mark on that player. It is a reminder: taking more or
fewer, or changing the number, is always possible.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from app.core.card import value_of
from app.core.ids import SeatId, UnitId
from app.core.intent import Draw, Move, PutMark
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.pokemon.table.printed_facts import facts
from app.games.pokemon.table.seat_board import unit_name
from app.games.table_tools import Running, Steps, base_ref, count, me, named, number, place_of, side

DUE = "prizes_due"
"""Mark on a player: how many Prizes they are to take."""
ALL_TAKEN = "prizes_taken"
"""Mark on a player who took the last Prize: a table without Prizes is no game won."""


def due(view: SeatView, seat: SeatId) -> int:
    """Return how many Prizes a player is to take: never more than are left."""
    owed = value_of(view.marks.get(f"seat.{seat}", ()), DUE)
    return min(owed, left(view, seat))


def left(view: SeatView, seat: SeatId) -> int:
    """Return how many Prizes a player has left."""
    return count(view, place_of(view, "prizes", seat))


# -- what a Knock Out is worth ------------------------------------------------------------


def worth(view: SeatView, unit: UnitId) -> int:
    """Return how many Prizes are taken for a Pokémon (seed 000 §7.4).

    What its rule box says, changed by the marks "prizes_more" and "prizes_less" on it.
    """
    marks = view.units[unit].marks
    changed = value_of(marks, "prizes_more") - value_of(marks, "prizes_less")
    return max(0, _printed(view, unit) + changed)


def _printed(view: SeatView, unit: UnitId) -> int:
    ref = base_ref(view, view.units[unit])
    return 1 if ref is None else facts(ref).prizes


def working(view: SeatView, unit: UnitId) -> Words:
    """Return how a Pokémon's Prizes come about: "2 for Dragapult ex", "1 + 1 = 2 for Dreepy"."""
    marks = view.units[unit].marks
    more, less = value_of(marks, "prizes_more"), value_of(marks, "prizes_less")
    sum_ = str(_printed(view, unit))
    if more or less:
        sum_ += f" + {more}" if more else ""
        sum_ += f" − {less}" if less else ""
        sum_ += f" = {worth(view, unit)}"
    name = unit_name(view, unit)
    return Words(f"{sum_} for {name.en}", f"{name.ja}で{sum_}枚")


def taker(view: SeatView, unit: UnitId) -> SeatId | None:
    """Return who takes Prizes for a Pokémon: its player's opponent, whoever knocked it out."""
    own = view.setting.partners(side(view, unit))
    seats = range(len(view.setting.seats))
    opposing = [seat for seat in seats if seat not in own]
    if view.turn.seat in opposing:
        return view.turn.seat
    return opposing[0] if opposing else None


def owe(view: SeatView, units: Iterable[UnitId]) -> Steps:
    """Return the steps that note the Prizes for these Pokémon, never more than are left."""
    owed: dict[SeatId, int] = {}
    for unit in units:
        seat = taker(view, unit)
        if seat is not None:
            owed[seat] = owed.get(seat, 0) + worth(view, unit)
    return tuple(
        PutMark((f"seat.{seat}",), DUE, value=most)
        for seat, prizes in sorted(owed.items())
        if (most := min(due(view, seat) + prizes, left(view, seat))) > due(view, seat)
    )


# -- taking them --------------------------------------------------------------------------


def take(view: SeatView, cards: Sequence[str], seat: SeatId) -> Steps:
    """Return the steps by which a player takes these Prizes, seen by nobody else."""
    if not cards:
        return ()
    taken = Move(tuple(cards), place_of(view, "hand", seat), -1, verb="take_prize")
    return (taken, *_noted(view, seat, len(cards)))


def take_first(view: SeatView, prizes: int, seat: SeatId) -> Steps:
    """Return the steps by which a player takes the first of the Prizes, as many as there are."""
    prizes = min(prizes, left(view, seat))
    if prizes < 1:
        return ()
    taken = Draw(
        prizes, place_of(view, "prizes", seat), place_of(view, "hand", seat), verb="take_prize"
    )
    return (taken, *_noted(view, seat, prizes))


def _noted(view: SeatView, seat: SeatId, taken: int) -> Steps:
    """Return what taking so many changes of the marks: fewer are due, or none are left."""
    target = (f"seat.{seat}",)
    owed = value_of(view.marks.get(target[0], ()), DUE)
    steps: Steps = ()
    if owed:
        rest = min(max(0, owed - taken), left(view, seat) - taken)
        steps = (PutMark(target, DUE, value=rest),)
    if taken >= left(view, seat):
        steps += (PutMark(target, ALL_TAKEN, value=1),)
    return steps


def take_prizes(look: Look, arguments: Mapping[str, str]) -> Running:
    """Take Prizes into the hand (サイドをとる).

    `cards` names them with commas between ("prizes.0#3"), or `count` says how many from the
    first on: as many as are due if neither is there. `seat` is who takes them.
    """
    view = look()
    seat = number(arguments, "seat", me(view))
    cards = named(view, arguments.get("cards", ""))
    if cards:
        yield from take(view, cards, seat)
        return
    prizes = number(arguments, "count", due(view, seat) or 1)
    # Where none are left the host says so.
    nothing = (
        Draw(
            prizes, place_of(view, "prizes", seat), place_of(view, "hand", seat), verb="take_prize"
        ),
    )
    yield from take_first(view, prizes, seat) or nothing

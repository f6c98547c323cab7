"""What people have to see to before the game goes on: Knock Outs, Prizes, a new Active Pokémon."""

from __future__ import annotations

from app.core.card import mark_of
from app.core.ids import SeatId, UnitId
from app.core.view import SeatView
from app.games.pokemon.procedures.checkup_steps import CHECKUP
from app.games.pokemon.procedures.game_result import standing
from app.games.pokemon.table.health import surely_or_perhaps_out
from app.games.pokemon.table.pokemon_options import by_the_sheet
from app.games.pokemon.table.prize_cards import due, unshared
from app.games.pokemon.table.seat_board import free_spots, in_play, out_of, players
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import place_of, units_in

STAYS = "stays_in"
"""Mark on a player who is said to be out this turn, and plays on all the same."""


def benched(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return a player's Benched Pokémon."""
    return tuple(
        unit for unit in units_in(view, place_of(view, "bench", seat)) if in_play(view, unit)
    )


def takers(view: SeatView) -> tuple[SeatId, ...]:
    """Return who is to take Prizes, the player whose turn it is first."""
    others = players(view).after(view.turn.seat)
    return tuple(seat for seat in (*_now(view), *others) if due(view, seat))


def open_takers(view: SeatView) -> tuple[SeatId, ...]:
    """Return for whose Knocked Out Pokémon it is yet to be said who takes the Prizes."""
    seats = range(len(view.setting.seats))
    return tuple(seat for seat in seats if unshared(view, seat))


def promoters(view: SeatView) -> tuple[SeatId, ...]:
    """Return who is to send a Pokémon to an Active Spot, one of each team.

    Where several are, the player whose turn is next goes first (seed 000 §7.4, APR D-05). Between
    two turns it is nobody's turn.
    """
    turn = None if view.turn.phase == CHECKUP else view.turn.seat
    ask, there = variant_of(view).promoters, players(view)
    found: list[SeatId] = []
    for seat in (*there.after(view.turn.seat), *_now(view)):
        can = benched(view, seat) and free_spots(view, seat)
        asked = set(found) & set(view.setting.partners(seat))
        if can and not asked and ask(there, seat, turn):
            found.append(seat)
    return tuple(found)


def is_out(view: SeatView, *, ending: bool = False) -> str:
    """Return why the player whose turn it is has to leave the game; "" for nothing.

    With `ending` the turn is about to end (BR074, BR123).
    """
    ask, seat = variant_of(view).loses, view.turn.seat
    if ask is None or not view.turn.number or out_of(view, seat) is not None:
        return ""
    if mark_of(view.marks.get(f"seat.{seat}", ()), STAYS) is not None:
        return ""
    why = ask(standing(view, seat), ending)
    return "" if why == "deck_out" and by_the_sheet(view, "br-leaving") else why


def pending(view: SeatView, *, ending: bool = False) -> frozenset[str]:
    """Return a sign for each thing that people have to see to; with `ending` as the turn ends."""
    out = is_out(view, ending=ending or view.turn.phase == "end")
    return frozenset(
        (
            *(f"knock_out.{unit}" for unit in surely_or_perhaps_out(view)),
            *(f"share.{seat}.{len(unshared(view, seat))}" for seat in open_takers(view)),
            *(f"prizes.{seat}" for seat in takers(view)),
            *(f"promote.{seat}" for seat in promoters(view)),
            *((f"out.{view.turn.seat}",) if out else ()),
        )
    )


def _now(view: SeatView) -> tuple[SeatId, ...]:
    """Return whose turn it is; nobody after a player who is out."""
    return () if out_of(view, view.turn.seat) is not None else (view.turn.seat,)

"""What people have to see to before the game goes on: Knock Outs, Prizes, a new Active Pokémon."""

from __future__ import annotations

from app.core.ids import SeatId, UnitId
from app.core.view import SeatView
from app.games.pokemon.table.health import knocked_out, perhaps_out
from app.games.pokemon.table.prize_cards import due
from app.games.pokemon.table.seat_board import actives, in_play
from app.games.table_tools import place_of, units_in


def benched(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return a player's Benched Pokémon."""
    return tuple(
        unit for unit in units_in(view, place_of(view, "bench", seat)) if in_play(view, unit)
    )


def takers(view: SeatView) -> tuple[SeatId, ...]:
    """Return who is to take Prizes, the player whose turn it is first."""
    return tuple(seat for seat in _from(view, view.turn.seat) if due(view, seat))


def promoters(view: SeatView) -> tuple[SeatId, ...]:
    """Return who is to send a Pokémon to the Active Spot.

    Where both are, the player whose turn is next goes first (seed 000 §7.4, APR D-05).
    """
    return tuple(
        seat
        for seat in _from(view, view.turn.seat + 1)
        if benched(view, seat) and not any(in_play(view, unit) for unit in actives(view, seat))
    )


def pending(view: SeatView) -> frozenset[str]:
    """Return a sign for each thing that people have to see to."""
    return frozenset(
        (
            *(f"knock_out.{unit}" for unit in (*knocked_out(view), *perhaps_out(view))),
            *(f"prizes.{seat}" for seat in takers(view)),
            *(f"promote.{seat}" for seat in promoters(view)),
        )
    )


def _from(view: SeatView, first: SeatId) -> tuple[SeatId, ...]:
    """Return the seats in turn order."""
    seats = len(view.setting.seats)
    return tuple((first + offset) % seats for offset in range(seats))

"""When a Pokémon game may begin: every player has put down everything and said so."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.view import SeatView
from app.games.contracts.beginning_contract import Beginning
from app.games.pokemon.procedures.mulligans import owed
from app.games.pokemon.tasks.setup_marks import READY, SAID, is_set_out, marked, seats


def is_done(view: SeatView, seat: SeatId) -> bool:
    """Whether the game need not wait for a player; alone nobody says so."""
    said = len(seats(view)) == 1 or bool(marked(view, seat, READY))
    return is_set_out(view, seat) and said and not owed(view, seat)


def awaited(view: SeatView) -> tuple[SeatId, ...]:
    """Return the players who are not ready; nothing of what they hold goes into it."""
    return tuple(seat for seat in seats(view) if not is_done(view, seat))


BEGINNING = Beginning("start", awaited, frozenset(SAID))

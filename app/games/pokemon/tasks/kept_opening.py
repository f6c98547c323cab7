"""The opening that a player put down: what the hand was when the own Prizes were set out.

Until then hands are redrawn and Pokémon moved about; the Prizes end that (seed 000 §5), by hand or
by a procedure of setup.
"""

from __future__ import annotations

from app.core.view import SeatFact, SeatView, fold
from app.games.game_api import PutDown
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.printed_facts import is_basic
from app.games.pokemon.table.seat_board import hand
from app.games.pokemon.tasks.setup_marks import LONE, marked, put_down, shared
from app.games.table_tools import count, me, own


def opened(view: SeatView, facts: tuple[SeatFact, ...]) -> PutDown | None:
    """Return the opening of the seat whose view this is, if the gesture set out its Prizes.

    `facts` are what the seat is told of the gesture, which may go on after that. Nothing but the
    seat's own view goes into it.
    """
    if view.seat < 0 or view.turn.number or count(view, own(view, "prizes")):
        return None
    for fact in facts:
        after = fold(view, fact)
        if count(after, own(after, "prizes")):
            return _seen(view)
        view = after
    return None


def _seen(view: SeatView) -> PutDown | None:
    """Return the hand with what was already put down of it; None where some of it is not seen."""
    placed = [view.units[unit].base for zone in IN_PLAY for unit in put_down(view, zone, me(view))]
    refs = [view.cards[card].ref for card in (*hand(view), *placed)]
    known = [ref for ref in refs if ref is not None]
    if not known or len(known) < len(refs):
        return None
    mulligans = marked(view, me(view), LONE) + shared(view)
    return PutDown(tuple(sorted(known)), sum(map(is_basic, known)), mulligans)

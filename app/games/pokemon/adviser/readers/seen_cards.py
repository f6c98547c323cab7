"""Which card it is, as all readers of plays ask a seat's view."""

from __future__ import annotations

from app.core.view import SeatView
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.cards.card_record import Card
from app.games.table_tools import ref_of

SPOTS = ("active", "bench")
"""Where Pokémon are in play."""


def card_named(view: SeatView, ref: str) -> Card | None:
    """Return the card named by handle or place; None where the seat does not know it."""
    return known(ref_of(view, ref))

"""Playing cards as a grid of suits and ranks, with the jokers below."""

from __future__ import annotations

from app.cards.deck.deck_grid import DeckGrid, GridHead, GridRow
from app.core.text.wording import both
from app.games._playing_cards.suits_ranks import JOKER, JOKERS, PIPS, RANKS, SECTIONS, SUITS

JOKERS_SIGN = both("★")


def suit_grid() -> DeckGrid:
    """Return the grid: four suits by thirteen ranks from the ace, and the two jokers."""
    return DeckGrid(
        tuple(GridHead(title, both(rank)) for rank, title in RANKS.items()),
        tuple(
            GridRow(GridHead(title, both(PIPS[suit])), tuple(f"{suit}-{rank}" for rank in RANKS))
            for suit, title in SUITS.items()
        ),
        (GridRow(GridHead(SECTIONS[JOKER], JOKERS_SIGN), tuple(JOKERS)),),
    )

"""The cards of an open table: playing cards, and any name."""

from __future__ import annotations

from functools import cache

from app.games._playing_cards.playing_base import PlayingCards


@cache
def open_cards() -> PlayingCards:
    """Return the cards, made once for everybody."""
    return PlayingCards("open_table")

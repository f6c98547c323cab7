"""The cards of the game: two packs, the decks that come along, and the check of decks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property

from app.cards.deck.deck import Pack
from app.games._playing_cards.playing_base import PlayingCards
from app.games._playing_cards.suit_grid import suit_grid
from app.games.blackpoker.cards.example_decks import GAME, packs
from app.games.blackpoker.cards.regulation_check import RegulationCheck


class BlackCards(PlayingCards):
    """Fifty-four cards, each once in a deck or not, and whether that fits a regulation."""

    check = RegulationCheck()
    grid = suit_grid()

    def __init__(self) -> None:
        # What a card can start hangs on its suit, and cards lie small on the mat.
        super().__init__(GAME, "four")

    @cached_property
    def packs(self) -> Sequence[Pack]:
        """The whole pack, and forty cards for each format."""
        return packs()


@cache
def black_cards() -> BlackCards:
    """Return the cards, made once for everybody."""
    return BlackCards()

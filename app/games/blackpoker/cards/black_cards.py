"""The cards of the game: two packs, the decks that come along, and the check of decks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property

from app.cards.deck.deck import Pack
from app.games._playing_cards.playing_base import PlayingCards
from app.games.blackpoker.cards.example_decks import GAME, packs
from app.games.blackpoker.cards.regulation_check import RegulationCheck


class BlackCards(PlayingCards):
    """Fifty-four cards, and whether a deck of them fits a regulation."""

    check = RegulationCheck()

    def __init__(self) -> None:
        super().__init__(GAME)

    @cached_property
    def packs(self) -> Sequence[Pack]:
        """The whole pack, and forty cards for each format."""
        return packs()


@cache
def black_cards() -> BlackCards:
    """Return the cards, made once for everybody."""
    return BlackCards()

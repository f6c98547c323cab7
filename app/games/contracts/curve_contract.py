"""The contract of curves: numbers of a deck's cards that people build decks by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from app.cards.deck.deck_curves import Curve

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckList
    from app.games.contracts.card_contract import GameCards


@runtime_checkable
class CurvedDecks(Protocol):
    """Cards whose decks have curves."""

    def curves(self, deck: DeckList) -> Sequence[Curve]:
        """Return the curves of a deck, always the same ones in the same order."""


def has_curves(cards: GameCards) -> bool:
    """Whether decks of a game have curves; most have none."""
    return isinstance(cards, CurvedDecks)


def curves_of(cards: GameCards, deck: DeckList) -> Sequence[Curve]:
    """Return the curves of a deck; nothing in a game whose decks have none."""
    return cards.curves(deck) if isinstance(cards, CurvedDecks) else ()

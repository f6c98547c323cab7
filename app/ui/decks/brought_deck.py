"""The deck that somebody brought to a table, of which there are but its cards, as a list."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckLine, DeckList

if TYPE_CHECKING:
    from app.cards.deck.deck import Status
    from app.games.contracts.card_contract import GameCards


def brought_deck(keys: tuple[str, ...], cards: GameCards) -> DeckList:
    """Return the list of the cards that somebody brought."""
    lines = []
    for key, count in Counter(keys).items():
        card = cards.get(key)
        status: Status = "known" if card.known else "placeholder"
        lines.append(
            DeckLine(count, card.name.en or card.name.ja, card.section, key, status=status)
        )
    return DeckList("", tuple(lines), game=cards.game)

"""The contract of a game's cards: what the program asks of them, beside what every card tells."""

from __future__ import annotations

from typing import Protocol

from app.cards.card_facts import CardFacts


class GameCards(CardFacts, Protocol):
    """The cards of a game with all that the game knows to do with them.

    It is handed around as one thing: who holds the cards can ask everything of them.
    """

"""What a layer of more cards answers: a store of what somebody imported or brought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from app.games.pokemon.cards.card_filter import CardFilter
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.store.ranking import Asked, Hit


class Layer(Protocol):
    """More cards, looked up one by one (`app/games/pokemon/cards/store/card_store.py`)."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Card]: ...
    def __contains__(self, key: object) -> bool: ...
    def get(self, key: str) -> Card | None:
        """Return the card with a key."""

    def by_id(self, card_id: str) -> Card | None:
        """Return the card with an id of the public data."""

    def prints(self, name: str) -> Sequence[Card]:
        """Return all prints of a name, newest first."""

    def near(self, near: Asked, filters: CardFilter, limit: int) -> Sequence[Hit]:
        """Return the cards whose names were typed with a slip, best first."""

    def search(self, text: str, filters: CardFilter, limit: int) -> Sequence[Hit]:
        """Return what a typed text finds, best first."""

    def cards_of(self, keys: Sequence[str]) -> dict[str, Card]:
        """Return the cards with these keys."""

    def sets_known(self) -> Iterable[tuple[str, str, str]]:
        """Return the sets: code, name, release date."""

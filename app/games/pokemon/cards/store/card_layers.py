"""All layers of more cards together: of those that have a card, the first counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain

from app.games.pokemon.cards.card_filter import CardFilter
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.store.card_layer import Layer
from app.games.pokemon.cards.store.ranking import Asked, Hit


class CardLayers:
    """What lies below the cards at hand, asked layer by layer."""

    def __init__(self, layers: Sequence[Layer]) -> None:
        self._layers = layers

    def __bool__(self) -> bool:
        return bool(self._layers)

    def __iter__(self) -> Iterator[Card]:
        """Yield the cards of every layer; one that several have comes several times."""
        return chain.from_iterable(self._layers)

    def __contains__(self, key: object) -> bool:
        return not _stands_in(key) and any(key in layer for layer in self._layers)

    def count_beside(self, known: AbstractSet[str]) -> int:
        """Return how many cards there are beside those with known keys."""
        more = 0
        for place, layer in enumerate(self._layers):
            if place == 0:
                more += len(layer) - sum(key in layer for key in known)
            else:
                more += sum(
                    card.key not in known
                    and not any(card.key in one for one in self._layers[:place])
                    for card in layer
                )
        return more

    def get(self, key: str) -> Card | None:
        """Return the card with a key."""
        if _stands_in(key):
            return None
        return next((card for layer in self._layers if (card := layer.get(key))), None)

    def by_id(self, card_id: str) -> Card | None:
        """Return the card with an id of the public data."""
        return next((found for layer in self._layers if (found := layer.by_id(card_id))), None)

    def newest_print(self, name: str) -> Card | None:
        """Return the newest print of a name, of the first layer that has any."""
        return next((prints[0] for layer in self._layers if (prints := layer.prints(name))), None)

    def prints(self, name: str) -> Iterator[Card]:
        """Yield all prints of a name, of each layer from the newest on."""
        return chain.from_iterable(layer.prints(name) for layer in self._layers)

    def search(self, text: str, filters: CardFilter, limit: int) -> Iterator[Hit]:
        """Yield what a typed text finds in each layer."""
        return chain.from_iterable(layer.search(text, filters, limit) for layer in self._layers)

    def near(self, near: Asked, filters: CardFilter, limit: int) -> Iterator[Hit]:
        """Yield what names typed with a slip find in each layer."""
        return chain.from_iterable(layer.near(near, filters, limit) for layer in self._layers)

    def cards_of(self, keys: Sequence[str]) -> dict[str, Card]:
        """Return the cards with these keys."""
        found: dict[str, Card] = {}
        for layer in self._layers:
            found = layer.cards_of([key for key in keys if key not in found]) | found
        return found

    def sets_known(self) -> dict[str, tuple[str, str]]:
        """Return the sets, code -> (release date, name)."""
        found: dict[str, tuple[str, str]] = {}
        for layer in self._layers:
            for code, name, released in layer.sets_known():
                found.setdefault(code, (released, name))
        return found


def _stands_in(key: object) -> bool:
    """Whether a key is that of a placeholder, which no data is kept under."""
    return not isinstance(key, str) or not key or key.startswith("?")

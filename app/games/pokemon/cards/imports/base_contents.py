"""What the person's card base holds, without what reads new data into it."""

from __future__ import annotations

from app.core.data.value import value
from app.games.pokemon.cards.store.card_store import CardStore, StoredSet
from app.places import cards_file, is_there


@value
class Held:
    """Cards and sets."""

    cards: int = 0
    sets: tuple[StoredSet, ...] = ()
    """Newest first."""


def held() -> Held:
    """Return what the person's card base holds. Raises CardStoreError."""
    if not is_there(cards_file()):
        return Held()
    store = CardStore.open(cards_file())
    try:
        return Held(len(store), tuple(store.sets()))
    finally:
        store.close()

"""What the person's card base holds, without what reads new data into it."""

from __future__ import annotations

from app.cards.importing.import_values import Held
from app.games.pokemon.cards.store.card_store import CardStore
from app.places import cards_file, is_there


def held() -> Held:
    """Return what the person's card base holds. Raises CardStoreError."""
    if not is_there(cards_file()):
        return Held()
    store = CardStore.open(cards_file())
    try:
        return Held(len(store), tuple(store.sets()))
    finally:
        store.close()

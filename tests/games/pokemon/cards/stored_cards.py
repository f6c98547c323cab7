"""Cards of our own making, and a base that holds them."""

from __future__ import annotations

from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.imports.bring_cards import bring
from app.games.pokemon.cards.imports.brought_entry import Brought
from app.games.pokemon.cards.imports.card_sources import Read
from app.games.pokemon.cards.imports.linked_names import NameTable
from app.games.pokemon.cards.store.card_store import CardStore


def item(key: str, en: str, ja: str = "", **more: object) -> Card:
    return Card(key=key, name=Words(en, ja or en), kind="item", **more)  # type: ignore[arg-type]


def filled(store: CardStore, *cards: Card) -> CardStore:
    found = (Read("test", Brought(card, "own", card.key, "both")) for card in cards)
    bring(store, found, NameTable())
    return store

"""Decks given as ids of the public data with their numbers, as worked cases have them."""

from __future__ import annotations

from collections.abc import Mapping

from app.cards.deck.deck import DeckLine, DeckList
from app.cards.placeholder_keys import placeholder_key
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets


def deck_of_ids(counts: Mapping[str, int], cards: CardBase, title: str = "") -> DeckList:
    """Return the deck with these cards; an id without data becomes a placeholder with its print.

    An id written "name:Foo Bar" is a card of which only the name is known.
    """
    return DeckList(title, tuple(_line(card_id, n, cards) for card_id, n in counts.items()))


def _line(card_id: str, count: int, cards: CardBase) -> DeckLine:
    card = cards.by_id(card_id)
    if card is not None:
        set_code, _, number = card.key.rpartition("-")
        return DeckLine(count, card.name.en, card.section, card.key, set_code, number)
    if card_id.startswith("name:"):
        name = card_id.removeprefix("name:")
        known = cards.find(name)
        if known is not None:
            return DeckLine(count, name, known.section, known.key, chosen="name")
        return DeckLine(
            count, name, "pokemon", placeholder_key(name), status="placeholder", chosen="nothing"
        )
    set_id, _, number = card_id.rpartition("-")
    code = shipped_sets().get(set_id).code if set_id else ""
    return DeckLine(
        count,
        card_id,
        "pokemon",
        placeholder_key(card_id, code, number),
        code,
        number,
        status="placeholder",
        chosen="nothing",
    )

"""Decks to count and to try: made of as few names as an example needs."""

from __future__ import annotations

from app.cards.deck.deck import DeckLine, DeckList
from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.pokemon_cards import PokemonCards

CARDS = PokemonCards(
    [
        Card("AAA-1", Words("Ralts", "ラルトス"), "pokemon", stage="basic"),
        Card("AAA-2", Words("Kirlia", "キルリア"), "pokemon", stage="stage1"),
        Card("AAA-3", Words("Antique Jaw Fossil", "あごの化石"), "item", hp=60),
        Card("AAA-4", Words("Nest Ball", "ネストボール"), "item"),
        Card(
            "AAA-5", Words("Basic Psychic Energy", "基本超エネルギー"), "basic_energy", types=("P",)
        ),
        Card("BBB-9", Words("Ralts", "ラルトス"), "pokemon", stage="basic"),
        Card("BBB-7", Words("Munna", "ムンナ"), "pokemon", stage="basic"),
    ]
)


def line(count: int, key: str, name: str = "") -> DeckLine:
    """A row of a list; its part of the deck follows from the card."""
    card = CARDS.get(key)
    section = "pokemon" if card.kind in ("pokemon", "unknown") else "trainer"
    return DeckLine(count, name or card.name.en, section, key)


def deck(*lines: DeckLine) -> DeckList:
    """A deck list of these rows."""
    return DeckList("example", lines)

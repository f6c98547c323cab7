"""Decks to count and to try: made of as few names as an example needs."""

from __future__ import annotations

from app.core.text.wording import both
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.deck.deck import DeckLine, DeckList
from app.games.pokemon.cards.odds.deck_pool import Named, Pool, usual_prizes

CARDS = CardBase(
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


def pool(basics: int, others: int, *more: tuple[str, int, int], prizes: int | None = None) -> Pool:
    """A pool with so many nameless Basics and others; `more` are names, copies, Basics of these."""
    named = [Named(both(name), copies, basic) for name, copies, basic in more]
    named += [Named(both("a Basic"), basics, basics), Named(both("another card"), others)]
    kept = tuple(one for one in named if one.copies)
    size = sum(one.copies for one in kept)
    return Pool(kept, usual_prizes(size) if prizes is None else prizes)

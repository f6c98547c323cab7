"""How cards are sorted and filtered by kind in piles, and what the kinds are called."""

from __future__ import annotations

from app.cards.name_keys import search_key
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.words.kind_words import KINDS

_RANK = {kind: rank for rank, kind in enumerate(KINDS)}


def kind_rank(card: Card) -> tuple[int, str]:
    """Return what cards are sorted by when sorted by kind: kind, then Energy type."""
    return _RANK[card.kind], "".join(card.types) if "energy" in card.kind else ""


def is_named(card: Card, text: str) -> bool:
    """Tell whether a part of the card's name in either language is `text`."""
    wanted = search_key(text)
    return wanted in search_key(card.name.en) or wanted in search_key(card.name.ja)

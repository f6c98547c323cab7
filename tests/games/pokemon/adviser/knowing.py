"""Which cards the games know while a test runs, where those that are shipped will not do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from app.core.data.value import replace
from app.games.pokemon.cards import every_card
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.pokemon_cards import PokemonCards


@contextmanager
def knowing(cards: Iterable[Card]) -> Iterator[None]:
    """Let the games know these cards and no others."""
    token = every_card._of_run.set(PokemonCards(cards))
    try:
        yield
    finally:
        every_card._of_run.reset(token)


def shipped_but(*refs: str, **changes: Any) -> Iterator[Card]:
    """Yield the shipped cards, some of them changed."""
    for card in PokemonCards.load():
        yield replace(card, **changes) if card.key in refs else card

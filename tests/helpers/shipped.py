"""The cards that come with the program, and no others."""

from __future__ import annotations

from functools import cache

from app.games.pokemon.cards.pokemon_cards import PokemonCards


@cache
def shipped_base() -> PokemonCards:
    """The shipped cards, read once for all tests."""
    return PokemonCards.load()

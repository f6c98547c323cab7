"""Fixtures of what any game needs of cards: the shipped cards serve as those of a game."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckList
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from tests.helpers.shipped import shipped_base

SMALL = """Pokémon: 3
2 Drakloak TWM 129
4 Dreepy TWM 128
1 Dragapult ex TWM 130

Trainer: 2
4 Rare Candy
3 Iono

Energy: 1
7 Basic {P} Energy
"""


@pytest.fixture
def cards() -> PokemonCards:
    return shipped_base()


@pytest.fixture
def deck(cards: PokemonCards) -> DeckList:
    return cards.lists.read(SMALL)

"""A pile in its groups, sorted as people lay decks out."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_edit import (
    put_in_order,
)
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.deck.deck_order import groups, in_order
from app.games.pokemon.cards.decklists.decklist import read_decklist

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
def deck(cards: CardBase) -> DeckList:
    return read_decklist(SMALL, cards)


def counts(deck: DeckList) -> list[tuple[int, str]]:
    return [(line.count, line.name) for line in deck.lines]


def test_groups_are_kinds_and_keep_the_order_of_the_list(deck: DeckList, cards: CardBase) -> None:
    found = groups(deck.lines, cards)
    assert [(group.title.en, group.count) for group in found] == [
        ("Pokémon", 7),
        ("Supporters", 3),
        ("Items", 4),
        ("Basic Energy", 7),
    ]
    assert found[0].places == (0, 1, 2)


def test_sorting_puts_a_family_in_the_order_of_its_evolution(
    deck: DeckList, cards: CardBase
) -> None:
    step = put_in_order(deck, in_order(deck.lines, cards))
    assert [name for _, name in counts(step.deck)][:4] == [
        "Dreepy",
        "Drakloak",
        "Dragapult ex",
        "Iono",
    ]
    assert sorted(step.deck.lines, key=str) == sorted(deck.lines, key=str)

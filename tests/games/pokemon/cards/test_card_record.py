"""The facts of one card: whether there are any, and which part of a deck it belongs to."""

from __future__ import annotations

import pytest

from app.core.text.wording import both
from app.games.pokemon.cards.card_record import Card, CardKind


@pytest.mark.parametrize(
    ("kind", "section"),
    [
        ("pokemon", "pokemon"),
        ("unknown", "pokemon"),
        ("item", "trainer"),
        ("tool", "trainer"),
        ("supporter", "trainer"),
        ("stadium", "trainer"),
        ("basic_energy", "energy"),
        ("special_energy", "energy"),
    ],
)
def test_every_kind_belongs_to_a_part_of_a_deck(kind: CardKind, section: str) -> None:
    assert Card("A-1", both("A"), kind).section == section


def test_a_placeholder_is_a_card_of_which_nothing_is_known() -> None:
    assert not Card("?Mystery||", both("Mystery"), "unknown").known
    assert Card("A-1", both("A"), "item").known


def test_a_card_that_says_nothing_of_prizes_is_worth_one() -> None:
    card = Card("A-1", both("A"), "pokemon")
    assert (card.prizes, card.hp, card.attacks, card.text) == (1, 0, (), None)

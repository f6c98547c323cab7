"""What stands for a card without data."""

from __future__ import annotations

from app.games.pokemon.cards.placeholder_card import placeholder_card


def test_it_keeps_its_key_and_is_called_by_it() -> None:
    card = placeholder_card("?Mew ex|30C|66")
    assert (card.key, card.kind) == ("?Mew ex|30C|66", "unknown")
    assert card.name.en == card.name.ja == "Mew ex"
    assert placeholder_card("XYZ-1").name.en == "XYZ-1"


def test_a_basic_energy_is_one_by_any_of_its_names() -> None:
    card = placeholder_card("?Basic {Y} Energy||")
    assert (card.kind, card.types) == ("basic_energy", ("Y",))
    assert card.name.en == "Basic Fairy Energy"

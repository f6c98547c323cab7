"""What stands for a card without data."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize(
    ("name", "prizes"),
    [
        ("Pikachu", 1),
        ("Latias ex", 2),
        ("Latias-EX", 2),
        ("Latias EX", 2),
        ("Pikachu-GX", 2),
        ("Pikachu GX", 2),
        ("Lucario V", 2),
        ("Lucario VSTAR", 2),
        ("Raikou & Suicune LEGEND", 2),
        ("Mega Lucario ex", 3),
        ("Lucario VMAX", 3),
        ("Mewtwo V-UNION", 3),
        ("Pikachu & Zekrom-GX", 3),
        ("Mega Lucario", 1),
        ("Vex", 1),
    ],
)
def test_a_name_tells_how_many_prizes(name: str, prizes: int) -> None:
    assert placeholder_card(f"?{name}||").prizes == prizes

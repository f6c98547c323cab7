"""Which types a printed text names."""

from __future__ import annotations

import re

import pytest

from app.games.pokemon.adviser.effects.meant.types_named import (
    TYPE,
    type_called,
    types_in,
    types_meant,
)
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS


def test_a_type_is_known_by_its_english_name() -> None:
    assert [type_called(words.en.casefold()) for words in TYPE_WORDS.values()] == [*TYPE_WORDS]
    assert type_called("basic") is None
    assert [type_called(f"{{{letter}}}".casefold()) for letter in TYPE_WORDS] == [*TYPE_WORDS]
    assert all(re.fullmatch(TYPE, words.en.casefold()) for words in TYPE_WORDS.values())


def test_the_types_of_a_cost_stand_in_its_order() -> None:
    assert types_in("darkness colorless darkness") == ("D", "C", "D")
    assert types_in("for free") == ()


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("each of your fire pokémon", {"R"}),
        ("your fire pokémon and your metal pokémon", {"R", "M"}),
        ("each of your {r} pokémon, not {w} energy", {"R"}),
        ("自分の水ポケモン全員", {"W"}),
        ("attach a fire energy to your pokémon", set()),
        ("", set()),
    ],
)
def test_the_types_of_pokemon_that_a_text_means(text: str, types: set[str]) -> None:
    assert types_meant(text) == types

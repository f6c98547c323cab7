"""The types of Pokémon and Energy in words, and the letter that a person means by one."""

from __future__ import annotations

from typing import get_args

import pytest

from app.games.pokemon.cards.card_record import EnergyType
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS, type_of


@pytest.mark.parametrize("written", ["R", "r", "Fire", "fire", "炎"])
def test_a_type_goes_by_its_letter_and_by_either_word(written: str) -> None:
    assert type_of(written) == "R"


@pytest.mark.parametrize("written", ["", "Sound", "Z", "炎タイプ"])
def test_what_is_no_type_is_none(written: str) -> None:
    assert type_of(written) is None


def test_every_type_has_words_of_its_own() -> None:
    assert set(TYPE_WORDS) == set(get_args(EnergyType))
    assert len({words.en for words in TYPE_WORDS.values()}) == len(TYPE_WORDS)
    assert [type_of(words.ja) for words in TYPE_WORDS.values()] == list(TYPE_WORDS)

"""The signs of Pokémon cards: one for each type and each kind of Trainer."""

from __future__ import annotations

from typing import get_args

from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card, CardKind, EnergyType
from app.games.pokemon.cards.faces.pokemon_signs import ENERGY, SIGNS, UNKNOWN, sign_of


def card(kind: CardKind, *types: EnergyType) -> Card:
    return Card(key="A-1", name=Words("A", "A"), kind=kind, types=types)


def test_every_type_has_a_sign_in_both_languages() -> None:
    assert set(ENERGY) == set(get_args(EnergyType))
    for letter, sign in ENERGY.items():
        assert sign.signs.en == letter
        assert len(sign.signs.ja) == 1
        assert sign.words.en != sign.words.ja


def test_a_pokemon_has_the_sign_of_its_first_type_and_a_trainer_that_of_its_kind() -> None:
    assert sign_of(card("pokemon", "R", "W")) is ENERGY["R"]
    assert sign_of(card("supporter")).words.en == "Supporter"


def test_energy_without_a_type_is_colorless_and_a_card_without_data_is_neither() -> None:
    assert sign_of(card("special_energy")) is ENERGY["C"]
    assert sign_of(card("unknown")) is UNKNOWN


def test_signs_are_found_by_what_stands_in_texts_and_pictures() -> None:
    assert {name: sign.id for name, sign in SIGNS.items()} == {name: name for name in SIGNS}

"""Which Pokémon a printed text means."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.effects.meant.pokemon_meant import is_kind_meant
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import PIKACHU, pokemon, words

TERA = pokemon("Tera ex", types="W", tags=("Tera", "ex"), stage="stage1", evolves="Pikachu")
NS = pokemon("N's Zorua", types="D")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("each pokémon in play", {"Pikachu", "Tera ex", "N's Zorua"}),
        ("each tera pokémon in play", {"Tera ex"}),
        ("「テラスタル」のポケモン全員", {"Tera ex"}),
        ("the future pokémon this card is attached to", set()),
        ("your basic pokémon", {"Pikachu", "N's Zorua"}),
        ("your basic {l} pokémon", {"Pikachu", "N's Zorua"}),
        ("your lightning pokémon", {"Pikachu"}),
        ("all of your n's pokémon", {"N's Zorua"}),
        ("your opponent's pokémon", {"Pikachu", "Tera ex", "N's Zorua"}),
        ('your pokémon that have "zorua" in their name', {"N's Zorua"}),
    ],
)
def test_a_kind_of_pokemon_is_read(said: str, meant: set[str]) -> None:
    assert {card.name.en for card in (PIKACHU, TERA, NS) if is_kind_meant(said, card)} == meant


@pytest.mark.parametrize("said", ["your pokémon ex", "your evolution pokémon", "non-fire pokémon"])
def test_another_kind_is_not_read(said: str) -> None:
    assert is_kind_meant(said, PIKACHU) is None


def test_of_a_card_that_nobody_knows_nothing_can_be_told() -> None:
    assert is_kind_meant("each pokémon", None) is None
    assert is_kind_meant("each tera pokémon", Card("?1", words("Big"), "unknown")) is None

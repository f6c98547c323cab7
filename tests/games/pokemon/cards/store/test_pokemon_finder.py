"""Searching among the Pokémon cards: what there is to choose from, and how finds are told."""

from __future__ import annotations

import pytest

from app.cards.card_facts import CardsError
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.store.pokemon_finder import PokemonFinder


@pytest.fixture(scope="module")
def finder(cards: CardBase) -> PokemonFinder:
    return PokemonFinder(cards)


def test_cards_are_found_by_name_and_narrowed_by_facets(finder: PokemonFinder) -> None:
    assert finder.keys("dragapult")[0].startswith("TWM-")
    assert finder.keys("dragapult", {"kind": "item"}) == []
    assert finder.keys("ドラメシヤ", {"type": "N"}) == ["TWM-128"]
    assert finder.keys("ドラメシヤ", {"type": "R"}) == []


def test_finds_are_read_together_and_unknown_ones_left_out(finder: PokemonFinder) -> None:
    assert [card.key for card in finder.cards(["TWM-128", "XYZ-1"])] == ["TWM-128"]


@pytest.mark.parametrize(
    ("facet", "word", "meant"),
    [
        ("kind", "Supporter", "supporter"),
        ("kind", "どうぐ", "tool"),
        ("kind", "Basic Energy", "basic_energy"),
        ("kind", "トレーナーズ", "trainer"),
        ("kind", "weather", "weather"),
        ("type", "fire", "R"),
        ("type", "", ""),
    ],
)
def test_a_facet_understands_the_words_on_cards(
    finder: PokemonFinder, facet: str, word: str, meant: str
) -> None:
    one = next(one for one in finder.facets if one.id == facet)
    assert one.read(word) == meant


def test_what_is_no_type_is_said(finder: PokemonFinder) -> None:
    one = next(one for one in finder.facets if one.id == "type")
    with pytest.raises(CardsError, match="“sound” is not a type"):
        one.read("sound")


def test_a_line_of_a_list_says_both_names_in_the_readers_order(finder: PokemonFinder) -> None:
    assert list(finder.row("TWM-128", "en"))[:5] == [
        "TWM-128", "Dreepy", "ドラメシヤ", "Pokémon", "N HP70",
    ]  # fmt: skip
    assert finder.row("TWM-128", "ja")[1:3] == ["ドラメシヤ", "Dreepy"]


def test_a_program_is_told_the_same_by_field(finder: PokemonFinder) -> None:
    told = finder.as_json("TWM-128")
    assert (told["set"], told["number"], told["hp"]) == ("TWM", "128", 70)
    assert told["name"] == {"en": "Dreepy", "ja": "ドラメシヤ"}

"""A name or a list in a script means cards."""

from __future__ import annotations

import pytest

from app.games.notation import script_cards as names
from tests.games.notation.refusing import refused
from tests.games.pokemon.spoken import scene
from tests.games.pokemon_table import BELT, FIRE, IONO, PSYCHIC, Game


@pytest.mark.parametrize("text", ["Iono", "iono", "ナンジャモ", IONO])
def test_a_card_goes_by_its_name_in_both_languages_and_by_its_key(game: Game, text: str) -> None:
    assert names.is_called(scene(game), IONO, text)
    assert not names.is_called(scene(game), BELT, text)
    assert not names.is_called(scene(game), None, text), "a back is called nothing"


@pytest.mark.parametrize("text", ["Basic Fire Energy", "Fire Energy", "基本炎エネルギー"])
def test_a_basic_energy_goes_by_its_type(game: Game, text: str) -> None:
    assert names.is_called(scene(game), FIRE, text)
    assert not names.is_called(scene(game), PSYCHIC, text)


def test_a_list_names_each_card_as_often_as_it_is_told(game: Game) -> None:
    assert names.names_in(scene(game), "Iono ×2, Duskull and 2 Fire Energy", (IONO,)) == [
        "Iono", "Iono", "Duskull", "Fire Energy", "Fire Energy",
    ]  # fmt: skip
    assert names.parts("A, B, and C、D") == ["A", "B", "C", "D"]


def test_each_card_that_is_named_is_another_one(game: Game) -> None:
    found = names.cards_of(scene(game), "hand.0", "Iono ×2")
    assert len(set(found)) == 2
    assert {game.view().cards[card].ref for card in found} == {IONO}
    why = refused(lambda: names.cards_of(scene(game), "hand.0", "Iono ×3"))
    assert why.startswith("there is no Iono in Aki's Hand; there: Drakloak, Duskull")


def test_all_cards_of_a_zone_are_meant_but_those_already_taken(game: Game) -> None:
    first, *rest = game.view().cards_in("discard.0")
    assert names.cards_of(scene(game), "discard.0", "all", taken=(first,)) == tuple(rest)


def test_cards_are_told_once_with_their_number(game: Game) -> None:
    told = names.told_of(scene(game), [IONO, FIRE, IONO, None])
    assert told.en == "Iono ×2 and Basic Fire Energy"
    assert names.told_of(scene(game), [None]).en == "nothing that can be seen"

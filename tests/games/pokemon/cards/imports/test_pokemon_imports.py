"""Card data that people bring, as the program asks for it: asked late, and kept for one run."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.imports.pokemon_imports import PokemonImports
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.cards.store.card_layer import Layer
from app.games.pokemon.cards.store.imported_cards import ImportedCards
from tests.games.pokemon.cards.imports.conftest import Write, english


@pytest.fixture
def imports(tmp_path: Path) -> PokemonImports:
    def know(layer: Layer) -> PokemonCards:
        return PokemonCards.load(layers=(layer,))

    return PokemonImports(ImportedCards(lambda: tmp_path / "cards.sqlite"), know)


def test_whose_form_a_file_has_is_told(imports: PokemonImports, write: Write) -> None:
    own = write("name,kind,set,number\nKettle,item,A,1\n", "own.csv")
    assert imports.holds_cards(own) == "own"
    assert imports.holds_cards(write([english()], "public.json")) == "public"
    assert imports.holds_cards(write("4 Iono PAL 185", "deck.txt")) == ""


def test_cards_may_be_known_for_one_run_alone(
    imports: PokemonImports, write: Write, cards: CardBase
) -> None:
    path = write([english("zz1-1", "Kettlemon")])
    known, summary = imports.for_this_run([path], None, None)
    assert summary.new == 1
    assert len(known) == len(cards) + 1
    assert known.find("Kettlemon") is not None


def test_what_is_asked_of_a_card_begins_with_what_is_known(imports: PokemonImports) -> None:
    assert imports.begun("Iono", "PAL", "185", "trainer")["name"] == "Iono"
    assert "name" in {field.column for field in imports.fields}


def test_troubles_of_imported_cards_are_told_to_whoever_listens(imports: PokemonImports) -> None:
    told: list[object] = []
    imports.tell = told.append
    assert imports.tell == told.append

"""What a deck is called: after what people would say they play."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.table.deck_name import deck_name
from app.resources import decklists
from tests.helpers.shipped import shipped_base

DECKS = {
    "dragapult-dusknoir": ("Dragapult", "ドラパルト"),
    "froslass-munkidori": ("Froslass", "ユキメノコ"),
    "marnies-grimmsnarl": ("Marnie's Grimmsnarl", "マリィのオーロンゲ"),
    "ns-zoroark": ("N's Zoroark", "Nのゾロアーク"),
}


def keys(name: str) -> tuple[str, ...]:
    path: Path = decklists() / "pokemon" / f"{name}.txt"
    return read_decklist_file(path, shipped_base()).keys


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_called_after_the_pokemon_it_is_built_around(name: str) -> None:
    called = deck_name(keys(name))
    assert called is not None
    assert (called.en, called.ja) == DECKS[name]


def test_the_order_of_the_cards_plays_no_part() -> None:
    assert deck_name(keys("ns-zoroark")) == deck_name(tuple(reversed(keys("ns-zoroark"))))


def test_what_others_evolve_from_names_no_deck_unless_there_is_nothing_else() -> None:
    dreepy = next(key for key in keys("dragapult-dusknoir") if _name(key) == "Dreepy")
    called = deck_name((dreepy,) * 4)
    assert called is not None
    assert called.en == "Dreepy"


def test_a_deck_without_any_pokemon_that_is_known_has_no_name() -> None:
    assert deck_name(()) is None
    assert deck_name(("?Somebody|XXX|1",) * 60) is None


def _name(key: str) -> str:
    return shipped_base().get(key).name.en

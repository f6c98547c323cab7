"""The worked deck cases, and decks from ids."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check import check_deck, deck_of_ids, formats
from app.games.pokemon.cards.imports.readers.english import Brought, read_english
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.games.pokemon.cards.words.energy_types import type_of
from tests.games.pokemon.cards.check.making import FIGHTING, RIOLU


@pytest.fixture(scope="module")
def cases(shared: Path) -> list[dict[str, Any]]:
    path = shared / "cases" / "pokemon.json"
    if not path.is_file():
        pytest.skip(f"needs the worked cases, and {path} is not there")
    found = json.loads(path.read_text(encoding="utf-8"))["cases"]
    return [case for case in found if case["state"]["variant"] == "deck-check"]


@pytest.fixture(scope="module")
def every_card(shared: Path, cards: CardBase) -> CardBase:
    """The shipped cards and those of the samples."""
    folder = shared / "data" / "ptcg"
    if not folder.is_dir():
        pytest.skip(f"needs the sample card data, and {folder} is not there")
    read = (
        read_english(entry, place, shipped_sets())
        for path in sorted([*folder.glob("cards/en/*.json"), *folder.glob("samples/*.json")])
        for place, entry in enumerate(json.loads(path.read_bytes()), start=1)
    )
    return CardBase([*cards, *(one.card for one in read if isinstance(one, Brought))])


def test_every_worked_case_comes_out_as_it_should(
    cases: list[dict[str, Any]], every_card: CardBase
) -> None:
    assert cases
    for case in cases:
        state = case["state"]
        for alternative in case["moves"]:
            found = check_deck(
                deck_of_ids(alternative["move"]["deck"], every_card),
                every_card,
                formats()[state["format"]],
                None,
                "intl",
                declared_type=type_of(state["type"]),
            )
            told = [{"rule": one.rule, "severity": one.severity} for one in found]
            grave = [one for one in told if one["severity"] != "reminder"]
            assert grave == alternative["expect"], case["id"]
            assert not {one["rule"] for one in told} & set(alternative.get("silent", ()))


def test_a_deck_is_made_from_ids_with_names_and_prints() -> None:
    deck = deck_of_ids({RIOLU.id: 2, FIGHTING.id: 58}, CardBase([RIOLU, FIGHTING]))
    first, second = deck.lines
    assert (first.count, first.name, first.section, first.key) == (2, "Riolu", "pokemon", "MEG-76")
    assert (second.section, second.key) == ("energy", "MEE-6")
    assert deck.count == 60


def test_an_id_without_data_keeps_its_print() -> None:
    (line,) = deck_of_ids({"bw4-92": 1}, CardBase()).lines
    assert line.status == "placeholder"
    assert (line.set_code, line.number) == ("NXD", "92")


def test_a_name_may_stand_for_an_id() -> None:
    cards = CardBase([RIOLU])
    known, unknown = deck_of_ids({"name:riolu": 1, "name:Foo Bar": 2}, cards).lines
    assert known.key == RIOLU.key
    assert (unknown.name, unknown.status) == ("Foo Bar", "placeholder")

"""The worked cases of the project: positions with moves, and what must be said of each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from tests.games.pokemon.adviser.shared_cards import shared_cards
from tests.games.pokemon.adviser.situation import told

ROOT = Path(__file__).parents[5] / "shared"
NOT_YET = ("deck-check",)


def _moves() -> Iterator[Any]:
    file = ROOT / "cases" / "pokemon.json"
    entries = json.loads(file.read_text("utf-8"))["cases"] if file.exists() else []
    for entry in entries:
        if entry["state"].get("variant") not in NOT_YET:
            for number, move in enumerate(entry["moves"]):
                yield pytest.param(entry, number, move, id=f"{entry['id']}-{number}")


@pytest.fixture(scope="module")
def cards(shared: Path) -> Iterator[PokemonCards]:
    with shared_cards(shared) as base:
        assert base is known_base()
        yield base


@pytest.mark.parametrize(("entry", "number", "move"), list(_moves()))
def test_a_worked_case(
    cards: PokemonCards, entry: dict[str, Any], number: int, move: dict[str, Any]
) -> None:
    tried = read_case(entry, 1, cards).moves[number]
    advice = told(tried.position, tried.plays)
    said = {(one.rule, one.severity) for one in advice}
    wanted = {(one["rule"], one["severity"]) for one in move["expect"]}
    assert wanted <= said
    assert not {one for one in said - wanted if one[1] != "reminder"}
    assert not {one.rule for one in advice} & set(move.get("silent", ()))

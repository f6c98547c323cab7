"""The cases of `own_cases`: for every rule that a case can express, one that is said of and one
that is not.

A case with `"needs": "shared"` names cards of the public data beside the project, one with
`"needs": "written"` those of `own_cases/written`, which hold no more than the case asks about.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from tests.games.pokemon.adviser.shared_cards import cards_beside, shared_cards
from tests.games.pokemon.adviser.situation import told

FOLDER = Path(__file__).parent / "own_cases"


def _moves(needs: str | None) -> Iterator[Any]:
    for file in sorted(FOLDER.glob("*.json")):
        for entry in json.loads(file.read_text("utf-8"))["cases"]:
            if entry.get("needs") == needs:
                for number, move in enumerate(entry["moves"]):
                    name = f"{file.stem}-{entry['id']}-{number}"
                    yield pytest.param(entry, number, move, id=name)


@pytest.fixture(scope="module")
def public_cards(shared: Path) -> Iterator[PokemonCards]:
    with shared_cards(shared) as base:
        yield base


@pytest.fixture(scope="module")
def written_cards() -> Iterator[PokemonCards]:
    with cards_beside(FOLDER / "written" / "cards.json") as base:
        yield base


@pytest.mark.parametrize(("entry", "number", "move"), list(_moves(None)))
def test_a_case(entry: dict[str, Any], number: int, move: dict[str, Any]) -> None:
    _is_judged(entry, number, move, known_base())


@pytest.mark.parametrize(("entry", "number", "move"), list(_moves("shared")))
def test_a_case_with_cards_of_the_public_data(
    public_cards: PokemonCards, entry: dict[str, Any], number: int, move: dict[str, Any]
) -> None:
    _is_judged(entry, number, move, public_cards)


@pytest.mark.parametrize(("entry", "number", "move"), list(_moves("written")))
def test_a_case_with_cards_that_are_written_out(
    written_cards: PokemonCards, entry: dict[str, Any], number: int, move: dict[str, Any]
) -> None:
    _is_judged(entry, number, move, written_cards)


def _is_judged(
    entry: dict[str, Any], number: int, move: dict[str, Any], cards: PokemonCards
) -> None:
    tried = read_case(entry, 1, cards).moves[number]
    advice = told(tried.position, tried.plays)
    said = {(one.rule, one.severity) for one in advice}
    wanted = {(one["rule"], one["severity"]) for one in move["expect"]}
    assert wanted <= said
    assert not {one for one in said - wanted if one[1] != "reminder"}
    assert not {one.rule for one in advice} & set(move.get("silent", ()))
    if "right" in move:
        assert move["right"] in [one.right for one in advice]

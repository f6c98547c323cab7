"""Cases written from the articles alone, by somebody who did not know the adviser.

A third of their moves are legal and tempting: nothing may be said of those.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.core.advice import Advice
from app.games.pokemon.adviser.cases.case_file import judge_case, read_case
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from tests.games.pokemon.adviser.shared_cards import shared_cards
from tests.games.pokemon.adviser.situation import told

FOLDER = Path(__file__).parent / "blind_cases"


def _moves() -> Iterator[Any]:
    for file in sorted(FOLDER.glob("*.json")):
        for entry in json.loads(file.read_text("utf-8"))["cases"]:
            for number, move in enumerate(entry["moves"]):
                yield pytest.param(entry, number, move, id=f"{entry['id']}-{number}")


@pytest.fixture(scope="module")
def cards(shared: Path) -> Iterator[PokemonCards]:
    with shared_cards(shared) as base:
        assert base is known_base()
        yield base


@pytest.mark.parametrize(("entry", "number", "move"), list(_moves()))
def test_a_blind_case(
    cards: PokemonCards, entry: dict[str, Any], number: int, move: dict[str, Any]
) -> None:
    advice = _advice(entry, number, cards)
    said = {(one.rule, one.severity) for one in advice}
    wanted = {(one["rule"], one["severity"]) for one in move["expect"]}
    assert wanted <= said
    assert not {one for one in said - wanted if one[1] != "reminder"}
    assert not {one.rule for one in advice} & set(move.get("silent", ()))
    if "right" in move and move["expect"]:
        assert move["right"] in [one.right for one in advice]


def _advice(entry: dict[str, Any], number: int, cards: PokemonCards) -> tuple[Advice, ...]:
    tried = read_case(entry, 1, cards).moves[number]
    assert tried.error is None
    if tried.apart is not None:
        return judge_case(entry, 1, None).moves[number]
    return tuple(told(tried.position, tried.plays))

"""Worked turns of the project and of our own, each with many seeds; and cases nobody can read."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.games.nullpoga.cases.vector_resolving import resolve_case, turn_resolving
from tests.games.nullpoga.planned import CARDS, HERE

SEEDS = range(20)
PLACES = (folder / "shared" / "cases" / "nullpoga.json" for folder in HERE.parents)
SHARED = next((place for place in PLACES if place.is_file()), None)


def read(path: Path) -> list[Any]:
    vectors: list[Any] = json.loads(path.read_text("utf-8"))["vectors"]
    return vectors


OWN = read(HERE / "vectors.json")
CHOSEN = [one for one in OWN if "options" in one]
WORKED = [] if SHARED is None else read(SHARED)


def met(entry: Any, seed: int) -> bool:
    case = resolve_case(entry, 1, Random(seed))
    return (case.error, case.missed) == (None, ())


def test_the_worked_turns_of_the_project_are_there() -> None:
    if SHARED is None:
        pytest.skip("../shared/cases/nullpoga.json is not there: nothing to compare with")
    assert len(WORKED) >= 38


@pytest.mark.parametrize("entry", WORKED, ids=[one["id"] for one in WORKED])
def test_a_worked_turn_of_the_project(entry: Any) -> None:
    assert all(met(entry, seed) for seed in SEEDS)


@pytest.mark.parametrize("entry", OWN, ids=[one["id"] for one in OWN])
def test_a_worked_turn_of_our_own(entry: Any) -> None:
    assert all(met(entry, seed) for seed in SEEDS)


@pytest.mark.parametrize("entry", CHOSEN, ids=[one["id"] for one in CHOSEN])
def test_without_its_option_it_comes_out_otherwise(entry: Any) -> None:
    assert not met({**entry, "options": {}}, 0)


def case(**more: Any) -> dict[str, Any]:
    return {"id": "X", "init": {}, "turns": [{"plans": {}}], **more}


def test_an_expectation_that_is_not_met_is_told() -> None:
    entry = case(turns=[{"plans": {}, "end": {"A": {"life": 19}}, "next": {"A": {"mana": 9}}}])
    found = resolve_case(entry, 1, Random(0)).missed
    assert [(one.turn, one.moment, one.what, one.expected, one.came) for one in found] == [
        (1, "end", "A.life", 19, 20),
        (1, "next", "A.mana", 9, 2),
    ]


def test_turns_after_the_end_of_the_game_change_nothing() -> None:
    init = {"B": {"life": 1}, "A": {"battle": {"0": {"id": "a", "card": "rat"}}}}
    strike = {"plans": {"A": {"actions": [{"m": "a", "do": "attack"}]}}}
    turns = resolve_case(case(init=init, turns=[strike, strike]), 1, Random(0)).turns
    assert [one.next for one in turns] == [None, None]
    assert turns[0].end == turns[1].end
    assert turns[1].end["winner"] == "A"


def test_a_case_without_a_name_is_called_by_its_number() -> None:
    assert resolve_case({"turns": []}, 7, Random(0)).id == "7"
    assert resolve_case({"id": "\ud800", "turns": []}, 7, Random(0)).id == "7"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ([], "X"),
        ({"turns": None}, "X.turns"),
        ({"turns": [{}] * 201}, "X.turns"),
        ({"turns": [3]}, "X.turns.1"),
        ({"init": {"turn": 0}}, "X.init.turn"),
        ({"init": {"turn": True}}, "X.init.turn"),
        ({"init": {"C": {}}}, "X.init"),
        ({"init": {"A": {"life": 10**9}}}, "X.init.A.life"),
        ({"init": {"A": {"mana": -1}}}, "X.init.A.mana"),
        ({"init": {"A": {"hand": ["dodo"]}}}, "X.init.A.hand.1"),
        ({"init": {"A": {"hand": ["rock"]}}}, "X.init.A.hand.1"),
        ({"init": {"A": {"deck": ["rat"] * 201}}}, "X.init.A.deck"),
        ({"init": {"A": {"wild": [5]}}}, "X.init.A.wild"),
        ({"init": {"A": {"battle": {"5": {}}}}}, "X.init.A.battle"),
        ({"init": {"A": {"battle": {"0": {"card": "meteor"}}}}}, "X.init.A.battle.0.card"),
        ({"init": {"A": {"battle": {"0": {"card": ["rat"]}}}}}, "X.init.A.battle.0.card"),
        ({"init": {"A": {"battle": {"0": {"card": "rat", "life": 0}}}}}, "X.init.A.battle.0.life"),
        ({"init": {"A": {"battle": {"0": {"card": "rat", "id": ""}}}}}, "X.init.A.battle.0.id"),
        ({"options": {"swap": "never"}}, "X.options.swap"),
        ({"options": {"weather": "fine"}}, "X.options"),
        ({"turns": [{"end": {"A": {"life": "20"}}}]}, "X.turns.1.end.A.life"),
        ({"turns": [{"end": {"A": {"lives": 20}}}]}, "X.turns.1.end.A"),
        ({"turns": [{"end": {"winner": "C"}}]}, "X.turns.1.end.winner"),
    ],
)
def test_a_case_that_cannot_be_read_says_where(change: Any, where: str) -> None:
    entry = change if isinstance(change, list) else case(**change)
    found = resolve_case(entry, 1, Random(0))
    assert found.error is not None
    asked = where if isinstance(change, dict) else "1"
    assert found.error.en.startswith(f"{asked}: ")
    assert found.error.ja.startswith(f"{asked}：")
    assert found.turns == ()


def test_two_monsters_of_one_id_are_refused() -> None:
    rat = {"id": "a", "card": "rat"}
    entry = case(init={"A": {"battle": {"0": rat}}, "B": {"standby": {"0": rat}}})
    assert resolve_case(entry, 1, Random(0)).error is not None


ODD = (None, True, -1, 10**12, 1.5, float("nan"), "", "x" * 10_000, "\ud800", [], {}, [[]], {"": 1})


@pytest.mark.parametrize("entry", OWN, ids=[one["id"] for one in OWN])
def test_a_case_with_anything_anywhere_is_resolved_or_told(entry: Any) -> None:
    """Each value is replaced by each odd one; nothing but a result or a sentence comes."""
    for path in _paths(entry):
        for odd in ODD:
            changed = copy.deepcopy(entry)
            _put(changed, path, odd)
            found = resolve_case(changed, 1, Random(0))
            assert found.error is None or (found.error.en and found.error.ja)
            json.dumps([turn.end for turn in found.turns], allow_nan=False).encode()


def _paths(held: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = held.items() if isinstance(held, dict) else enumerate(held)
    found = []
    for key, one in inside:
        found.append((*path, key))
        if isinstance(one, dict | list):
            found += _paths(one, (*path, key))
    return found


def _put(held: Any, path: tuple[Any, ...], odd: Any) -> None:
    for key in path[:-1]:
        held = held[key]
    held[path[-1]] = odd


def test_what_a_game_brings() -> None:
    brought = turn_resolving()
    assert brought.key == "vectors"
    assert "fan work" in brought.credit.en


def test_our_own_cases_name_cards_there_are() -> None:
    text = json.dumps(OWN)
    assert {"tempest_knight", "chrono_mage"} <= {card for card in CARDS if f'"{card}"' in text}

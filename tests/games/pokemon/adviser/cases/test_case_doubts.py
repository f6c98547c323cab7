"""What a judge is told of a case that can be read but looks wrong."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.cases.case_doubts import doubts
from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.cards.every_card import known_base

PASSES = {"move": {"by": "A", "type": "pass_turn"}, "expect": []}


def case(**changes: Any) -> dict[str, Any]:
    """Return a case that nothing is wrong with, with parts of its state changed."""
    state = {
        "seats": ["A", "B"],
        "turn": {"player": "A"},
        "players": {
            "A": {"active": [{"uid": "a1", "card": "Dreepy"}]},
            "B": {"active": [{"uid": "b1", "card": None}]},
        },
    }
    return {"id": "c", "state": {**state, **changes}, "moves": [PASSES]}


def with_mon(**fields: Any) -> dict[str, Any]:
    return case(
        players={
            "A": {"active": [{"uid": "a1", "card": "Dreepy", **fields}]},
            "B": {"active": [{"uid": "b1", "card": None}]},
        }
    )


def moving(**fields: Any) -> dict[str, Any]:
    return {**case(), "moves": [{"move": {"by": "A", **fields}, "expect": []}]}


def told(entry: dict[str, Any]) -> list[str]:
    read_case(entry, 1, known_base())
    return [one.en for one in doubts("c", entry, known_base())]


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (case(stadium=[]), "c.state: “stadium” was not looked at; write “stadiums”"),
        (with_mon(damge=20), "c.state.players.A.active[0]: “damge” was not looked at"),
        (with_mon(conditions=["Frozen"]), "“Frozen” means nothing here; choose Poisoned"),
        (with_mon(entered="yesterday"), "“yesterday” means nothing here; choose earlier"),
        (case(date="18.2.2026"), "“18.2.2026” is no date; write it as 2026-02-18."),
        (case(turn={"player": "A", "phase": "lunch"}), "“lunch” means nothing here; choose setup"),
        (moving(type="attach", card="MEE-2", onto="zz"), "c, move 1: “zz” is no Pokémon"),
        (moving(type="attack", damage={"zz": 20}), "c, move 1: “zz” is no Pokémon"),
        (moving(type="attach", card="xxx-5", onto="a1"), "“xxx-5” is not in the card data"),
        ({**case(), "moves": []}, "c, moves: no move is listed"),
        ({**case(), "moves": [{**PASSES, "expect": "none"}]}, "write a list of {rule, severity}"),
    ],
)
def test_what_looks_wrong_is_told_with_its_place(entry: dict[str, Any], said: str) -> None:
    (only,) = told(entry)
    assert said in only


def test_two_pokemon_of_one_name_are_told() -> None:
    twice = case(
        players={
            "A": {"active": [{"uid": "a1", "card": None}], "bench": [{"uid": "a1", "card": None}]},
            "B": {"active": [{"uid": "b1", "card": None}]},
        }
    )
    assert "“a1” is the name of two Pokémon" in told(twice)[0]


@pytest.mark.parametrize(
    "entry",
    [
        case(),
        case(comment="disputed on Sunday", weather="rain"),
        with_mon(evolved="A", conditions=[{"name": "Poison"}], energy=["MEE-2", "name:Odd Energy"]),
        moving(type="promote", uid="Dreepy"),
        moving(type="put_into_play", card="Duskull", to="bench"),
        moving(type="attack", target="opponent", damage={}),
    ],
)
def test_nothing_is_told_of_a_case_that_is_all_right(entry: dict[str, Any]) -> None:
    assert told(entry) == []

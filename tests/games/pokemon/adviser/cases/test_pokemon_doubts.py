"""What a judge is told of a case that can be read but looks wrong."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.adviser.cases.pokemon_doubts import PHASES, doubts
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
        (with_mon(conditions=[{"name": "Frozen"}]), "A.active[0].conditions: “Frozen” means"),
        (
            with_mon(evolved="soon"),
            "c.state.players.A.active[0].evolved: “soon” means nothing here",
        ),
        (with_mon(entered="yesterday"), "“yesterday” means nothing here; choose earlier"),
        (case(date="18.2.2026"), "“18.2.2026” is not a date; write it as 2026-02-18."),
        (case(turn={"player": "A", "phase": "lunch"}), "“lunch” means nothing here; choose setup"),
        (moving(type="attach", card="MEE-2", onto="zz"), "c, move 1: “zz” is not a Pokémon"),
        (moving(type="attack", attacker="zz"), "c, move 1: “zz” is not a Pokémon"),
        (moving(type="retreat", new_active="zz"), "c, move 1: “zz” is not a Pokémon"),
        (moving(type="attack", damage={"zz": 20}), "c, move 1: “zz” is not a Pokémon"),
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
    (only,) = told(twice)
    assert only.startswith("c.state.players.A.bench[0]: “a1” is the name of two Pokémon")


@pytest.mark.parametrize(
    "entry",
    [
        case(),
        case(comment="disputed on Sunday", weather="rain"),
        with_mon(entered_to="active"),
        case(players={"A": {"alive": False, "active": [{"card": "Dreepy"}]}, "B": {}}),
        with_mon(evolved="A", conditions=[{"name": "Poison"}], energy=["MEE-2", "name:Odd Energy"]),
        with_mon(evolved="never", entered="this_turn", conditions=[{"condition": "Burn"}, {}]),
        moving(type="checkup", target="both", uid="all", attacker="A"),
        moving(type="attack", note={"deeply": "xxx-5"}, silent=["xxx-5"], deck={"card": "xxx-5"}),
        moving(type="promote", uid="Dreepy"),
        moving(type="put_into_play", card="Duskull", to="bench"),
        moving(type="attack", target="opponent", damage={}),
    ],
)
def test_nothing_is_told_of_a_case_that_is_all_right(entry: dict[str, Any]) -> None:
    assert told(entry) == []


@pytest.mark.parametrize("phase", PHASES)
def test_the_phases_of_a_turn_are_known(phase: str) -> None:
    assert told(case(turn={"player": "A", "phase": phase})) == []


def test_a_misspelt_field_is_told_only_where_the_right_one_is_missing() -> None:
    assert len(told(case(stadium=[], stadiums=[]))) == 0
    assert len(told(with_mon(damge=20, damage=20))) == 0
    assert len(told(with_mon(hp=20))) == 0, "nothing that is read is called so"
    (side,) = told(case(players={"A": {"prizez": 5, "active": [{"uid": "a1", "card": None}]}}))
    assert side == (
        "c.state.players.A: “prizez” was not looked at; write “prizes” if that is meant."
    )


def test_the_same_doubt_is_told_once() -> None:
    twice = moving(type="attack", target="zz", uid="zz", damage={"zz": 20})
    assert len(told(twice)) == 1


def test_a_pokemon_that_is_named_in_a_list_or_by_its_damage() -> None:
    assert "“zz” is not a Pokémon" in told(moving(type="knock_out", uid=["a1", "zz"]))[0]
    assert told(moving(type="attack", counters={"a1": 2, "b1": 2})) == []
    assert told(moving(type="attach", card="MEE-2", onto="Benched Pokémon of A")) == []


def test_where_no_pokemon_has_a_name_none_is_missed() -> None:
    nobody = {**moving(type="promote", uid="zz"), "state": {"seats": ["A", "B"]}}
    assert told(nobody) == []


def test_an_id_is_looked_up_wherever_a_card_may_stand() -> None:
    (only,) = told(moving(type="attach", card="xxx-5", onto="a1"))
    assert only.startswith("c.moves[0].move.card: “xxx-5” is not in the card data")
    assert "c.state.stadiums[0].card" in told(case(stadiums=[{"card": "xxx-5"}]))[0]
    for entry in (
        case(note="as in sv6-999"),
        case(players={"A": {"active": [{"uid": "mon-1", "card": None}]}, "B": {}}),
        {**case(), "title": "sv6-999"},
        moving(type="pass_turn", comment="sv6-999"),
        case(stadiums=[{"card": "sv6-128"}, {"card": "name:Artazon"}]),
    ):
        assert told(entry) == []


def test_what_is_no_list_of_moves_is_told_and_not_looked_through() -> None:
    entry = {**case(), "moves": 3}
    assert [one.en for one in doubts("c", entry, known_base())] == [
        "c, moves: no move is listed, so nothing is judged; write a list of moves."
    ]
    assert [one.ja[-1] for one in doubts("c", {}, known_base())] == ["。"]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("varient", "variant"),
        ("this_tern", "this_turn"),
        ("efects", "effects"),
        ("option", "options"),
        ("per_games", "per_game"),
    ],
)
def test_a_field_of_the_state_that_is_nearly_one(written: str, meant: str) -> None:
    (only,) = told(case(**{written: []}))
    assert only.startswith(f"c.state: “{written}” was not looked at; write “{meant}”")


@pytest.mark.parametrize(
    ("written", "meant"),
    [("tool", "tools"), ("hp_lef", "hp_left"), ("facedown", "face_down"), ("roation", "rotation")],
)
def test_a_field_of_a_pokemon_that_is_nearly_one(written: str, meant: str) -> None:
    (only,) = told(with_mon(**{written: 1}))
    assert f"A.active[0]: “{written}” was not looked at; write “{meant}”" in only

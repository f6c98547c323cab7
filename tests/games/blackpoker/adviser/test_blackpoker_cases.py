"""The worked examples of the game, step for step under their ids, and how cases are written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.cli.support.judged_case import expected_of
from app.games.advising.cases.case_fields import CaseError, CaseReader
from app.games.blackpoker.adviser.blackpoker_cases import judge_case, position_written

HERE = Path(__file__)
SHARED = HERE.parents[5] / "shared" / "cases" / "blackpoker.json"
CASES: list[dict[str, Any]] = json.loads(
    HERE.with_name("worked_cases.json").read_text(encoding="utf-8")
)["cases"]
STEPS = [
    pytest.param(case, number, id=f"{case['id']}-{number + 1}")
    for case in CASES
    for number in range(len(case["moves"]))
]


@pytest.mark.parametrize(("case", "number"), STEPS)
def test_worked_example(case: dict[str, Any], number: int) -> None:
    judged = judge_case(case, 1, None)
    assert judged.error is None
    assert judged.wrong[number] is None
    assert not judged.unread
    said = {(one.rule, one.severity) for one in judged.moves[number]}
    expected = expected_of(case, number)
    assert expected is not None
    assert said == expected[0]


def test_every_step_that_is_written_down_elsewhere_stands_here_as_well() -> None:
    if not SHARED.exists():
        pytest.skip("the worked examples of the game lie beside the project only where it is made")
    mine = {case["id"]: case for case in CASES}
    for told in json.loads(SHARED.read_text(encoding="utf-8")):
        moves = mine[told["id"]]["moves"]
        assert len(moves) == len(told["steps"]), told["id"]
        for step, move in zip(told["steps"], moves, strict=True):
            said = step.get("do") or f"variant: {step['variant']}"
            assert move["note"] == said
            wanted = [one["rule"] for one in move["expect"]]
            assert wanted == step.get("expect", []), said


def test_both_editions_judge_the_magician() -> None:
    assert {"WE08", "WE08-edition-9"} <= {case["id"] for case in CASES}


def test_players_have_the_names_that_a_case_gives_them() -> None:
    case = {
        "id": "named",
        "state": {"turn": "Ren", "players": {"Aki": {}, "Ren": {"soldiers": ["C3"]}}},
        "moves": [
            {"type": "start", "by": "Aki", "action": "attack"},
            {"type": "start", "action": "Attack"},
            {"type": "start", "action": "throwing", "keys": ["S2", "C2"], "targets": ["Aki"]},
        ],
    }
    judged = judge_case(case, 1, None)
    said = [{one.rule for one in advice} for advice in judged.moves]
    assert said == [{"NO_CHANCE", "NOT_YOUR_TURN"}, set(), set()]


def test_what_cannot_be_read_is_told_with_its_place() -> None:
    def problem(state: dict[str, Any]) -> str:
        with pytest.raises(CaseError) as raised:
            position_written(CaseReader(state, "case 1"))
        return raised.value.words.en

    assert "“7” means nothing here; choose 6 or 9" in problem({"edition": "7"})
    assert "is not a card" in problem({"players": {"A": {"soldiers": ["X9"]}}})
    assert "“C” does not sit" in problem({"turn": "C"})
    judged = judge_case({"id": "odd", "moves": [{"type": "pass", "why": "?"}]}, 1, None)
    assert judged.odd == (("why",),)
    wrong = judge_case({"id": "odd", "moves": [{"type": "fly"}]}, 1, None).wrong
    assert wrong[0] is not None
    assert "not a move" in wrong[0].en


def test_cards_and_characters_may_be_written_shortly() -> None:
    written = {
        "A": {
            "hand": ["C7", "any"],
            "soldiers": ["C3", ["H5", "HA"], {"uid": "me", "cards": "Joker", "fresh": True}],
            "bulwarks": [{"uid": "w"}],
            "trumps": [{"cards": "S2", "up": True}],
        }
    }
    position = position_written(CaseReader({"players": written, "format": "extra"}, "x"))
    assert [*position.pieces] == ["C3", "H5", "me", "w", "S2"]
    assert position.pieces["H5"].cards == ("H-5", "H-A")
    assert position.pieces["me"].haste
    assert position.pieces["me"].fresh
    assert position.pieces["w"].cards == (None,)
    assert position.players[0].hand == 2
    assert position.open_trumps(0) == {"S-2"}

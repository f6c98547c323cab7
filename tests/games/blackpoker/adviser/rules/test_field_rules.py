"""Codes of `field_rules`: each speaks, and is silent on the legal neighbour."""

from __future__ import annotations

from app.games.blackpoker.adviser.rules import field_rules as group
from tests.games.blackpoker.adviser.black_saying import codes, of
from tests.games.blackpoker.adviser.both_ways import table
from tests.games.blackpoker.adviser.group_checks import both_ways, speaks_and_is_silent


@both_ways(group)
def test_every_code_speaks_and_is_silent(code: str) -> None:
    speaks_and_is_silent(code)


def test_an_area_is_its_holders_whoever_moves_into_it() -> None:
    assert codes(of("move", "A", source="B.deck", to="B.graveyard")) == {"TOUCH_OPPONENT"}
    assert codes(of("enter", "A", cards=["C3"], source="hand", to="B.soldiers")) == {
        "TOUCH_OPPONENT"
    }
    assert codes(of("enter", "A", cards=["C3"], source="hand", to="soldiers")) == set()


def test_a_soldier_of_several_cards_may_leave_card_by_card_in_one_gesture() -> None:
    pair = table({"soldiers": [{"uid": "u", "cards": ["C3", "CA"]}]})
    assert codes(of("split", unit="u", cards=["C3", "CA"]), pair) == set()
    assert codes(of("split", unit="u", cards=["C3"]), pair) == {"UNIT_SPLIT"}


def test_a_bulwark_lies_face_down_and_is_no_pile() -> None:
    enters = of("enter", cards=["C3"], source="hand", to="bulwarks", up=True)
    assert codes(enters) == {"ORIENTATION"}
    assert codes({**enters, "up": False}) == set()
    judging = [{"id": "dj", "by": "A", "action": "damageJudge"}]
    turns = of("turn_over", "B", units=["x"])
    walls = table(b={"bulwarks": [{"uid": "x"}]})
    assert codes(turns, walls) == {"ORIENTATION"}
    assert codes(turns, {**walls, "stage": judging, "passed": True}) == set()

"""Codes of `start_timing`: each speaks, and is silent on the legal neighbour."""

from __future__ import annotations

from app.games.blackpoker.adviser.rules import start_timing as group
from tests.games.blackpoker.adviser.black_saying import codes, of
from tests.games.blackpoker.adviser.both_ways import start, table
from tests.games.blackpoker.adviser.group_checks import both_ways, speaks_and_is_silent


@both_ways(group)
def test_every_code_speaks_and_is_silent(code: str) -> None:
    speaks_and_is_silent(code)


def test_who_passed_has_no_chance_until_something_is_resolved() -> None:
    stage = [{"id": "s", "action": "attack", "by": "A"}]
    assert codes(start("attack", "B"), table(stage=stage, passed=True)) == {
        "NO_CHANCE",
        "NOT_YOUR_TURN",
        "STAGE_NOT_EMPTY",
    }


def test_what_people_write_themselves_is_no_action_of_another_format() -> None:
    assert codes(start("a house rule")) == set()


def test_a_joker_enters_as_a_soldier_with_the_magician_alone() -> None:
    enters = of("enter", cards=["Joker"])
    assert codes(enters, table(format="lite")) == {"NOT_IN_FORMAT"}
    assert codes(enters, table(format="standard")) == set()


def test_nothing_is_said_before_the_first_turn_and_of_more_than_two_players() -> None:
    assert codes(start("attack", "B"), table(number=0)) == set()
    three = {"players": {"A": {}, "B": {}, "C": {}}}
    assert codes(start("attack", "B"), three) == set()

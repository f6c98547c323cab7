"""Codes of `stage_rules`: each speaks, and is silent on the legal neighbour."""

from __future__ import annotations

from app.games.blackpoker.adviser.rules import stage_rules as group
from tests.games.blackpoker.adviser.black_saying import codes, of, steps
from tests.games.blackpoker.adviser.both_ways import start, table
from tests.games.blackpoker.adviser.group_checks import both_ways, speaks_and_is_silent


@both_ways(group)
def test_every_code_speaks_and_is_silent(code: str) -> None:
    speaks_and_is_silent(code)


DOWN = {"id": "down", "by": "B", "action": "down", "keys": ["S4"], "targets": ["C3"]}
UP = {"id": "up", "by": "A", "action": "up", "keys": ["H6"], "targets": ["C3"]}


def test_what_was_aimed_at_what_is_gone_has_no_effect() -> None:
    gone = table({"soldiers": []}, stage=[UP], passed=True)
    adds = steps(
        of("resolve", id="up"),
        of("enter", source="graveyard", cards=["C3"], uid="C3"),
        of("number", units=["C3"], more=6),
    )
    assert codes(adds, gone) == {"FIZZLE_IGNORED"}
    there = table({"soldiers": ["C3"]}, stage=[UP], passed=True)
    assert codes(steps(of("resolve", id="up"), of("number", units=["C3"], more=6)), there) == set()


def test_what_an_action_negates_leaves_the_stage_below_it() -> None:
    counter = {"id": "c", "by": "B", "action": "counter", "keys": ["C9"], "targets": ["up"]}
    on = table({"soldiers": ["C3"]}, stage=[UP, counter], passed=True)
    both = steps(of("resolve", "B", id="up", outcome="countered"), of("resolve", "B", id="c"))
    assert codes(both, on) == set()


def test_a_pair_falls_and_each_high_card_is_owed_a_generation() -> None:
    fallen = steps(of("leave", units=["u"]), of("go_on"))
    on = table({"soldiers": [{"uid": "u", "cards": ["HA", "HK"]}]}, stage=[DOWN], passed=True)
    assert codes(fallen, on) == {"TRIGGER_SKIPPED"}
    took = of("move", cards=["SK"], source="graveyard")
    assert codes(steps(of("leave", units=["u"]), took, took, of("go_on")), on) == set()
    assert codes(steps(of("leave", units=["u"]), took, of("go_on")), on) == {"TRIGGER_SKIPPED"}


def test_normal_triggers_wait_for_immediate_ones() -> None:
    owed = [{"action": "nextGeneration", "by": "A"}, {"action": "block", "by": "A"}]
    assert codes(start("block", triggered=True), table(owed=owed)) == {"TRIGGER_ORDER"}


def test_who_has_paid_the_last_card_has_not_lost_yet() -> None:
    paying = steps(of("damage"), of("go_on"))
    assert codes(paying, table({"deck": 1}, doing={"action": "up"})) == set()


def test_what_falls_is_told_from_what_is_given_as_a_cost() -> None:
    side = {"soldiers": [{"uid": "u", "cards": ["HA"]}], "deck": 20}
    falls = steps(of("leave", units=["u"]), of("go_on"))
    kill = {"id": "k", "by": "B", "action": "kill", "keys": ["S2", "S3"], "targets": ["u"]}
    fallen = table(side, format="master", stage=[kill], passed=True)
    assert codes(falls, fallen) == {"TRIGGER_SKIPPED"}
    assert codes(falls, table(side, format="master")) == set()

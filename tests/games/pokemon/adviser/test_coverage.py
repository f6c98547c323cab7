"""Every rule of the list is there, and every rule that speaks has its two examples."""

from __future__ import annotations

import json
from pathlib import Path

from app.games.pokemon.adviser.rules.rule_registry import every_rule
from tests.games.pokemon.adviser.coverage import coverage

RULES = every_rule()

BEYOND = {"hand-locked", "search-wrong-card", "target-wrong", "turn-number-chosen"}
"""Rules that rest on a sentence of the rule collection or on cards and are not in the list."""
OF_GAMES = "DEFGHIJKLMNOPQR"
"""Groups of the rule list that concern a game, those for four among them; decks have checks of
their own."""


def test_every_rule_that_speaks_has_a_positive_and_a_negative_example() -> None:
    few = {
        one.rule: one.tests
        for one in coverage()
        if RULES[one.rule].state == "checked" and len(one.tests) < 2
    }
    assert few == {}


def test_every_guard_has_a_test_that_nothing_is_said() -> None:
    none = [one.rule for one in coverage() if RULES[one.rule].state == "guard" and not one.tests]
    assert none == []


def test_the_rules_are_those_of_the_list(shared: Path) -> None:
    listed = json.loads((shared / "facts" / "ptcg_rules.json").read_text("utf-8"))["rules"]
    mine = {one["id"]: one for one in listed if one["group"][0] in OF_GAMES}
    assert set(RULES) == set(mine) | BEYOND
    for rule in (one for one in RULES.values() if one.id not in BEYOND):
        assert rule.severity == mine[rule.id]["severity"], rule.id
        assert (rule.state == "guard") == (mine[rule.id]["kind"] == "guard"), rule.id

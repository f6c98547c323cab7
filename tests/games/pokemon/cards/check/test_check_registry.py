"""All rules of the facts are there, as grave as the facts say, and each has its tests."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from app.games.pokemon.cards.check.check_registry import RULES

FAMILIES = ("deck", "glc", "half")
OWN = {"deck-pool", "deck-points", "deck-points-unknown"}
"""Rules beyond the facts: the pool of Expanded, which they have for Gym Leader Challenge alone, and
the points of Hall of Fame."""


@pytest.fixture(scope="module")
def facts(shared: Path) -> dict[str, dict[str, str]]:
    """The rules of deck building by their ids."""
    path = shared / "facts" / "ptcg_rules.json"
    if not path.is_file():
        pytest.skip(f"needs the rule facts, and {path} is not there")
    rules = json.loads(path.read_text(encoding="utf-8"))["rules"]
    return {rule["id"]: rule for rule in rules if rule["id"].partition("-")[0] in FAMILIES}


def test_every_rule_of_the_facts_is_there(facts: dict[str, dict[str, str]]) -> None:
    assert set(RULES) == set(facts) | OWN


def test_every_rule_is_as_grave_as_in_the_facts(facts: dict[str, dict[str, str]]) -> None:
    wanted = {rule_id: rule["severity"] for rule_id, rule in facts.items()}
    assert {rule_id: RULES[rule_id].severity for rule_id in facts} == wanted


def test_guards_say_nothing_but_where_the_facts_want_it_said(
    facts: dict[str, dict[str, str]],
) -> None:
    guards = {rule_id for rule_id, rule in facts.items() if rule["kind"] == "guard"}
    silent = {rule_id for rule_id, rule in RULES.items() if rule.is_guard}
    assert silent == guards - {"deck-reprint-rescue"}


def test_every_rule_has_an_example_for_and_one_against() -> None:
    """By the names of the tests: speaks and is silent; of a guard, what it guards and what not."""
    folder = Path(__file__).parent
    names = {
        name
        for path in folder.rglob("test_*.py")
        for name in re.findall(r"def test_(\w+)", path.read_text(encoding="utf-8"))
    }
    for rule_id, rule in RULES.items():
        stem = rule_id.replace("-", "_")
        wanted = ("guards", "is_") if rule.is_guard else ("speaks", "is_silent")
        for part in wanted:
            assert any(name.startswith(f"{stem}_{part}") for name in names), (rule_id, part)

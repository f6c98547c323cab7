"""All rules of the adviser: each once, by its id, in the order of the groups."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

from app.games.advising.advice_rule import Rule
from app.games.advising.rule_book import rules_of
from app.games.pokemon.adviser import rules
from app.games.pokemon.adviser.rules.rule_registry import (
    GROUPS,
    OF_VARIANTS,
    every_rule,
    rules_for,
)
from app.games.pokemon.variants.every_variant import VARIANTS

ALL = (*GROUPS, *(group for own in OF_VARIANTS.values() for group in own))
MODULES = [import_module(f"app.games.pokemon.adviser.rules.{group}") for group in ALL]
RULES = every_rule()


def test_every_rule_of_every_group_is_found_by_its_id() -> None:
    assert [*RULES.values()] == [rule for module in MODULES for rule in rules_of(module)]
    assert [*RULES] == [rule.id for rule in RULES.values()]


def test_every_module_of_rules_is_a_group_and_listed_once() -> None:
    folder = Path(rules.__path__[0])
    files = [one.relative_to(folder) for one in folder.glob("*/*.py") if one.name != "__init__.py"]
    assert sorted(ALL) == sorted(".".join(one.with_suffix("").parts) for one in files)
    assert all(rules_of(module) for module in MODULES)


def test_a_rule_is_called_what_its_id_says_and_stands_where_it_is_made() -> None:
    for module in MODULES:
        named = [one for one in vars(module) if isinstance(vars(module)[one], Rule)]
        assert named == [rule.id.replace("-", "_") for rule in rules_of(module)]
        made = Path(str(module.__file__)).read_text("utf-8")
        assert [one for one in named if f'"{one.replace("_", "-")}",' not in made] == []


def test_a_rule_that_is_checked_is_asked_about_some_play_and_no_other_is() -> None:
    for rule in RULES.values():
        assert bool(rule.plays) == (rule.state == "checked"), rule.id


def test_what_is_left_to_people_says_why() -> None:
    assert all((rule.why is not None) == (rule.state == "by hand") for rule in RULES.values())


def test_a_variant_has_the_rules_that_hold_in_it_and_reads_no_others() -> None:
    for game in VARIANTS:
        assert rules_for(game) == {name: one for name, one in RULES.items() if one.holds_in(game)}
    assert OF_VARIANTS.keys() < VARIANTS.keys()
    reads = (
        "import sys; from app.games.pokemon.adviser.rules.rule_registry import rules_for;"
        "rules_for('pokemon');"
        "print([name for name in sys.modules if '.rules.battle_royal.' in name"
        " or '.rules.team_battle.' in name])"
    )
    said = subprocess.run([sys.executable, "-c", reads], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"

"""Which tests and worked cases look at which rule: by the names of tests and by case files."""

from __future__ import annotations

import ast
import json
from collections import Counter
from functools import cache
from pathlib import Path

from app.core.data.value import value
from app.games.pokemon.adviser.rules.rule_registry import every_rule

RULES = every_rule()

HERE = Path(__file__).resolve().parent
CASES = HERE / "own_cases"
SHARED = HERE.parents[4] / "shared" / "cases" / "pokemon.json"


@value
class Covered:
    """How a rule is looked at."""

    rule: str
    tests: tuple[str, ...]
    """Names of tests that begin with the rule's id."""
    speaks: int
    """Moves of case files in which it must speak."""
    silent: int
    """Moves of case files in which it must be silent by name."""


def _test_names() -> list[str]:
    names = []
    for file in sorted(HERE.rglob("test_*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        names += [
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        ]
    return names


@cache
def coverage() -> tuple[Covered, ...]:
    """Return every rule with what looks at it, in the order of the rule list."""
    names, speaks, silent = _test_names(), Counter[str](), Counter[str]()
    for file in (*sorted(CASES.glob("*.json")), SHARED):
        entries = json.loads(file.read_text("utf-8"))["cases"] if file.exists() else []
        for move in (move for entry in entries for move in entry["moves"]):
            speaks.update(one["rule"] for one in move.get("expect", ()))
            silent.update(move.get("silent", ()))
    stems = {rule: "test_" + rule.replace("-", "_") for rule in RULES}
    found = []
    for rule, stem in stems.items():
        longer = [other for other in stems.values() if other != stem and other.startswith(stem)]
        mine = tuple(
            name
            for name in names
            if name.startswith(stem)
            and (name == stem or name[len(stem)] == "_")
            and not any(name == other or name.startswith(f"{other}_") for other in longer)
        )
        found.append(Covered(rule, mine, speaks[rule], silent[rule]))
    return tuple(found)


def table() -> list[str]:
    """Return the coverage as lines: rule, severity, state, tests, cases."""
    lines = [f"{'rule':32}{'severity':12}{'state':9}{'tests':>6}{'cases':>6}{'silent':>7}"]
    for one in coverage():
        rule = RULES[one.rule]
        numbers = f"{len(one.tests):6}{one.speaks:6}{one.silent:7}"
        lines.append(f"{one.rule:32}{rule.severity:12}{rule.state:9}{numbers}")
    states = Counter(rule.state for rule in RULES.values())
    told = ", ".join(f"{number} {state}" for state, number in sorted(states.items()))
    lines.append(f"{len(RULES)} rules: {told}")
    return lines

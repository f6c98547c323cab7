"""The rules of a game by their ids, in the order of its list, and which ask about a play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from app.core.advice import AdviceRule
from app.games.advising.advice_rule import Rule, Speak


def rules_of(module: ModuleType) -> tuple[Rule, ...]:
    """Return the rules that a module holds, in the order in which they stand there."""
    return tuple(one for one in vars(module).values() if isinstance(one, Rule))


def rules_in(package: str, groups: Iterable[str]) -> Iterator[Rule]:
    """Yield the rules of modules of a package, which are imported for it."""
    for group in groups:
        yield from rules_of(import_module(f"{package}.{group}"))


class RuleBook(Mapping[str, Rule]):
    """Rules by their ids, in the order in which people read them."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        """Raises ValueError where two rules have one id."""
        self._rules: dict[str, Rule] = {}
        self._asked: dict[type[Any], tuple[tuple[Rule, Speak], ...]] = {}
        for rule in rules:
            if rule.id in self._rules:
                raise ValueError(f"two rules are called {rule.id}")
            self._rules[rule.id] = rule

    def __getitem__(self, rule: str) -> Rule:
        return self._rules[rule]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def holding_in(self, game: str) -> RuleBook:
        """Return the rules that hold in a variant of the game."""
        return RuleBook(rule for rule in self._rules.values() if rule.holds_in(game))

    def asked_about(self, kind: type[Any]) -> tuple[tuple[Rule, Speak], ...]:
        """Return the rules that are asked about a kind of play, each with what speaks for it."""
        asked = self._asked.get(kind)
        if asked is None:
            found = [(rule, rule.speak) for rule in self._rules.values() if kind in rule.plays]
            asked = self._asked[kind] = tuple(found)
        return asked

    @property
    def told(self) -> tuple[AdviceRule, ...]:
        """What people see of them in a list."""
        return tuple(rule.told for rule in self._rules.values())

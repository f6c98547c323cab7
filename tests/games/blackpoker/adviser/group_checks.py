"""Every code of a group speaks, and is silent on the legal neighbour of what it speaks of."""

from __future__ import annotations

from types import ModuleType

import pytest

from app.games.advising.rule_book import rules_of
from tests.games.blackpoker.adviser.black_saying import codes
from tests.games.blackpoker.adviser.both_ways import BOTH


def both_ways(module: ModuleType) -> pytest.MarkDecorator:
    """Return the codes of a module of rules, for one test each."""
    return pytest.mark.parametrize("code", [rule.id for rule in rules_of(module)])


def speaks_and_is_silent(code: str) -> None:
    """Check a code both ways: it is the only one that is said, and of the neighbour nothing is."""
    speaking, silent = BOTH[code]
    assert codes(*speaking) == {code}
    assert codes(*silent) == set()

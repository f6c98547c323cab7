"""A mutant put into modules that are already imported reaches whoever holds a part of them."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from tests.mutation.live import put

NAME, USER = "tests.made_up", "tests.made_up_user"
SOURCE = """
from functools import cache

KEY = "bench"

def is_bench(spot):
    return spot == KEY

@cache
def doubled(number):
    return number * 2

class Pair:
    @property
    def sum(self):
        return 1 + 1
"""


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Any:
    module, user = ModuleType(NAME), ModuleType(USER)
    module.__file__ = "made_up.py"
    exec(SOURCE, vars(module))
    vars(user).update(KEY=module.KEY, is_bench=module.is_bench, key=lambda: vars(user)["KEY"])
    monkeypatch.setitem(sys.modules, NAME, module)
    monkeypatch.setitem(sys.modules, USER, user)
    return user


def change(old: str, new: str, *, constants: bool = False) -> None:
    assert old in SOURCE
    put(NAME, SOURCE.replace(old, new), constants=constants)


def test_a_function_imported_elsewhere_is_changed(made_up: Any) -> None:
    change("==", "!=")
    assert made_up.is_bench("active")


def test_a_function_behind_a_cache_and_a_property_are_changed(made_up: Any) -> None:
    module: Any = sys.modules[NAME]
    change("* 2", "* 3")
    assert module.doubled(2) == 6
    change("1 + 1", "1 - 1")
    assert module.Pair().sum == 0


def test_a_constant_is_changed_where_it_was_imported(made_up: Any) -> None:
    change('"bench"', '"BENCH"', constants=True)
    assert made_up.is_bench("BENCH")
    assert made_up.KEY == "BENCH"


def test_a_constant_stays_where_a_function_is_changed(made_up: Any) -> None:
    change('KEY = "bench"', "KEY = None")
    assert made_up.is_bench("bench")

"""What functions say of themselves is what is called, inner ones as part of the outer."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation.calls import watch

NAME = "tests.made_up_calls"
SOURCE = '''"""Says something."""

from __future__ import annotations

from functools import cache

def plain(number):
    """Do it."""
    return number + 1

def outer(number):
    def inner(other):
        return other * 2
    return inner(number) + plain(number)

@cache
def kept(number):
    return number

class Pair:
    @property
    def sum(self):
        return 1 + 1

    def never(self):
        return 0
'''


def test_each_call_is_seen_where_a_mutant_would_stand(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "made_up_calls.py"
    path.write_text(SOURCE, encoding="utf-8")
    module = ModuleType(NAME)
    module.__file__ = str(path)
    exec(SOURCE, vars(module))
    monkeypatch.setitem(sys.modules, NAME, module)
    plain, pair = module.plain, module.Pair()  # held by somebody before it is watched
    called = watch({NAME: path})
    assert called == set()
    assert plain(1) == 2
    assert called == {(NAME, "plain")}
    called.clear()
    assert (module.outer(1), module.kept(1), pair.sum) == (4, 1, 2)
    assert called == {(NAME, place) for place in ("outer", "plain", "kept", "Pair.sum")}

"""Core values as what JSON is made of, without what is as usual."""

from __future__ import annotations

from collections import OrderedDict
from enum import IntEnum
from typing import Literal

import pytest

from app.core.card import Mark
from app.core.data.plain_data import plain
from app.core.data.value import value
from app.core.ids import TABLE


@value
class Bell:
    rung: int
    by: str = "Aki"
    rows: tuple[tuple[int, ...], ...] = ()
    kind: Literal["bell"] = "bell"


class Sides(IntEnum):
    TWO = 2


def test_a_value_is_its_fields_without_those_that_are_as_usual() -> None:
    assert plain(Bell(3)) == {"rung": 3, "kind": "bell"}
    assert plain(Bell(3, "Ren")) == {"rung": 3, "by": "Ren", "kind": "bell"}


def test_its_kind_is_always_written() -> None:
    assert plain(Bell(0))["kind"] == "bell"


def test_what_lies_in_a_value_is_written_too() -> None:
    assert plain(Bell(1, rows=((1, 2), (3,)))) == {"rung": 1, "rows": [[1, 2], [3]], "kind": "bell"}
    assert plain({"table": (Bell(1),)}) == {"table": [{"rung": 1, "kind": "bell"}]}


def test_what_does_not_count_where_values_are_compared_is_not_written() -> None:
    assert plain(Mark("damage", 40, by=1)) == plain(Mark("damage", 40, by=TABLE))
    assert plain(Mark("damage", 40, by=1)) == {"key": "damage", "value": 40}


def test_atoms_are_themselves_and_kinds_of_them_as_well() -> None:
    assert [plain(atom) for atom in (1, "a", 1.5, True, None)] == [1, "a", 1.5, True, None]
    assert plain(Sides.TWO) == 2
    assert plain(OrderedDict(a=(1,))) == {"a": [1]}


def test_what_has_no_form_in_json_is_named() -> None:
    with pytest.raises(TypeError, match="set has no JSON form"):
        plain({1, 2})

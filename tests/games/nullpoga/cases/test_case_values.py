from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.games.nullpoga.cases import case_values as read
from app.games.nullpoga.resolver.board_values import Place


@pytest.mark.parametrize(
    ("reader", "held"),
    [
        (read.whole, True),
        (read.whole, "3"),
        (read.whole, 10_000),
        (read.column, 5),
        (read.column, -1),
        (read.name, ""),
        (read.name, "x" * 41),
        (read.name, "a\nb"),
        (read.name, 3),
        (read.side, "C"),
        (read.row, ["battle"]),
        (read.place, {"side": "A", "row": "battle"}),
        (read.place, {"side": "A", "row": "battle", "col": 1, "more": 1}),
        (read.mapping, []),
    ],
)
def test_what_is_not_as_needed_is_told(reader: Callable[[Any, str], Any], held: Any) -> None:
    with pytest.raises(read.CaseError) as problem:
        reader(held, "here")
    assert problem.value.where.startswith("here")
    assert problem.value.why.ja


def test_what_is_comes_back() -> None:
    assert read.whole(-3, "") == -3
    assert read.place({"side": "B", "row": "standby", "col": 4}, "") == Place(1, "standby", 4)
    assert read.entries([1, 2], "", 2) == [1, 2]
    with pytest.raises(read.CaseError):
        read.entries([1, 2, 3], "", 2)


def test_a_wrong_value_is_shown_in_short() -> None:
    assert read.shown("x" * 100) == "x" * 40 + "…"
    assert read.shown({"a": 1}) == "{…}"
    assert read.shown("a\nb") == "a?b"

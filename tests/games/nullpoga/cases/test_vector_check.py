from __future__ import annotations

from typing import Any

import pytest

from app.games.nullpoga.cases.case_values import CaseError
from app.games.nullpoga.cases.vector_check import read_expected, wrong
from app.games.nullpoga.cases.vector_snapshot import compared
from tests.games.nullpoga.planned import laid, monster, side

ROW = {0: "boar", 1: monster("boar", "b2", life=1), 2: "cat"}
CAME = compared(laid(side(ROW, hand=["rat", "cat"], wild=[3, 0]))[0])


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ({}, []),
        ({"winner": None}, []),
        ({"winner": "A"}, ["winner"]),
        ({"A": {"life": 20, "hand": ["cat", "rat"], "wild": [3, 0]}}, []),
        ({"A": {"life": 19, "mana": 3}, "B": {"life": 1}}, ["A.life", "A.mana", "B.life"]),
        ({"A": {"standby": {}}}, []),
        ({"A": {"deck": ["rat"] * 10}, "B": {"deck": []}}, ["B.deck"]),
        ({"one_of": [{"count": [{"side": "A", "row": "battle", "n": 3}]}]}, []),
        ({"A": {"battle": {}}}, ["A.battle"]),
        ({"count": [{"side": "A", "row": "battle", "card": "boar", "n": 2}]}, []),
        ({"count": [{"side": "A", "row": "battle", "life": 1, "n": 2}]}, ["count A.battle"]),
        ({"one_of": [{"A": {"life": 1}}, {"A": {"life": 20}}]}, []),
        ({"one_of": [{"A": {"life": 1}}, {"A": {"life": 2}}]}, ["one_of"]),
    ],
)
def test_only_what_is_named_is_compared(expected: Any, found: list[str]) -> None:
    assert [what for what, _, _ in wrong(read_expected(expected, ""), CAME)] == found


def test_a_game_that_is_over_has_no_next_board() -> None:
    assert [what for what, _, _ in wrong({"A": {"life": 1}}, None)] == ["next"]


@pytest.mark.parametrize(
    "expected",
    [
        {"C": {}},
        {"A": {"hand": [3]}},
        {"A": {"wild": ["x"]}},
        {"A": {"battle": {"7": {}}}},
        {"A": {"battle": {"1": {"hp": 3}}}},
        {"count": [{"side": "A", "row": "battle"}]},
        {"one_of": [{"one_of": []}]},
    ],
)
def test_an_expectation_that_cannot_be_compared_is_told(expected: Any) -> None:
    with pytest.raises(CaseError):
        read_expected(expected, "end")

"""How a case file says how coins fell."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.advising.cases.case_coins import coins, is_coin
from app.games.advising.cases.case_fields import CaseReader


def fell(**written: Any) -> tuple[int, ...] | None:
    return coins(CaseReader(written, "here"))


@pytest.mark.parametrize(
    ("written", "results"),
    [
        ({"coin": "heads"}, (1,)),
        ({"flips": ["tails", "heads"]}, (0, 1)),
        ({"coins": "heads, tails"}, (1, 0)),
        ({"coins": [1, 0, True]}, (1, 0, 1)),
        ({"flips": {"a1": "heads", "a2": ["tails", "heads"]}}, (1, 0, 1)),
        ({"heads": 2, "tails": 1}, (1, 1, 0)),
        ({"heads": 0}, (0,)),
        ({"coin": "ウラ"}, (0,)),
        ({"coin_flip": True}, ()),
    ],
)
def test_coins_are_told_in_many_words(written: dict[str, Any], results: tuple[int, ...]) -> None:
    assert fell(**written) == results


def test_where_nobody_speaks_of_coins_there_are_none() -> None:
    for written in ({}, {"coin": None}, {"coin": "edge"}, {"flip": False}, {"heads": True}):
        assert fell(**written) is None


def test_what_says_how_a_coin_fell_and_names_nothing_else() -> None:
    assert all(map(is_coin, ("heads", "T", "表", True, False)))
    assert not any(map(is_coin, ("a1", "Burned", 3)))

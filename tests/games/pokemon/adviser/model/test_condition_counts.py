"""How many damage counters a condition's mark stands for."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.model.condition_counts import damage_counters


@pytest.mark.parametrize(
    ("key", "number", "counters"),
    [("burned", 1, 2), ("burned", 2, 4), ("poisoned", 1, 1), ("poisoned", 3, 3), ("asleep", 1, 1)],
)
def test_a_mark_of_burned_stands_for_two_counters_and_any_other_for_its_number(
    key: str, number: int, counters: int
) -> None:
    assert damage_counters(key, number) == counters

"""How much a field may hold, said in signs for the docs and held to at every boundary."""

from __future__ import annotations

import math

import pytest

from app.core.data import field_limits as limits
from app.core.data.field_limits import Allowed, characters, hexadecimal, items, or_empty, whole


@pytest.mark.parametrize(
    ("allowed", "said", "fits", "does_not"),
    [
        (characters(1, 3), "1…3", ["a", "abc"], ["", "abcd"]),
        (characters(0, 2), "≤2", ["", "ab"], ["abc"]),
        (whole(0), "≥0", [0, 2**53], [-1, 2**53 + 1]),
        (whole(2, 5), "2…5", [2, 5], [1, 6]),
        (limits.seconds(60), "0…60", [0.0, 60.0], [-0.1, 60.1, math.nan]),
        (hexadecimal(2), "4 [0-9a-f]", ["00ff"], ["00f", "00FF", "00fg", "00ff0"]),
        (items(2), "≤2", [(), (1, 2)], [(1, 2, 3)]),
        (items(2, whole(1)), "≤2 × ≥1", [(1, 2), (None,)], [(0,), (1, 2, 3)]),
        (or_empty(hexadecimal(1)), "2 [0-9a-f] | 0", ["", "ff"], ["f"]),
    ],
)
def test_a_limit_says_what_it_holds_to(
    allowed: Allowed, said: str, fits: list[object], does_not: list[object]
) -> None:
    assert allowed.said == said
    assert [held for held in fits if not allowed.holds(held)] == []
    assert [held for held in does_not if allowed.holds(held)] == []


def test_a_seat_is_a_player_and_eyes_are_those_of_a_judge_or_spectator_too() -> None:
    found = {
        name: [seat for seat in range(-4, 10) if limit.holds(seat)]
        for name, limit in (("seat", limits.SEAT), ("eyes", limits.EYES), ("actor", limits.ACTOR))
    }
    assert found == {
        "seat": list(range(8)),
        "eyes": list(range(-2, 8)),
        "actor": list(range(-3, 8)),
    }


def test_an_option_and_its_value_are_short_names() -> None:
    assert limits.OPTIONS.holds((("tie", "replay"),))
    assert not limits.OPTIONS.holds((("tie", ""),))
    assert not limits.OPTIONS.holds((("t" * 101, "replay"),))


def test_a_place_on_the_mat_is_a_number_and_not_far_off() -> None:
    assert limits.COORDINATES.holds((-20.5, 1e6))
    for wrong in (math.inf, math.nan, 1e7):
        assert not limits.COORDINATES.holds((0.0, wrong))

"""The shapes of the suits, and how many pips stand where."""

from __future__ import annotations

import re

import pytest

from app.cards.emblem_paths import ellipse
from app.games._playing_cards.pip_emblems import STAR, SUIT_EMBLEMS, pips

NUMBERS = re.compile(r"-?\d+\.?\d*(?:e-?\d+)?")


@pytest.mark.parametrize("number", range(1, 11))
def test_a_number_has_as_many_pips_all_of_them_on_the_card(number: int) -> None:
    placed = pips("H", number)
    assert len(placed) == number
    assert len({(one.x, one.y) for one in placed}) == number
    for one in placed:
        assert 0.22 < one.x - one.size / 2 < one.x + one.size / 2 < 0.78, "beside the corners"
        assert 0.1 < one.y < 0.9


def test_pips_of_the_lower_half_stand_on_their_heads() -> None:
    assert [one.turned for one in pips("S", 3)] == [False, False, True]


def test_shapes_are_paths_that_stay_in_their_box() -> None:
    for emblem in (*SUIT_EMBLEMS.values(), STAR):
        for stroke in emblem.strokes:
            assert re.fullmatch(r"M[0-9MLCQZ .e-]+Z", stroke.path)
            numbers = [float(one) for one in NUMBERS.findall(stroke.path)]
            assert -0.001 <= min(numbers) <= max(numbers) <= 1.001


def test_an_ellipse_goes_round_its_middle() -> None:
    assert ellipse(0.5, 0.5, 0.2).startswith("M 0.7 0.5 C")

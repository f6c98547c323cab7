"""The shapes that emblems are put together from, as paths."""

from __future__ import annotations

from math import pi

import pytest

from app.cards.emblem_paths import (
    around,
    ellipse,
    polygon,
    rectangle,
    regular,
    scalloped,
)


def test_a_polygon_closes() -> None:
    assert polygon((0, 0), (1, 0), (0.5, 1)) == "M 0 0 L 1 0 L 0.5 1 Z"
    assert rectangle(0, 0, 2, 1) == "M 0 0 L 2 0 L 2 1 L 0 1 Z"


def test_angles_go_clockwise_from_the_top() -> None:
    assert around((0.5, 0.5), 0.5, 0) == (0.5, 0.0)
    assert around((0.5, 0.5), 0.5, pi / 2) == pytest.approx((1.0, 0.5))


def test_a_regular_polygon_has_a_corner_at_the_top() -> None:
    assert regular((0, 0), 1, 4) == "M 0 -1 L 1 0 L 0 1 L -1 0 Z"


def test_a_scalloped_disc_has_a_curve_for_each_bow() -> None:
    assert scalloped((0.5, 0.5), 0.5, 8).count("Q") == 8


def test_a_circle_is_four_curves() -> None:
    assert ellipse(0.5, 0.5, 0.5).count("C") == 4


def test_no_number_has_an_exponent() -> None:
    assert "e" not in regular((0, 0), 1, 7)

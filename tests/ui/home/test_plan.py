"""Where the columns lie, and where the arrows lead."""

from __future__ import annotations

import pytest

from app.ui.home.column_plan import columns, letters, neighbour

BOXES = [(0.0, 0.0, 100.0, 50.0), (0.0, 60.0, 100.0, 50.0), (120.0, 40.0, 100.0, 50.0)]
"""Two below each other, one to their right."""


@pytest.mark.parametrize(("width", "count"), [(1600, 3), (1200, 3), (900, 2), (500, 1), (200, 1)])
def test_the_columns_become_fewer_where_there_is_less_room(width: int, count: int) -> None:
    plan = columns(width, 12.0)
    assert plan.count == count
    for column in (plan.ways, plan.tables, plan.games):
        assert column.x >= 0
        assert column.x + column.width <= width


def test_larger_letters_count_as_less_room() -> None:
    assert columns(1280, 12.0).count == 3
    assert columns(1280, 18.0).count == 2
    assert columns(1280, 36.0).count == 1


def test_a_large_window_has_larger_letters_up_to_a_bound() -> None:
    assert letters(1280, 720, 12.0) == 12.0
    assert letters(1600, 960, 12.0) == pytest.approx(15.1, abs=0.1)
    assert letters(5000, 4000, 12.0) == pytest.approx(15.6)


def test_an_arrow_leads_to_the_next_in_its_direction() -> None:
    assert neighbour(BOXES[0], BOXES, "down") == 1
    assert neighbour(BOXES[1], BOXES, "up") == 0
    assert neighbour(BOXES[0], BOXES, "right") == 2
    assert neighbour(BOXES[2], BOXES, "left") in (0, 1)


def test_an_arrow_that_leads_nowhere_stays() -> None:
    assert neighbour(BOXES[0], BOXES, "up") is None
    assert neighbour(BOXES[2], BOXES, "right") is None

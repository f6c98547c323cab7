"""Which way each seat faces, as whoever sits at the lower edge sees it."""

from __future__ import annotations

import pytest

from app.games.seat_facing import facing


def alone(seats: int) -> tuple[int, ...]:
    """Everybody for themselves."""
    return tuple(range(seats))


def test_two_sit_opposite_each_other_and_each_is_at_the_lower_edge_of_the_own_board() -> None:
    assert facing(2, 0, alone(2)) == {0: 0, 1: 180}
    assert facing(2, 1, alone(2)) == {1: 0, 0: 180}


def test_one_alone_faces_nobody() -> None:
    assert facing(1, 0, alone(1)) == {0: 0}


@pytest.mark.parametrize(
    ("seats", "bottom", "turned"),
    [
        (3, 0, {0: 0, 1: 90, 2: 180}),
        (4, 0, {0: 0, 1: 90, 2: 180, 3: 270}),
        (4, 2, {2: 0, 3: 90, 0: 180, 1: 270}),
    ],
)
def test_three_or_four_take_one_edge_each_clockwise(
    seats: int, bottom: int, turned: dict[int, int]
) -> None:
    assert facing(seats, bottom, alone(seats)) == turned


def test_more_sit_in_two_facing_rows() -> None:
    assert facing(5, 0, alone(5)) == {0: 0, 1: 0, 2: 0, 3: 180, 4: 180}
    assert facing(6, 1, alone(6)) == {1: 0, 2: 0, 3: 0, 4: 180, 5: 180, 0: 180}


def test_partners_sit_side_by_side_opposite_the_other_team() -> None:
    assert facing(4, 0, (0, 1, 0, 1)) == {0: 0, 1: 180, 2: 0, 3: 180}
    assert facing(4, 1, (0, 1, 0, 1)) == {1: 0, 2: 180, 3: 0, 0: 180}

"""Which way each seat faces, as whoever sits at the lower edge sees it."""

from __future__ import annotations

import pytest

from app.games.seats.boards.seat_facing import facing


def alone(seats: int) -> tuple[int, ...]:
    """Everybody for themselves."""
    return tuple(range(seats))


def test_two_sit_opposite_each_other_and_each_is_at_the_lower_edge_of_the_own_board() -> None:
    assert facing(2, 0, alone(2)) == {0: 0, 1: 180}
    assert facing(2, 1, alone(2)) == {1: 0, 0: 180}


def test_one_alone_faces_nobody() -> None:
    assert facing(1, 0, alone(1)) == {0: 0}


@pytest.mark.parametrize("seats", range(3, 9))
def test_all_others_face_who_sits_at_the_lower_edge_and_nobody_lies_sideways(seats: int) -> None:
    for bottom in range(seats):
        turned = facing(seats, bottom, alone(seats))
        assert list(turned) == [(bottom + step) % seats for step in range(seats)]
        assert turned == {seat: 0 if seat == bottom else 180 for seat in range(seats)}


def test_partners_sit_side_by_side_opposite_the_other_team() -> None:
    assert facing(4, 0, (0, 1, 0, 1)) == {0: 0, 1: 180, 2: 0, 3: 180}
    assert facing(4, 1, (0, 1, 0, 1)) == {1: 0, 2: 180, 3: 0, 0: 180}

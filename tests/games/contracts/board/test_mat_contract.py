"""Which mat a table has."""

from __future__ import annotations

from app.games.contracts.board.mat_contract import Layout

TABLE, ONE_SEAT = Layout((976, 708), (), alone=Layout((800, 578), ())), Layout((500, 500), ())


def test_one_player_alone_has_a_mat_without_an_opposite_half() -> None:
    assert TABLE.for_seats(1).size == (800, 578)
    assert TABLE.for_seats(2) is TABLE
    assert ONE_SEAT.for_seats(1) is ONE_SEAT, "a game may have one mat for any number"

"""The board of an open table: cards face down for others, and where the turn ring has no room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.core import intent as i
from app.ui.board.seating import seat_table
from tests.games.open_table.table import SPEC, OpenTable

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import LayBoard


def test_who_laid_a_card_face_down_in_the_open_is_told_that_nobody_else_sees_it(
    lay_board: LayBoard,
) -> None:
    table = OpenTable(3, "hearts")
    table.act(0, "to_front", table.view(0).zones["hand.0"].items[0])
    cards = ",".join(table.view(0).zones["hand.0"].items[:3])
    table.do(0, i.Procedure("pass_on", (("card", cards), ("seat", "1"))))
    board: BoardView = lay_board(table.local, 0)
    marks = {
        zone: [board.board.pieces[key].piece.badges.marks for key in board.board.by_zone[zone]]
        for zone in ("front.0", "front.1")
    }
    assert marks == {"front.0": [()], "front.1": [("only you",)] * 3}


@pytest.mark.parametrize(("preset", "shown"), [("hearts", True), ("daifugo", False)])
def test_the_turn_ring_gives_way_to_piles_that_lie_there(preset: str, shown: bool) -> None:
    table = OpenTable(4, preset)
    for seat in range(4):
        ring = seat_table(SPEC.layout, table.truth.setting, seat).ring
        assert (ring is not None) == shown

"""The board of an open table: cards face down for others, and where the turn ring has no room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.core import intent as i
from app.games.game_api import Selection
from app.ui.board.seating import seat_table
from tests.games.open_table.table import SPEC, OpenTable

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard


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


def test_a_double_click_on_a_stock_that_is_used_up_is_one_on_the_stock(
    lay_board: LayBoard, hand_on: type[Hand], qtbot: QtBot
) -> None:
    table = OpenTable(1, "klondike")
    board = lay_board(table.local, 0)
    hand, told = hand_on(board), []
    board.activated.connect(told.append)
    # On the bare mat, and where an open pile is empty, nothing is meant.
    hand.double_click(hand.zone("mat", 0.5, 0.95))
    hand.double_click(hand.zone("discard"))
    assert not told
    board.bridge.ask(i.Draw(24, "stock", "discard", "play"))
    hand.double_click(hand.zone("stock"))
    assert told == [Selection(zone="stock")]


@pytest.mark.parametrize(("preset", "shown"), [("hearts", True), ("daifugo", False)])
def test_the_turn_ring_gives_way_to_piles_that_lie_there(preset: str, shown: bool) -> None:
    table = OpenTable(4, preset)
    for seat in range(4):
        ring = seat_table(SPEC.layout, table.truth.setting, seat).ring
        assert (ring is not None) == shown

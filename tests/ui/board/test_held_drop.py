"""Another's card is dragged: where its holder alone moves it, letting it go asks them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.core.intent import Bring, Collect, Intent
from app.games.game_api import Selection
from app.session.host.local_table import LocalTable, lay_table
from app.ui.board.drag.drop_preview import titled
from app.ui.board.drag.drops import readings
from tests.helpers.play import decks_for
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard

OUTPOST = TOYS["outpost"]


@pytest.fixture
def table() -> LocalTable:
    table = lay_table(OUTPOST, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2)
    table.sit(1).ask(Bring(("soldier-08",), "line.1"))
    table.sit(0).ask(Bring(("soldier-07",), "line.0"))
    return table


@pytest.fixture
def asked() -> list[Intent]:
    return []


@pytest.fixture
def frontier(lay_board: LayBoard, table: LocalTable, asked: list[Intent]) -> BoardView:
    board: BoardView = lay_board(table, 0, shipped_base())
    board.bridge.ask_holder = asked.append
    return board


def theirs(board: BoardView) -> str:
    (unit,) = board.bridge.view.zones["line.1"].items
    return unit


def test_the_ghost_says_whom_it_asks_and_letting_go_asks(
    frontier: BoardView, hand_on: type[Hand], table: LocalTable, asked: list[Intent]
) -> None:
    hand, unit, before = hand_on(frontier), theirs(frontier), table.host.tree.cursor
    hand.carry(hand.spot(unit), hand.zone("discard.1"))
    assert frontier.mouse.carry.signs.text == "Ask Ren: Discard"
    hand.let_go(hand.zone("discard.1"))
    assert asked == [Collect((unit,), "discard.1")]
    assert not frontier.mouse.carry.active
    assert table.host.tree.cursor == before
    assert frontier.board.pieces[unit].piece.zone == "line.1"


def test_what_is_one_s_own_to_move_is_moved(
    frontier: BoardView, hand_on: type[Hand], asked: list[Intent]
) -> None:
    hand = hand_on(frontier)
    (unit,) = frontier.bridge.view.zones["line.0"].items
    hand.carry(hand.spot(unit), hand.zone("discard.0"))
    assert frontier.mouse.carry.signs.text == "Discard"
    hand.let_go(hand.zone("discard.0"))
    assert asked == []
    assert frontier.bridge.view.zones["discard.0"].count == 1


def test_the_menu_of_all_readings_says_it_too(frontier: BoardView) -> None:
    view, selection = frontier.bridge.view, Selection(units=(theirs(frontier),))
    drops = readings(OUTPOST, view, selection, "discard.1", "", 0)
    assert [titled(frontier.bridge, drop).ja for drop in drops] == ["Renに頼む：捨て札"]


def test_where_nobody_can_be_asked_it_is_refused_as_ever(
    frontier: BoardView, hand_on: type[Hand], table: LocalTable
) -> None:
    frontier.bridge.ask_holder = None
    refused: list[object] = []
    frontier.bridge.refused.connect(refused.append)
    hand, before = hand_on(frontier), table.host.tree.cursor
    hand.drag(hand.spot(theirs(frontier)), hand.zone("discard.1"))
    assert len(refused) == 1
    assert table.host.tree.cursor == before

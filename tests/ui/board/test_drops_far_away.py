"""Cards let go at a table that answers later: they lie where they were let go until it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from app.core.intent import Flip, PutMark
from app.ui.board.drag.drag import Ghost
from tests.ui.far import FarTable

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from app.session.host.local_table import LocalTable
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard


@pytest.fixture
def table(lay_toy: Callable[..., LocalTable]) -> FarTable:
    return FarTable(lay_toy())


@pytest.fixture
def board(lay_board: LayBoard, table: FarTable) -> BoardView:
    board: BoardView = lay_board(table)
    return board


def count(board: BoardView, zone: str) -> int | None:
    return board.bridge.view.zones[zone].count


def ghosts(board: BoardView) -> list[Ghost]:
    return [item for item in board.board.items() if isinstance(item, Ghost)]


def lies_at(board: BoardView, ghost: Ghost, point: QPointF) -> bool:
    away = board.to_window(ghost.pos().x(), ghost.pos().y()) - point
    return away.manhattanLength() < 40


def bench(hand: Hand) -> QPointF:
    return hand.zone("bench.0", 0.9)


def test_the_ghost_waits_where_it_was_let_go_and_lands_with_the_answer(
    board: BoardView, hand: Hand, table: FarTable
) -> None:
    dropped: list[object] = []
    board.dropped.connect(lambda *told: dropped.append(told))
    hand.drag(hand.spot("c000"), bench(hand))
    (ghost,) = ghosts(board)
    assert lies_at(board, ghost, bench(hand))
    assert not board.mouse.carry.active
    assert board.board.pieces["c000"].opacity() < 1.0
    assert (count(board, "bench.0"), dropped) == (3, [])
    table.release()
    assert ghosts(board) == []
    assert count(board, "bench.0") == 4
    unit = board.bridge.view.zones["bench.0"].items[-1]
    assert board.board.pieces[unit].opacity() == 1.0
    assert len(dropped) == 1


def test_it_glides_to_its_place_from_where_it_was_let_go(
    board: BoardView, hand: Hand, table: FarTable
) -> None:
    board.set_animations(True)
    goal = bench(hand)
    hand.drag(hand.spot("c000"), goal)
    table.release()
    item = board.board.pieces[board.bridge.view.zones["bench.0"].items[-1]]
    assert (board.to_window(item.x(), item.y()) - goal).manhattanLength() < 40
    board.board.glide.finish()


def test_refused_it_flies_back_and_says_why(board: BoardView, hand: Hand, table: FarTable) -> None:
    said: list[str] = []
    board.bridge.refused.connect(lambda answer: said.append(answer.reason.en))
    theirs = board.board.pieces["hand.1#2"].pos()
    hand.drag(hand.spot("hand.1#2"), hand.zone("mat", 0.5, 0.5))
    assert len(ghosts(board)) == 1
    assert said == []
    table.release()
    assert ghosts(board) == []
    assert len(said) == 1
    assert said[0]
    back = board.board.pieces["hand.1#2"]
    assert back.opacity() == 1.0
    assert (back.pos() - theirs).manhattanLength() < 1.0


def test_two_in_flight_land_one_after_the_other(
    board: BoardView, hand: Hand, table: FarTable
) -> None:
    hand.drag(hand.spot("c000"), bench(hand))
    hand.drag(hand.spot("c002"), hand.zone("discard.0"))
    assert len(ghosts(board)) == 2
    table.release(1)
    assert len(ghosts(board)) == 1
    assert (count(board, "bench.0"), count(board, "discard.0")) == (4, 3)
    assert board.board.pieces["c002"].opacity() < 1.0
    table.release()
    assert ghosts(board) == []
    assert count(board, "discard.0") == 4


def test_what_is_carried_next_stays_in_the_hand(
    board: BoardView, hand: Hand, table: FarTable
) -> None:
    hand.drag(hand.spot("hand.1#2"), hand.zone("mat", 0.5, 0.5))
    hand.carry(hand.spot("c000"), bench(hand))
    table.release()
    assert board.mouse.carry.active
    assert board.board.pieces["c000"].opacity() < 1.0
    hand.let_go(bench(hand))
    table.release()
    assert count(board, "bench.0") == 4


def test_what_others_do_meanwhile_leaves_it_lying(
    board: BoardView, hand: Hand, table: FarTable
) -> None:
    hand.drag(hand.spot("c000"), bench(hand))
    table.other(1, PutMark(("u01",), "damage", 30))
    table.other(1, Flip())
    (ghost,) = ghosts(board)
    assert lies_at(board, ghost, bench(hand))
    assert board.board.pieces["c000"].opacity() < 1.0
    table.release()
    assert count(board, "bench.0") == 4


def test_an_energy_let_go_on_a_unit_is_attached_when_the_answer_comes(
    board: BoardView, hand: Hand, table: FarTable
) -> None:
    hand.drag(hand.spot("c001"), hand.spot("u01"))
    assert board.bridge.view.units["u01"].attached == ()
    table.release()
    assert len(board.bridge.view.units["u01"].attached) == 1
    assert ghosts(board) == []


def test_the_board_can_be_left_meanwhile(board: BoardView, hand: Hand, table: FarTable) -> None:
    hand.drag(hand.spot("c000"), bench(hand))
    board.mouse.forget()
    assert ghosts(board) == []
    assert board.board.pieces["c000"].opacity() == 1.0
    table.release()
    assert count(board, "bench.0") == 4

"""What the pointer rests on, although the table moves below it; and what a key would act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw, Move, MoveUnits, Undo
from app.ui.board.what_is_meant import under_pointer

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand

CTRL = Qt.KeyboardModifier.ControlModifier


def rest(hand: Hand, point: QPointF) -> None:
    """Move the pointer to a point, with nothing pressed."""
    hand.move(point, held="NoButton")


def outlined(board: BoardView) -> list[tuple[str, str]]:
    return board.board.rings.worn("hover")


# -- looking again ----------------------------------------------------------------------------


def test_the_table_moves_below_a_pointer_at_rest(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    rest(hand, hand.spot("u01"))
    assert under_pointer(board, cards=True).units == ("u01",)
    board.bridge.table.sit(1).ask(MoveUnits(("u01",), "mat", position=(450.0, 200.0)))
    # A key hit again meant the one that went.
    assert under_pointer(board, cards=True).units == ()
    QApplication.processEvents()
    assert under_pointer(board, cards=True).units == ()
    assert outlined(board) == []
    qtbot.waitUntil(lambda: under_pointer(board, cards=True).units == ("u02",))
    board.bridge.ask(Undo())
    rest(hand, hand.spot("u01"))
    assert under_pointer(board, cards=True).units == ("u01",)


def test_a_unit_that_comes_back_at_once_is_still_meant(board: BoardView, hand: Hand) -> None:
    rest(hand, hand.spot("u01"))
    board.bridge.table.sit(1).ask(MoveUnits(("u01",), "mat", position=(450.0, 200.0)))
    board.bridge.ask(Undo())
    assert under_pointer(board, cards=True).units == ("u01",)


def test_the_outline_follows_without_the_pointer_moving(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    rest(hand, hand.spot("u01"))
    assert outlined(board) == [("u01", "")]
    board.bridge.table.sit(1).ask(MoveUnits(("u01",), "mat", position=(450.0, 200.0)))
    qtbot.waitUntil(lambda: outlined(board) == [("u02", "")])


def test_a_card_that_glided_below_the_pointer_is_found_when_it_arrives(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    board.animations = True
    goal = hand.zone("mat", 0.95, 0.4)
    rest(hand, goal)
    assert under_pointer(board, cards=True).units == ()
    where = board.seating.to_table(*board.to_mat(goal.x(), goal.y()))
    board.bridge.table.sit(1).ask(MoveUnits(("u01",), "mat", position=where))
    qtbot.waitUntil(lambda: outlined(board) == [("u01", "")])
    assert under_pointer(board, cards=True).units == ("u01",)


def test_zooming_and_scrolling_move_the_mat_below_the_pointer(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    at = hand.spot("u01")
    rest(hand, at)
    board.zoom_by(2.0, at)
    assert under_pointer(board, cards=True).units == ("u01",)
    board.pan_by(0, 230)
    assert under_pointer(board, cards=True).units == ()
    qtbot.waitUntil(lambda: outlined(board) == [])


def test_a_pointer_that_left_is_over_nothing(board: BoardView, hand: Hand) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    rest(hand, hand.spot("u01"))
    QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))
    assert under_pointer(board, cards=True).units == ()
    assert outlined(board) == []


def test_a_drop_leaves_the_pointer_over_what_was_dropped(board: BoardView, hand: Hand) -> None:
    hand.drag(hand.spot("u01"), hand.zone("mat", 0.5, 0.5))
    assert under_pointer(board, cards=True).units == ("u01",)


def test_what_came_below_a_pointer_at_rest_is_shown_large(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    rest(hand, hand.spot("u01"))
    with qtbot.waitSignal(board.hovered) as told:
        pass
    assert told.args[1] == "u01"
    board.bridge.table.sit(1).ask(MoveUnits(("u01",), "mat", position=(450.0, 200.0)))
    with qtbot.waitSignal(board.hovered) as told:
        pass
    assert told.args[1] == "u02"


# -- the outline ------------------------------------------------------------------------------


def test_the_outline_says_what_a_key_would_act_on(board: BoardView, hand: Hand) -> None:
    rest(hand, hand.spot("u01"))
    assert outlined(board) == [("u01", "")]
    hand.click(hand.spot("u02"))
    rest(hand, hand.spot("u01"))
    assert outlined(board) == [("u01", "")], "what is pointed at goes before what is chosen"
    rest(hand, hand.spot("u02"))
    assert outlined(board) == []  # it is chosen, and wears that ring
    rest(hand, hand.spot("u01"))
    board.choose(())
    assert outlined(board) == [("u01", "")]
    board.focus.next_zone(1)
    assert outlined(board) == []  # or on what the keyboard stands on
    hand.press(hand.spot("u01"))
    board.mouse.cancel()
    rest(hand, hand.spot("u00"))
    assert outlined(board) == [("u00", "")]


def test_a_pile_and_a_part_of_a_unit_are_outlined(board: BoardView, hand: Hand) -> None:
    from app.core.intent import Attach

    rest(hand, hand.spot("pile:deck.0"))
    assert outlined(board) == [("pile:deck.0", "")]
    board.bridge.ask(Attach(("c001",), "u01"))
    spot = board.board.pieces["u01"].piece.spot
    rest(hand, hand.point(spot.x, spot.y + 48))
    assert outlined(board) == [("u01", board.bridge.view.units["u01"].attached[0])]


def test_nothing_is_outlined_while_something_is_carried(board: BoardView, hand: Hand) -> None:
    rest(hand, hand.spot("u01"))
    hand.carry(hand.spot("u01"), hand.spot("u02"))
    assert outlined(board) == []
    board.mouse.cancel()


# -- the hand ---------------------------------------------------------------------------------


def test_the_raised_card_can_be_had_by_its_upper_end(board: BoardView, hand: Hand) -> None:
    rest(hand, hand.spot("c003"))
    item = board.board.pieces["c003"]
    top = hand.point(item.pos().x(), item.pos().y() - 44 * item.piece.spot.scale + 4)
    rest(hand, top)
    assert under_pointer(board, cards=True).cards == ("c003",)
    hand.click(top)
    assert board.selection().cards == ("c003",)


def test_a_raised_card_stays_raised_when_the_hand_changes(board: BoardView, hand: Hand) -> None:
    rest(hand, hand.spot("c003"))
    board.bridge.table.sit(0).ask(Draw(1, "deck.0", "hand.0"))
    item = board.board.pieces["c003"]
    assert item.pos().y() < item.piece.spot.y - 20


def test_a_card_that_leaves_the_hand_raises_the_next(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    rest(hand, hand.spot("c003"))
    board.bridge.table.sit(0).ask(Move(("c003",), "discard.0"))
    qtbot.waitUntil(lambda: bool(outlined(board)))
    key = outlined(board)[0][0]
    assert board.board.pieces[key].piece.zone == "hand.0"
    assert board.board.pieces[key].pos().y() < board.board.pieces[key].piece.spot.y - 20


def test_a_pointer_at_rest_is_known_again_when_what_covered_the_board_goes(
    board: BoardView, hand: Hand
) -> None:
    over = hand.spot("u01")
    board.mouse.leave()
    assert not under_pointer(board, cards=True).units
    enter = QEnterEvent(over, over, QPointF(board.viewport().mapToGlobal(over.toPoint())))
    QApplication.sendEvent(board.viewport(), enter)
    assert under_pointer(board, cards=True).units == ("u01",)

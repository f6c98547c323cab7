"""Moves that glide: short, switched off when wanted, and never in anybody's way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt

from app.core.intent import Attach, Draw, Move, MoveUnits, Shuffle, Undo
from app.ui.board.scene.glide import GLIDE, SHIFT

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand


@pytest.fixture
def board(board: BoardView) -> BoardView:
    board.animations = True
    return board


def painted(board: BoardView, key: str) -> QPointF:
    """Where in the window a piece is painted now."""
    place = board.board.pieces[key].pos()
    return board.to_window(place.x(), place.y())


def halfway(board: BoardView, key: str, qtbot: QtBot) -> QPointF:
    """Wait until a piece is well on its way and return where it is."""
    item = board.board.pieces[key]
    start = item.pos()
    qtbot.waitUntil(lambda: (item.pos() - start).manhattanLength() > 30)
    return painted(board, key)


def test_glides_take_as_long_as_an_eye_needs() -> None:
    assert 0.15 <= GLIDE <= 0.25
    assert SHIFT <= 0.15


def test_a_gliding_card_is_taken_up_where_it_is(board: BoardView, hand: Hand, qtbot: QtBot) -> None:
    board.bridge.table.sit(1).ask(MoveUnits(("u01",), "mat", position=(450.0, 150.0)))
    here = halfway(board, "u01", qtbot)
    hand.press(here)
    hand.move(here + QPointF(8, 0))
    drag = board.mouse.carry.drag
    assert drag.selection.units == ("u01",)
    assert abs(drag.grip[0]) + abs(drag.grip[1]) < 20
    hand.let_go(hand.zone("discard.0"))
    assert board.bridge.view.zones["discard.0"].count == 4


def test_a_gliding_card_can_be_had_where_it_will_lie(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    board.bridge.table.sit(1).ask(MoveUnits(("u01",), "mat", position=(450.0, 150.0)))
    hand.click(hand.spot("u01"))
    assert board.selection().units == ("u01",)


def test_every_gesture_is_accepted_during_a_glide(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    board.bridge.ask(Draw(2, "deck.0", "hand.0"))
    assert board.board.glide.running
    hand.drag(hand.spot("u00"), hand.zone("discard.0"))
    assert board.bridge.view.zones["discard.0"].count == 4
    assert board.board.glide.running
    hand.click(hand.spot("u02"))
    assert board.selection().units == ("u02",)
    board.bridge.ask(Undo())
    assert board.bridge.view.zones["discard.0"].count == 3


def test_a_card_played_by_a_key_comes_from_its_place_in_the_hand(
    board: BoardView, hand: Hand
) -> None:
    came_from = painted(board, "c006")
    board.bridge.ask(Move(("c006",), "bench.0", -1))
    unit = board.bridge.view.zones["bench.0"].items[-1]
    assert (painted(board, unit) - came_from).manhattanLength() < 3
    pictures = [item for item in board.board.items() if hasattr(item, "piece")]
    assert len(pictures) == len(board.board.pieces)  # it is not seen twice
    board.board.glide.finish()


def test_an_attached_card_glides_to_its_unit(board: BoardView, hand: Hand, qtbot: QtBot) -> None:
    board.bridge.ask(Attach(("c001",), "u02"))
    leaving = next(iter(board.board._leaving))
    way = board.board.glide._ways[leaving]
    spot = board.board.pieces["u02"].piece.spot
    assert (way.end.x, way.end.y) == (spot.x, spot.y)
    qtbot.waitUntil(lambda: not board.board.glide.running)
    assert leaving.scene() is None


def test_undo_brings_a_card_back_from_where_it_lay(board: BoardView, hand: Hand) -> None:
    board.bridge.ask(Move(("c006",), "bench.0", -1))
    board.board.glide.finish()
    unit = board.bridge.view.zones["bench.0"].items[-1]
    lay = painted(board, unit)
    board.bridge.ask(Undo())
    assert (painted(board, "c006") - lay).manhattanLength() < 3
    board.board.glide.finish()


def test_switching_off_ends_what_is_under_way(board: BoardView) -> None:
    board.bridge.ask(Draw(2, "deck.0", "hand.0"))
    assert board.board.glide.running
    board.set_animations(False)
    assert not board.board.glide.running
    for item in board.board.pieces.values():
        assert (item.pos().x(), item.pos().y()) == (item.piece.spot.x, item.piece.spot.y)


def test_with_animations_off_nothing_moves_by_itself(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    board.set_animations(False)
    moved = board.board.glide
    hand.move(hand.spot("c003"), held="NoButton")
    assert not moved.running
    hand.carry(hand.spot("c003"), hand.zone("bench.0", 0.3))
    assert not moved.running
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    for step in (Draw(1, "deck.0", "hand.0"), Shuffle("deck.0"), Undo()):
        board.bridge.ask(step)
        assert not moved.running
    hand.carry(hand.spot("pile:deck.0"), hand.zone("prizes.0"))
    hand.let_go(hand.zone("prizes.0"))
    assert not moved.running

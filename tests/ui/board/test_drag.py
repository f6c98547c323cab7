"""Dragging: threshold, ghost, what a drop says and does, and every way to change one's mind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from app.core.intent import Draw, Move
from app.ui.board.scene.table_layout import CARD_HEIGHT

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard

CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def count(board: BoardView, zone: str) -> int | None:
    return board.bridge.view.zones[zone].count


def test_a_press_becomes_a_drag_only_after_six_pixels(board: BoardView, hand: Hand) -> None:
    start = hand.spot("c003")
    hand.press(start)
    hand.move(start + QPointF(3, 2))
    assert not board.mouse.carry.active
    hand.move(start + QPointF(4, 2))
    assert board.mouse.carry.active
    hand.let_go(start + QPointF(4, 2))
    assert not board.mouse.carry.active


def test_a_card_moves_from_hand_to_bench(board: BoardView, hand: Hand, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.dropped) as told:
        hand.drag(hand.spot("c000"), hand.zone("bench.0", 0.9))
    assert told.args[0].intent == Move(("c000",), "bench.0", 3)
    assert count(board, "bench.0") == 4
    assert len(board.board.by_zone["bench.0"]) == 4
    assert len(board.board.by_zone["hand.0"]) == 7


def test_an_energy_is_attached_to_the_unit_below(board: BoardView, hand: Hand) -> None:
    hand.drag(hand.spot("c001"), hand.spot("u01"))
    unit = board.bridge.view.units["u01"]
    assert len(unit.attached) == 1
    assert len(board.board.pieces["u01"].piece.parts) == 2
    assert board.board.pieces["u01"].piece.parts[1].role == "sign"


def test_the_ghost_says_what_a_drop_will_do_and_the_zone_lights_up(
    board: BoardView, hand: Hand
) -> None:
    carry = board.mouse.carry
    hand.carry(hand.spot("c000"), hand.spot("u01"))
    assert carry.drag.readings[0].title.en == "Attach to u01"
    assert carry.signs.text == "Attach to u01"
    assert board.board.rings.worn("target") == [("u01", "")]
    hand.move(hand.zone("bench.0", 0.9))
    assert carry.drag.readings[0].title.en == "To bench.0 at 3"
    assert carry.signs.lit == "bench.0"
    hand.move(hand.zone("prizes.0"))
    assert carry.drag.readings == ()
    assert carry.signs.text == ""
    assert carry.signs.lit == ""
    board.mouse.cancel()


def test_what_a_card_will_be_put_on_shows_through_it(board: BoardView, hand: Hand) -> None:
    hand.carry(hand.spot("c001"), hand.spot("u01"))
    ghost = board.mouse.carry.drag.ghost
    assert 0.5 < ghost.opacity() < 0.9
    hand.move(hand.zone("bench.0", 0.9))
    assert ghost.opacity() == 1.0
    hand.move(hand.spot("u01"))
    board.mouse.cancel()
    assert ghost.opacity() == 1.0


def test_the_words_stand_on_the_ghost_and_leave_what_is_above_it_free(
    board: BoardView, hand: Hand
) -> None:
    signs = board.mouse.carry.signs
    for goal in (hand.zone("bench.0", 0.9), hand.zone("mat", 0.5, 0.05), hand.zone("hand.0")):
        hand.carry(hand.spot("c000"), goal)
        words = signs._label
        half = words.pixmap().height() * words.scale() / 2
        over = board.mouse.carry.drag.over
        assert words.y() - half > over.y
        assert words.y() - half < over.y + CARD_HEIGHT / 2
        assert words.y() + half <= board.camera.seen.bottom
        board.mouse.cancel()


def test_the_real_card_is_faded_until_the_table_has_answered(board: BoardView, hand: Hand) -> None:
    hand.carry(hand.spot("c000"), hand.zone("bench.0", 0.9))
    assert board.board.pieces["c000"].opacity() < 0.5
    board.mouse.cancel()
    assert board.board.pieces["c000"].opacity() == 1.0


def test_a_gap_opens_where_the_card_will_land(board: BoardView, hand: Hand) -> None:
    before = board.board.pieces["u01"].pos().x()
    between = hand.point(*(board.seating.sites["bench.0"].box.x + 102, 390))
    hand.carry(hand.spot("c000"), between)
    assert board.board.pieces["u01"].pos().x() > before + 50
    hand.move(hand.zone("mat", 0.5, 0.5))
    assert board.board.pieces["u01"].pos().x() == before
    board.mouse.cancel()


@pytest.mark.parametrize("way", ["escape", "right button", "outside", "no reading"])
def test_a_drag_can_be_given_up(board: BoardView, hand: Hand, qtbot: QtBot, way: str) -> None:
    node = board.bridge.node
    hand.carry(hand.spot("c002"), hand.zone("bench.0", 0.9))
    if way == "escape":
        qtbot.keyClick(board, Qt.Key.Key_Escape)
        hand.let_go(hand.zone("bench.0", 0.9))
    elif way == "right button":
        hand.press(hand.zone("bench.0", 0.9), button="RightButton")
        hand.let_go(hand.zone("bench.0", 0.9))
    elif way == "outside":
        hand.move(QPointF(-300, -300))
        hand.let_go(QPointF(-300, -300))
    else:
        hand.move(hand.zone("prizes.0"))
        hand.let_go(hand.zone("prizes.0"))
    assert not board.mouse.carry.active
    assert board.bridge.node == node
    item = board.board.pieces["c002"]
    assert (item.pos().x(), item.pos().y()) == (item.piece.spot.x, item.piece.spot.y)
    assert not any(sign.scene() for sign in board.mouse.carry.signs._items())


def test_a_drop_at_the_very_edge_counts(board: BoardView, hand: Hand) -> None:
    box = board.seating.sites["discard.0"].box
    hand.drag(hand.spot("c000"), hand.point(box.right - 0.5, box.bottom - 0.5))
    assert count(board, "discard.0") == 4


def test_the_top_of_a_hidden_pile_is_dragged_by_its_place(board: BoardView, hand: Hand) -> None:
    hand.carry(hand.spot("pile:deck.0"), hand.zone("bench.0", 0.9))
    assert board.mouse.carry.drag.selection.cards == ("deck.0#0",)
    hand.let_go(hand.zone("bench.0", 0.9))
    assert count(board, "deck.0") == 9
    assert count(board, "bench.0") == 4


def test_a_prize_is_dragged_by_its_place(board: BoardView, hand: Hand) -> None:
    hand.carry(hand.spot("prizes.0#3"), hand.zone("hand.0"))
    assert board.mouse.carry.drag.selection.cards == ("prizes.0#3",)
    hand.let_go(hand.zone("hand.0"))
    assert count(board, "prizes.0") == 5
    assert count(board, "hand.0") == 9


def test_a_listed_pile_gives_its_top_card(board: BoardView, hand: Hand) -> None:
    hand.carry(hand.spot("pile:discard.0"), hand.zone("bench.0", 0.9))
    assert board.mouse.carry.drag.selection.cards == ("c017",)
    board.mouse.cancel()


def test_shift_puts_a_card_face_down(board: BoardView, hand: Hand) -> None:
    hand.drag(hand.spot("c000"), hand.zone("bench.0", 0.9), SHIFT)
    unit = board.bridge.view.zones["bench.0"].items[-1]
    assert not board.bridge.view.cards[board.bridge.view.units[unit].base].up
    assert board.board.pieces[unit].piece.base.card is None


def test_alt_puts_a_unit_exactly_where_it_is_let_go(board: BoardView, hand: Hand) -> None:
    goal = hand.point(333.3, 301.7)
    hand.drag(hand.spot("u01"), goal, ALT)
    unit = board.bridge.view.units["u01"]
    assert unit.zone == "mat"
    assert unit.position == pytest.approx((333.3, 301.7), abs=1.0)


def test_the_mat_snaps_without_alt(board: BoardView, hand: Hand) -> None:
    hand.drag(hand.spot("u01"), hand.point(333.3, 301.7))
    assert board.bridge.view.units["u01"].position == (336, 304)


def test_the_other_side_sees_a_free_card_turned_about_the_middle(
    board: BoardView, hand: Hand, lay_board: LayBoard
) -> None:
    hand.drag(hand.spot("u01"), hand.point(300, 300))
    x, y = board.bridge.view.units["u01"].position
    other = lay_board(board.bridge.table, 1)
    spot = other.board.pieces["u01"].piece.spot
    assert (spot.x, spot.y, spot.angle) == (900 - x, 600 - y, 180)


def test_ctrl_alt_leaves_the_choice_to_a_menu(board: BoardView, hand: Hand, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.readings_offered) as offered:
        hand.drag(hand.spot("c001"), hand.spot("u01"), CTRL | ALT)
    assert [drop.title.en for drop in offered.args[0]] == ["Attach to u01", "To bench.0 at 1"]
    assert count(board, "hand.0") == 8


def test_other_changes_leave_the_drag_alone(board: BoardView, hand: Hand) -> None:
    other = board.bridge.table.sit(1)
    hand.carry(hand.spot("u01"), hand.zone("mat", 0.5, 0.5))
    other.ask(Draw(1, "deck.1", "hand.1"))
    assert board.mouse.carry.active
    board.mouse.cancel()


def test_a_refused_drop_returns_the_card(board: BoardView, hand: Hand, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.bridge.refused):
        hand.drag(hand.spot("hand.1#2"), hand.zone("mat", 0.5, 0.5))
    assert not board.mouse.carry.active
    assert board.board.pieces["hand.1#2"].opacity() == 1.0


def test_one_of_a_selection_drags_all(board: BoardView, hand: Hand) -> None:
    for key in ("c001", "c004", "c006"):
        hand.click(hand.spot(key), CTRL)
    hand.drag(hand.spot("c004"), hand.zone("discard.0"))
    assert count(board, "discard.0") == 6
    assert count(board, "hand.0") == 5


def test_ten_cards_are_dragged_at_once(board: BoardView, hand: Hand) -> None:
    board.bridge.ask(Draw(2, "deck.0", "hand.0"))
    board.select_hand()
    assert len(board.selection().cards) == 10
    first = board.board.by_zone["hand.0"][0]
    hand.drag(hand.spot(first), hand.zone("discard.0"))
    assert count(board, "discard.0") == 13
    assert count(board, "hand.0") == 0
    assert board.selection().cards == ()


def test_only_the_attached_card_is_taken_off(board: BoardView, hand: Hand) -> None:
    hand.drag(hand.spot("c001"), hand.spot("u01"))
    energy = board.bridge.view.units["u01"].attached[0]
    spot = board.board.pieces["u01"].piece.spot
    edge = hand.point(spot.x, spot.y + 48)
    hand.click(edge)
    assert board.selection().cards == (energy,)
    assert board.selection().units == ()
    hand.drag(edge, hand.zone("discard.0"))
    assert board.bridge.view.units["u01"].attached == ()
    assert count(board, "discard.0") == 4


def test_cards_from_another_window_are_dropped_like_any_other(board: BoardView, hand: Hand) -> None:
    goal = hand.zone("bench.0", 0.9).toPoint()
    board.drop_cards(("c018",), board.viewport().mapToGlobal(goal))
    assert count(board, "bench.0") == 4
    assert count(board, "discard.0") == 2
    board.drop_cards(("c019",), board.viewport().mapToGlobal(goal) + QPoint(5000, 0))
    assert count(board, "discard.0") == 2


def test_a_card_let_go_at_the_edge_of_the_mat_lies_on_it_whole(
    board: BoardView, hand: Hand
) -> None:
    hand.drag(hand.spot("c002"), QPointF(1, 330))
    (unit,) = board.board.by_zone["mat"]
    spot = board.board.pieces[unit].piece.spot
    assert spot.box.x >= board.seating.mat.x
    assert board.to_window(spot.box.x, spot.y).x() >= 0


def test_cards_from_another_window_light_their_target_while_carried(
    board: BoardView, hand: Hand
) -> None:
    port = board.viewport()
    where = port.mapToGlobal(hand.spot("u01").toPoint())
    board.show_carried(("c002",), where)
    carry = board.mouse.carry
    assert carry.drag.readings[0].title.en == "Attach to u01"
    assert board.board.rings.worn("target") == [("u01", "")]
    board.show_carried(("c002",), port.mapToGlobal(hand.zone("mat", 0.5, 0.5).toPoint()))
    assert board.board.rings.worn("target") == []
    board.end_carried()
    assert not carry.active
    assert count(board, "mat") == 0

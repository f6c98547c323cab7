"""Choosing, opening, hovering and the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from app.core.intent import Attach, Rotate
from app.games.game_api import Selection

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent
    from pytestqt.qtbot import QtBot

    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_a_click_chooses_and_a_click_on_the_mat_clears(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(board.selection_changed) as told:
        hand.click(hand.spot("c002"))
    assert told.args[0].cards == ("c002",)
    hand.click(hand.zone("mat", 0.5, 0.5))
    assert board.selection().cards == ()
    assert board.board.rings.worn("selected") == []


def test_ctrl_click_adds_and_takes_away(board: BoardView, hand: Hand) -> None:
    hand.click(hand.spot("c002"))
    hand.click(hand.spot("u01"), CTRL)
    assert (board.selection().cards, board.selection().units) == (("c002",), ("u01",))
    hand.click(hand.spot("c002"), CTRL)
    assert (board.selection().cards, board.selection().units) == ((), ("u01",))


def test_a_click_with_shift_reaches_from_the_last_one(board: BoardView, hand: Hand) -> None:
    hand.click(hand.spot("c002"))
    hand.click(hand.spot("c005"), SHIFT)
    assert board.selection().cards == ("c002", "c003", "c004", "c005")
    hand.click(hand.spot("c001"), SHIFT)
    assert board.selection().cards == ("c001", "c002")
    hand.click(hand.spot("u00"), CTRL)
    hand.click(hand.spot("u02"), CTRL | SHIFT)
    assert board.selection().cards == ("c001", "c002")
    assert board.selection().units == ("u00", "u01", "u02")


def test_a_click_with_shift_reaches_no_farther_than_its_row(board: BoardView, hand: Hand) -> None:
    hand.click(hand.spot("c002"))
    hand.click(hand.spot("u01"), SHIFT)
    assert (board.selection().cards, board.selection().units) == ((), ("u01",))
    hand.click(hand.spot("u02"), SHIFT)
    assert board.selection().units == ("u01", "u02")


def test_a_rubber_band_adds_with_ctrl(board: BoardView, hand: Hand) -> None:
    hand.click(hand.spot("c002"))
    box = board.seating.sites["bench.0"].box
    start, goal = hand.point(box.x - 3, box.y - 12), hand.point(box.right, box.bottom + 5)
    hand.press(start, CTRL)
    hand.move(goal, CTRL)
    hand.let_go(goal, CTRL)
    assert board.selection().cards == ("c002",)
    assert board.selection().units == ("u00", "u01", "u02")


def test_a_drag_with_ctrl_takes_what_is_chosen_along(board: BoardView, hand: Hand) -> None:
    hand.click(hand.spot("c002"))
    hand.press(hand.spot("c005"), CTRL)
    hand.move(hand.zone("discard.0"), CTRL)
    hand.let_go(hand.zone("discard.0"))
    assert board.bridge.view.zones["discard.0"].count == 5


def test_a_drag_leaves_the_choice_as_it_was(board: BoardView, hand: Hand, qtbot: QtBot) -> None:
    hand.drag(hand.spot("u01"), hand.zone("mat", 0.5, 0.5))
    assert board.chosen == ()
    hand.click(hand.spot("c002"))
    hand.carry(hand.spot("u00"), hand.zone("mat", 0.4, 0.5))
    assert board.selection().units == ("u00",)
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert board.selection().cards == ("c002",)
    hand.drag(hand.spot("c002"), hand.zone("bench.0", 0.9))
    assert board.chosen == ()


def test_a_rubber_band_catches_the_bench(board: BoardView, hand: Hand) -> None:
    box = board.seating.sites["bench.0"].box
    start, goal = hand.point(box.x - 3, box.y - 12), hand.point(box.right, box.bottom + 5)
    hand.carry(start, goal)
    assert board.selection().units == ("u00", "u01", "u02")
    hand.let_go(goal)
    assert board.selection().units == ("u00", "u01", "u02")
    assert not board.mouse.band.active


def test_escape_during_a_rubber_band_restores_the_choice(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    hand.click(hand.spot("c002"))
    box = board.seating.sites["bench.0"].box
    hand.press(hand.point(box.x - 3, box.y - 12), CTRL)
    hand.move(hand.point(box.right, box.bottom))
    assert len(board.chosen) == 4
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert board.selection().cards == ("c002",)


def test_ctrl_a_chooses_the_hand(board: BoardView, qtbot: QtBot) -> None:
    qtbot.keyClick(board, Qt.Key.Key_A, CTRL)
    assert len(board.selection().cards) == 8


def test_a_pile_is_chosen_as_a_zone(board: BoardView, hand: Hand) -> None:
    hand.click(hand.spot("pile:deck.0"))
    assert board.selection().zone == "deck.0"
    assert board.selection().cards == ()


def test_a_double_click_on_a_pile_asks_for_the_likeliest(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(board.activated) as asked:
        hand.double_click(hand.spot("pile:discard.0"))
    assert asked.args == [Selection(zone="discard.0")]


def test_a_middle_click_on_a_pile_opens_it(board: BoardView, hand: Hand, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.pile_requested):
        hand.click(hand.spot("pile:deck.0"), button="MiddleButton")


def test_a_double_click_on_a_card_asks_for_the_likeliest(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(board.activated) as told:
        hand.double_click(hand.spot("c003"))
    assert told.args[0].cards == ("c003",)


def test_a_double_click_on_one_of_several_that_are_chosen_means_all_of_them(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    hand.click(hand.spot("c002"))
    hand.click(hand.spot("c003"), CTRL)
    with qtbot.waitSignal(board.activated) as told:
        hand.double_click(hand.spot("c002"))
    assert set(told.args[0].cards) == {"c002", "c003"}
    hand.click(hand.spot("c002"))
    assert board.selection().cards == ("c002",), "a single click still chooses it alone"
    with qtbot.waitSignal(board.activated) as told:
        hand.double_click(hand.spot("c003"))
    assert told.args[0].cards == ("c003",)


def test_a_right_click_asks_for_the_menu_of_what_is_chosen(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    hand.click(hand.spot("c002"))
    hand.click(hand.spot("c003"), CTRL)
    with qtbot.waitSignal(board.menu_requested) as told:
        hand.click(hand.spot("c003"), button="RightButton")
    assert told.args[0].cards == ("c002", "c003")
    with qtbot.waitSignal(board.menu_requested) as told:
        hand.click(hand.spot("u02"), button="RightButton")
    assert told.args[0].units == ("u02",)
    with qtbot.waitSignal(board.menu_requested) as told:
        hand.click(hand.zone("bench.0", 0.95), button="RightButton")
    assert told.args[0].zone == "bench.0"


def test_what_is_gone_is_no_longer_chosen(board: BoardView, hand: Hand) -> None:
    from app.core.intent import Move

    hand.click(hand.spot("c002"))
    board.bridge.ask(Move(("c002",), "deck.0"))
    assert board.selection().cards == ()


def test_resting_on_a_card_shows_it_and_leaving_hides_it(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    seen = []
    board.hovered.connect(lambda handle, unit: seen.append((handle, unit)))
    hand.move(hand.spot("u01"), held="NoButton")
    assert seen == []
    qtbot.waitUntil(lambda: bool(seen))
    hand.move(hand.zone("mat", 0.5, 0.5), held="NoButton")
    assert seen == [(board.bridge.view.units["u01"].base, "u01"), (None, None)]


def test_nothing_is_shown_large_during_a_drag(board: BoardView, hand: Hand, qtbot: QtBot) -> None:
    seen = []
    board.hovered.connect(lambda handle, unit: seen.append((handle, unit)))
    hand.carry(hand.spot("c000"), hand.spot("u01"))
    qtbot.wait(350)
    assert seen == []
    board.mouse.cancel()


def test_the_card_under_the_pointer_rises_out_of_the_hand(board: BoardView, hand: Hand) -> None:
    low = board.board.pieces["c003"].pos().y()
    hand.move(hand.spot("c003"), held="NoButton")
    item = board.board.pieces["c003"]
    assert item.pos().y() < low - 20
    assert item.rotation() == 0
    hand.move(hand.zone("mat", 0.5, 0.5), held="NoButton")
    assert item.pos().y() == low


def test_the_keyboard_goes_from_zone_to_zone_and_from_card_to_card(
    board: BoardView, qtbot: QtBot
) -> None:
    board.setFocus(Qt.FocusReason.TabFocusReason)
    focus = board.focus
    if not focus.shown:
        QApplication.sendEvent(board, _focus_in())
    assert focus.shown
    assert board.board.pieces[focus.key_of].piece.zone == "hand.0"
    qtbot.keyClick(board, Qt.Key.Key_Right)
    assert focus.key_of == board.board.by_zone["hand.0"][1]
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert board.selection().cards == (focus.key_of,)
    assert "selected" in board.accessibleDescription()
    qtbot.keyClick(board, Qt.Key.Key_Tab)
    assert board.board.pieces[focus.key_of].piece.zone != "hand.0"
    with qtbot.waitSignal(board.activated):
        qtbot.keyClick(board, Qt.Key.Key_Return)
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert not focus.shown


def test_the_keyboard_leaves_after_the_last_zone(board: BoardView) -> None:
    board.focus.next_zone(1)
    for _ in range(30):
        if not board.focus.next_zone(1):
            break
    else:
        raise AssertionError("the keyboard is trapped on the board")


def test_a_screen_reader_hears_what_has_the_focus(board: BoardView, hand: Hand) -> None:
    hand.drag(hand.spot("c001"), hand.spot("u00"))
    board.focus._put("u00")
    spoken = board.accessibleDescription()
    assert spoken == "Card 8, 60 HP, with: 1 Lightning, Bench, 1 of 3"
    board.look.change(language="ja")
    board.focus._put("u00")
    assert "カード8" in board.accessibleDescription()


def _focus_in() -> QFocusEvent:
    from PySide6.QtGui import QFocusEvent

    return QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason)


def test_space_reads_what_is_chosen_already_and_pans_without_reading(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(board.reading_wanted):
        qtbot.keyClick(board, Qt.Key.Key_Space)
    qtbot.keyPress(board, Qt.Key.Key_Space)
    with qtbot.assertNotEmitted(board.reading_wanted):
        hand.drag(hand.zone("mat", 0.5, 0.5), hand.zone("mat", 0.6, 0.5))
        qtbot.keyRelease(board, Qt.Key.Key_Space)
    board.focus.next_zone(1)
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert board.selection().cards
    with qtbot.waitSignal(board.reading_wanted):
        qtbot.keyClick(board, Qt.Key.Key_Space)


def test_the_ring_of_a_unit_goes_around_all_its_cards_at_every_size(
    board: BoardView, hand: Hand
) -> None:
    def ring_height(key: str) -> float:
        ring = board.board.rings._held[key, "selected", ""][0]
        item = board.board.pieces[key]
        return ring.pixmap().height() * ring.scale() * item.scale()

    board.bridge.ask(Attach(("c001", "c005"), "u00"))
    for unit in ("u00", "u01"):
        hand.click(hand.spot(unit), CTRL)
    assert ring_height("u00") > ring_height("u01")
    before = ring_height("u00")
    board.resize(700, 500)
    board.board.pictures.at_once = True
    board.board.repaint_all()
    assert abs(ring_height("u00") - before) < before * 0.06


def test_what_is_chosen_is_outlined_as_it_lies_once_it_is_turned(
    board: BoardView, hand: Hand
) -> None:
    hand.click(hand.spot("u00"))
    assert board.bridge is not None
    for degrees in (90, 0):
        board.bridge.ask(Rotate(("u00",), degrees))
        (ring, sign) = board.board.rings._held["u00", "selected", ""]
        assert ring.rotation() == degrees
        assert sign.rotation() == 0

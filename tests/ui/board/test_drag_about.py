"""What happens around a drag: the window's edges and size, other buttons, the wheel, lost grabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt

from app.core.intent import Draw

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand

CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def count(board: BoardView, zone: str) -> int | None:
    return board.bridge.view.zones[zone].count


def near(one: QPointF, other: QPointF, by: float = 1.5) -> bool:
    return (one - other).manhattanLength() <= by


# -- the window's edges -----------------------------------------------------------------------


@pytest.mark.parametrize("where", [(-3.0, 300.0), (1003.0, 300.0), (500.0, -3.0), (500.0, 703.0)])
def test_a_drop_beside_the_window_returns_the_card_however_far_the_mat_goes_on(
    board: BoardView, hand: Hand, where: tuple[float, float]
) -> None:
    board.zoom_by(2.0, hand.spot("u01"))
    node = board.bridge.node
    hand.carry(hand.spot("u01"), QPointF(500, 350))
    hand.move(QPointF(*where))
    assert board.mouse.carry.signs.text == ""
    hand.let_go(QPointF(*where))
    assert board.bridge.node == node
    item = board.board.pieces["u01"]
    assert (item.pos().x(), item.pos().y()) == (item.piece.spot.x, item.piece.spot.y)


def test_a_drop_on_the_last_pixel_of_the_window_counts(board: BoardView, hand: Hand) -> None:
    board.zoom_by(2.0, QPointF(999, 350))
    hand.carry(hand.spot("u02"), QPointF(999, 350))
    assert board.mouse.carry.drag.readings
    board.mouse.cancel()


@pytest.mark.parametrize(
    ("edge", "axis", "grows"),
    [((996, 350), 0, True), ((4, 350), 0, False), ((500, 696), 1, True), ((500, 4), 1, False)],
)
def test_the_mat_scrolls_while_something_is_held_at_the_edge(
    board: BoardView, hand: Hand, qtbot: QtBot, edge: tuple[int, int], axis: int, grows: bool
) -> None:
    board.zoom_by(3.0, hand.point(450, 300))
    board.board.glide.finish()
    edges = board.mouse.carry.edge
    hand.press(QPointF(500, 350))
    hand.move(QPointF(500, 380))
    before = (board.camera.x, board.camera.y)[axis]
    hand.move(QPointF(*edge))
    assert edges.running
    qtbot.waitUntil(lambda: abs((board.camera.x, board.camera.y)[axis] - before) > 20)
    assert ((board.camera.x, board.camera.y)[axis] > before) is grows
    hand.move(QPointF(500, 350))
    assert not edges.running
    board.mouse.cancel()


def test_the_deeper_in_the_edge_the_faster(board: BoardView) -> None:
    from app.ui.board.input.edge_scroll import DEPTH, FASTEST, _pull

    speeds = [_pull(1000 - DEPTH + depth, 1000) for depth in (-1, 0, 10, 22, 44)]
    assert speeds[:2] == [0.0, 0.0]
    assert speeds == sorted(speeds)
    assert speeds[-1] == FASTEST
    assert _pull(0.0, 1000) == -FASTEST


def test_what_is_held_keeps_its_place_in_the_hand_while_the_mat_scrolls(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    board.zoom_by(2.0, hand.spot("u01"))
    start = hand.spot("u01")
    hand.carry(start, start + QPointF(0, -60))
    goal = QPointF(994, 350)
    hand.move(goal)
    x = board.camera.x
    qtbot.waitUntil(lambda: board.camera.x > x + 20)
    assert near(hand.ghost(), goal)
    board.mouse.cancel()
    assert not board.mouse.carry.edge.running


def test_scrolling_ends_by_itself_at_the_edge_of_the_mat(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    board.zoom_by(1.3, hand.point(450, 300))
    start = hand.spot("u01")
    hand.carry(start, start + QPointF(0, -100))
    hand.move(QPointF(998, 350))
    qtbot.waitUntil(lambda: not board.mouse.carry.edge.running)
    assert board.camera.seen.right == pytest.approx(board.camera.cloth.right, abs=1.0)
    board.mouse.cancel()


def test_a_card_taken_up_at_the_edge_does_not_pull_the_mat_at_once(
    board: BoardView, hand: Hand
) -> None:
    board.zoom_by(2.0, hand.point(450, 300))
    at = hand.spot("prizes.0#2")
    board.pan_by(100 - at.x(), 675 - at.y())
    start = hand.spot("prizes.0#2")
    assert start.y() > 660
    hand.press(start)
    hand.move(start + QPointF(8, 0))
    assert board.mouse.carry.active
    assert not board.mouse.carry.edge.running
    board.mouse.cancel()


def test_nothing_scrolls_while_all_of_the_mat_shows(board: BoardView, hand: Hand) -> None:
    hand.carry(hand.spot("u01"), QPointF(500, 350))
    hand.move(QPointF(999, 350))
    assert not board.mouse.carry.edge.running
    board.mouse.cancel()


def test_a_rubber_band_scrolls_too_and_its_corner_stays_on_the_mat(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    board.zoom_by(2.0, hand.point(450, 300))
    corner = QPointF(500, 330)
    on_mat = board.to_mat(corner.x(), corner.y())
    hand.carry(corner, QPointF(600, 500))
    hand.move(QPointF(600, 697))
    y = board.camera.y
    qtbot.waitUntil(lambda: board.camera.y > y + 15)
    rect = board.mouse.band._item.rect()
    assert (rect.left(), rect.top()) == pytest.approx(on_mat, abs=0.5)
    hand.let_go(QPointF(600, 697))
    assert not board.mouse.carry.edge.running


# -- zoom and size ----------------------------------------------------------------------------


@pytest.mark.parametrize("notches", [3, -2, 0.25])
def test_the_wheel_zooms_about_what_is_held(
    board: BoardView, hand: Hand, qtbot: QtBot, notches: float
) -> None:
    goal = QPointF(420, 300)
    hand.carry(hand.spot("u01"), goal)
    for _ in range(4):
        hand.wheel(goal, notches, CTRL)
    assert board.camera.per_unit != pytest.approx(board.camera.fit_scale)
    assert near(hand.ghost(), goal)
    drag = board.mouse.carry.drag
    label = board.mouse.carry.signs._label
    drawn = label.pixmap().height() * label.scale() * board.camera.device_per_unit
    assert drawn == pytest.approx(label.pixmap().height(), rel=0.01)
    qtbot.waitUntil(lambda: board.board.per_unit == board.camera.device_per_unit)
    assert drag.ghost.scale() == pytest.approx(1 / board.camera.device_per_unit)
    hand.let_go(goal)
    assert board.bridge.view.units["u01"].zone == "mat"


def test_the_wheel_pushes_the_mat_under_what_is_held(board: BoardView, hand: Hand) -> None:
    board.zoom_by(2.0, hand.spot("u01"))
    goal = QPointF(420, 300)
    hand.carry(hand.spot("u01"), goal)
    hand.wheel(goal, 2)
    assert near(hand.ghost(), goal)
    board.mouse.cancel()


def test_small_steps_of_a_touchpad_zoom_both_ways(board: BoardView, hand: Hand) -> None:
    fit = board.camera.per_unit
    for _ in range(40):
        hand.wheel(QPointF(500, 350), 0.1, CTRL)
    assert board.camera.per_unit > fit * 1.3
    for _ in range(40):
        hand.wheel(QPointF(500, 350), -0.1, CTRL)
    assert board.camera.per_unit == pytest.approx(fit, rel=0.03)


def test_the_window_may_change_its_size_during_a_drag(board: BoardView, hand: Hand) -> None:
    goal = QPointF(420, 300)
    hand.carry(hand.spot("u01"), goal)
    board.resize(1300, 820)
    assert near(hand.ghost(), goal)
    hand.move(hand.zone("discard.0"))
    hand.let_go(hand.zone("discard.0"))
    assert count(board, "discard.0") == 4


def test_a_board_that_is_hidden_lets_go(board: BoardView, hand: Hand) -> None:
    hand.carry(hand.spot("u01"), QPointF(420, 300))
    board.hide()
    assert not board.mouse.carry.active
    assert board.board.pieces["u01"].opacity() == 1.0


# -- buttons ----------------------------------------------------------------------------------


def test_a_release_that_went_elsewhere_returns_the_card(board: BoardView, hand: Hand) -> None:
    node = board.bridge.node
    hand.carry(hand.spot("u01"), hand.zone("discard.0"))
    hand.move(hand.zone("discard.0"), held="NoButton")
    assert not board.mouse.carry.active
    assert board.bridge.node == node


def test_a_press_while_something_is_carried_is_a_new_press(board: BoardView, hand: Hand) -> None:
    node = board.bridge.node
    hand.carry(hand.spot("u01"), hand.zone("discard.0"))
    hand.click(hand.spot("c002"))
    assert board.bridge.node == node
    assert board.selection().cards == ("c002",)


def test_a_middle_button_is_left_alone_during_a_drag(board: BoardView, hand: Hand) -> None:
    goal = hand.zone("discard.0")
    hand.carry(hand.spot("u01"), goal)
    hand.press(goal, button="MiddleButton")
    hand.let_go(goal, button="MiddleButton")
    assert board.mouse.carry.active
    hand.let_go(goal)
    assert count(board, "discard.0") == 4


def test_a_right_button_ends_a_drag_and_opens_no_menu(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    goal = hand.zone("discard.0")
    hand.carry(hand.spot("u01"), goal)
    with qtbot.assertNotEmitted(board.menu_requested):
        hand.press(goal, button="RightButton")
        hand.let_go(goal, button="RightButton")
    hand.move(hand.spot("u02"))
    assert not board.mouse.carry.active
    hand.let_go(hand.spot("u02"))
    assert count(board, "discard.0") == 3


def test_a_right_button_ends_a_rubber_band(board: BoardView, hand: Hand, qtbot: QtBot) -> None:
    box = board.seating.sites["bench.0"].box
    hand.carry(hand.point(box.x - 3, box.y - 12), hand.point(box.right, box.bottom + 5))
    assert len(board.chosen) == 3
    with qtbot.assertNotEmitted(board.menu_requested):
        hand.press(hand.point(box.right, box.bottom + 5), button="RightButton")
    assert not board.mouse.band.active
    assert board.chosen == ()


def test_a_drag_may_begin_with_the_second_press_of_a_double_click(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    start, goal = hand.spot("u01"), hand.zone("discard.0")
    hand.click(start)
    with qtbot.assertNotEmitted(board.activated):
        hand.press_again(start)
        hand.move(goal)
        hand.let_go(goal)
    assert count(board, "discard.0") == 4


# -- what a drop says with keys ----------------------------------------------------------------


def test_shift_turns_the_ghost_over_where_the_card_will_lie_so(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    signs = board.mouse.carry.signs
    hand.carry(hand.spot("c000"), hand.zone("bench.0", 0.9))
    face = board.mouse.carry.drag.ghost.pixmap().toImage()
    qtbot.keyPress(board, Qt.Key.Key_Shift)
    assert signs.text == "To bench.0 at 3 (face down)"
    assert board.mouse.carry.drag.ghost.pixmap().toImage() != face
    qtbot.keyRelease(board, Qt.Key.Key_Shift, SHIFT)
    assert signs.text == "To bench.0 at 3"
    hand.move(hand.spot("u01"), SHIFT)
    assert signs.text == "Attach to u01"  # what is attached lies as it lies
    board.mouse.cancel()


def test_alt_says_that_the_card_will_lie_exactly_there(board: BoardView, hand: Hand) -> None:
    signs = board.mouse.carry.signs
    hand.carry(hand.spot("c000"), hand.zone("mat", 0.5, 0.5), ALT)
    assert signs.text == "To mat at 0 (exactly here)"
    hand.move(hand.zone("discard.0"), ALT)
    assert signs.text == "To discard.0 at 0"
    board.mouse.cancel()


def test_the_ghost_says_where_there_are_other_ways(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    signs = board.mouse.carry.signs
    hand.carry(hand.spot("c001"), hand.spot("u01"))  # attached, or put on the Bench
    assert signs.hinted == "Ctrl+Alt: other ways"
    hint, words = signs._hint, signs._label
    assert hint.y() > words.y()
    assert hint.pixmap().height() < words.pixmap().height()
    hand.move(hand.spot("u01"), CTRL | ALT)
    assert (signs.text, signs.hinted) == ("…", "")
    hand.move(hand.spot("u01"))
    board.look.change(language="ja")
    assert signs.hinted == "Ctrl+Alt：ほかの操作"
    hand.move(hand.zone("discard.0"))
    assert signs.text
    assert signs.hinted == ""  # just one meaning
    hand.move(hand.zone("prizes.0"))
    assert signs.hinted == ""
    board.mouse.cancel()


def test_the_place_of_landing_is_outlined(board: BoardView, hand: Hand) -> None:
    signs = board.mouse.carry.signs
    goal = hand.zone("bench.0", 0.9)
    hand.carry(hand.spot("c000"), goal)
    spot = signs.landing
    hand.move(hand.zone("discard.0"))
    assert signs.landing is None
    hand.move(goal)
    hand.let_go(goal)
    unit = board.bridge.view.zones["bench.0"].items[-1]
    landed = board.board.pieces[unit].piece.spot
    assert (spot.x, spot.y) == pytest.approx((landed.x, landed.y))
    assert signs.landing is None


# -- several cards, and single ones of many ------------------------------------------------------


def test_ten_cards_keep_their_order(board: BoardView, hand: Hand) -> None:
    board.bridge.ask(Draw(2, "deck.0", "hand.0"))
    board.select_hand()
    before = [board.bridge.view.cards[name].ref for name in board.board.by_zone["hand.0"]]
    hand.drag(hand.spot("c004"), hand.zone("discard.0"))
    pile = board.bridge.view.zones["discard.0"].items
    assert [board.bridge.view.cards[name].ref for name in pile[:10]] == before


def test_what_is_dropped_goes_on_from_the_hand_that_let_it_go(board: BoardView, hand: Hand) -> None:
    board.animations = True
    goal = hand.zone("mat", 0.5, 0.5)
    hand.drag(hand.spot("u01"), goal)
    item = board.board.pieces["u01"]
    shown = board.to_window(item.pos().x(), item.pos().y())
    assert near(shown, goal, 12)  # it snaps to the grid, and comes from no farther
    board.board.glide.finish()


def test_the_top_of_a_pile_flies_back_to_it(board: BoardView, hand: Hand, qtbot: QtBot) -> None:
    board.animations = True
    hand.carry(hand.spot("pile:deck.0"), hand.zone("prizes.0"))
    ghost = board.mouse.carry.drag.ghost
    hand.let_go(hand.zone("prizes.0"))
    assert ghost.scene() is board.board
    assert board.board.glide.moves(ghost)
    qtbot.waitUntil(lambda: not board.board.glide.running)
    assert ghost.scene() is None

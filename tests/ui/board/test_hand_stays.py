"""One's own hand stays where it is in the window, however the mat is zoomed and pushed below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw, Move, MoveUnits
from app.ui.board.remote.others_on_board import Others
from app.ui.board.scene.pieces.seen_pieces import piece_at
from tests.helpers.text_scale import scale_text

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard

ZOOMS = ((2.0, (900, 80)), (6.0, (500, 350)), (1.3, (10, 690)), (0.6, (500, 350)))


def look(board: BoardView, factor: float, at: tuple[float, float]) -> None:
    board.zoom_by(factor, QPointF(*at))
    board.lens.settle()


def shown(board: BoardView, key: str) -> QRectF:
    """Where a piece shows in the window."""
    item = board.board.pieces[key]
    return board.viewportTransform().mapRect(item.sceneBoundingRect())


def all_shown(board: BoardView, zone: str = "hand.0") -> list[QRectF]:
    return [shown(board, key) for key in board.board.by_zone[zone]]


def same(one: QRectF, other: QRectF, by: float = 1.6) -> bool:
    corners = one.topLeft() - other.topLeft(), one.bottomRight() - other.bottomRight()
    return all(corner.manhattanLength() <= by for corner in corners)


def words(board: BoardView, zone: str = "hand.0") -> QRectF:
    place = board.board.counts.place(zone)
    assert place is not None
    return board.viewportTransform().mapRect(place)


@pytest.fixture
def text(qapp: QApplication) -> Callable[[float], None]:
    return scale_text


# -- where it is ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("factor", "at"), ZOOMS)
def test_zooming_leaves_the_hand_where_it_is_and_as_large_as_it_is(
    board: BoardView, factor: float, at: tuple[float, float]
) -> None:
    before, said = all_shown(board), words(board)
    board.zoom_by(factor, QPointF(*at))
    assert all(map(same, all_shown(board), before))
    board.lens.settle()
    assert all(map(same, all_shown(board), before))
    assert same(words(board), said)


def test_pushing_the_mat_leaves_it_there_too(board: BoardView) -> None:
    before, said = all_shown(board), words(board)
    look(board, 2.5, (500, 350))
    for step in ((120, 80), (-400, 30), (15, -600)):
        board.pan_by(*step)
        assert all(map(same, all_shown(board), before))
        assert same(words(board), said)


def test_the_other_hand_goes_with_the_mat(board: BoardView) -> None:
    before = all_shown(board, "hand.1")
    look(board, 2.0, (500, 350))
    assert not any(map(same, all_shown(board, "hand.1"), before))


def test_all_of_the_table_in_sight_again_nothing_is_left_of_it(
    board: BoardView, lay_board: LayBoard
) -> None:
    look(board, 3.0, (500, 350))
    board.pan_by(50, 60)
    board.fit()
    other = lay_board(board.bridge.table, 0)
    assert board.pieces == other.pieces
    assert board.seating == other.seating
    for key, item in board.board.pieces.items():
        there = other.board.pieces[key]
        assert (item.pos(), item.scale(), item.zValue()) == (
            there.pos(),
            there.scale(),
            there.zValue(),
        )
    assert board.laying.tray.scene() is None
    assert len(board.board.items()) == len(other.board.items())


@pytest.mark.parametrize("scale", [2.0, 3.0])
def test_in_large_text_the_words_beside_it_stay_in_the_window(
    lay_board: LayBoard, text: Callable[[float], None], scale: float
) -> None:
    text(scale)
    board = lay_board()
    said = words(board)
    look(board, 3.0, (200, 100))
    board.pan_by(33, 44)
    assert same(words(board), said)
    assert QRectF(board.viewport().rect()).contains(words(board))


def test_a_window_that_changes_its_size_keeps_it_at_its_foot(
    board: BoardView, lay_board: LayBoard
) -> None:
    look(board, 2.0, (500, 350))
    board.resize(1300, 820)
    other = lay_board(board.bridge.table, 0)
    other.resize(1300, 820)
    for key in board.board.by_zone["hand.0"]:
        spot, there = (one.board.pieces[key].piece.spot for one in (board, other))
        away = board.to_window(spot.x, spot.y) - other.to_window(there.x, there.y)
        assert away.manhattanLength() < 1.6
        assert spot.scale * board.camera.per_unit == pytest.approx(
            there.scale * other.camera.per_unit
        )


def test_who_sits_down_next_has_the_hand_there(board: BoardView, lay_board: LayBoard) -> None:
    look(board, 2.0, (500, 350))
    board.bridge.act_as(1)
    other = lay_board(board.bridge.table, 1)
    assert all(map(same, all_shown(board, "hand.1"), all_shown(other, "hand.1")))


# -- what is done with it -------------------------------------------------------------------------


def test_a_card_drawn_meanwhile_comes_to_it(board: BoardView, lay_board: LayBoard) -> None:
    look(board, 2.0, (900, 80))
    board.bridge.ask(Draw(2, "deck.0", "hand.0"))
    other = lay_board(board.bridge.table, 0)
    assert len(all_shown(board)) == 10
    assert all(map(same, all_shown(board), all_shown(other)))
    assert same(words(board), words(other))


def test_a_card_is_dragged_from_it_onto_what_was_zoomed_in_on(board: BoardView, hand: Hand) -> None:
    look(board, 3.0, (hand.spot("u01").x(), hand.spot("u01").y()))
    goal = hand.spot("u01")
    hand.drag(hand.spot("c001"), goal)
    assert len(board.bridge.view.units["u01"].attached) == 1
    assert len(board.board.by_zone["hand.0"]) == 7


def test_a_card_is_put_in_order_in_it_while_the_mat_is_large(board: BoardView, hand: Hand) -> None:
    look(board, 3.0, (500, 200))
    order = list(board.board.by_zone["hand.0"])
    cards = [board.bridge.view.cards[key].ref for key in order]
    goal = hand.spot(order[5]) + QPointF(9, 0)
    hand.carry(hand.spot(order[0]), goal)
    assert board.mouse.carry.drag.target.zone == "hand.0"
    assert board.mouse.carry.signs.lit == "hand.0"
    board.pan_by(40, 30)
    gap = shown(board, order[6]).center().x() - shown(board, order[5]).center().x()
    usual = shown(board, order[3]).center().x() - shown(board, order[2]).center().x()
    assert gap > usual * 1.5
    hand.let_go(goal)
    view = board.bridge.view
    now = [view.cards[key].ref for key in view.zones["hand.0"].items]
    assert now == [*cards[1:6], cards[0], *cards[6:]]


def test_what_lies_below_it_is_not_meant_and_not_hit(board: BoardView, hand: Hand) -> None:
    look(board, 2.5, (500, 350))
    tray = board.laying.tray.sceneBoundingRect()
    x, y = tray.left() + 4, tray.center().y()
    board.bridge.ask(MoveUnits(("u00",), "mat", position=(x, y)))
    assert board.board.hits.piece_at(x, y)[0].key == "u00"
    assert piece_at(board.board, x, y) is None
    hand.click(hand.point(x, y))
    assert board.chosen == ()
    hand.carry(hand.spot("c000"), hand.point(x, y))
    assert board.mouse.carry.drag.target.zone == "hand.0"
    assert board.mouse.carry.drag.target.unit == ""
    board.mouse.cancel()


def test_it_lies_over_a_pile_and_its_number(board: BoardView) -> None:
    look(board, 2.5, (500, 350))
    tray, cards = board.laying.tray.zValue(), board.board.by_zone["hand.0"]
    assert all(board.board.pieces[key].zValue() > tray for key in cards)
    others = set(board.board.pieces) - set(cards)
    assert all(board.board.pieces[key].zValue() < tray for key in others)
    for zone, plate in board.board.counts._held.items():
        assert (plate.zValue() > tray) is (zone == "hand.0")


def test_a_raised_card_rises_as_far_as_ever(board: BoardView, hand: Hand) -> None:
    hand.move(hand.spot("c003"), held="NoButton")
    rest = board.board.pieces["c003"].piece.spot
    high = hand.point(rest.x, rest.y).y() - shown(board, "c003").center().y()
    assert high > 20
    look(board, 2.5, (300, 100))
    hand.move(hand.spot("c003") + QPointF(1, 0), held="NoButton")
    rest = board.board.pieces["c003"].piece.spot
    now = hand.point(rest.x, rest.y).y() - shown(board, "c003").center().y()
    assert now == pytest.approx(high, abs=2)


def test_held_over_it_the_mat_does_not_scroll_away(board: BoardView, hand: Hand) -> None:
    look(board, 2.5, (500, 350))
    edges = board.mouse.carry.edge
    hand.carry(hand.spot("c000"), QPointF(500, 300))
    hand.move(QPointF(500, 690))
    assert board.mouse.carry.drag.target.zone == "hand.0"
    assert not edges.running
    hand.move(QPointF(30, 690))
    assert edges.running
    board.mouse.cancel()


def test_chosen_cards_of_it_wear_their_rings_where_they_are(board: BoardView, hand: Hand) -> None:
    hand.click(hand.spot("c002"))
    (ring,) = [
        s
        for (key, kind, _), signs in board.board.rings._held.items()
        if (key, kind) == ("c002", "selected")
        for s in signs[:1]
    ]
    before = board.viewportTransform().mapRect(ring.sceneBoundingRect())
    look(board, 2.5, (500, 350))
    (ring,) = [
        s
        for (key, kind, _), signs in board.board.rings._held.items()
        if (key, kind) == ("c002", "selected")
        for s in signs[:1]
    ]
    assert same(board.viewportTransform().mapRect(ring.sceneBoundingRect()), before, 3.0)


# -- keyboard and other people --------------------------------------------------------------------


def test_the_keyboard_comes_to_it_and_brings_into_sight_what_it_goes_to(
    board: BoardView,
) -> None:
    look(board, 4.0, (20, 20))
    board.focus.came(Qt.FocusReason.TabFocusReason)
    assert board.board.pieces[board.focus.key_of].piece.zone == "hand.0"
    window = QRectF(board.viewport().rect())
    camera = board.camera
    assert window.contains(shown(board, board.focus.key_of).center())
    assert board.camera == camera
    for _ in range(len(board.focus._zones()) - 1):
        board.focus.next_zone(1)
        rect = shown(board, board.focus.key_of)
        assert window.contains(rect.center())
        zone = board.board.pieces[board.focus.key_of].piece.zone
        if zone != "hand.0":
            tray = board.viewportTransform().mapRect(board.laying.tray.sceneBoundingRect())
            assert not tray.contains(rect.center())


def test_a_place_in_it_is_named_as_if_all_of_the_table_showed(board: BoardView) -> None:
    board.others = Others(board)
    spot = board.board.pieces["c003"].piece.spot
    named = board.others.named((spot.x, spot.y))
    look(board, 2.5, (500, 350))
    spot = board.board.pieces["c003"].piece.spot
    assert board.others.named((spot.x, spot.y)) == pytest.approx(named, abs=0.01)
    assert board.others.seen(named) == pytest.approx((spot.x, spot.y), abs=0.01)


def test_a_card_let_go_above_it_lands_where_it_was_let_go(board: BoardView, hand: Hand) -> None:
    look(board, 2.0, (500, 300))
    where = QPointF(500, 330)
    hand.drag(hand.spot("c000"), where)
    (key,) = board.board.by_zone["mat"]
    assert same(QRectF(hand.spot(key), hand.spot(key)), QRectF(where, where), 14)
    board.bridge.ask(Move((board.bridge.view.units[key].base,), "hand.0", -1))
    assert len(all_shown(board)) == 8

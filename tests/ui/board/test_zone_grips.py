"""Zones that people made are moved and resized by their handles, and made where one points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from app.core.intent import Undo
from app.core.intents.zone_intents import MakeZone
from app.games.game_api import Selection
from app.ui.board.made.grip_boxes import LEAST, pulled, rect_of
from app.ui.board.made.zone_grips import OUTSIDE, ZoneGrips
from app.ui.board.scene.table_layout import Box, Frame
from app.ui.table.table_document import Document
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS
from tests.ui.board.conftest import Hand

if TYPE_CHECKING:
    from app.core.zone import Rect
    from app.ui.app.window import Window
    from app.ui.board.board_view import BoardView

DUEL = TOYS["duel"]
KITTY = (300.0, 200.0, 71.0, 96.0)
MAT = Box(0.0, 0.0, 900.0, 700.0)


@pytest.fixture
def play(empty_window: Window) -> Play:
    play = lay(DUEL, 3)
    empty_window.put_on_board(Document(play.table, empty_window.cards, None, None))
    return play


@pytest.fixture
def board(empty_window: Window, play: Play) -> BoardView:
    assert empty_window.board is not None
    empty_window.board.set_animations(False)
    QApplication.processEvents()
    play.ask(0, MakeZone("Kitty", KITTY))
    return empty_window.board


@pytest.fixture
def hand(board: BoardView) -> Hand:
    return Hand(board)


def kitty(play: Play) -> Rect:
    (zone,) = [zone for zone in play.view(0).setting.zones.values() if zone.is_made]
    assert zone.rect is not None
    return zone.rect


def grips(board: BoardView) -> ZoneGrips:
    assert board.mouse.grips is not None
    return board.mouse.grips


def rest_on(hand: Hand) -> str:
    """Let the pointer rest on the made zone; return its name."""
    board = hand.board
    (name,) = [z.id for z in board.bridge.view.setting.zones.values() if z.is_made]
    hand.move(hand.zone(name), held="NoButton")
    return name


def corner(hand: Hand, name: str, *, far: bool) -> QPointF:
    """Return where in the window a handle of a zone shows."""
    board = hand.board
    box, out = board.seating.sites[name].box, OUTSIDE / board.camera.per_unit
    if far:
        return hand.point(box.right + out, box.bottom + out)
    return hand.point(box.x - out, box.y - out)


def test_the_handles_show_while_the_pointer_is_there(board: BoardView, hand: Hand) -> None:
    hand.move(hand.point(450, 600), held="NoButton")
    assert grips(board).zone == ""
    name = rest_on(hand)
    assert grips(board).zone == name
    hand.move(hand.point(450, 600), held="NoButton")
    assert grips(board).zone == ""


def test_a_zone_is_moved_in_one_step_that_can_be_taken_back(
    board: BoardView, hand: Hand, play: Play
) -> None:
    name, node = rest_on(hand), board.bridge.node
    start = corner(hand, name, far=False)
    hand.carry(start, start + hand.point(100, 40) - hand.point(0, 0))
    assert kitty(play) == KITTY, "not before it is let go"
    hand.let_go(start + hand.point(100, 40) - hand.point(0, 0))
    assert kitty(play) == (400.0, 240.0, 71.0, 96.0)
    assert board.bridge.node != node
    assert grips(board).zone == ""
    play.ask(0, Undo())
    assert kitty(play) == KITTY
    assert board.bridge.node == node


def test_a_zone_is_resized_and_never_smaller_than_a_form_allows(
    board: BoardView, hand: Hand, play: Play
) -> None:
    start = corner(hand, rest_on(hand), far=True)
    hand.drag(start, start + hand.point(101, 60) - hand.point(0, 0))
    assert kitty(play) == (300.0, 200.0, 172.0, 156.0), "on the grid"
    start = corner(hand, rest_on(hand), far=True)
    hand.drag(start, hand.point(10, 10))
    assert kitty(play) == (300.0, 200.0, LEAST, LEAST)


def test_it_stays_on_the_mat_wherever_it_is_let_go(
    board: BoardView, hand: Hand, play: Play
) -> None:
    start = corner(hand, rest_on(hand), far=False)
    hand.drag(start, start + QPointF(-5000, -5000))
    assert kitty(play) == (0.0, 0.0, 71.0, 96.0)
    start = corner(hand, rest_on(hand), far=True)
    hand.drag(start, start + QPointF(9000, 9000))
    assert kitty(play) == (0.0, 0.0, 900.0, 700.0)


def test_from_the_other_side_it_is_the_same_place(board: BoardView, hand: Hand, play: Play) -> None:
    board.turn_table(1)
    name = rest_on(hand)
    start = corner(hand, name, far=True)
    hand.drag(start, start + hand.point(40, 20) - hand.point(0, 0))
    assert kitty(play) == (260.0, 180.0, 111.0, 116.0), "seat 0 sees its upper left moved"


def test_escape_leaves_it_where_it_is(board: BoardView, hand: Hand, play: Play) -> None:
    start = corner(hand, rest_on(hand), far=False)
    hand.carry(start, start + QPointF(90, 90))
    assert board.mouse.busy
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        escape = QKeyEvent(kind, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(board, escape)
    assert not board.mouse.busy
    hand.let_go(start + QPointF(90, 90))
    assert kitty(play) == KITTY
    assert [item for item in board.board.items() if item.zValue() > 9_000_000] == []


def test_a_click_on_a_handle_changes_nothing(board: BoardView, hand: Hand, play: Play) -> None:
    node = board.bridge.node
    hand.click(corner(hand, rest_on(hand), far=False))
    assert (kitty(play), board.bridge.node) == (KITTY, node)


def test_a_zone_that_goes_meanwhile_takes_its_handles_along(
    board: BoardView, hand: Hand, play: Play
) -> None:
    start = corner(hand, rest_on(hand), far=False)
    hand.carry(start, start + QPointF(90, 90))
    play.ask(0, Undo())
    assert grips(board).zone == ""
    hand.let_go(start + QPointF(90, 90))
    assert not any(zone.is_made for zone in play.view(0).setting.zones.values())


def test_what_another_holds_has_none(board: BoardView, hand: Hand, play: Play) -> None:
    play.ask(1, MakeZone("Theirs", (300.0, 590.0, 71.0, 96.0), 1, "owner", "fan"))
    theirs = next(z.id for z in play.view(0).setting.zones.values() if z.spec.title.en == "Theirs")
    hand.move(hand.zone(theirs), held="NoButton")
    assert grips(board).zone == ""


def test_other_games_have_no_handles(empty_window: Window) -> None:
    play = lay(TOYS["plans"], 3)
    empty_window.put_on_board(Document(play.table, empty_window.cards, None, None))
    assert empty_window.board is not None
    assert empty_window.board.mouse.grips is None


# -- here ---------------------------------------------------------------------------------------


def test_the_menu_of_the_bare_mat_makes_a_pile_there(
    empty_window: Window, board: BoardView, hand: Hand, play: Play
) -> None:
    asked: list[Selection] = []
    board.menu_requested.connect(lambda selection, _at: asked.append(selection))
    hand.press(hand.point(760, 330), button="RightButton")
    (about,) = asked
    assert about.at == pytest.approx((760, 330), abs=1)
    assert empty_window.place is not None
    menu = empty_window.place.menus.made.menu(about, empty_window)
    texts = [action.text() for action in menu.actions()]
    assert "New pile here…" in texts
    assert "New hand here…" in texts
    entry = empty_window.registry.named("make_pile")
    assert entry is not None
    empty_window.perform(entry, about)
    form = empty_window.place.side.sheets.form
    form.answer("title", "Here")
    QApplication.processEvents()
    form.done.click()
    made = next(z for z in play.view(0).setting.zones.values() if z.spec.title.en == "Here")
    assert made.rect == pytest.approx((760 - 35.5, 330 - 48, 71, 96), abs=1.5)


def test_seen_from_the_other_side_a_pile_is_made_under_the_pointer_too(
    empty_window: Window, board: BoardView, hand: Hand, play: Play
) -> None:
    board.turn_table(1)
    asked: list[Selection] = []
    board.menu_requested.connect(lambda selection, _at: asked.append(selection))
    hand.press(hand.point(760, 330), button="RightButton")
    assert asked[0].at == pytest.approx((140, 370), abs=1)
    entry = empty_window.registry.named("make_hand")
    assert entry is not None
    intent = entry.make_intent(empty_window.situation(), asked[0]) if entry.make_intent else None
    assert isinstance(intent, MakeZone)
    assert intent.holder == 0
    assert intent.rect[:2] == pytest.approx((140 - 106.5, 370 - 48), abs=1.5)


def test_over_a_zone_no_point_is_meant(board: BoardView, hand: Hand) -> None:
    asked: list[Selection] = []
    board.menu_requested.connect(lambda selection, _at: asked.append(selection))
    hand.press(hand.zone("field.0", 0.99, 0.9), button="RightButton")
    assert asked == [Selection(zone="field.0")]


def test_a_pile_is_called_a_pile_and_a_hand_a_hand(
    empty_window: Window, board: BoardView, play: Play
) -> None:
    play.ask(0, MakeZone("Mine", (300.0, 590.0, 71.0, 96.0), 0, "owner", "fan"))
    entry = empty_window.registry.named("remove_zone")
    assert entry is not None
    names = [
        entry.words(empty_window.situation(), Selection(zone=zone.id)).en
        for zone in play.view(0).setting.zones.values()
        if zone.is_made
    ]
    assert names == ["Remove this pile", "Remove this hand"]


# -- geometry -----------------------------------------------------------------------------------


def test_with_alt_it_keeps_to_no_grid() -> None:
    box = Box(300.0, 200.0, 71.0, 96.0)
    assert pulled(box, "move", (13, 5), MAT, free=False).x == 312.0
    assert pulled(box, "move", (13, 5), MAT, free=True).x == 313.0


def test_a_place_is_named_from_its_holder() -> None:
    turned = Frame((450.0, 350.0), 180)
    assert rect_of(Box(0.0, 0.0, 100.0, 50.0), turned) == (800.0, 650.0, 100.0, 50.0)


def test_handles_are_pictures_and_take_no_clicks(board: BoardView, hand: Hand) -> None:
    rest_on(hand)
    shown = [item for item in board.board.items() if item.zValue() > 9_000_000]
    assert len(shown) == 2
    assert all(isinstance(item, QGraphicsPixmapItem) for item in shown)
    assert all(item.acceptedMouseButtons() == Qt.MouseButton.NoButton for item in shown)

"""A click on a line of the log looks at that step; a double click goes there to stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.intent import Flip
from app.ui.app.window import Window
from tests.gallery.game import duel
from tests.ui.far import FarDocument

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.ui.side.side_panel import SidePanel
    from app.ui.table.bridge import Bridge

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def side(empty_window: Window) -> SidePanel:
    """The panel beside a game in turn five."""
    empty_window.put_on_board(duel(history=False))
    empty_window.activateWindow()
    settle()
    assert empty_window.side is not None
    return empty_window.side


@pytest.fixture
def bridge(empty_window: Window, side: SidePanel) -> Bridge:
    assert empty_window.bridge is not None
    return empty_window.bridge


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def spot(side: SidePanel, row: int) -> QPoint:
    """Where to press a line of the log."""
    view = side.log.view
    view.scrollTo(side.log.model.index(row))
    return view.visualRect(side.log.model.index(row)).center()


def row_before_last(side: SidePanel) -> tuple[int, NodeId]:
    row = side.log.model.rowCount() - 4
    return row, side.log.model.line(row).node


def click(side: SidePanel, row: int) -> None:
    QTest.mouseClick(side.log.view.viewport(), LEFT, pos=spot(side, row))


def test_a_click_shows_that_step_and_leaves_the_table_where_it_is(
    side: SidePanel, bridge: Bridge
) -> None:
    now, (row, node) = bridge.node, row_before_last(side)
    click(side, row)
    picture = side.earlier.picture
    assert picture is not None
    assert picture.isVisible()
    assert picture.size() == side.earlier.picture.parentWidget().size()
    assert side.log.telling.number(node) in picture.words.text()
    assert bridge.node == now
    assert side.history.view.chosen == node


def test_another_line_shows_another_step_and_the_last_one_the_table(
    side: SidePanel, bridge: Bridge
) -> None:
    row, _ = row_before_last(side)
    click(side, row)
    click(side, row - 1)
    assert side.earlier.node == side.log.model.line(row - 1).node
    click(side, side.log.model.rowCount() - 1)
    assert side.earlier.picture is None


def test_a_double_click_goes_there_to_stay(side: SidePanel, bridge: Bridge) -> None:
    row, node = row_before_last(side)
    click(side, row)
    QTest.mouseDClick(side.log.view.viewport(), LEFT, pos=spot(side, row))
    settle()
    assert bridge.node == node
    assert side.earlier.picture is None


def test_the_keyboard_does_both_from_the_log(side: SidePanel, bridge: Bridge) -> None:
    view = side.log.view
    row, node = row_before_last(side)
    view.setFocus()
    view.setCurrentIndex(side.log.model.index(row))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert side.earlier.node == node
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert side.earlier.picture is None
    assert view.hasFocus()
    QTest.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert bridge.node == node


def test_what_is_written_on_the_picture_does_it_too(side: SidePanel, bridge: Bridge) -> None:
    row, node = row_before_last(side)
    click(side, row)
    assert side.earlier.picture is not None
    QTest.mouseClick(side.earlier.picture.now, LEFT)
    assert side.earlier.picture is None
    click(side, row)
    QTest.mouseClick(side.earlier.picture.stay, LEFT)
    settle()
    assert bridge.node == node


def test_a_press_on_the_picture_shows_the_table_and_takes_hold_of_nothing(
    empty_window: Window, side: SidePanel
) -> None:
    click(side, row_before_last(side)[0])
    assert side.earlier.picture is not None
    QTest.mouseClick(side.earlier.picture, LEFT, pos=side.earlier.picture.rect().center())
    assert side.earlier.picture is None
    assert empty_window.board is not None
    assert not empty_window.board.chosen


def test_who_does_something_is_back_at_the_table(empty_window: Window, side: SidePanel) -> None:
    click(side, row_before_last(side)[0])
    empty_window.ask(Flip())
    assert side.earlier.picture is None


def test_a_key_for_the_board_is_never_pressed_on_what_is_not_there(
    empty_window: Window, side: SidePanel
) -> None:
    click(side, row_before_last(side)[0])
    assert empty_window.board is not None
    empty_window.board.setFocus()
    assert side.earlier.picture is None


def test_the_next_seat_at_this_window_does_not_see_what_the_one_before_looked_at(
    side: SidePanel, bridge: Bridge
) -> None:
    click(side, row_before_last(side)[0])
    bridge.act_as(1)
    assert side.earlier.picture is None


def test_at_a_table_elsewhere_it_comes_once_it_was_told(empty_window: Window) -> None:
    table = FarDocument(duel(history=False))
    empty_window.put_on_board(table)
    side = empty_window.side
    assert side is not None
    row, node = row_before_last(side)
    click(side, row)
    assert side.earlier.picture is None
    table.fill()
    assert side.earlier.picture is not None
    table.other(1, Flip())
    assert side.earlier.node == node


def test_the_line_of_the_history_leads_back_and_forth_by_looking(
    side: SidePanel, bridge: Bridge
) -> None:
    now, line = bridge.node, side.history.line
    spot = line.back.mapTo(side, QPoint(0, 0))
    for _ in range(2):
        QTest.mouseClick(line.back, LEFT)
        settle()
        assert line.back.mapTo(side, QPoint(0, 0)) == spot, "it stays under the pointer"
    assert side.earlier.node == bridge.history.parent(bridge.history.parent(now) or 0)
    assert side.history.shows_tree
    for _ in range(2):
        QTest.mouseClick(line.forth, LEFT)
        settle()
    assert side.earlier.node is None
    assert bridge.node == now
    assert not side.history.shows_tree


def test_a_line_of_the_log_stays_below_the_pointer_while_it_is_looked_at(side: SidePanel) -> None:
    row, _ = row_before_last(side)
    click(side, row)
    settle()
    assert not side.history.opened

"""The large card comes with what is pointed at and goes after it; nothing moves for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.side.preview_sheet import LINGER, SHADOW
from app.ui.side.side_panel import SidePanel
from tests.gallery.game import duel
from tests.ui.covering import in_window


@pytest.fixture
def side(empty_window: Window) -> SidePanel:
    """The panel beside the middle of a game."""
    empty_window.put_on_board(duel(history=False))
    empty_window.activateWindow()
    settle()
    assert empty_window.side is not None
    return empty_window.side


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def point_at(window: Window, handle: str | None) -> None:
    """Rest on a card of the board, or on none."""
    assert window.board is not None
    window.board.hovered.emit(handle, None)
    settle()


def in_hand(window: Window, at: int = 0) -> str:
    assert window.bridge is not None
    return window.bridge.view.cards_in("hand.0")[at]


def clickable(side: SidePanel) -> list[QRect]:
    parts = (side.tabs.tabBar(), side.log.view, side.history.line)
    return [in_window(side.window(), part) for part in parts]


def test_while_nothing_is_pointed_at_the_log_has_its_place(side: SidePanel) -> None:
    assert side.sheet.isHidden()
    assert side.tabs.geometry().top() == 0
    assert side.tabs.height() > side.height() / 2


def test_it_lies_over_the_log_and_nothing_moves_for_it(
    empty_window: Window, side: SidePanel
) -> None:
    before = clickable(side)
    point_at(empty_window, in_hand(empty_window))
    assert side.sheet.isVisible()
    assert side.preview.face.card is not None
    assert clickable(side) == before
    assert not side.sheet.geometry().intersects(side.history.line.geometry())
    log = side.log.view
    last = log.visualRect(log.model().index(log.model().rowCount() - 1, 0))
    line = QRect(log.viewport().mapTo(side, last.topLeft()), last.size())
    assert not side.sheet.geometry().intersects(line), "the newest line can be read"


def test_it_goes_a_moment_after_the_pointer(empty_window: Window, side: SidePanel) -> None:
    point_at(empty_window, in_hand(empty_window))
    point_at(empty_window, None)
    assert side.sheet.isVisible()
    assert side.sheet.linger.isActive()
    assert side.sheet.linger.interval() == LINGER
    side.sheet.linger.timeout.emit()
    assert side.sheet.isHidden()
    assert side.preview.face.card is None, "what nobody sees is not read by a key either"


def test_what_is_pointed_at_next_keeps_it(empty_window: Window, side: SidePanel) -> None:
    point_at(empty_window, in_hand(empty_window))
    point_at(empty_window, None)
    point_at(empty_window, in_hand(empty_window, 1))
    assert not side.sheet.linger.isActive()


def test_a_selection_shows_and_is_left_with_it(empty_window: Window, side: SidePanel) -> None:
    assert empty_window.board is not None
    empty_window.board.select(Selection(cards=(in_hand(empty_window),)))
    settle()
    assert side.sheet.isVisible()
    empty_window.board.select(Selection())
    settle()
    assert side.sheet.linger.isActive()


def test_the_keyboard_on_the_board_shows_it_until_it_leaves(
    empty_window: Window, side: SidePanel
) -> None:
    board = empty_window.board
    assert board is not None
    board.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(board, Qt.Key.Key_Right)
    settle()
    assert side.sheet.isVisible()
    assert not side.sheet.linger.isActive()
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert side.sheet.linger.isActive()


def test_a_press_puts_it_away_for_who_wants_what_lies_below(
    empty_window: Window, side: SidePanel
) -> None:
    point_at(empty_window, in_hand(empty_window))
    QTest.mouseClick(side.sheet, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert side.sheet.isHidden()


def test_who_reads_on_in_it_keeps_it(empty_window: Window, side: SidePanel) -> None:
    assert empty_window.bridge is not None
    view = empty_window.bridge.view
    side.preview.show_unit(view.units[view.zones["active.0"].items[0]])
    side.preview.details.setFocus()
    side.sheet.leave()
    side.sheet.linger.timeout.emit()
    assert side.sheet.isVisible()
    assert side.sheet.linger.isActive()


def test_below_the_outline_it_stands_and_hides_no_row(
    empty_window: Window, side: SidePanel
) -> None:
    side.tabs.bring("outline")
    settle()
    outline = side.outline
    assert outline is not None
    top = outline.tree.mapTo(side, QPoint(0, 0))
    point_at(empty_window, in_hand(empty_window))
    point_at(empty_window, None)
    assert side.sheet.isVisible()
    assert not side.sheet.linger.isActive(), "the rows do not get longer and shorter"
    assert outline.tree.mapTo(side, QPoint(0, 0)) == top
    below = QRect(outline.mapTo(side, QPoint(0, 0)), outline.size()).bottom()
    assert side.sheet.geometry().top() + SHADOW >= below
    side.tabs.bring("log")
    assert side.sheet.isHidden()


def test_it_does_not_lie_over_the_line_of_the_log_that_is_pointed_at(
    empty_window: Window, side: SidePanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtGui import QCursor

    assert empty_window.bridge is not None
    view = empty_window.bridge.view
    for share in (0.1, 0.5, 0.9):
        where = QPoint(side.width() // 2, round(side.height() * share))
        monkeypatch.setattr(QCursor, "pos", lambda where=where: side.mapToGlobal(where))
        side.pointed.show_ref(view.cards[in_hand(empty_window)].ref or "")
        assert side.sheet.isVisible()
        assert not side.sheet.geometry().contains(where)
        side.preview.clear()


def test_a_card_of_a_pile_is_left_with_the_pile(empty_window: Window, side: SidePanel) -> None:
    side.sheets.open_pile("discard.0")
    settle()
    viewer = side.sheets.viewer
    viewer.grid.hovered.emit(viewer.cards.shown[0])
    assert side.sheet.isVisible()
    QApplication.sendEvent(viewer.grid, QEvent(QEvent.Type.Leave))
    viewer.hide()
    assert side.sheet.linger.isActive()


def test_words_in_large_text_have_all_above_the_history(
    empty_window: Window, side: SidePanel
) -> None:
    empty_window.looks.apply("text_scale", 3.0)
    settle()
    point_at(empty_window, in_hand(empty_window))
    assert side.preview.page is not None
    assert side.preview.page.isVisible()
    line = side.history.line.mapTo(side, QPoint(0, 0)).y()
    foot = side.sheet.geometry().bottom() - SHADOW
    assert side.height() * 0.7 < foot <= line

"""The keyboard everywhere: Enter presses, Tab lands on what is chosen and stays in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.core.text.words import Words
from app.ui.app.about_sheet import AboutSheet
from app.ui.app.window import Window
from app.ui.commands.focus_keys import FocusKeys
from app.ui.look.look import Look
from app.ui.settings.keys.key_field import KeyField
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[QWidget]:
    """A window with a column to put things in, whose keyboard is looked after."""
    window = QWidget()
    QVBoxLayout(window)
    keys = FocusKeys(window)
    window.show()
    window.activateWindow()
    qtbot.waitExposed(window)
    yield window
    window.close()
    del keys
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


def put(page: QWidget, *widgets: QWidget) -> None:
    column = page.layout()
    assert column is not None
    for widget in widgets:
        column.addWidget(widget)
    QApplication.processEvents()


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("kind", [QPushButton, QToolButton])
def test_enter_presses_a_button_as_space_does(
    page: QWidget, kind: type[QPushButton | QToolButton], key: Qt.Key
) -> None:
    button, pressed = kind(), []
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.clicked.connect(lambda: pressed.append(True))
    put(page, button)
    button.setFocus()
    QTest.keyClick(button, key)
    assert pressed == [True]


def test_a_button_that_closes_what_it_stands_in_may_go(page: QWidget) -> None:
    button = QPushButton()
    button.clicked.connect(button.deleteLater)
    put(page, button, QLineEdit())
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    QApplication.sendPostedEvents(button, QEvent.Type.DeferredDelete)
    QTest.keyClick(page, Qt.Key.Key_Return)


def test_a_box_is_ticked_with_space_alone(page: QWidget) -> None:
    box = QCheckBox("Face down")
    put(page, box)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert not box.isChecked()


def test_a_field_that_waits_for_a_key_gets_enter(page: QWidget) -> None:
    field, caught = KeyField(Look(), Words("Add", "追加")), []
    field.caught.connect(caught.append)
    put(page, field)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.waiting
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert caught == ["Return"]


def test_tab_lands_on_the_choice_that_is_on_and_arrows_choose(page: QWidget) -> None:
    before, after = QLineEdit(), QLineEdit()
    choices = [QRadioButton(name) for name in ("Light", "Dark", "Contrast")]
    choices[1].setChecked(True)
    put(page, before, *choices, after)
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert focused() is choices[1]
    QTest.keyClick(choices[1], Qt.Key.Key_Down)
    assert focused() is choices[2]
    assert choices[2].isChecked()
    QTest.keyClick(choices[2], Qt.Key.Key_Tab)
    assert focused() is after


def test_what_is_given_the_focus_is_scrolled_to(page: QWidget) -> None:
    inside, area = QWidget(), QScrollArea()
    inside.setFixedSize(200, 2000)
    button = QPushButton("Settings", inside)
    button.setGeometry(0, 1900, 100, 30)
    area.setWidget(inside)
    area.setFixedHeight(200)
    put(page, area)
    button.setFocus()
    assert not button.visibleRegion().isEmpty()


# -- sheets that lie over everything -----------------------------------------------------------


def round_trip(sheet: QWidget, key: Qt.Key) -> list[QWidget]:
    """Return where Tab stops until it is where it began."""
    stops = [focused()]
    while len(stops) < 40:
        QTest.keyClick(focused(), key)
        if focused() is stops[0]:
            return stops
        stops.append(focused())
    raise AssertionError(sheet)


@pytest.mark.parametrize("name", ["new_table", "about", "keys"])
@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_stays_in_a_sheet_that_lies_over_everything(
    empty_window: Window, name: str, key: Qt.Key, qtbot: QtBot
) -> None:
    empty_window.pages.show_home()
    home = empty_window.pages.currentWidget()
    assert home is not None
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    came_from = focused()
    empty_window.run_action(name)
    sheet = focused().parentWidget()
    stops = round_trip(empty_window.room, key)
    assert len(stops) > 2
    assert not any(home.isAncestorOf(stop) for stop in stops)
    assert sheet is not None
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert focused() is came_from


def test_tab_goes_round_in_about_in_its_order(empty_window: Window) -> None:
    empty_window.sheets.show("about")
    sheet = empty_window.room.findChildren(AboutSheet)[0]
    assert focused() is sheet.close_button
    QTest.keyClick(sheet.close_button, Qt.Key.Key_Backtab)
    assert focused() is sheet.log_button
    QTest.keyClick(sheet.log_button, Qt.Key.Key_Tab)
    assert focused() is sheet.close_button


# -- coming back -------------------------------------------------------------------------------


def test_back_at_the_table_the_ring_is_where_the_keyboard_left_it(empty_window: Window) -> None:
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    board = window.board
    assert board is not None
    QTest.keyClick(board, Qt.Key.Key_Tab)
    QTest.keyClick(board, Qt.Key.Key_Tab)
    where = board.focus.key_of
    for name in ("settings", "decks", "about", "keys"):
        window.run_action(name)
        assert not board.hasFocus()
        assert not board.focus.shown
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
        assert board.hasFocus()
        assert board.focus.shown
        assert board.focus.key_of == where


def test_back_at_the_table_nothing_shows_for_hands_on_the_mouse(empty_window: Window) -> None:
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    board = window.board
    assert board is not None
    window.pages.show_settings()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert board.hasFocus()
    assert not board.focus.shown


@pytest.mark.parametrize("page", ["settings", "decks"])
def test_back_at_home_what_has_the_focus_is_in_sight(empty_window: Window, page: str) -> None:
    window = empty_window
    window.resize(1024, 640)
    window.looks.apply("text_scale", 3.0)
    window.pages.show_home()
    way = getattr(window.pages.home().page, page)
    way.setFocus()
    QTest.keyClick(way, Qt.Key.Key_Return)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.pages.home()
    assert focused() is way
    assert not way.visibleRegion().isEmpty()

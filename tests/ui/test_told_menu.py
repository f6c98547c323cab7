"""What assistive technology is told of a menu and of those within it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.table.table_document import Document
from app.ui.toolkit.spoken.told_menu import ToldMenu
from tests.games.pokemon_table import DREEPY, Game
from tests.ui.outline.reader import following, said_by


@pytest.fixture
def menu(qtbot: QtBot) -> Iterator[QMenu]:
    """A menu with a row and a menu within it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    menu, below = ToldMenu(window), ToldMenu("Marks && signs", window)
    menu.addAction("Attach")
    menu.addMenu(below)
    below.addAction("Burned")
    yield menu
    window.close()


def press(*keys: Qt.Key) -> None:
    for key in keys:
        popup = QApplication.activePopupWidget()
        assert popup is not None
        QTest.keyClick(popup, key)
        QApplication.processEvents()


def test_who_leaves_a_menu_within_another_is_told_where_the_keyboard_is(
    menu: QMenu, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = Qt.Key
    with following(monkeypatch) as there:
        menu.popup(QPoint(10, 10))
        press(keys.Key_Down, keys.Key_Down, keys.Key_Right, keys.Key_Left)
    assert there == ["Attach", "Marks & signs", "Burned", "Marks & signs"]
    menu.close()


def test_what_is_chosen_there_leads_back_to_no_menu(
    menu: QMenu, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = Qt.Key
    with following(monkeypatch) as there:
        menu.popup(QPoint(10, 10))
        press(keys.Key_Down, keys.Key_Down, keys.Key_Right, keys.Key_Return)
        QApplication.processEvents()
    assert not menu.isVisible()
    assert there[:3] == ["Attach", "Marks & signs", "Burned"]
    assert "Marks & signs" not in there[3:]


def test_a_menu_is_called_by_its_title(menu: QMenu) -> None:
    QAccessible.setActive(True)
    menu.popup(QPoint(10, 10))
    press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right)
    below = QApplication.activePopupWidget()
    assert below is not None
    assert said_by(below) == "Marks & signs"
    menu.close()
    QAccessible.setActive(False)


def test_the_menu_of_a_card_and_those_within_it_are_not_called_like_the_program(
    empty_window: Window,
) -> None:
    window, game = empty_window, Game()
    unit = game.stand(DREEPY, "active.0")
    window.put_on_board(Document(game.table, window.cards, None, None))
    assert window.place is not None
    QAccessible.setActive(True)
    window.place.menus.show(Selection(units=(unit,)), QPoint(10, 10))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert said_by(menu) == "Menu"
    spoken = QAccessible.queryAccessibleInterface(menu)
    names = [spoken.child(at).text(QAccessible.Text.Name) for at in range(spoken.childCount())]
    assert not any("\t" in name for name in names)
    menu.close()
    QAccessible.setActive(False)

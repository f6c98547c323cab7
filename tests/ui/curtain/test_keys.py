"""The curtain takes every key: Enter and Space let it rise, and nothing else acts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.ids import SPECTATOR
from app.ui.app.window import Window
from app.ui.table.new_table.new_table_sheet import NewTableSheet
from tests.ui.curtain.conftest import curtain, document, end_turn, one_screen, seat, sit

CTRL = Qt.KeyboardModifier.ControlModifier


def _focused(window: Window) -> str:
    focus = window.focusWidget()
    assert focus in curtain(window).buttons
    return focus.accessibleName()


def test_the_keyboard_stands_on_the_button(window: Window) -> None:
    sit(window)
    end_turn(window)
    assert _focused(window) == "I am Ren"
    button = curtain(window).buttons[0]
    assert "Ren's turn. Hand the device over." in button.accessibleDescription()
    assert curtain(window).accessibleName() == "Ren's turn"


def test_a_press_beside_the_buttons_leaves_the_keyboard_on_them(window: Window) -> None:
    sit(window)
    end_turn(window)
    QTest.mouseClick(curtain(window), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert seat(window) == SPECTATOR
    assert _focused(window) == "I am Ren"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_let_it_rise(window: Window, key: Qt.Key) -> None:
    sit(window)
    end_turn(window)
    QTest.keyClick(window.focusWidget(), key)
    assert seat(window) == 1


def test_no_key_of_the_table_does_anything(window: Window) -> None:
    sit(window)
    end_turn(window)
    page, nodes = one_screen(window).page, len(document(window).tree.nodes)
    allowed = {"quit", "full_screen", "language", "theme", "text_larger", "text_smaller"}
    for entry in window.registry.actions:
        for key in window.registry.keys(entry.id):
            combination = QKeySequence(key)[0]
            if entry.id in allowed or combination.key() in (Qt.Key.Key_Return, Qt.Key.Key_Space):
                continue
            QTest.keyClick(window.focusWidget(), combination.key(), combination.keyboardModifiers())
    assert one_screen(window).page is page
    assert len(document(window).tree.nodes) == nodes
    assert seat(window) == SPECTATOR
    assert QApplication.activePopupWidget() is None


def test_tab_and_arrows_stay_on_the_curtain(window: Window) -> None:
    found = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Right):
        QTest.keyClick(window.focusWidget(), key)
        focus = window.focusWidget()
        assert focus is curtain(window) or curtain(window).isAncestorOf(focus)
        found.append(focus)
    assert len(set(found)) > 1


def test_the_language_can_be_changed_behind_it(window: Window) -> None:
    sit(window)
    end_turn(window)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_L, CTRL)
    assert curtain(window).title.text() == "Renの番です"
    assert [button.text() for button in curtain(window).buttons] == [
        "Renが席に着く",
        "Akiに戻る（まだ終わっていない）",
    ]
    assert seat(window) == SPECTATOR
    assert _focused(window) == "Renが席に着く"


def test_the_program_can_be_ended_behind_it(window: Window) -> None:
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Q, CTRL)
    assert not window.isVisible()


def test_a_double_press_on_end_turn_does_not_open_it(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(window)
    end_turn(window)
    monkeypatch.setattr("app.ui.table.curtain.curtain.settled", lambda _since: False)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert seat(window) == SPECTATOR


def test_a_press_beside_the_buttons_does_nothing(window: Window) -> None:
    QTest.mouseClick(curtain(window), Qt.MouseButton.LeftButton, pos=QPoint(20, 200))
    assert seat(window) == SPECTATOR
    QTest.keyClick(curtain(window), Qt.Key.Key_Return)
    assert seat(window) == SPECTATOR
    assert _focused(window) == "I am Aki"


def test_a_file_dropped_on_it_opens_nothing(window: Window) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(window.tables.shipped()[0]))])
    at, copy = QPointF(300, 300), Qt.DropAction.CopyAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at.toPoint(), copy, data, left, none)
    QApplication.sendEvent(curtain(window), enter)
    drop = QDropEvent(at, copy, data, left, none, QEvent.Type.Drop)
    QApplication.sendEvent(curtain(window), drop)
    assert not window.room.findChildren(NewTableSheet)
    assert enter.dropAction() == Qt.DropAction.IgnoreAction
    assert not drop.isAccepted()

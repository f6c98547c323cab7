"""A test that ends with a button held down takes nothing from those after it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot


def test_a_button_is_held_down(qtbot: QtBot) -> None:
    pressed = QWidget()
    qtbot.addWidget(pressed)
    pressed.show()
    QTest.mousePress(pressed, Qt.MouseButton.LeftButton)
    assert QApplication.mouseButtons() == Qt.MouseButton.LeftButton


def test_and_it_is_up_again(qtbot: QtBot) -> None:
    assert QApplication.mouseButtons() == Qt.MouseButton.NoButton

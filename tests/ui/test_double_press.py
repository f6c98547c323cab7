"""A button that goes as it is pressed, double pressed: what lies below was not meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

if TYPE_CHECKING:
    from app.ui.app.window import Window

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def pressed() -> list[str]:
    """Which button was pressed, in order."""
    return []


def button(window: Window, name: str, pressed: list[str]) -> QPushButton:
    """Lay a button over all that is in the window."""
    made = QPushButton(name, window.room)
    made.setGeometry(200, 200, 120, 40)
    made.clicked.connect(lambda: pressed.append(name))
    made.show()
    made.raise_()
    return made


def middle(made: QPushButton) -> QPoint:
    return made.mapTo(made.window(), made.rect().center())


def double(window: Window, at: QPoint) -> None:
    """Press twice as a hand does: the system tells the window, and not a widget."""
    QTest.mouseDClick(window.windowHandle(), LEFT, NO_KEYS, at)


def test_what_lay_below_is_not_pressed(empty_window: Window, pressed: list[str]) -> None:
    button(empty_window, "below", pressed)
    above = button(empty_window, "above", pressed)
    above.clicked.connect(above.hide)
    double(empty_window, middle(above))
    assert pressed == ["above"]
    QTest.mouseClick(empty_window.windowHandle(), LEFT, NO_KEYS, middle(above))
    assert pressed == ["above", "below"], "the next press is meant"


def test_what_comes_up_is_not_pressed(empty_window: Window, pressed: list[str]) -> None:
    first = button(empty_window, "first", pressed)
    first.clicked.connect(lambda: button(empty_window, "next", pressed))
    double(empty_window, middle(first))
    assert pressed == ["first"]


def test_what_took_the_first_half_takes_the_second(
    empty_window: Window, pressed: list[str]
) -> None:
    stays = button(empty_window, "stays", pressed)
    double(empty_window, middle(stays))
    assert pressed == ["stays", "stays"]

"""A person's keyboard: keys go where the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


def press(
    key: Qt.Key,
    keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press a key where the keyboard is."""
    goal = QApplication.activePopupWidget() or QApplication.focusWidget()
    assert goal is not None
    QTest.keyClick(goal, key, keys)

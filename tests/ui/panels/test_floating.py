"""Sheets keep the keyboard: Tab goes round in them and harms nothing outside."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QPushButton
from shiboken6 import Shiboken

from app.ui.look.look import Look
from app.ui.look.palette import LIGHT
from app.ui.panels.floating import FloatingPanel


@pytest.mark.parametrize("forward", [True, False])
def test_a_sheet_that_goes_takes_no_menu_along(qapp: QApplication, forward: bool) -> None:
    window = QMainWindow()
    menu = window.menuBar().addMenu("Table")
    outside = QLineEdit(window)
    sheet = FloatingPanel(Look(LIGHT), window)
    first, second = QLineEdit(sheet), QPushButton(sheet)
    window.show()
    sheet.show()
    first.setFocus()
    visited = []
    for _ in range(4):
        holder = window.focusWidget()
        assert holder is not None
        QTest.keyClick(holder, Qt.Key.Key_Tab if forward else Qt.Key.Key_Backtab)
        visited.append(window.focusWidget())
    assert visited.count(first) >= 1
    assert visited.count(second) >= 1
    assert outside not in visited
    sheet.deleteLater()
    QApplication.sendPostedEvents(sheet, QEvent.Type.DeferredDelete)
    assert all(Shiboken.isValid(kept) for kept in (window, window.menuBar(), menu, outside))
    assert menu.title() == "Table"
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)

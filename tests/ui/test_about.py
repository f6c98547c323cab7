from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.ui.app.about_sheet import AboutSheet, details
from app.ui.app.window import Window
from app.ui.look.look import Look
from app.version import VERSION


@pytest.fixture
def room(qtbot: QtBot, qapp: QApplication) -> QWidget:
    room = QWidget()
    room.resize(1024, 600)
    qtbot.addWidget(room)
    room.show()
    room.activateWindow()
    return room


def test_it_lies_in_the_window_and_escape_closes_it(qtbot: QtBot, room: QWidget) -> None:
    sheet = AboutSheet(Look(), room)
    sheet.open()
    assert not sheet.isWindow()
    assert QApplication.activeModalWidget() is None
    assert room.rect().contains(sheet.geometry())
    assert VERSION in sheet.details.text()
    QTest.keyClick(sheet.close_button, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_a_report_needs_only_a_press(qtbot: QtBot, room: QWidget) -> None:
    sheet = AboutSheet(Look(), room)
    sheet.open()
    sheet.copy_button.click()
    assert QGuiApplication.clipboard().text() == details()
    assert f"Chabudai {VERSION}" in details().splitlines()
    with qtbot.waitSignal(sheet.error_log_wanted):
        sheet.log_button.click()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_line_loses_its_feet(empty_window: Window, scale: float) -> None:
    empty_window.looks.apply("text_scale", scale)
    empty_window.sheets.show("about")
    sheet = empty_window.room.findChildren(AboutSheet)[-1]
    QApplication.processEvents()
    for label in (sheet.what, sheet.details, sheet.folders):
        assert label.height() >= label.heightForWidth(label.width())
        assert label.height() >= len(label.text().splitlines()) * label.fontMetrics().height()

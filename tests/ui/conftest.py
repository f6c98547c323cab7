"""What tests of the whole window share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.store.settings import Settings
from app.ui.program import Translations
from app.ui.window import Window


@pytest.fixture(autouse=True)
def usual_looks(qapp: QApplication) -> Iterator[None]:
    """Put back the looks that a window gave the whole program: the next test begins without."""
    before = qapp.styleSheet(), qapp.font(), qapp.palette()
    yield
    if qapp.styleSheet() != before[0]:
        qapp.setStyleSheet(before[0])
    if qapp.font() != before[1]:
        qapp.setFont(before[1])
    if qapp.palette() != before[2]:
        qapp.setPalette(before[2])


@pytest.fixture
def empty_window(qtbot: QtBot, qapp: QApplication) -> Iterator[Window]:
    """A window with nothing on its board, in English; words are put back after it."""
    translations = Translations(qapp)
    window = Window(Settings(animations=False, tour_seen=True), "en", translations)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    translations.use("en")
    window.deleteLater()
    # All of it now, and not by Python's collector in the middle of dressing the next window.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

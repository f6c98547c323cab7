"""What tests of the whole window share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from shutil import rmtree
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPixmap, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

from app.places import rulings_file, tables_folder
from app.store.personal_settings import Settings
from app.store.recent_tables import recent_file
from app.ui.app.application import Translations
from app.ui.app.window import Window
from tests.helpers.advised_once import advised_once
from tests.helpers.painted_once import painted_once

PATIENCE = 20_000
"""Milliseconds after which something that has to come never will."""
TICK = 2
"""Milliseconds after which it is asked again whether it has come; pytest-qt lets ten go by."""


PAINTING = ("look", "board")
"""Folders whose tests are about what is painted, and when."""


class PatientBot(QtBot):
    """Waits as long as a busy machine may take, where a test says nothing else."""

    _asks = False
    """Whether it waits to ask again if something is so."""

    def wait(self, ms: int) -> None:
        super().wait(TICK if self._asks else ms)

    def waitUntil(  # noqa: N802 - as pytest-qt calls it
        self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE
    ) -> None:
        self._asks = True
        try:
            super().waitUntil(callback, timeout=timeout)
        finally:
            self._asks = False

    def waitSignal(  # noqa: N802 - likewise
        self, signal: Any, *, timeout: int = PATIENCE, **how: Any
    ) -> SignalBlocker:
        return super().waitSignal(signal, timeout=timeout, **how)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """What tests lead Qt with."""
    return PatientBot(request)


@pytest.fixture
def looks_put_back(qapp: QApplication) -> Iterator[None]:
    """Put back the looks that a window gave the whole program: the next test begins without."""
    before = qapp.styleSheet(), qapp.font(), qapp.palette()
    yield
    if qapp.styleSheet() != before[0]:
        qapp.setStyleSheet(before[0])
    if qapp.font() != before[1]:
        qapp.setFont(before[1])
    if qapp.palette() != before[2]:
        qapp.setPalette(before[2])


@pytest.fixture(autouse=True)
def usual_looks(looks_put_back: None) -> None:
    """Begin every test of the window without the looks of the one before."""


@pytest.fixture(autouse=True)
def no_keys_held(qapp: QApplication) -> Iterator[None]:
    """Let go what a test pressed together with Shift, Ctrl or Alt: Qt takes it for held."""
    yield
    if QApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        window = QWindow()
        window.create()
        QTest.keyRelease(window, Qt.Key.Key_Shift, Qt.KeyboardModifier.NoModifier)


@pytest.fixture(autouse=True)
def no_rulings_of_others() -> Iterator[None]:
    """Let no test find what was ruled in one before: advice would speak of it."""
    yield
    rulings_file().unlink(missing_ok=True)


@pytest.fixture(autouse=True)
def nothing_painted_or_judged_twice(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let windows share what is painted and judged alike, but for tests of painting itself."""
    painting = "look" in request.path.parts or request.path.stem == "test_painting"
    if painting or "qapp" not in request.fixturenames:
        yield
        return
    with painted_once(), advised_once():
        yield


@pytest.fixture(autouse=True)
def painted_at_its_end(
    qapp: QApplication, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Paint a window once, as it closes, where no test looks at what is painted meanwhile.

    Places, words, focus and layout are worked out all the same. Whoever takes a picture says so
    with the marker `painted`, and is told where that was forgotten.
    """
    if request.node.get_closest_marker("painted") or request.path.parent.name in PAINTING:
        return
    made, closed = Window.__init__, Window.close

    def make(self: Window, *given: Any, **named: Any) -> None:
        made(self, *given, **named)
        self.setUpdatesEnabled(False)

    def close(self: Window) -> bool:
        self.setUpdatesEnabled(True)
        self.repaint()
        return closed(self)

    def take(self: QWidget, *given: Any) -> QPixmap:
        if not self.window().updatesEnabled():
            raise AssertionError("a test that looks at what is painted is marked `painted`")
        return grab(self, *given)

    grab = QWidget.grab
    monkeypatch.setattr(Window, "__init__", make)
    monkeypatch.setattr(Window, "close", close)
    monkeypatch.setattr(QWidget, "grab", take)


@pytest.fixture
def quick_presses(qapp: QApplication) -> Iterator[None]:
    """Let a press be no second half of the one before soon, where that is not what is tried."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(1)
    yield
    qapp.setDoubleClickInterval(before)


@pytest.fixture
def empty_window(qtbot: QtBot, qapp: QApplication, looks_put_back: None) -> Iterator[Window]:
    """A window with nothing on its board, in English; words are put back after it."""
    translations = Translations(qapp)
    window = Window(Settings(animations=False, tour_seen=True, moments="off"), "en", translations)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    translations.use("en")
    window.deleteLater()
    # What it leaves to be gone on with is not on the home screen of the next test.
    rmtree(tables_folder(), ignore_errors=True)
    recent_file().unlink(missing_ok=True)
    # All of it now, and not by Python's collector in the middle of dressing the next window.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

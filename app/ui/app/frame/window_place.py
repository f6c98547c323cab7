"""Where the window and its parts were last, found again on whatever screens there are now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication, QScreen

from app.store.personal_settings import Window

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

TITLE = 40
"""Pixels of the window's upper edge: what one takes hold of to move it."""
GRIP = 160
"""How much of that edge has to be on a screen."""


def on_screen(wanted: QRect, smallest: QSize, screens: Sequence[QRect]) -> QRect:
    """Return where a window goes that was at `wanted`, in logical pixels of the desktop.

    `screens` are what can be used of each screen, the main one first. A window that can still
    be taken hold of stays where it is; otherwise it comes to the screen it has most of, or to
    the middle of the main one. It is never larger than its screen, if `smallest` lets it.
    """
    if not screens:
        return wanted
    edge = QRect(wanted.topLeft(), QSize(wanted.width(), TITLE))
    shares = [screen.intersected(wanted) for screen in screens]
    areas = [share.width() * share.height() for share in shares]
    best = screens[areas.index(max(areas))] if max(areas) > 0 else screens[0]
    size = wanted.size().boundedTo(best.size()).expandedTo(smallest)
    held = any(
        screen.intersected(edge).width() >= min(GRIP, wanted.width())
        and screen.top() <= wanted.top() < screen.bottom() - TITLE
        for screen in screens
    )
    if held and size == wanted.size():
        return wanted
    if max(areas) <= 0:
        placed = QRect(best.topLeft(), size)
        placed.moveCenter(best.center())
    else:
        placed = QRect(wanted.topLeft(), size)
        placed.moveRight(min(placed.right(), best.right()))
        placed.moveBottom(min(placed.bottom(), best.bottom()))
    # The upper left corner wins where the window is larger than the screen.
    placed.moveLeft(max(placed.left(), best.left()))
    placed.moveTop(max(placed.top(), best.top()))
    return placed


def screens() -> list[QRect]:
    """Return what can be used of each screen, the main one first."""
    main = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not main]
    return [screen.availableGeometry() for screen in ([main, *others] if main else others)]


def restore_window(window: QWidget, last: Window | None, usual: QSize) -> None:
    """Put a window that is not shown yet where it was; the first time, a usual size."""
    there = screens()
    if last is None:
        size = usual.boundedTo(there[0].size()) if there else usual
        window.resize(size.expandedTo(window.minimumSize()))
        return
    wanted = QRect(last.x, last.y, last.width, last.height)
    window.setGeometry(on_screen(wanted, window.minimumSize(), there))
    if last.maximized:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def come_back(window: QWidget) -> None:
    """Bring a window back that lost its screen while it is open."""
    if window.isMaximized() or window.isFullScreen() or window.isMinimized():
        return
    there = screens()
    placed = on_screen(window.geometry(), window.minimumSize(), there)
    if placed != window.geometry():
        window.setGeometry(placed)


class ScreenWatch(QObject):
    """Brings a window back whenever a screen goes or changes its size; lives and ends with it.

    Screens and application outlive a window: slots of an object end with it, functions do not.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._come_back)
        app.screenAdded.connect(self._watch)
        for screen in QGuiApplication.screens():
            self._watch(screen)

    @Slot(QScreen)
    def _watch(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._come_back)

    @Slot()
    def _come_back(self, *_what: object) -> None:
        come_back(self._window)


def place_of(window: QWidget) -> Window:
    """Return where the window is, to be remembered: its usual place where it is maximized."""
    usual = window.normalGeometry()
    place = usual if usual.isValid() else window.geometry()
    return Window(
        x=place.x(),
        y=place.y(),
        width=place.width(),
        height=place.height(),
        maximized=window.isMaximized(),
    )


def sound_sizes(sizes: Sequence[int], count: int) -> list[int]:
    """Return how somebody divided a room for so many parts; [] for sizes that do not fit it."""
    sound = len(sizes) == count and sum(sizes) > 0 and min(sizes) >= 0
    return list(sizes) if sound else []

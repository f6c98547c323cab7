"""The second half of a double press is for what took the first, and for nothing else.

A button that closes its sheet is pressed twice by many a hand. What lies below, or came up since,
was never pressed: the second half would turn the log to an earlier step, or take a card.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget


class DoublePress(QObject):
    """Looks at what the mouse does to one window, before its widgets hear of it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._taker: QWidget | None = None
        """What took the press before the last one."""
        self._pressed: QWidget | None = None
        """What the last press is for."""
        self._let_go = False
        """Whether the next release belongs to a press that nobody was told of."""

    def begin(self) -> None:
        """Look from now on: the window shows, and so the system has one for it."""
        self._window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a second half from whatever did not take the first."""
        del watched
        if not isinstance(event, QMouseEvent):
            return False
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            # Qt tells of a second half twice: as a press, that no widget hears, and as what it is.
            self._taker, self._pressed = self._pressed, self._below(event)
            self._let_go = False
        elif kind == QEvent.Type.MouseButtonDblClick:
            self._let_go = self._below(event) is not self._taker
            return self._let_go
        elif kind == QEvent.Type.MouseButtonRelease and self._let_go:
            self._let_go = False
            return True
        return False

    def _below(self, event: QMouseEvent) -> QWidget | None:
        return self._window.childAt(event.position().toPoint())

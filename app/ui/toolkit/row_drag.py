"""Rows that change places: dragged by a handle onto another one, or moved by Alt and arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

UP, DOWN = -1, 1
ARROWS = {Qt.Key.Key_Up: UP, Qt.Key.Key_Down: DOWN}


class RowDrag(QObject):
    """Follows the handles of the rows of one sheet; whoever shows them lets two change places."""

    swapped = Signal(int, int)
    """Two rows are to change places, by their numbers; the first is the one that was moved."""
    lit = Signal(int)
    """The row that a drop would be on; -1 for none."""

    def __init__(self, rows: Callable[[], Sequence[QWidget]], parent: QObject) -> None:
        """`rows` are those that can change places now, from the top."""
        super().__init__(parent)
        self._rows = rows
        self._handles: list[QWidget] = []
        self._from: int | None = None
        self._pressed = QPoint()
        self._over = -1

    def take(self, handle: QWidget, row: QWidget) -> None:
        """Let a row be dragged by a handle, and moved by the keys of any part of it."""
        handle.setCursor(Qt.CursorShape.OpenHandCursor)
        handle.setProperty("row", row)
        handle.installEventFilter(self)
        self._handles.append(handle)
        self.follow_keys(row)

    def follow_keys(self, row: QWidget) -> None:
        """Let Alt and an arrow move a row wherever the keyboard stands in it."""
        for part in (row, *row.findChildren(QWidget)):
            if part not in self._handles:
                part.removeEventFilter(self)
                part.setProperty("row", row)
                part.installEventFilter(self)

    def move(self, row: int, by: int) -> None:
        """Let a row change places with the one above or below it, if there is one."""
        if 0 <= row + by < len(self._rows()) and row >= 0:
            self.swapped.emit(row, row + by)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow a handle, and the keys in a row."""
        rows = list(self._rows())
        row = watched.property("row")
        if row not in rows:
            return False
        number = rows.index(row)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = ARROWS.get(Qt.Key(event.key()), 0)
            if by and event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == (
                Qt.KeyboardModifier.AltModifier
            ):
                self.move(number, by)
                return True
        if watched in self._handles and isinstance(event, QMouseEvent):
            return self._follow(number, event)
        return False

    def _follow(self, number: int, event: QMouseEvent) -> bool:
        at = event.globalPosition().toPoint()
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._from, self._pressed = number, at
        elif kind == QEvent.Type.MouseMove and self._from is not None:
            far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            self._light(self._row_at(at) if far else -1)
        elif kind == QEvent.Type.MouseButtonRelease and self._from is not None:
            start, over, self._from = self._from, self._over, None
            self._light(-1)
            if over >= 0:
                self.swapped.emit(start, over)
        else:
            return False
        return True

    def _row_at(self, at: QPoint) -> int:
        """Return the row below a point of the screen that is not the dragged one; -1 for none."""
        for number, row in enumerate(self._rows()):
            if row.isVisible() and row.rect().contains(row.mapFromGlobal(at)):
                return -1 if number == self._from else number
        return -1

    def _light(self, over: int) -> None:
        if over != self._over:
            self._over = over
            self.lit.emit(over)

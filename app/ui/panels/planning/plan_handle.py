"""The handle by which a row of the plan is dragged to another place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class PlanHandle(Label):
    """Tells where it is dragged; whoever has it works out what that means."""

    carried = Signal(QPoint)
    """A point of the screen that the row is held over."""
    let_go = Signal(QPoint)
    """Where it was let go after it was carried."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed: QPoint | None = None
        self._carrying = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the row."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.globalPosition().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the row, once it is clear that this is no click."""
        at = event.globalPosition().toPoint()
        if self._pressed is None:
            return
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        self._carrying = self._carrying or far
        if self._carrying:
            self.carried.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the row go."""
        carrying, self._carrying, self._pressed = self._carrying, False, None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        if carrying:
            self.let_go.emit(event.globalPosition().toPoint())

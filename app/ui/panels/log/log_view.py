"""The list of log lines as one sees it: painted, pointed at, followed, copied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from app.ui.app.trouble import steady_paint
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.log.log_names import LogNames
from app.ui.panels.log.log_scroll import LogScroll

if TYPE_CHECKING:
    from app.ui.panels.log.log_model import LogModel


class LogView(LogScroll):
    """Shows a `LogModel`."""

    node_requested = Signal(int)
    """A line was clicked or entered: the node it leads to."""
    stay_wanted = Signal(int)
    """A line was clicked twice, or entered with Ctrl: the table is to go to its node."""
    left = Signal()
    """Esc: what a line led to is not looked at any more."""
    card_hovered = Signal(str)
    """The card whose name is under the pointer or the keyboard; empty when none is any more."""
    reading_wanted = Signal(str)
    """Show this card large."""

    def __init__(self, look: Look, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(look, model, parent)
        self.setObjectName("log")
        self.names = LogNames(model, self.laid, self._on_name)
        self._pressed: tuple[int, QPoint] | None = None
        self.selectionModel().currentChanged.connect(self._on_current)
        model.modelReset.connect(self._on_reset)

    # -- painting --

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the rows in sight."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen, page = self.selectionModel(), self.laid.page
        for row, y in self.in_sight():
            index = self.lines.index(row)
            selected = chosen.isSelected(index)
            link = self.names.in_row(row)
            framed = self.hasFocus() and index == self.currentIndex()
            self.laid.row(row).paint(painter, y, page, selected=selected, link=link, framed=framed)
            if framed:
                painter.setPen(QPen(QColor(self.look.palette.focus), 2))
                rect = QRectF(self.visualRect(index)).adjusted(1, 1, -1, -1)
                painter.drawRoundedRect(rect, 4, 4)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell a line that is cut to its end in a tool tip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            if index.isValid() and self.laid.row(index.row()).cut:
                words = self.lines.line(index.row()).text
                QToolTip.showText(event.globalPos(), words, self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # -- names --

    @property
    def linked(self) -> str:
        """The card whose name is underlined, "" for none."""
        return self.names.card

    def card_at(self, point: QPoint) -> str:
        """Return the card whose name is at a point of the viewport, or ""."""
        return self.names.card_of(self.names.under(point, self.in_sight()))

    def _on_name(self) -> None:
        if self.names.link is not None and not self.names.by_keys:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()
        self.viewport().update()
        self.card_hovered.emit(self.linked)

    @Slot()
    def _on_current(self) -> None:
        self.names.go(None)

    @Slot()
    def _on_reset(self) -> None:
        """Be at no name and no line of another journal."""
        self._pressed = None
        self.names.go(None)

    # -- the pointer --

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select, and remember where, to tell a click from a drag over lines."""
        super().mousePressEvent(event)
        point = event.position().toPoint()
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.button() == Qt.MouseButton.LeftButton and plain:
            self._pressed = (self.indexAt(point).row(), point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say which card's name is under the pointer."""
        super().mouseMoveEvent(event)
        link = self.names.under(event.position().toPoint(), self.in_sight())
        if link is not None or not self.names.by_keys:
            self.names.go(link)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow the line that was clicked."""
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        point = event.position().toPoint()
        if pressed is None or pressed[0] < 0:
            return
        near = QApplication.startDragDistance()
        if (point - pressed[1]).manhattanLength() < near:
            self.node_requested.emit(self.lines.line(pressed[0]).node)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Stay where the first of the two clicks led."""
        self._pressed = None
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self.stay_wanted.emit(self.lines.line(index.row()).node)

    def leaveEvent(self, event: QEvent) -> None:
        """No name is under the pointer any more."""
        super().leaveEvent(event)
        if not self.names.by_keys:
            self.names.go(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go of the name the keyboard was at, unless a menu was opened on it."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.names.go(None)

    # -- keys --

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows the line, arrows go to names, Ctrl+C copies, the rest moves."""
        self.note_shift(event)
        key = event.key()
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                stays = event.modifiers() & Qt.KeyboardModifier.ControlModifier
                wanted = self.stay_wanted if stays else self.node_requested
                wanted.emit(self.lines.line(self.currentIndex().row()).node)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and plain:
            name = self.names.walk(self.currentIndex().row(), 1 if key == Qt.Key.Key_Right else -1)
            if name:
                announce(self, name)
        elif key == Qt.Key.Key_Escape and self.names.link is not None:
            self.names.go(None)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key == Qt.Key.Key_Space and plain and self.linked:
            self.reading_wanted.emit(self.linked)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    # -- the clipboard --

    def copy(self) -> None:
        """Put the name the keyboard is at on the clipboard, otherwise the selected lines."""
        if self.names.text:
            QGuiApplication.clipboard().setText(self.names.text)
        else:
            self.copy_rows(self.selected_rows())

    def copy_rows(self, rows: Sequence[int]) -> None:
        """Put lines on the clipboard."""
        if rows:
            text = "\n".join(self.lines.line(row).text for row in rows)
            QGuiApplication.clipboard().setText(text)

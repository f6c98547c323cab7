"""The list of log lines: wrapped, with card names in bold, laid out only where it is looked at.

Qt's own layout asks every row for its height, which would tell the whole game on opening. Here
the scroll bar counts rows, so that only the rows in sight are ever asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QWidget

from app.ui.look.palette import LIGHT, Palette
from app.ui.panels.log_rows import LogRow, Page, lay_out

if TYPE_CHECKING:
    from app.ui.panels.log_model import Index, LogModel

PARTS = 16
"""Positions of the scroll bar for each row."""
KEPT = 600
"""Rows whose layout is kept."""
_MOVING = frozenset(
    getattr(Qt.Key, f"Key_{name}") for name in ("Up", "Down", "PageUp", "PageDown", "Home", "End")
)
LONG_GAME = 1000
"""Rows from which on step numbers get more room."""


class LogView(QListView):
    """Shows a `LogModel`."""

    node_requested = Signal(int)
    """A line was clicked or entered: the node it leads to."""
    card_hovered = Signal(str)
    """The card whose name is under the pointer; empty when none is any more."""

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self._lines = model
        self._colours = LIGHT
        self._laid: dict[int, LogRow] = {}
        self._hovered = ""
        self._pressed: tuple[int, QPoint] | None = None
        self._following = True
        self._anchor = -1
        self.setModel(model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    @property
    def following(self) -> bool:
        """Whether new lines are scrolled into view."""
        return self._following

    def set_palette(self, palette: Palette) -> None:
        """Paint in another theme."""
        self._colours = palette
        self._forget()

    def follow(self) -> None:
        """Show the newest line and go on showing it."""
        self._following = True
        self.updateGeometries()
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    # -- laying out --

    def _forget(self) -> None:
        self._laid.clear()
        self.doItemsLayout()

    def _row(self, row: int) -> LogRow:
        laid = self._laid.get(row)
        if laid is None:
            if len(self._laid) >= KEPT:
                self._laid.clear()
            laid = self._laid[row] = lay_out(
                self._lines.line(row), self._page, whole=row == self.currentIndex().row()
            )
        return laid

    @property
    def _page(self) -> Page:
        digits = "88.88" if self._lines.rowCount() < LONG_GAME else "888.88"
        return Page(self.font(), self.viewport().width(), self._colours, digits)

    # -- geometry: the scroll --

    def _top(self) -> tuple[int, float]:
        """Return the first row in sight, and how far it is scrolled out at the top."""
        count = self._lines.rowCount()
        if not count:
            return 0, 0.0
        row, parts = divmod(self.verticalScrollBar().value(), PARTS)
        row = min(row, count - 1)
        return row, parts / PARTS * self._row(row).height

    def _visible(self) -> list[tuple[int, int]]:
        """Return (row, y) of the rows in sight."""
        found: list[tuple[int, int]] = []
        row, hidden = self._top()
        y, bottom, count = -round(hidden), self.viewport().height(), self._lines.rowCount()
        while row < count and y < bottom:
            found.append((row, y))
            y += self._row(row).height
            row += 1
        return found

    def updateGeometries(self) -> None:
        """Set the range of the scroll bar so that the last row can just be seen whole."""
        bar = self.verticalScrollBar()
        room, row = float(self.viewport().height()), self._lines.rowCount()
        while row > 0 and room > 0:
            row -= 1
            room -= self._row(row).height
        parts = 0.0 if room >= 0 or not self._lines.rowCount() else -room / self._row(row).height
        end = row * PARTS + round(parts * PARTS + 0.49) if room < 0 else 0
        bar.setSingleStep(PARTS)
        bar.setPageStep(max(PARTS, (self._lines.rowCount() - row) * PARTS))
        bar.setRange(0, end)
        if self._following:
            bar.setValue(end)

    def doItemsLayout(self) -> None:
        """Skip Qt's layout of all rows."""
        QAbstractItemView.doItemsLayout(self)

    def rowsInserted(self, parent: Index, start: int, end: int) -> None:
        """Take in new lines; stay where the reader is unless that was the end."""
        super().rowsInserted(parent, start, end)
        self.doItemsLayout()

    def dataChanged(self, first: Index, last: Index, _roles: Sequence[int] = ()) -> None:
        """Lay changed lines out anew."""
        for row in [row for row in self._laid if first.row() <= row <= last.row()]:
            del self._laid[row]
        self.doItemsLayout()

    def visualRect(self, index: Index) -> QRect:
        """Return where a row lies; rows far out of sight are put somewhere beyond the edge."""
        if not index.isValid():
            return QRect()
        width, wanted = self.viewport().width(), index.row()
        visible = self._visible()
        for row, y in visible:
            if row == wanted:
                return QRect(0, y, width, self._row(row).height)
        line = self.fontMetrics().height()
        first = visible[0][0] if visible else 0
        if wanted < first:
            return QRect(0, -(first - wanted + 1) * line, width, line)
        last = visible[-1][0] if visible else 0
        return QRect(0, self.viewport().height() + (wanted - last) * line, width, line)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the row at a point of the viewport."""
        for row, y in self._visible():
            if y <= point.y() < y + self._row(row).height:
                return self._lines.index(row)
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        _hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a row into sight."""
        if not index.isValid():
            return
        bar, row = self.verticalScrollBar(), index.row()
        rect = self.visualRect(index)
        if rect.top() < 0:
            bar.setValue(row * PARTS)
        elif rect.bottom() >= self.viewport().height():
            room = self.viewport().height() - self._row(row).height
            top = row
            while top > 0 and room >= self._row(top - 1).height:
                top -= 1
                room -= self._row(top).height
            bar.setValue(
                min(top * PARTS, bar.maximum())
                if row < self._lines.rowCount() - 1
                else bar.maximum()
            )

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Return where a key leads from the current row."""
        count = self._lines.rowCount()
        if not count:
            return QModelIndex()
        moves = QAbstractItemView.CursorAction
        now = self.currentIndex().row() if self.currentIndex().isValid() else count
        page = max(1, len(self._visible()) - 1)
        goal = {
            moves.MoveUp: now - 1,
            moves.MoveLeft: now - 1,
            moves.MovePrevious: now - 1,
            moves.MoveDown: now + 1,
            moves.MoveRight: now + 1,
            moves.MoveNext: now + 1,
            moves.MovePageUp: now - page,
            moves.MovePageDown: now + page,
            moves.MoveHome: 0,
            moves.MoveEnd: count - 1,
        }[action]
        return self._lines.index(min(max(goal, 0), count - 1))

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the rows that `rect` touches; with Shift, all from the anchor to the current."""
        rows = [self.indexAt(corner).row() for corner in (rect.topLeft(), rect.bottomRight())]
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            rows = [self._anchor, self.currentIndex().row()]
        rows = [row for row in rows if 0 <= row < self._lines.rowCount()]
        if rows:
            first, last = self._lines.index(min(rows)), self._lines.index(max(rows))
            self.selectionModel().select(QItemSelection(first, last), command)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Keep the anchor of a selection that Shift extends."""
        if not QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._anchor = current.row()
        # The current line is shown whole, the others may be cut.
        for index in (current, previous):
            self._laid.pop(index.row(), None)
        self.updateGeometries()
        super().currentChanged(current, previous)

    def verticalOffset(self) -> int:
        """Return 0: rows are found by `visualRect` alone."""
        return 0

    def horizontalOffset(self) -> int:
        """Return 0: lines wrap."""
        return 0

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        """Paint anew; a row is too small a thing to move pixels for."""
        self.viewport().update()

    def visualRegionForSelection(self, _selection: object) -> QRegion:
        """Return the whole viewport."""
        return QRegion(self.viewport().rect())

    @Slot(int)
    def _on_scrolled(self, value: int) -> None:
        self._following = value >= self.verticalScrollBar().maximum()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew where the width changed."""
        following = self._following
        if event.size().width() != event.oldSize().width():
            self._laid.clear()
        super().resizeEvent(event)
        if following:
            self.follow()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._forget()

    # -- painting --

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the rows in sight."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen, page = self.selectionModel(), self._page
        for row, y in self._visible():
            index = self._lines.index(row)
            selected = chosen.isSelected(index)
            self._row(row).paint(painter, y, page, selected=selected, hovered=self._hovered)
            if self.hasFocus() and index == self.currentIndex():
                painter.setPen(QPen(QColor(self._colours.focus), 2))
                rect = QRectF(self.visualRect(index)).adjusted(1, 1, -1, -1)
                painter.drawRoundedRect(rect, 4, 4)

    # -- pointer and keys --

    def card_at(self, point: QPoint) -> str:
        """Return the card whose name is at a point of the viewport, or ""."""
        for row, y in self._visible():
            laid = self._row(row)
            if y <= point.y() < y + laid.height:
                return laid.name_at(QPointF(point) - QPointF(self._page.indent, y + laid.top))
        return ""

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
        self._hover(self.card_at(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow the line that was clicked."""
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        point = event.position().toPoint()
        if pressed is None or pressed[0] < 0:
            return
        near = QApplication.startDragDistance()
        if (point - pressed[1]).manhattanLength() < near:
            self.node_requested.emit(self._lines.line(pressed[0]).node)

    def leaveEvent(self, event: QEvent) -> None:
        """No name is under the pointer any more."""
        super().leaveEvent(event)
        self._hover("")

    def _hover(self, ref: str) -> None:
        if ref == self._hovered:
            return
        self._hovered = ref
        shape = Qt.CursorShape.PointingHandCursor if ref else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self.viewport().update()
        self.card_hovered.emit(ref)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows the line, Ctrl+C copies, the rest moves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.node_requested.emit(self._lines.line(self.currentIndex().row()).node)
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return
        super().keyPressEvent(event)
        # Qt does not scroll where the current row stays, though it may be far out of sight.
        if event.key() in _MOVING:
            self.scrollTo(self.currentIndex())

    def copy(self) -> None:
        """Put the selected lines on the clipboard, in order of time."""
        rows = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        if rows:
            text = "\n".join(self._lines.line(row).text for row in rows)
            QGuiApplication.clipboard().setText(text)

"""The list of log lines: wrapped, with card names in bold, laid out only where it is looked at.

Qt's own layout asks every row for its height, which would tell the whole game on opening. Here
the scroll bar counts rows, so that only the rows in sight are ever asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
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
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QToolTip, QWidget

from app.ui.look.palette import LIGHT, Palette
from app.ui.panels.announce import announce
from app.ui.panels.log_rows import MOST_LINES, LogRow, Page, lay_out
from app.ui.trouble import steady_paint

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
    """The card whose name is under the pointer or the keyboard; empty when none is any more."""
    reading_wanted = Signal(str)
    """Show this card large."""

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self._lines = model
        self._colours = LIGHT
        self._laid: dict[int, LogRow] = {}
        self._link: tuple[int, int] | None = None
        """(row, number of the name in it) that is underlined."""
        self._by_keys = False
        """Whether it was the keyboard that went there."""
        self._pressed: tuple[int, QPoint] | None = None
        self._following = True
        self._anchor = -1
        self._shift = False
        """Whether the gesture under way extends a selection."""
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
        """Break all lines anew, once: a window that is being built changes style many times."""
        self._laid.clear()
        self.scheduleDelayedItemsLayout()

    def _row(self, row: int) -> LogRow:
        laid = self._laid.get(row)
        if laid is None:
            if len(self._laid) >= KEPT:
                self._laid.clear()
            laid = self._laid[row] = lay_out(
                self._lines.line(row), self._page, whole=self._is_whole(row)
            )
        return laid

    def _is_whole(self, row: int) -> bool:
        """Whether a long line is shown to its end: one that is worked with."""
        index = self._lines.index(row)
        return index == self.currentIndex() or self.selectionModel().isSelected(index)

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
        self.executeDelayedItemsLayout()
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
        # Rows may fill the room to the very pixel: those above them are scrolled to all the same.
        end = row * PARTS + round(parts * PARTS + 0.49) if room <= 0 else 0
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
        if self._shift:
            rows = [self._anchor, self.currentIndex().row()]
        rows = [row for row in rows if 0 <= row < self._lines.rowCount()]
        if rows:
            first, last = self._lines.index(min(rows)), self._lines.index(max(rows))
            self.selectionModel().select(QItemSelection(first, last), command)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Keep the anchor of a selection that Shift extends."""
        if not self._shift:
            self._anchor = current.row()
        self._link_to(None)
        # The current line is shown whole, the others may be cut.
        self._lay_anew(index.row() for index in (current, previous))
        super().currentChanged(current, previous)

    def selectionChanged(self, chosen: QItemSelection, given_up: QItemSelection) -> None:
        """Show what is selected whole."""
        super().selectionChanged(chosen, given_up)
        changed = [each.at(number) for each in (chosen, given_up) for number in range(each.count())]
        self._lay_anew(row for part in changed for row in range(part.top(), part.bottom() + 1))

    def _lay_anew(self, rows: Iterable[int]) -> None:
        """Break these rows into lines again, those of them that are more than a few."""
        stale = [row for row in rows if row in self._laid]
        long = [row for row in stale if self._laid[row].layout.lineCount() > MOST_LINES]
        for row in long:
            del self._laid[row]
        if long:
            self.updateGeometries()
            self.viewport().update()

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

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the rows in sight."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen, page = self.selectionModel(), self._page
        for row, y in self._visible():
            index = self._lines.index(row)
            selected = chosen.isSelected(index)
            link = self._link[1] if self._link is not None and self._link[0] == row else None
            framed = self.hasFocus() and index == self.currentIndex()
            self._row(row).paint(painter, y, page, selected=selected, link=link, framed=framed)
            if framed:
                painter.setPen(QPen(QColor(self._colours.focus), 2))
                rect = QRectF(self.visualRect(index)).adjusted(1, 1, -1, -1)
                painter.drawRoundedRect(rect, 4, 4)

    # -- pointer and keys --

    @property
    def linked(self) -> str:
        """The card whose name is underlined, "" for none."""
        return self._card(self._link)

    def card_at(self, point: QPoint) -> str:
        """Return the card whose name is at a point of the viewport, or ""."""
        return self._card(self._link_at(point))

    def _card(self, link: tuple[int, int] | None) -> str:
        names = self._row(link[0]).names if link is not None else []
        return names[link[1]][2] if link is not None and link[1] < len(names) else ""

    def _link_at(self, point: QPoint) -> tuple[int, int] | None:
        for row, y in self._visible():
            laid = self._row(row)
            if y <= point.y() < y + laid.height:
                where = QPointF(point) - QPointF(self._page.indent, y + laid.top)
                number = laid.name_at(where)
                return None if number is None else (row, number)
        return None

    def _extends(self, event: QMouseEvent | QKeyEvent) -> None:
        self._shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select, and remember where, to tell a click from a drag over lines."""
        self._extends(event)
        super().mousePressEvent(event)
        point = event.position().toPoint()
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.button() == Qt.MouseButton.LeftButton and plain:
            self._pressed = (self.indexAt(point).row(), point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say which card's name is under the pointer."""
        self._extends(event)
        super().mouseMoveEvent(event)
        link = self._link_at(event.position().toPoint())
        if link is not None or not self._by_keys:
            self._link_to(link)

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
        if not self._by_keys:
            self._link_to(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go of the name the keyboard was at, unless a menu was opened on it."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._link_to(None)

    def _link_to(self, link: tuple[int, int] | None, *, by_keys: bool = False) -> None:
        self._by_keys = by_keys
        if link == self._link:
            return
        self._link = link
        if link is not None and not by_keys:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()
        self.viewport().update()
        self.card_hovered.emit(self._card(link))

    def _walk_names(self, step: int) -> None:
        """Go to the next name of the current line, or to the one before."""
        row = self.currentIndex().row()
        names = self._row(row).names if row >= 0 else []
        if not names:
            return
        there = self._link is not None and self._link[0] == row
        at = self._link[1] + step if self._link is not None and there else 0 if step > 0 else -1
        self._link_to((row, at % len(names)), by_keys=True)
        spans = [span.text for span in self._lines.line(row).sentence if span.ref]
        announce(self, spans[at % len(names)])

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell a line that is cut to its end in a tool tip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            if index.isValid() and self._row(index.row()).cut:
                words = escape(self._lines.line(index.row()).text)
                # Rich text wraps, plain text is one line as wide as the screen.
                QToolTip.showText(event.globalPos(), f"<p>{words}</p>", self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows the line, arrows go to names, Ctrl+C copies, the rest moves."""
        self._extends(event)
        key = event.key()
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.node_requested.emit(self._lines.line(self.currentIndex().row()).node)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and plain:
            self._walk_names(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_Escape and self._link is not None:
            self._link_to(None)
        elif key == Qt.Key.Key_Space and plain and self.linked:
            self.reading_wanted.emit(self.linked)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)
            # Qt does not scroll where the current row stays, though it may be out of sight.
            if key in _MOVING:
                self.scrollTo(self.currentIndex())

    def selected_rows(self) -> list[int]:
        """Return the selected rows in order of time."""
        return sorted(index.row() for index in self.selectionModel().selectedIndexes())

    def copy(self) -> None:
        """Put the name the keyboard is at on the clipboard, otherwise the selected lines."""
        if self._by_keys and self._link is not None:
            row, number = self._link
            names = [span.text for span in self._lines.line(row).sentence if span.ref]
            QGuiApplication.clipboard().setText(names[number])
        else:
            self.copy_rows(self.selected_rows())

    def copy_rows(self, rows: Sequence[int]) -> None:
        """Put lines on the clipboard."""
        if rows:
            text = "\n".join(self._lines.line(row).text for row in rows)
            QGuiApplication.clipboard().setText(text)

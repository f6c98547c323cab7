"""Where the rows of the log lie in its room, which of them are in sight, and which are selected.

Qt's own layout asks every row for its height, which would tell the whole game on opening; here
everything Qt wants to know of a row's place is answered from the rows in sight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.ui.look.look import Look
from app.ui.panels.log.log_layout import PARTS, LogLayout
from app.ui.panels.log.log_rows import Page
from app.ui.toolkit.spoken.focus_told import tell_focus

if TYPE_CHECKING:
    from app.ui.panels.log.log_model import Index, LogModel

_MOVING = frozenset(
    getattr(Qt.Key, f"Key_{name}") for name in ("Up", "Down", "PageUp", "PageDown", "Home", "End")
)
LONG_GAME = 1000
"""Rows from which on step numbers get more room."""


class LogScroll(QListView):
    """A list of a `LogModel` that scrolls, moves and selects; whoever derives from it paints."""

    def __init__(self, look: Look, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.lines = model
        self.laid = LogLayout(model, self._page, self._is_whole)
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
        look.changed.connect(self._forget)

    @property
    def following(self) -> bool:
        """Whether new lines are scrolled into view."""
        return self._following

    def follow(self) -> None:
        """Show the newest line and go on showing it."""
        self._following = True
        self.updateGeometries()
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def in_sight(self) -> list[tuple[int, int]]:
        """Return (row, y) of the rows in sight."""
        self.executeDelayedItemsLayout()
        return self.laid.in_sight(self.verticalScrollBar().value(), self.viewport().height())

    # -- laying out --

    @Slot()
    def _forget(self) -> None:
        """Break all lines anew, once: a window that is being built changes style many times."""
        self.laid.forget()
        self.scheduleDelayedItemsLayout()

    def _is_whole(self, row: int) -> bool:
        """Whether a long line is shown to its end: one that is worked with."""
        index = self.lines.index(row)
        return index == self.currentIndex() or self.selectionModel().isSelected(index)

    def _page(self) -> Page:
        digits = "88.88" if self.lines.rowCount() < LONG_GAME else "888.88"
        width = self.viewport().width()
        return Page(self.font(), width, self.look.palette, digits, self.lines.face_of)

    # -- geometry --

    def updateGeometries(self) -> None:
        """Set the range of the scroll bar so that the last row can just be seen whole."""
        bar = self.verticalScrollBar()
        first, end = self.laid.end(self.viewport().height())
        bar.setSingleStep(PARTS)
        bar.setPageStep(max(PARTS, (self.lines.rowCount() - first) * PARTS))
        bar.setRange(0, end)
        if self._following:
            bar.setValue(end)

    def doItemsLayout(self) -> None:
        """Skip Qt's layout of all rows."""
        QAbstractItemView.doItemsLayout(self)

    def reset(self) -> None:
        """Lay out the lines of another journal; the reader stays where that is still possible."""
        self.laid.forget()
        super().reset()
        self.doItemsLayout()

    def rowsInserted(self, parent: Index, start: int, end: int) -> None:
        """Take in new lines; stay where the reader is unless that was the end."""
        super().rowsInserted(parent, start, end)
        self.doItemsLayout()

    def dataChanged(self, first: Index, last: Index, _roles: Sequence[int] = ()) -> None:
        """Lay changed lines out anew."""
        self.laid.doubt(first.row(), last.row())
        self.doItemsLayout()

    def visualRect(self, index: Index) -> QRect:
        """Return where a row lies; rows far out of sight are put somewhere beyond the edge."""
        if not index.isValid():
            return QRect()
        width, wanted = self.viewport().width(), index.row()
        visible = self.in_sight()
        for row, y in visible:
            if row == wanted:
                return QRect(0, y, width, self.laid.row(row).height)
        line = self.fontMetrics().height()
        first = visible[0][0] if visible else 0
        if wanted < first:
            return QRect(0, -(first - wanted + 1) * line, width, line)
        last = visible[-1][0] if visible else 0
        return QRect(0, self.viewport().height() + (wanted - last) * line, width, line)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the row at a point of the viewport."""
        for row, y in self.in_sight():
            if y <= point.y() < y + self.laid.row(row).height:
                return self.lines.index(row)
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
            goal = bar.maximum()
            if row < self.lines.rowCount() - 1:
                goal = min(self.laid.with_last(row, self.viewport().height()), goal)
            bar.setValue(goal)

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
        """Break the lines anew where the width changed; the current one stays in sight."""
        following, current = self._following, self.currentIndex()
        high = event.oldSize().height()
        if event.size().width() != event.oldSize().width():
            self.laid.forget()
        super().resizeEvent(event)
        if following:
            self.follow()
        elif current.isValid() and 0 <= self.visualRect(current).bottom() < high:
            self.scrollTo(current)

    # -- moving and selecting --

    def selected_rows(self) -> list[int]:
        """Return the selected rows in order of time."""
        return sorted(index.row() for index in self.selectionModel().selectedIndexes())

    def note_shift(self, event: QMouseEvent | QKeyEvent) -> None:
        """Remember whether the gesture under way extends a selection."""
        self._shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select."""
        self.note_shift(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select what a drag goes over."""
        self.note_shift(event)
        super().mouseMoveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move."""
        self.note_shift(event)
        super().keyPressEvent(event)
        # Qt does not scroll where the current row stays, though it may be out of sight.
        if event.key() in _MOVING:
            self.scrollTo(self.currentIndex())

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Return where a key leads from the current row."""
        count = self.lines.rowCount()
        if not count:
            return QModelIndex()
        moves = QAbstractItemView.CursorAction
        now = self.currentIndex().row() if self.currentIndex().isValid() else count
        page = max(1, len(self.in_sight()) - 1)
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
        return self.lines.index(min(max(goal, 0), count - 1))

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the rows that `rect` touches; with Shift, all from the anchor to the current."""
        rows = [self.indexAt(corner).row() for corner in (rect.topLeft(), rect.bottomRight())]
        if self._shift:
            rows = [self._anchor, self.currentIndex().row()]
        rows = [row for row in rows if 0 <= row < self.lines.rowCount()]
        if rows:
            first, last = self.lines.index(min(rows)), self.lines.index(max(rows))
            self.selectionModel().select(QItemSelection(first, last), command)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Keep the anchor of a selection that Shift extends."""
        if not self._shift:
            self._anchor = current.row()
        # The current line is shown whole, the others may be cut.
        self._lay_anew([index.row() for index in (current, previous)])
        # Qt's list would tell assistive technology of itself: it did not lay out the lines.
        QAbstractItemView.currentChanged(self, current, previous)
        tell_focus(self)

    def selectionChanged(self, chosen: QItemSelection, given_up: QItemSelection) -> None:
        """Show what is selected whole."""
        super().selectionChanged(chosen, given_up)
        changed = [each.at(number) for each in (chosen, given_up) for number in range(each.count())]
        self._lay_anew([row for part in changed for row in range(part.top(), part.bottom() + 1)])

    def _lay_anew(self, rows: Sequence[int]) -> None:
        """Break these rows into lines again, those of them that are more than a few."""
        if self.laid.forget_long(rows):
            self.updateGeometries()
            self.viewport().update()

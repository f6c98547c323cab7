"""A tree that tells assistive technology the row it is on once all rows are laid out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from app.ui.toolkit.spoken.focus_told import tell_focus

if TYPE_CHECKING:
    from app.ui.outline.outline_model import Index


class ToldTree(QTreeView):
    """Qt's own tells the row that lay there before some came or went."""

    current_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._changing = 0
        """While above 0 rows come and go."""
        self._moved = False
        """Whether the keyboard went to another row meanwhile."""
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._tell_row)
        self.expanded.connect(self._on_unfolded)
        self.collapsed.connect(self._on_unfolded)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell that the keyboard went elsewhere, assistive technology once the rows are laid out.

        What a tree itself tells is passed over.
        """
        QAbstractItemView.currentChanged(self, current, previous)
        if self._changing:
            self._moved = True
        else:
            self._tell_row()
        self.current_changed.emit()

    @Slot(QModelIndex)
    def _on_unfolded(self, index: Index) -> None:
        """Tell of the row the keyboard is on whether it is open: Qt lets its rows go unsaid."""
        if not self._changing and index == self.currentIndex():
            self._late.start(0)

    @contextmanager
    def rows_changing(self, *, all_of_them: bool = False) -> Iterator[None]:
        """Tell only afterwards where the keyboard is: on the way it is on rows that go.

        Where another table is read, it is told once whatever follows it has read it as well.
        """
        self._changing += 1
        try:
            yield
        finally:
            self._changing -= 1
            if self._moved and not self._changing:
                self._moved = False
                if all_of_them:
                    self._late.start(0)
                else:
                    self._tell_row()

    @Slot()
    def _tell_row(self) -> None:
        if QAccessible.isActive() and self.hasFocus() and self.currentIndex().isValid():
            self.executeDelayedItemsLayout()
            tell_focus(self)

"""The middle of the sheet for a new table, which scrolls where the window is low."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

BESIDE_BAR = 6
"""Pixels to the scroll bar."""


class SheetMiddle(QScrollArea):
    """Shows a column of parts on the same paper as what stands above and below."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = QWidget()
        self.column = QVBoxLayout(self.inner)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(10)
        # It follows the keyboard through what it holds, and need not be stood on itself.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self.inner)
        # One sheet of paper: the scroll area shows what lies beneath it.
        self.viewport().setAutoFillBackground(False)
        self.inner.setAutoFillBackground(False)
        # Later: Qt is still in the middle of laying out what the bar belongs to.
        later = Qt.ConnectionType.QueuedConnection
        self.verticalScrollBar().rangeChanged.connect(self._beside_bar, later)

    @Slot(int, int)
    def _beside_bar(self, _least: int, most: int) -> None:
        """Keep off the scroll bar where there is one; without it all ends in one line."""
        self.column.setContentsMargins(0, 0, BESIDE_BAR if most else 0, 0)

    def height_for(self, width: int) -> int:
        """Return how high all of it is at a width."""
        # What is put side by side takes fewer lines here than where it prefers to be narrow.
        return self.column.totalHeightForWidth(width)

    def bring(self, part: QWidget) -> None:
        """Scroll to a part; a slot of this object, to be called once the part has its place."""
        self.ensureWidgetVisible(part)

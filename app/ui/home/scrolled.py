"""A page that is scrolled where it is higher than the window, over a ground painted behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.ui.home.focus_stop import ARROWS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

BAR = 1.0
"""Room for the scroll bar, in letters of plain text."""


class Scrolled(QScrollArea):
    """Scrolls a page up and down and paints nothing itself; the arrows are left to its parent."""

    def __init__(self, page: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # The one it comes with is filled with the colour of text fields.
        self.setViewport(QWidget())
        self.setWidget(page)
        page.setAutoFillBackground(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by whole pages; the arrows walk from one thing to the next."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

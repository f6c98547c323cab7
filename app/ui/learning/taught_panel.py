"""A title, some words and buttons at the top of the side panel, for who learns at a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout

from app.ui.panels.announce import announce
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.text.words import Language, Words
    from app.ui.look.look import Look
    from app.ui.side.side_panel import SidePanel

MOST = 0.42
"""Share of the side panel that it takes at most."""
LEAST_LINES = 1
"""Lines of text that are seen at least, where the rest scrolls."""


class TaughtPanel(QScrollArea):
    """Scrolls where there is too little room for all of it."""

    def __init__(self, look: Look, buttons: Iterable[QPushButton]) -> None:
        super().__init__()
        self._look = look
        self.setObjectName("lessonPanel")
        self.title, self.words = Label(), Label()
        self.title.setProperty("look", "title")
        for part in (self.title, self.words):
            part.setWordWrap(True)
        self._inner = QFrame()
        self._inner.setProperty("look", "lesson")
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(12, 8, 10, 8)
        self._column.setSpacing(6)
        self._column.addWidget(self.title)
        self._column.addWidget(self.words)
        line = FlowLayout(gap=6)
        for button in buttons:
            line.addWidget(button)
        self._column.addLayout(line)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._inner)
        for bare in (self, self.viewport()):
            bare.setAutoFillBackground(False)

    def say(self, title: Words, says: Words, language: Language) -> bool:
        """Show these words; return whether they are new, which a screen reader is told."""
        shown = title.in_(language), says.in_(language)
        new = shown != (self.title.text(), self.words.text())
        self.title.setText(shown[0])
        self.words.setText(shown[1])
        self.setAccessibleName(shown[0])
        self.setAccessibleDescription(shown[1])
        if new:
            self.verticalScrollBar().setValue(0)
            announce(self, f"{shown[0]}. {shown[1]}")
        return new

    def wanted_height(self, width: int) -> int:
        """Return how high all of it is at a width, in pixels, and with a bar beside it."""
        self._column.invalidate()
        self._column.activate()
        width -= self.verticalScrollBar().sizeHint().width()
        return max(self._inner.heightForWidth(width), self._inner.minimumSizeHint().height())

    def least_height(self) -> int:
        """Return with how many pixels it can still be read, line by line."""
        return self.fontMetrics().height() * LEAST_LINES

    def fit(self, side: SidePanel) -> None:
        """Be as high as the words need, within a share of the side panel, and stand at its top."""
        wanted = self.wanted_height(side.top.inner_width())
        most = min(round(side.height() * MOST), side.top.room())
        high = min(wanted, max(most, self.least_height()))
        if self.height() != high or self.minimumHeight() != high:
            self.setFixedHeight(high)
            side.top.give(self)

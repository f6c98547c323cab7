"""One line at the foot of the page: what just happened, and the way back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.toolkit.common_words import UNDO
from app.ui.toolkit.plain_text import Label


class Notice(QFrame):
    """Stays until something else happens; blocks nothing."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setProperty("look", "sheet")
        self._words = Words("", "")
        self._undo: Callable[[], object] | None = None
        self.label = Label(self)
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = QPushButton(self)
        row = QHBoxLayout(self)
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        self.button.clicked.connect(self.undo)
        self.hide()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def say(self, words: Words, undo: Callable[[], object] | None = None) -> None:
        """Say something; `undo` takes it back."""
        self._words, self._undo = words, undo
        self.button.setVisible(undo is not None)
        self._follow_look()
        self.show()
        announce(self, words.in_(self.look.language))

    def clear(self) -> None:
        """Say nothing any more: what could be undone is past."""
        self._undo = None
        self.hide()

    @Slot()
    def undo(self) -> None:
        """Take back what is told, if that is possible."""
        if self._undo is not None:
            undo = self._undo
            self.clear()
            undo()

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self.label.setText(self._words.in_(language))
        self.button.setText(UNDO.in_(language))

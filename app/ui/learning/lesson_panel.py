"""What there is to do at this step of a lesson, at the top of the side panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout

from app.core.text.words import Words
from app.ui.panels.announce import announce
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.look.look import Look

GO_ON = Words("Let the teacher go on", "先生に続けてもらう")
LEAVE = Words("Leave for now", "ひとまずやめる")
NEW_TABLE = Words("New table…", "新しい卓…")
LEAST_LINES = 1
"""Lines of text that are seen at least, where the rest scrolls."""


class LessonPanel(QScrollArea):
    """Which step it is, its sentence, and two buttons."""

    went_on = Signal()
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setObjectName("lessonPanel")
        self.title, self.words = Label(), Label()
        self.title.setProperty("look", "title")
        for part in (self.title, self.words):
            part.setWordWrap(True)
        self.go_on, self.leave = QPushButton(), QPushButton()
        self._inner = QFrame()
        self._inner.setProperty("look", "lesson")
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(12, 8, 10, 8)
        self._column.setSpacing(6)
        self._column.addWidget(self.title)
        self._column.addWidget(self.words)
        line = FlowLayout(gap=6)
        for button in (self.go_on, self.leave):
            line.addWidget(button)
        self._column.addLayout(line)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._inner)
        for bare in (self, self.viewport()):
            bare.setAutoFillBackground(False)
        self.go_on.clicked.connect(self.went_on)
        self.leave.clicked.connect(self.left)

    def tell(
        self, title: Words, says: Words, language: Language, *, held: bool, over: bool = False
    ) -> bool:
        """Say what there is to do; `held`: the teacher waits, `over`: nothing is left to do.

        Return whether it is new.
        """
        shown = title.in_(language), says.in_(language)
        new = shown != (self.title.text(), self.words.text())
        self.title.setText(shown[0])
        self.words.setText(shown[1])
        self.go_on.setText(literal(GO_ON.in_(language)))
        self.go_on.setVisible(held)
        self.leave.setText(literal((NEW_TABLE if over else LEAVE).in_(language)))
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

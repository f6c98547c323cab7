"""Advice folded to one line: its sign, the beginning of its sentence, and the way back."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from app.ui.toolkit.plain_text import literal

UNREAD = "●"
"""Before what nobody read."""


class ElidedButton(QPushButton):
    """A button whose words are cut with an ellipsis where they have no room."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, words: str) -> None:
        """Show other words; all of them are in the tip."""
        self._whole = words
        self.setToolTip(words)
        self._cut()

    def _cut(self) -> None:
        room = self.contentsRect().width() - self.iconSize().width() - self.fontMetrics().height()
        cut = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(literal(cut))

    def minimumSizeHint(self) -> QSize:
        """Return no width: the words are cut."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words anew."""
        super().resizeEvent(event)
        self._cut()


class AdviceLine(QWidget):
    """One line; a press on it unfolds."""

    unfolded = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = ElidedButton()
        self.words.setProperty("look", "line")
        self.back = QToolButton()
        """Takes the gesture back."""
        self.back.setProperty("look", "plain")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self.words, 1)
        row.addWidget(self.back)
        self.words.clicked.connect(self.unfolded)

    def show_icons(self, sign: QIcon, back: QIcon, side: int) -> None:
        """Show the sign of what is said, and that of the way back, so many pixels high."""
        for button, shown in ((self.words, sign), (self.back, back)):
            button.setIcon(shown)
            button.setIconSize(QSize(side, side))

    def say(self, message: str, back: str, severity: str, hint: str) -> None:
        """Say what is said and how it is taken back; `hint` says what a press does."""
        self.words.say(f"{UNREAD} {message}" if self.unread else message)
        self.words.setAccessibleName(f"{severity}: {message}")
        self.words.setAccessibleDescription(hint)
        self.back.setToolTip(back)
        self.back.setAccessibleName(back)
        self.back.setAccessibleDescription(message)

    @property
    def unread(self) -> bool:
        """Whether nobody read it."""
        return self.words.property("unread") is True

    def mark(self, *, unread: bool) -> None:
        """Show whether nobody read it; what it says is to be said again then."""
        if self.unread is not unread:
            self.words.setProperty("unread", unread)
            self.words.style().unpolish(self.words)
            self.words.style().polish(self.words)

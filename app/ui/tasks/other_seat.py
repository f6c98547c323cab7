"""A line of the task strip that can be clicked: what another seat has to do."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.ui.look.style.style_controls import TARGET
from app.ui.toolkit.plain_text import Label


class OtherSeat(QPushButton):
    """What another seat has to do, muted, in as many lines as it takes."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("look", "plain")
        self.setMinimumHeight(TARGET)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(words)
        self.words = Label(self, words)
        self.words.setProperty("look", "muted")
        self.words.setWordWrap(True)
        self.words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 3, 2)
        column.addWidget(self.words)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the size of the words in one line."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least the words need."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        """Return True: the words break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words at a width."""
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else super().heightForWidth(width)

"""What is shown while the chance is about to pass by itself, with the button that ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.core.text.words import Language

PASSING = Words("Passing in {}…", "{}秒後にパス…")
STAY = Words("Do not pass (Esc)", "パスしない（Esc）")


class PassingPill(QFrame):
    """Counts down."""

    ended = Signal()
    """The person keeps the chance."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "chance")
        self.setProperty("held", "other")
        self.words = Label(self)
        self.button = QPushButton(self)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.ended)
        inside = QWidget()
        row = FlowLayout(inside, gap=6)
        row.addWidget(self.words)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(9, 4, 6, 4)
        column.addWidget(inside)
        self.hide()

    def show_left(self, seconds: int, language: Language) -> None:
        """Show how many seconds are left; nothing for 0."""
        self.words.setText(PASSING.in_(language).format(seconds))
        self.button.setText(literal(STAY.in_(language)))
        self.setVisible(seconds > 0)

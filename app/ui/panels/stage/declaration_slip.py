"""One declaration of the pile on the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from app.ui.look.seat_colours import seat_disc
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.panels.stage.stage_words import Told

DISC = 1.3
"""Diameter of the disc in lines of text."""


class DeclarationSlip(QFrame):
    """Disc and name of whoever declares, what, and below it cards, targets and cost."""

    pointed = Signal(str)
    """Its declaration's name while the pointer or the keyboard is there; empty after that."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "aside")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.declaration = ""
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._disc = Label(self)
        self.head = Label(self)
        self.head.setProperty("look", "runs")
        self.details = Label(self)
        self.details.setProperty("look", "muted")
        words = QVBoxLayout()
        words.setSpacing(1)
        for part in (self.head, self.details):
            part.setWordWrap(True)
            words.addWidget(part)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 5, 8, 5)
        row.setSpacing(8)
        row.addWidget(self._disc, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def show_told(self, told: Told, language: Language) -> None:
        """Show a declaration."""
        self.declaration = told.declaration
        side = round(self.fontMetrics().height() * DISC)
        self._disc.setPixmap(seat_disc(told.seat, side, self.devicePixelRatioF()))
        self.head.setText(told.head.in_(language))
        self.details.setText("\n".join(part.in_(language) for part in told.details))
        self.details.setVisible(bool(told.details))
        self.setAccessibleName(told.sentence.in_(language))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Point out what it is aimed at."""
        super().enterEvent(event)
        self.pointed.emit(self.declaration)

    def leaveEvent(self, event: QEvent) -> None:
        """Point out nothing, unless the keyboard is here."""
        super().leaveEvent(event)
        self.pointed.emit(self.declaration if self.hasFocus() else "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The same for the keyboard."""
        super().focusInEvent(event)
        self.pointed.emit(self.declaration)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point out nothing, unless the pointer is here."""
        super().focusOutEvent(event)
        self.pointed.emit(self.declaration if self.underMouse() else "")

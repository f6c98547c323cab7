"""The question how a sheet with cards is closed, lying over its foot.

It covers what is there instead of moving it: the cards keep their places while it is asked.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import Label


class ClosingQuestion(QFrame):
    """What is likeliest (shuffle, the new order), put back as it was, or keep looking."""

    agreed = Signal()
    hidden = Signal()
    stayed = Signal()

    def __init__(self, sheet: QWidget) -> None:
        super().__init__(sheet)
        self.setProperty("look", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words = Label(self)
        self.words.setWordWrap(True)
        self.first_button = QPushButton(self)
        self.first_button.setProperty("look", "primary")
        self.hide_button = QPushButton(self)
        self.stay_button = QPushButton(self)
        buttons = QWidget(self)
        flow = FlowLayout(buttons)
        for button, told in (
            (self.first_button, self.agreed),
            (self.hide_button, self.hidden),
            (self.stay_button, self.stayed),
        ):
            button.setAutoDefault(True)
            button.clicked.connect(told)
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self.words)
        column.addWidget(buttons)
        self.hide()

    def ask(self) -> None:
        """Show the question; the keyboard stands on the likeliest answer."""
        self.show()
        self.place()
        self.raise_()
        self.first_button.setFocus()

    def place(self) -> None:
        """Lie over the foot of the sheet, as high as the words need."""
        layout, sheet = self.layout(), self.parentWidget()
        if layout is None or sheet is None:
            return
        # What it remembers may be from before the text grew.
        layout.invalidate()
        frame = 2 * self.frameWidth()
        room = sheet.contentsRect()
        height = layout.heightForWidth(room.width() - frame) + frame
        self.setGeometry(
            room.left(), room.bottom() + 1 - min(height, room.height()), room.width(), height
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes on looking, and the sheet is not asked to close once more."""
        if event.key() == Qt.Key.Key_Escape:
            self.stayed.emit()
        else:
            super().keyPressEvent(event)

    def set_words(self, question: str, first: str, put_back: str, stay: str) -> None:
        """Write the question and its answers."""
        self.words.setText(question)
        self.setAccessibleName(question)
        self.first_button.setText(first)
        self.hide_button.setText(put_back)
        self.stay_button.setText(stay)

"""Where a step or branch is given its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.past.branching import LONGEST_LABEL, LONGEST_NOTE
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.ids import NodeId


class NameEditor(QFrame):
    """Two fields over the drawing: a step's name and note. Enter keeps them, Esc does not.

    While it is open it lies on the window: in large text it is higher than the drawing.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("look", "sheet")
        self.node: NodeId = 0
        self.title = Label(self)
        self.title.setProperty("look", "muted")
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_LABEL)
        self.note = QLineEdit(self)
        self.note.setMaxLength(LONGEST_NOTE)
        self.keep = QPushButton(self)
        self.keep.setProperty("look", "primary")
        self.drop = QPushButton(self)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 6, 8, 6)
        rows.setSpacing(4)
        rows.addWidget(self.title)
        rows.addWidget(self.name)
        rows.addWidget(self.note)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.drop)
        buttons.addWidget(self.keep)
        rows.addLayout(buttons)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter keeps, Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.drop.click()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.keep.click()
        else:
            super().keyPressEvent(event)

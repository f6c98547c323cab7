"""Fields that the wheel does not change while the sheet rolls below the pointer."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget


class ChoiceBox(QComboBox):
    """A field to choose in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The wheel does not bring the keyboard here, either.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Choose where the keyboard is here; otherwise the sheet rolls."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class CountBox(QSpinBox):
    """A field for a number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count where the keyboard is here; otherwise the sheet rolls."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

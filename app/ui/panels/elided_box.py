"""A field to choose from a list that ends a title with "…" where it has no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from app.ui.app.trouble import steady_paint
from app.ui.toolkit.rolled_past import ChoiceBox

EDGE = 2
"""Pixels between a title and the arrow."""


class ElidedBox(ChoiceBox):
    """All of a title that is cut short stands in the tip of the field, and of its entry."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The longest title must not decide how wide the window is.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.currentTextChanged.connect(self._tell_rest)

    def setItemText(self, index: int, text: str) -> None:
        """Name an entry."""
        super().setItemText(index, text)
        self.setItemData(index, text, Qt.ItemDataRole.ToolTipRole)
        self._tell_rest()

    def shown_text(self) -> str:
        """Return the title as there is room for it."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        width = self.style().subControlRect(control, option, part, self).width() - EDGE
        text = self.currentText()
        return self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, width)

    def _tell_rest(self, *_changed: object) -> None:
        text = self.currentText()
        self.setToolTip(text if self.shown_text() != text else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say all of the title where it is cut short now."""
        super().resizeEvent(event)
        self._tell_rest()

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the field with as much of the title as there is room for."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        option.currentText = self.shown_text()
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

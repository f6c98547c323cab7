"""The foot of the side panel: advice, and below it the tabs with the log."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

GAP = 6
"""Pixels between advice and tabs."""


class SideFoot(QWidget):
    """Gives advice the height that it was granted, and the tabs all the rest."""

    def __init__(self, tabs: QWidget) -> None:
        super().__init__()
        self._tabs = tabs
        tabs.setParent(self)
        tabs.show()
        self._advice: QWidget | None = None
        self._granted = 0

    def take_advice(self, advice: QWidget) -> None:
        """Have a place for advice from now on, above the tabs."""
        self._advice = advice
        advice.setParent(self)
        # The keyboard comes by in the order in which they stand.
        QWidget.setTabOrder(advice, self._tabs)

    def grant(self, height: int) -> None:
        """Give advice so many pixels, with what is between it and the tabs; 0: there is none."""
        self._granted = height
        self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        granted = min(self._granted, max(0, height - self._tabs.minimumHeight()))
        if self._advice is not None:
            self._advice.setGeometry(0, 0, width, max(0, granted - GAP))
            self._advice.setVisible(granted > 0)
        self._tabs.setGeometry(0, granted, width, height - granted)

    def minimumSizeHint(self) -> QSize:
        """Return what the tabs need: advice scrolls."""
        least = self._tabs.minimumSizeHint().expandedTo(self._tabs.minimumSize())
        return QSize(0, least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide what there is now."""
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """Pass on what the tabs want, as a layout would."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._lay_out()
        return super().event(event)

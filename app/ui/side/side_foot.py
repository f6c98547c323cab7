"""The foot of the side panel: what could be started, advice, and below them the tabs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

GAP = 6
"""Pixels between advice and tabs."""


class SideFoot(QWidget):
    """Gives what could be started and advice the height that they have, the tabs all the rest."""

    _tabs: QWidget

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._advice: QWidget | None = None
        self._granted = 0
        self._starts: QWidget | None = None
        self.kept = 0
        """Pixels that are kept for what could be started, with what is below it."""

    def hold(self, tabs: QWidget) -> None:
        """Have these tabs from now on, made as a child of this one."""
        self._tabs = tabs
        tabs.show()

    def take_starts(self, starts: QWidget) -> None:
        """Have a place for what could be started from now on, above all the rest."""
        self._starts = starts
        starts.setParent(self)
        QWidget.setTabOrder(starts, self._tabs if self._advice is None else self._advice)

    def keep(self, height: int) -> None:
        """Keep so many pixels for what could be started; 0: there is nothing."""
        kept = height + GAP if height else 0
        if kept != self.kept:
            self.kept = kept
            self.updateGeometry()
            self._lay_out()

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
        width, top = self.width(), self.kept
        height = max(0, self.height() - top)
        if self._starts is not None:
            self._starts.setGeometry(0, 0, width, max(0, top - GAP))
            self._starts.setVisible(top > 0)
        granted = min(self._granted, max(0, height - self._tabs.minimumHeight()))
        if self._advice is not None:
            self._advice.setGeometry(0, top, width, max(0, granted - GAP))
            self._advice.setVisible(granted > 0)
        self._tabs.setGeometry(0, top + granted, width, height - granted)

    def minimumSizeHint(self) -> QSize:
        """Return what the tabs need, below what is kept: advice scrolls."""
        least = self._tabs.minimumSizeHint().expandedTo(self._tabs.minimumSize())
        return QSize(0, least.height() + self.kept)

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

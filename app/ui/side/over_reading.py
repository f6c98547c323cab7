"""The lane at a table: over what is only read in the side panel, so that nothing moves for it.

A list that were pushed down would have another row below the pointer than the one that is meant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Slot

from app.ui.panels.slips.lane import Strip

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from app.ui.side.preview_sheet import PreviewSheet
    from app.ui.side.side_panel import SidePanel
    from app.ui.side.side_tabs import SideTabs

LEAST = 3
"""Lines of text that have to be free for what is said for a moment."""


class OverReading(Strip):
    """Lies over the tab in front, or over the large card where that stands beside the outline."""

    def __init__(self, panel: SidePanel, card: PreviewSheet, tabs: SideTabs) -> None:
        super().__init__(panel.top.inner_width, self._most)
        self._panel = panel
        self._card, self._tabs = card, tabs
        self.setParent(panel)
        for part in (card, tabs, panel):
            part.installEventFilter(self)

    def _place(self, high: int) -> QRect:
        """Return the tab in the panel, or the card beside it where that is high enough."""
        card = self._seen(self._card)
        if self._card.docked and card.height() >= high:
            return card
        return self._seen(self._tabs.currentWidget() or self._tabs)

    def _most(self) -> int:
        return self._place(self._panel.height()).height()

    def _seen(self, part: QWidget) -> QRect:
        if part.isHidden():
            return QRect(0, 0, self._panel.width(), 0)
        seen = QRect(part.mapTo(self._panel, QPoint(0, 0)), part.size())
        return seen & self._panel.contentsRect()

    @property
    def has_room(self) -> bool:
        """Whether there is room at all: what people ask may take all of the panel."""
        return self._most() >= self._panel.fontMetrics().height() * LEAST

    def take(self, high: int) -> None:
        """Be so many pixels high, and lie where there is most room; 0 for nothing at all."""
        super().take(high)
        self._lie()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what it lies over, once that has its size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
            self._lie()
        return super().eventFilter(watched, event)

    @Slot()
    def _lie(self) -> None:
        if not self.isHidden():
            place = self._place(self.height())
            left = (self._panel.width() - self.wide()) // 2
            top = max(0, min(place.y(), self._panel.height() - self.height()))
            self.setGeometry(left, top, self.wide(), self.height())

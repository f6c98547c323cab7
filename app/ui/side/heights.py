"""How large card, history and tabs share the height of the side panel, by the tab in front.

The outline always needs what the history has beside the log, advice where its newest card would
be cut.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QSplitter, QWidget

    from app.ui.side.advice import SideAdvice
    from app.ui.side.tabs import SideTabs
    from app.ui.window import Window


class SharedHeight(QObject):
    """Divides a splitter of card, history and tabs, in this order."""

    def __init__(
        self,
        window: Window,
        parts: QSplitter,
        card: QWidget,
        history: QWidget,
        tabs: SideTabs,
        advice: SideAdvice,
    ) -> None:
        super().__init__(parts)
        self._window = window
        self._parts = parts
        self._card = card
        self._history = history
        self._tabs = tabs
        self._advice = advice
        self._usual: list[int] = []
        """How the parts share the height while the log is in front."""
        self.division = "side"
        """The name under which it is remembered how the parts share the height now."""
        tabs.currentChanged.connect(self.share)
        advice.resized.connect(self.share)

    @Slot()
    def share(self, *_told: object) -> None:
        """Give what stands below the log's place the height that the history has beside the log."""
        before, self.division = self.division, self._wanted()
        if self.division == before != "advice":
            return
        if before == "side":
            self._usual = self._parts.sizes()
        self._history.setVisible(self.division == "side")
        sizes = self._shares()
        if len(sizes) == self._parts.count() and sum(sizes) > 0:
            self._parts.setSizes(sizes)

    def _wanted(self) -> str:
        """Return how the height is to be shared with the tab that is in front."""
        if self._tabs.front != "advice":
            return "outline" if self._tabs.front == "outline" else "side"
        if self._advice.panel is None or not self._advice.panel.cards:
            return "side"
        if self.division == "advice":
            # What comes and goes there moves nothing: the next card may be long again.
            return "advice"
        shares = self._usual if self.division == "outline" else self._parts.sizes()
        return "advice" if sum(shares[2:]) < self._advice_height() else "side"

    def _shares(self) -> list[int]:
        """Return the heights of the parts in the division that is used now."""
        if self.division == "side":
            return self._usual
        height, usual = self._parts.height(), self._usual
        if self.division == "outline" or len(usual) != self._parts.count():
            shares = [height // 3, 0, height - height // 3]
        else:
            shares = [usual[0], 0, usual[1] + usual[2]]
        shares = list(self._window.settings.panels.get(self.division, shares))
        if self.division == "advice" and len(shares) == self._parts.count():
            spare = max(0, shares[0] - self._card.minimumHeight())
            lacking = min(spare, max(0, self._advice_height() - shares[2]))
            shares = [shares[0] - lacking, 0, shares[2] + lacking]
        return shares

    def _advice_height(self) -> int:
        """Return how high the tabs have to be for the newest advice to be seen as a whole."""
        panel = self._advice.panel
        assert panel is not None
        return self._tabs.head_height() + panel.newest_height(self._tabs.width())

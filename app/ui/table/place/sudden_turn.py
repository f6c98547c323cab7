"""A turn that somebody at another window began just now: no press was meant for it yet.

Where both press "Start" at the same moment, the second press would end the turn that the first one
began; so would one that comes right after the other player's "End turn".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Slot
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from app.ui.table.bridge import Bridge


class SuddenTurn(QObject):
    """Follows the turns of a table whose people sit apart."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._number = bridge.view.turn.number
        self._since = QElapsedTimer()
        """Since when it is a turn that was begun elsewhere."""
        bridge.stepped.connect(self._look)
        bridge.placed.connect(self._look)

    @Slot(object)
    def _look(self, *_told: object) -> None:
        number = self._bridge.view.turn.number
        if number != self._number and self._bridge.hosted and self._bridge.telling is None:
            self._since.start()
        self._number = number

    @property
    def is_news(self) -> bool:
        """Whether nobody here can have read yet what turn it is."""
        lasts = QApplication.doubleClickInterval()
        return self._since.isValid() and not self._since.hasExpired(lasts)

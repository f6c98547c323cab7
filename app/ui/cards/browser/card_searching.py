"""Searching while somebody types: the first cards at once, how many there are soon after."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer, Signal, Slot

from app.ui.app.trouble import troubles

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.games.contracts.card_contract import GameCards

FIRST = 120
"""Cards that are looked for at once."""
EVERY = 1_000_000
"""More cards than there are."""
PAUSE = 150
"""Milliseconds without a letter until all cards are looked for."""


class Searching(QObject):
    """Looks for cards in the base; all of them are looked for off the GUI thread."""

    first = Signal(object)
    """The keys of the first cards; sent before `look_for` returns."""
    all_found = Signal(object)
    """The keys of all cards, where there are more than the first."""
    _came = Signal(int, object)

    def __init__(self, cards: GameCards, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._wanted: tuple[int, str, Mapping[str, str]] = (0, "", {})
        self._lock = Lock()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PAUSE)
        self._soon.timeout.connect(self._begin)
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def pending(self) -> bool:
        """Whether cards are still looked for."""
        return self._soon.isActive() or self._pool.activeThreadCount() > 0

    def look_for(self, text: str, chosen: Mapping[str, str]) -> None:
        """Look for other cards than before."""
        with self._lock:
            self._wanted = (self._wanted[0] + 1, text, chosen)
        self._soon.stop()
        keys = self._cards.finder.keys(text, chosen, FIRST)
        self.first.emit(keys)
        if len(keys) >= FIRST:
            self._soon.start()

    def close(self) -> None:
        """Look for nothing any more, and wait for what is being looked for."""
        self._soon.stop()
        with self._lock:
            self._wanted = (self._wanted[0] + 1, "", {})
        self._pool.clear()
        self._pool.waitForDone()

    @Slot()
    def _begin(self) -> None:
        # One waits at most: what is asked for is read when its turn comes.
        self._pool.clear()
        self._pool.start(self._work)

    def _work(self) -> None:
        """Look for all cards; runs on the pool's thread."""
        with self._lock:
            number, text, chosen = self._wanted
        try:
            keys = self._cards.finder.keys(text, chosen, EVERY)
        except Exception as problem:  # noqa: BLE001 - the first cards are there all the same
            troubles().caught(problem, "Searching._work")
            return
        self._came.emit(number, keys)

    @Slot(int, object)
    def _take(self, number: int, keys: list[str]) -> None:
        if number == self._wanted[0]:
            self.all_found.emit(keys)

"""Python's cycle collector, run on the GUI thread only.

Left alone it runs in whichever thread allocates, the painting thread of the cards among them;
a widget that is part of a cycle would then be torn down there, and Qt crashes. (A known need of
Qt programs in Python.)
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QCursor

from app.core.data.cycle_collection import Collecting

EVERY = 250
"""Milliseconds between two looks at whether there is something to collect."""
RESTED = 80
"""Looks after which a pointer that did not move means that nobody is at it: 20 seconds."""


class Collector(QObject):
    """Collects cycles when as many are due as Python itself would wait for."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._collecting = Collecting()
        self._pointer = QCursor.pos()
        self._still = 0
        """Looks since it moved."""
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    @Slot()
    def _look(self) -> None:
        pointer = QCursor.pos()
        self._still = self._still + 1 if pointer == self._pointer else 0
        self._pointer = pointer
        if self._still < RESTED:
            self._collecting.look()
        else:
            self._collecting.rest()

    def stop(self) -> None:
        """Let Python collect by itself again."""
        self._timer.stop()
        self._collecting.stop()

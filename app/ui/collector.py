"""Python's cycle collector, run on the GUI thread only.

Left alone it runs in whichever thread allocates, the painting thread of the cards among them;
a widget that is part of a cycle would then be torn down there, and Qt crashes. (A known need of
Qt programs in Python.)
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer, Slot

EVERY = 250
"""Milliseconds between two looks at whether there is something to collect."""


class Collector(QObject):
    """Collects cycles when as many are due as Python itself would wait for."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thresholds = gc.get_threshold()
        gc.disable()
        # What the start made stays for good: it need not be looked through again and again.
        gc.freeze()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    @Slot()
    def _look(self) -> None:
        young, middle, old = gc.get_count()
        if young > self._thresholds[0]:
            if middle > self._thresholds[1]:
                gc.collect(2 if old > self._thresholds[2] else 1)
            else:
                gc.collect(0)

    def stop(self) -> None:
        """Let Python collect by itself again."""
        self._timer.stop()
        gc.enable()
        gc.unfreeze()

"""The second half of a double press is not meant for what is said only since the first.

A button that sets up says "Start" as soon as that is done, and "End turn" right after; where one
task stood stands the next.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QApplication


class SecondPress:
    """Tells of one button or key whether a press is meant for what it says now."""

    def __init__(self) -> None:
        self._pressed: object = None
        """What it said when it was pressed last."""
        self._since = QElapsedTimer()
        """Since when that is done, or the button says something else."""
        self._changed = False

    def says(self, what: object) -> None:
        """Take note of what it says now: where the table is far away that changes late."""
        if self._since.isValid() and not self._changed and what != self._pressed:
            self._changed = True
            self._since.start()

    def press(self, what: object) -> bool:
        """Take a press on what it says now; False where that is not meant."""
        lasts = QApplication.doubleClickInterval()
        at_once = self._since.isValid() and not self._since.hasExpired(lasts)
        if at_once and what != self._pressed:
            return False
        self._pressed, self._changed = what, False
        self._since.start()
        return True

    def forget(self) -> None:
        """Say that something else was done since: whatever is pressed next is meant."""
        self._since.invalidate()

    def done(self) -> None:
        """Say that what was pressed is done: what was pressed meanwhile waited for that."""
        self._since.start()

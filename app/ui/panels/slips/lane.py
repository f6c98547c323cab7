"""The lane: where what is said for a moment lies, beside all that is played with and pressed.

It has a strip of the window: at a table one over what is only read in the side panel, or a column
beside the board where that is hidden; on other pages one at the foot. The latter two take room
only while something lies in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QMoveEvent, QResizeEvent

GAP = 6
"""Pixels between two things in the lane."""
ORDER = ("hint", "throw", "slips")
"""What lies in it, from the top."""
FIRST = ("slips", "hint", "throw")
"""Who comes first where there is no room for all: a hint waits, a throw stands in the log."""
HighAt = Callable[[int], int]
"""Width in pixels -> the height that something needs at that width."""


class Strip(QWidget):
    """Room for the lane; without anything in it, it takes none."""

    moved = Signal()
    """It lies elsewhere, or has another size."""
    from_board = False
    """Whether the board has to make room for it: one does without it where one can."""

    def __init__(
        self,
        wide: Callable[[], int],
        most: Callable[[], int],
    ) -> None:
        """`wide` and `most` say how wide it will be, and how high it may become, in pixels."""
        super().__init__()
        self.wide = wide
        self.most = most
        self._followed = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def followed_by(self, follow: Callable[[], None]) -> None:
        """Tell of `moved` from now on."""
        if not self._followed:
            self._followed = True
            self.moved.connect(follow)

    def take(self, high: int) -> None:
        """Be so many pixels high; 0 for nothing at all."""
        if high != (self.height() if not self.isHidden() else 0):
            self.setFixedHeight(high)
            self.setVisible(high > 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that what lies here has to follow."""
        super().resizeEvent(event)
        self.moved.emit()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Tell that what lies here has to follow."""
        super().moveEvent(event)
        self.moved.emit()


class Lane(QObject):
    """Shares the strip that there is now among what wants to lie in it."""

    changed = Signal()
    """What lies in it lies elsewhere, or has another width: `keep` tells where."""

    def __init__(self, room: QWidget, strip: Callable[[], Strip]) -> None:
        """`room` is what things lie in, `strip` tells which strip there is now."""
        super().__init__(room)
        self.room = room
        self._strip_now = strip
        self._strip: Strip | None = None
        self._high: dict[str, HighAt] = {}
        self._rects: dict[str, QRect] = {}
        self._laying = False

    @property
    def strip(self) -> Strip:
        """The strip that there is now."""
        return self._strip_now()

    def keeps(self, who: str) -> bool:
        """Whether something lies in the strip that there is now."""
        return who in self._high and self._strip is self._strip_now()

    def keep(self, who: str, high: HighAt) -> QRect:
        """Keep room for something, one of `ORDER`; return where, in the room's coordinates.

        The place is null while there is no room: others come first.
        """
        self._high[who] = high
        self._lay()
        return self._rects.get(who, QRect())

    def leave(self, who: str) -> None:
        """Keep no room for it any more."""
        if self._high.pop(who, None) is not None:
            self._lay()

    def close(self) -> None:
        """Let go of the strip: it goes away, or its size is about to be remembered."""
        strip, self._strip = self._strip, None
        if strip is not None:
            with self._alone():
                strip.take(0)

    @Slot()
    def look_again(self) -> None:
        """Another strip may be there now."""
        if self._high:
            self._lay()
        self.changed.emit()

    def _lay(self) -> None:
        if self._laying:
            return
        strip = self._strip_now()
        if strip is not self._strip:
            self.close()
            self._strip = strip
            strip.followed_by(self._follow)
        heights = self._heights(strip).values()
        with self._alone():
            strip.take(sum(heights) + GAP * (len(heights) - 1) if heights else 0)
        self._follow()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Let what moves meanwhile ask for nothing: it would be asked in the middle of a change."""
        self._laying = True
        try:
            yield
        finally:
            self._laying = False

    def _heights(self, strip: Strip) -> dict[str, int]:
        """Return how high each is that there is room for, from the top."""
        wide, left, found = strip.wide(), strip.most() + GAP, dict[str, int]()
        for who in (one for one in FIRST if one in self._high):
            high = self._high[who](wide)
            if not found or high + GAP <= left:
                found[who] = high
                left -= high + GAP
        return {who: found[who] for who in ORDER if who in found}

    @Slot()
    def _follow(self) -> None:
        """Find out where everything lies now."""
        strip = self._strip
        if strip is None or self._laying:
            return
        corner, rects = strip.mapTo(self.room, QPoint(0, 0)), {}
        for who, high in self._heights(strip).items():
            rects[who] = QRect(corner.x(), corner.y(), strip.width(), high)
            corner.setY(corner.y() + high + GAP)
        if rects != self._rects:
            self._rects = rects
            self.changed.emit()

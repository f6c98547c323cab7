"""Scrolling at the window's edge: what is dragged there pulls the mat along."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QTimer, Slot

from app.ui.app.trouble import steady

if TYPE_CHECKING:
    from app.core.ids import ZoneId
    from app.ui.board.board_stage import BoardStage

DEPTH = 44.0
"""Logical pixels from the window's edge in which the mat begins to move."""
FASTEST = 1100.0
"""Logical pixels in a second at the very edge; less towards the middle."""
FRAME = 15
"""Milliseconds between two steps."""


class EdgeScroll(QObject):
    """Moves the mat while something is held near the edge. Its timer exists only then."""

    def __init__(self, view: BoardStage) -> None:
        super().__init__(view)
        self._view = view
        self._timer: QTimer | None = None
        self._armed = False
        """Whether the pointer was away from the edge since it took something up: a card of the
        hand lies at the edge from the beginning."""
        self._point = QPointF()
        self._last = 0.0

    @property
    def running(self) -> bool:
        """Whether the mat is on the move."""
        return self._timer is not None

    def follow(self, point: QPointF) -> None:
        """Whatever is dragged is now at a point of the window."""
        self._point = QPointF(point)
        speed = self._speed()
        if speed == (0.0, 0.0):
            self._armed = self._armed or self._inside()
            self._end_timer()
        elif self._armed and self._timer is None and self._step_by(*speed, 0.001):
            self._last = monotonic()
            self._timer = QTimer(self)
            self._timer.setInterval(FRAME)
            self._timer.timeout.connect(self._step)
            self._timer.start()

    def follow_over(self, zone: ZoneId, point: QPointF) -> None:
        """Follow what is dragged over a zone: over one's own hand on the mat it stands still."""
        site = self._view.seating.sites.get(zone)
        if site is not None and site.rest is not None:
            self.rest()
        else:
            self.follow(point)

    def rest(self) -> None:
        """Let the mat stand still, although something is dragged near the edge."""
        self._end_timer()

    def stop(self) -> None:
        """Nothing is dragged any more."""
        self._armed = False
        self._end_timer()

    def mend(self) -> None:
        """Stand still after an error."""
        self.stop()

    def _end_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer.deleteLater()
            self._timer = None

    def _inside(self) -> bool:
        return self._view.viewport().rect().contains(self._point.toPoint())

    def _speed(self) -> tuple[float, float]:
        """Return pixels in a second that the mat goes; none outside the window."""
        if self._view.camera.fitted or not self._inside():
            return 0.0, 0.0
        size = self._view.viewport().size()
        return _pull(self._point.x(), size.width()), _pull(self._point.y(), size.height())

    @Slot()
    @steady
    def _step(self) -> None:
        now = monotonic()
        seconds, self._last = min(0.1, now - self._last), now
        if not self._step_by(*self._speed(), seconds):
            self._end_timer()

    def _step_by(self, right: float, down: float, seconds: float) -> bool:
        """Move the mat, no farther than its own edges; return whether there was anywhere to go."""
        camera = self._view.camera
        seen, cloth, scale = camera.seen, camera.cloth, camera.per_unit
        dx = _within(
            right * seconds, (cloth.x - seen.x) * scale, (cloth.right - seen.right) * scale
        )
        dy = _within(
            down * seconds, (cloth.y - seen.y) * scale, (cloth.bottom - seen.bottom) * scale
        )
        if abs(dx) + abs(dy) < 1e-3:
            return False
        self._view.pan_by(-dx, -dy)
        return True


def _pull(place: float, length: float) -> float:
    """Return the speed along one side of the window: negative near its beginning."""
    for depth, sign in ((DEPTH - place, -1), (place - (length - DEPTH), 1)):
        if depth > 0:
            return sign * FASTEST * min(1.0, depth / DEPTH) ** 2
    return 0.0


def _within(step: float, least: float, most: float) -> float:
    """Return as much of `step` as is left in its direction."""
    return max(step, min(0.0, least)) if step < 0 else min(step, max(0.0, most))

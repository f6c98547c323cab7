"""Fingers on the board: tap, double tap, long press, drag, and two of them to zoom and push.

The board takes touches itself. What the system makes mouse events of besides is left out, or
every tap would count twice.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QEventPoint, QGuiApplication, QMouseEvent, QTouchEvent

from app.ui.app.trouble import steady
from app.ui.board.input.pointer import Pointer, is_drag, of_finger

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage

LONG = 500
"""Milliseconds a finger rests until the menu opens."""
ECHO = 1.0
"""Seconds after a touch in which mouse events made from it may still come."""
NEAR_TAP = 28.0
"""Logical pixels between two taps that make a double tap."""
Button = Qt.MouseButton


class Taps:
    """Tells a second tap from a first one; pens need it as fingers do."""

    def __init__(self) -> None:
        self._last: tuple[float, QPointF] | None = None

    def again(self, point: QPointF) -> bool:
        """Whether a press at `point` is the second of two."""
        last, self._last = self._last, (monotonic(), QPointF(point))
        soon = QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000
        if last is None or self._last[0] - last[0] > soon:
            return False
        if (point - last[1]).manhattanLength() > NEAR_TAP:
            return False
        self._last = None  # a third tap is a first one again
        return True

    def forget(self) -> None:
        """The last press was no tap."""
        self._last = None


class Touch(QObject):
    """What fingers do: one is a pointer, two move the mat."""

    def __init__(self, view: BoardStage) -> None:
        super().__init__(view)
        self._view = view
        self._taps = Taps()
        self._finger: int | None = None
        """The finger that acts as the pointer."""
        self._start: Pointer | None = None
        """Where it came down, while it may still become a tap or a long press."""
        self._pinched: tuple[QPointF, float] | None = None
        """Middle and distance of two fingers, as they were last."""
        self._until = 0.0
        self._long = QTimer(self)
        self._long.setSingleShot(True)
        self._long.setInterval(LONG)
        self._long.timeout.connect(self._rested)

    def is_echo(self, event: QMouseEvent) -> bool:
        """Whether a mouse event was made from a touch that was answered already."""
        made = event.source() in (
            Qt.MouseEventSource.MouseEventSynthesizedBySystem,
            Qt.MouseEventSource.MouseEventSynthesizedByQt,
        )
        return made and (self._finger is not None or monotonic() < self._until)

    def answer(self, event: QTouchEvent) -> None:
        """Follow the fingers."""
        self._until = monotonic() + ECHO
        points = event.points()
        if event.type() == QEvent.Type.TouchCancel:
            self._stop()
            self._view.mouse.cancel()
            return
        down = [p for p in points if p.state() != QEventPoint.State.Released]
        if len(down) > 1 and not self._view.mouse.carrying:
            self._pinch(down[0].position(), down[1].position())
        elif self._pinched is None:
            for point in points:
                self._one(point)
        if not down:
            self._stop()

    def _one(self, point: QEventPoint) -> None:
        """Let one finger act as a pointer; others that come while it carries something rest."""
        mouse, state = self._view.mouse, point.state()
        if state == QEventPoint.State.Pressed and self._finger is None:
            self._finger = point.id()
            here = of_finger(point.position(), point.globalPosition(), Button.LeftButton)
            self._start = here
            mouse.hover.leave()
            mouse.press(here, again=self._taps.again(here.point))
            self._long.start()
        elif point.id() != self._finger:
            return
        elif state == QEventPoint.State.Updated:
            here = of_finger(point.position(), point.globalPosition(), Button.NoButton)
            if self._start is not None and is_drag(self._start.point, here):
                self._start = None
                self._long.stop()
                self._taps.forget()
            mouse.move(here)
        elif state == QEventPoint.State.Released:
            here = of_finger(point.position(), point.globalPosition(), Button.LeftButton)
            self._finger = self._start = None
            self._long.stop()
            mouse.release(here)

    def _pinch(self, one: QPointF, other: QPointF) -> None:
        """Zoom and push the mat with two fingers."""
        middle, apart = (one + other) / 2, one - other
        wide = max(1.0, (apart.x() ** 2 + apart.y() ** 2) ** 0.5)
        if self._pinched is None:
            # The first finger meant nothing by itself.
            self._view.mouse.cancel()
            self._long.stop()
            self._taps.forget()
            self._finger = self._start = None
        else:
            step = middle - self._pinched[0]
            self._view.lens.zoom_by(wide / self._pinched[1], middle)
            self._view.lens.pan_by(step.x(), step.y())
        self._pinched = (middle, wide)

    def _stop(self) -> None:
        """No finger is down any more."""
        self._finger = self._start = self._pinched = None
        self._long.stop()

    @Slot()
    @steady
    def _rested(self) -> None:
        """Open the menu below a finger that stayed where it came down."""
        start, mouse = self._start, self._view.mouse
        if start is not None and not mouse.carrying:
            self._start = None
            self._taps.forget()
            mouse.cancel()
            mouse.menu(start)

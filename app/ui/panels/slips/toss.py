"""A coin that turns in the air and lies, a die that rolls: what shows of it at each moment.

What it shows when it lies was known before it flew; the way there says nothing else.
"""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal, Slot

from app.core.data.value import value

LASTS = 0.5
"""Seconds one of them is in the air."""
APART = 0.06
"""Seconds from one to the next."""
LAST = 0.24
"""Seconds after which all of them fly, however many there are."""
HALF_TURNS = 6
"""A coin turns so often from one side to the other."""
GROWS = 0.22
"""How much larger it shows at its highest: it is nearer to who looks down at it."""
EDGE = 0.1
"""The least that is seen of it, as a share of its width: a coin has an edge."""
ROLLS = 7
"""So many sides of a die show before the one it comes to rest on."""
SPIN = 200.0
"""Degrees a die is turned by on the way."""


@value
class Flight:
    """How one of them shows: lying, where nothing else is said."""

    size: float = 1.0
    wide: float = 1.0
    """How much of a coin is seen, from its edge to all of it."""
    passed: int = 0
    """So many sides turn up before the last one."""
    angle: float = 0.0
    """By which a die is turned, in degrees."""


LIES = Flight()


def flight(age: float, number: int, *, coin: bool) -> Flight:
    """Return how number `number` shows so many seconds after the throw."""
    done = (age - min(number * APART, LAST)) / LASTS
    if done >= 1.0:
        return LIES
    done = max(0.0, done)
    left = (1.0 - done) ** 2
    size = 1.0 + GROWS * 4 * done * (1.0 - done)
    if not coin:
        return Flight(size, passed=round(left * ROLLS), angle=SPIN * left)
    turns = HALF_TURNS * left
    return Flight(size, max(EDGE, abs(cos(pi * turns))), round(turns))


class Toss(QObject):
    """The time of a throw: whoever paints it hears when it shows otherwise."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._way = QVariantAnimation(self)
        self._way.setEasingCurve(QEasingCurve.Type.Linear)
        self._way.valueChanged.connect(self._on_moved)

    @property
    def flies(self) -> bool:
        """Whether anything is in the air."""
        return self._way.state() == QVariantAnimation.State.Running

    def begin(self, count: int) -> None:
        """Throw so many."""
        lasts = LASTS + min((count - 1) * APART, LAST)
        self._way.stop()
        self._way.setDuration(round(lasts * 1000))
        self._way.setStartValue(0.0)
        self._way.setEndValue(lasts)
        self._way.start()

    def end(self) -> None:
        """Let everything lie."""
        if self.flies:
            self._way.stop()
            self.moved.emit()

    def show(self, number: int, *, coin: bool) -> Flight:
        """Return how number `number` shows now."""
        if not self.flies:
            return LIES
        age = self._way.currentValue()
        return flight(float(age or 0.0), number, coin=coin)

    @Slot(object)
    def _on_moved(self, _age: float) -> None:
        self.moved.emit()

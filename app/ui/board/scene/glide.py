"""Things that glide to their place: one timer moves all of them, and nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.ui.app.trouble import steady
from app.ui.board.drag.drag import Ghost
from app.ui.board.scene.card_item import PieceItem
from app.ui.board.scene.table_layout import Spot

Glider = PieceItem | Ghost

GLIDE = 0.2
"""Seconds a move of somebody takes."""
SHIFT = 0.11
"""Seconds in which cards make room or rise under the pointer."""
FRAME = 15
"""Milliseconds between two frames."""


@dataclass(slots=True)
class _Way:
    start: Spot
    end: Spot
    began: float
    lasts: float
    then: Callable[[], None] | None
    even: bool = False
    waits: bool = False
    """Whether it has not set out: it is not seen before."""


class Glide(QObject):
    """Moves items. With `enabled` off everything is at its place at once."""

    arrived = Signal()
    """Everything that was on its way is where it belongs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = True
        self._ways: dict[Glider, _Way] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._ways)

    def send(
        self,
        item: Glider,
        end: Spot,
        lasts: float = GLIDE,
        start: Spot | None = None,
        then: Callable[[], None] | None = None,
        *,
        even: bool = False,
        wait: float = 0.0,
    ) -> None:
        """Let `item` glide to `end` from where it is (or from `start`), then call `then`.

        It comes to rest slowly, unless it goes `even`ly: to one of many places on its way. One
        that is to `wait` some seconds is not seen until it sets out.
        """
        if start is None:
            start = here(item, end)
        near = abs(start.x - end.x) + abs(start.y - end.y) < 0.5
        if not self.enabled or (near and start.angle == end.angle):
            self.stop(item)
            item.lie_at(end)
            if then is not None:
                then()
            return
        item.lie_at(start)
        item.setVisible(wait <= 0.0)
        self._ways[item] = _Way(start, end, monotonic() + wait, lasts, then, even, wait > 0.0)
        if not self._timer.isActive():
            self._timer.start()

    def moves(self, item: Glider) -> bool:
        """Whether `item` is on its way."""
        return item in self._ways

    def under_way(self) -> Iterator[PieceItem]:
        """Return the pieces that are on their way and are seen there."""
        return (
            item
            for item, way in self._ways.items()
            if isinstance(item, PieceItem) and not way.waits
        )

    def stop(self, item: Glider) -> None:
        """Leave `item` where it is."""
        way = self._ways.pop(item, None)
        if way is not None and way.waits:
            item.setVisible(True)

    def carry(self, item: Glider, moved: Callable[[float, float], tuple[float, float]]) -> None:
        """Let an item that is on its way go on where its way was moved to."""
        way = self._ways.get(item)
        if way is not None:
            way.start = Spot(*moved(way.start.x, way.start.y), way.start.angle, way.start.scale)
            way.end = Spot(*moved(way.end.x, way.end.y), way.end.angle, way.end.scale)

    def finish(self, but: Glider | None = None) -> None:
        """Put everything at its end now, but what a hand takes hold of on the way.

        What goes on from there to a further place is put there as well.
        """
        while ways := [(item, way) for item, way in self._ways.items() if item is not but]:
            for item, way in ways:
                if self._ways.get(item) is way:
                    self._arrive(item, way)

    def mend(self) -> None:
        """Put everything at its end after an error on the way there."""
        ways, self._ways = self._ways, {}
        self._timer.stop()
        for item, way in ways.items():
            item.setVisible(True)
            item.setPos(way.end.x, way.end.y)
            if way.then is not None:
                way.then()

    @Slot()
    @steady
    def _step(self) -> None:
        now = monotonic()
        for item, way in list(self._ways.items()):
            done = (now - way.began) / way.lasts
            if done < 0.0:
                continue
            if way.waits:
                way.waits = False
                item.setVisible(True)
            if done >= 1.0:
                self._arrive(item, way)
                continue
            eased = done if way.even else 1.0 - (1.0 - done) ** 3
            item.lie_at(
                Spot(
                    way.start.x + (way.end.x - way.start.x) * eased,
                    way.start.y + (way.end.y - way.start.y) * eased,
                    way.end.angle,
                    way.end.scale,
                )
            )
        if not self._ways:
            self._timer.stop()
            self.arrived.emit()

    def _arrive(self, item: Glider, way: _Way) -> None:
        self.stop(item)
        item.lie_at(way.end)
        if way.then is not None:
            way.then()


def here(item: Glider, like: Spot) -> Spot:
    """Return where `item` is painted now, with the angle and size of `like`."""
    return Spot(item.pos().x(), item.pos().y(), like.angle, like.scale)

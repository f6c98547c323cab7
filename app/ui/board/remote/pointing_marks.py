"""What people at the table point at: a ring around a place, or an arrow, with a name; it fades.

Others' and one's own alike, so that who points sees what the others see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from app.ui.app.trouble import steady
from app.ui.board.drag.drag import GHOST_HEIGHT
from app.ui.board.remote.other_hands import LARGEST_NAME, Who
from app.ui.board.scene.table_layout import Spot
from app.ui.board.scene.zone_item import label_pixels
from app.ui.look.seat_colours import seat_colour

if TYPE_CHECKING:
    from app.core.ids import PersonId
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.remote.mirrored_places import Point

LASTS = 3.0
"""Seconds that it is shown plainly."""
FADES = 0.6
"""Seconds in which it goes then."""
DRAWS_IN = 0.3
"""Seconds in which a ring closes around its place: the eye is led there."""
WIDE_OPEN = 2.2
"""How much larger it begins."""
FRAME = 30
"""Milliseconds between two pictures of what changes."""
MOST = 3
"""Marks of one person at a time; the oldest goes first."""
RADIUS = 24.0
"""Of a ring, in table units."""
LINE = 5.0
SHAFT = 7.0
HEAD = 26.0
"""Half the width of an arrow's shaft is 3.5 units; its head is so long, and as wide."""
SHORTEST = 12.0
"""Table units from one end to the other below which an arrow is a ring."""
EDGE = 1.6
"""The dark line around all of it."""
ABOVE = 20.0
"""How far it lies above what one carries."""


def arrow_path(start: Point, end: Point, heavy: float = 1.0) -> QPainterPath:
    """Return the outline of an arrow, in table units; its point is at `end`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = hypot(dx, dy)
    ahead = QPointF(dx / far, dy / far)
    aside = QPointF(-ahead.y(), ahead.x())
    shaft, head = SHAFT * heavy / 2, min(HEAD * heavy, far * 0.6)
    tail, tip = QPointF(*start), QPointF(*end)
    neck = tip - ahead * head
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                tail + aside * shaft * 0.5,
                neck + aside * shaft,
                neck + aside * head / 2,
                tip,
                neck - aside * head / 2,
                neck - aside * shaft,
                tail - aside * shaft * 0.5,
            ]
        )
    )
    path.closeSubpath()
    return path


def ring_path(heavy: float = 1.0) -> QPainterPath:
    """Return a ring around (0, 0) with a dot in its middle, in table units."""
    path, line = QPainterPath(), LINE * heavy
    for radius in (RADIUS + line / 2, RADIUS - line / 2, line * 0.8):
        path.addEllipse(QPointF(0.0, 0.0), radius, radius)
    return path


class Sign(QGraphicsPathItem):
    """A ring or an arrow in the colour of a seat."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(GHOST_HEIGHT + ABOVE)

    def draw(self, start: Point, end: Point | None, colour: str, line: str, heavy: float) -> None:
        """Be an arrow from `start` to `end`, or a ring around `start`; places of this mat."""
        arrow = end is not None and hypot(end[0] - start[0], end[1] - start[1]) >= SHORTEST
        self.setPath(arrow_path(start, end, heavy) if arrow and end else ring_path(heavy))
        self.setPos(QPointF(0.0, 0.0) if arrow else QPointF(*start))
        self.setBrush(QColor(colour))
        self.setPen(QPen(QColor(line), EDGE * heavy))


@dataclass(slots=True)
class _Shown:
    who: Who
    start: Point
    end: Point | None
    """Both as everybody names them."""
    began: float
    sign: Sign
    name: QGraphicsPixmapItem


class Pointing(QObject):
    """All that is pointed at now."""

    def __init__(self, view: BoardStage, seen: Callable[[Point], Point]) -> None:
        super().__init__(view)
        self._view = view
        self._seen = seen
        self._shown: list[_Shown] = []
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._step)

    @property
    def shown(self) -> tuple[tuple[PersonId, Point, Point | None], ...]:
        """Who points where, the oldest first; places as everybody names them."""
        return tuple((one.who.person, one.start, one.end) for one in self._shown)

    @property
    def signs(self) -> tuple[Sign, ...]:
        """What is painted, the oldest first."""
        return tuple(one.sign for one in self._shown)

    def show(self, who: Who, x: float, y: float, to: Point | None = None) -> None:
        """Show that somebody points at a place, or from it to another, as everybody names them."""
        of_person = [one for one in self._shown if one.who.person == who.person]
        for old in of_person[: len(of_person) + 1 - MOST]:
            self._take(old)
        name = QGraphicsPixmapItem()
        name.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        name.setZValue(GHOST_HEIGHT + ABOVE + 1.0)
        shown = _Shown(who, (x, y), to, monotonic(), Sign(), name)
        self._shown.append(shown)
        self._view.board.addItem(shown.sign)
        self._view.board.addItem(name)
        self._draw(shown)
        self._timer.start()
        self._step()

    def clear(self) -> None:
        """Show nothing any more."""
        for shown in tuple(self._shown):
            self._take(shown)

    def repaint(self) -> None:
        """Draw all of it anew: another size or theme, or the mat was turned."""
        for shown in self._shown:
            self._draw(shown)

    def _take(self, shown: _Shown) -> None:
        self._shown.remove(shown)
        for item in (shown.sign, shown.name):
            if item.scene() is self._view.board:
                self._view.board.removeItem(item)
        if not self._shown:
            self._timer.stop()

    def _here(self, point: Point) -> Point:
        """Return a place on this mat; what is beyond the cloth is pointed at from its edge."""
        near = self._view.camera.cloth.nearest(Spot(*self._seen(point)))
        return near.x, near.y

    def _draw(self, shown: _Shown) -> None:
        board, look = self._view.board, self._view.look.palette
        start = self._here(shown.start)
        end = None if shown.end is None else self._here(shown.end)
        shown.sign.draw(start, end, seat_colour(shown.who.seat), look.bar, look.heavy)
        pixels = label_pixels(board.per_unit, board.dpr) * min(board.text, LARGEST_NAME)
        plate = board.plates.of_seat(shown.who.name, shown.who.seat, round(pixels))
        shown.name.setPixmap(plate)
        shown.name.setScale(1.0 / board.per_unit)
        wide, high = plate.width() / board.per_unit, plate.height() / board.per_unit
        cloth = self._view.camera.cloth
        below = start[1] + (RADIUS + LINE) * look.heavy
        if end is not None and end[1] > start[1]:
            # The arrow goes that way.
            below = start[1] - high - SHAFT
        top = min(max(below, cloth.y), cloth.bottom - high)
        left = min(max(start[0] - wide / 2, cloth.x), cloth.right - wide)
        per_unit = board.per_unit
        shown.name.setPos(round(left * per_unit) / per_unit, round(top * per_unit) / per_unit)

    @Slot()
    @steady
    def _step(self) -> None:
        now, moves = monotonic(), self._view.board.glide.enabled
        for shown in tuple(self._shown):
            age = now - shown.began
            if age >= LASTS + (FADES if moves else 0.0):
                self._take(shown)
                continue
            left = 1.0 if age < LASTS or not moves else 1.0 - (age - LASTS) / FADES
            _fade(shown.sign, left)
            _fade(shown.name, left)
            if shown.end is None:
                done = min(1.0, age / DRAWS_IN) if moves else 1.0
                scale = WIDE_OPEN + (1.0 - WIDE_OPEN) * (1.0 - (1.0 - done) ** 3)
                if shown.sign.scale() != scale:
                    shown.sign.setScale(scale)


def _fade(item: QGraphicsItem, opacity: float) -> None:
    if item.opacity() != opacity:
        item.setOpacity(opacity)

"""What one's own window puts on the backs of cards, and the old patterns among it.

All cards of a seat wear the same back, and nothing of it depends on the card: a back tells none
from another.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.core.data.value import value
from app.ui.look.colour import mix
from app.ui.look.seat_colours import seat_colour

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from app.core.ids import SeatId

Pattern = Literal["", "asanoha", "seigaiha", "shippo", "stripes"]
NIGHT = "#06080d"
"""What the colours of seats are deepened with, so that a back is a ground and no light."""
DEEP = 0.62
LINE = "#faf3e2"
"""What the lines of a pattern lean to."""


@value
class BackDress:
    """How backs look in this window; without any of it as the game's own."""

    pattern: Pattern = ""
    """"" for the weave of the game."""
    by_seat: bool = False
    """Whether each seat has its colour and its number on its backs."""
    own: QImage | None = None
    """A picture of the person's own, in place of any pattern."""


def seat_ground(seat: SeatId) -> str:
    """Return the ground of a seat's backs."""
    return mix(seat_colour(seat), NIGHT, DEEP)


def paint_pattern(
    painter: QPainter, rect: QRectF, pattern: Pattern, colour: str, width: float
) -> None:
    """Fill `rect` with a pattern on a ground of `colour`; the card is `width` pixels wide."""
    painter.fillRect(rect, QColor(mix(colour, "#000000", 0.12)))
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    pen = QPen(QColor(mix(colour, LINE, 0.42)), max(0.7, width * 0.011))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _DRAWN[pattern](painter, rect.width() / 2, rect.height() / 2, width, colour)
    painter.restore()


def _asanoha(painter: QPainter, across: float, down: float, width: float, _colour: str) -> None:
    """Draw hemp leaves (麻の葉): triangles, each parted in three from its middle."""
    side = width * 0.24
    high = side * sqrt(3) / 2
    lines = QPainterPath()
    rows, columns = round(down / high) + 2, round(across / side) + 2
    for row in range(-rows, rows + 1):
        shift = side / 2 if row % 2 else 0.0
        for column in range(-columns, columns + 1):
            corner = QPointF(column * side + shift, row * high)
            right = corner + QPointF(side, 0)
            for tip in (corner + QPointF(side / 2, high), corner + QPointF(side / 2, -high)):
                middle = (corner + right + tip) / 3
                for one, other in ((corner, right), (corner, tip), (right, tip)):
                    lines.moveTo(one)
                    lines.lineTo(other)
                for one in (corner, right, tip):
                    lines.moveTo(middle)
                    lines.lineTo(one)
    painter.drawPath(lines)


def _seigaiha(painter: QPainter, across: float, down: float, width: float, colour: str) -> None:
    """Draw waves (青海波): fans in rows, those further down in front."""
    radius = width * 0.17
    painter.setBrush(QColor(mix(colour, "#000000", 0.12)))
    rows, columns = round(down * 2 / radius) + 3, round(across / radius) + 2
    for row in range(-rows, rows + 1):
        shift = radius if row % 2 else 0.0
        for column in range(-columns, columns + 1):
            centre = QPointF(column * 2 * radius + shift, row * radius / 2)
            for share in (0.98, 0.68, 0.38):
                painter.drawEllipse(centre, radius * share, radius * share)


def _shippo(painter: QPainter, across: float, down: float, width: float, _colour: str) -> None:
    """Draw linked rings (七宝): each overlaps its four neighbours by a petal."""
    radius = width * 0.145
    rows, columns = round(down / radius) + 2, round(across / radius) + 2
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            if (row + column) % 2 == 0:
                painter.drawEllipse(QPointF(column * radius, row * radius), radius, radius)


def _stripes(painter: QPainter, across: float, down: float, width: float, colour: str) -> None:
    """Draw stripes (縞): a broad one between two hairlines, as on cloth."""
    pitch = width * 0.15
    count = round(across / pitch) + 1
    broad = QColor(mix(colour, LINE, 0.2))
    for number in range(-count, count + 1):
        x = number * pitch
        painter.fillRect(QRectF(x - pitch * 0.19, -down, pitch * 0.38, down * 2), broad)
        for edge in (x - pitch * 0.36, x + pitch * 0.36):
            painter.drawLine(QPointF(edge, -down), QPointF(edge, down))


_DRAWN: dict[str, Callable[[QPainter, float, float, float, str], None]] = {
    "asanoha": _asanoha,
    "seigaiha": _seigaiha,
    "shippo": _shippo,
    "stripes": _stripes,
}

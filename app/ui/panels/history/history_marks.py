"""How the steps of a branch are drawn: each branch has its own colour and its own shape."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from app.ui.look.colour import mix, readable
from app.ui.look.palette import Palette

PLAIN_RATIO, CONTRAST_RATIO = 3.0, 7.0
"""How far a branch stands out from the panel, usually and in the contrast theme."""
SHAPES = ("disc", "diamond", "square", "triangle", "hexagon", "wedge")


@lru_cache(maxsize=64)
def branch_colour(palette: Palette, branch: int) -> str:
    """Return the colour of a branch, dark or light enough to be seen on the panel."""
    colours = (
        palette.gold,
        palette.vermilion,
        mix(palette.indigo, "#7da4e0", 0.35),
        palette.matcha,
        palette.poison,
        palette.wood,
    )
    ratio = CONTRAST_RATIO if palette.plain else PLAIN_RATIO
    return readable(colours[branch % len(colours)], palette.panel, palette.text, ratio)


def paint_step(
    painter: QPainter, at: QPointF, radius: float, branch: int, palette: Palette, *, present: bool
) -> None:
    """Draw one step: filled if it led to the present, hollow if it was left behind."""
    colour = QColor(branch_colour(palette, branch))
    pen = QPen(colour, max(1.2, radius * 0.36))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colour if present else QColor(palette.panel))
    shape = SHAPES[branch % len(SHAPES)]
    if shape == "disc":
        painter.drawEllipse(at, radius, radius)
    elif shape == "square":
        side = radius * 0.88
        painter.drawRect(QRectF(at.x() - side, at.y() - side, side * 2, side * 2))
    else:
        corners, turn = {
            "diamond": (4, -pi / 2),
            "triangle": (3, -pi / 2),
            "hexagon": (6, 0.0),
            "wedge": (3, pi / 2),
        }[shape]
        reach = radius * (1.1 if corners != 6 else 1.05)
        angles = [turn + 2 * pi * corner / corners for corner in range(corners)]
        points = [at + QPointF(cos(angle), sin(angle)) * reach for angle in angles]
        painter.drawPolygon(QPolygonF(points))


def paint_way(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    branch: int,
    palette: Palette,
    thick: float = 1.0,
    *,
    present: bool,
) -> None:
    """Draw the line from a step to the next, curved where it changes lanes.

    `thick` is how much thicker than usual it is.
    """
    pen = QPen(QColor(branch_colour(palette, branch)), (2.4 if present else 1.3) * thick)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if not present:
        pen.setStyle(Qt.PenStyle.DashLine)
        pen.setDashPattern([3.0, 2.5])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if start.y() == end.y():
        painter.drawLine(start, end)
        return
    path = QPainterPath(start)
    middle = (start.x() + end.x()) / 2
    path.cubicTo(QPointF(middle, start.y()), QPointF(middle, end.y()), end)
    painter.drawPath(path)

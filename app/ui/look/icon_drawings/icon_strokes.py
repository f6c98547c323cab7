"""What icons are drawn with: lines, discs and small cards on a grid of 24 x 24."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

GRID = 24

Drawing = Callable[[QPainter], None]
"""Draws an icon on the grid, with the pen that is set."""


def line(painter: QPainter, *points: tuple[float, float]) -> None:
    """Draw a line from point to point."""
    painter.drawPolyline([QPointF(*point) for point in points])


def disc(painter: QPainter, x: float, y: float, radius: float, *, solid: bool = False) -> None:
    """Draw a ring, or a filled disc, around a point."""
    painter.setBrush(painter.pen().color() if solid else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def sheet(painter: QPainter, x: float, y: float, width: float, height: float) -> None:
    """Draw a card that hides what was drawn under it."""
    rect = QRectF(x, y, width, height)
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawRoundedRect(rect, 2, 2)
    painter.restore()
    painter.drawRoundedRect(rect, 2, 2)


def mirrored(painter: QPainter, drawing: Drawing) -> None:
    """Draw an icon the other way round, from right to left."""
    painter.translate(GRID, 0)
    painter.scale(-1, 1)
    drawing(painter)

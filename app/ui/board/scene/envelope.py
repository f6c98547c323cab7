"""The envelope beside a seat's plate: it has locked a plan, or its plan lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

if TYPE_CHECKING:
    from app.ui.look.palette import Palette

SealSign = Literal["locked", "open"]
HEIGHT, SHAPE = 1.1, 1.45
"""How high an envelope is, in heights of letters, and how much wider than high."""
PAPER, INSIDE, INK = "#fbf6e9", "#e2d6b8", "#4a4436"
"""Washi on any mat, also in the contrast theme: it is a thing that lies there, and no letters."""


def envelope_size(pixels: float) -> tuple[float, float]:
    """Return width and height of an envelope beside letters `pixels` high."""
    return pixels * HEIGHT * SHAPE, pixels * HEIGHT


def paint_envelope(painter: QPainter, box: QRectF, seal: SealSign, palette: Palette) -> None:
    """Paint an envelope in `box`: closed with a vermilion seal, or open with a sheet in it."""
    line = max(1.0, box.height() * 0.07)
    pen = QPen(QColor(INK), line)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    radius = box.height() * 0.1
    left, right, middle = box.left(), box.right(), box.center().x()
    if seal == "open":
        body = box.adjusted(0, box.height() * 0.34, 0, 0)
        painter.setBrush(QColor(INSIDE))
        painter.drawPath(_path((left, body.top()), (middle, box.top()), (right, body.top())))
        inner = box.width() * 0.16
        sheet = QRectF(left + inner, box.top() + box.height() * 0.2, 0, box.height() * 0.6)
        sheet.setRight(right - inner)
        painter.setBrush(QColor(PAPER).lighter(104))
        painter.drawRect(sheet)
        painter.setBrush(QColor(PAPER))
        pocket = _path(
            (left, body.top()),
            (middle, body.top() + body.height() * 0.5),
            (right, body.top()),
            (right, body.bottom()),
            (left, body.bottom()),
        )
        painter.drawPath(pocket)
        return
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(box, radius, radius)
    tip = box.top() + box.height() * 0.58
    painter.setBrush(QColor(INSIDE))
    painter.drawPath(_path((left, box.top()), (middle, tip), (right, box.top())))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.vermilion))
    painter.drawEllipse(QPointF(middle, tip), box.height() * 0.2, box.height() * 0.2)


def _path(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path

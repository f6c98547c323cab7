"""Emblems, which games bring as data, drawn as paths: crisp at any size."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from app.cards.face import Emblem, Placed

_PIECE = re.compile(r"-?\d*\.?\d+|[^\s,]")
_TAKES = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}
"""How many points follow a command."""


@cache
def path_of(written: str) -> QPainterPath:
    """Return a path as it is written in a `Stroke`.

    Raises ValueError where it is no path: a game wrote it, and its tests see it.
    """
    path, numbers, command = QPainterPath(), list[float](), ""
    path.setFillRule(Qt.FillRule.WindingFill)
    for word in _PIECE.findall(written):
        if word in _TAKES:
            if numbers:
                raise ValueError(f"numbers left over before {word} in {written[:40]!r}")
            command = word
        elif word.isalpha() or not word[-1].isdigit():
            raise ValueError(f"{word!r} is no part of a path: {written[:40]!r}")
        else:
            numbers.append(float(word))
        if command and len(numbers) == 2 * _TAKES[command]:
            _draw(path, command, numbers)
            numbers = []
            command = "" if command == "Z" else "L" if command == "M" else command
    if numbers:
        raise ValueError(f"numbers left over at the end of {written[-40:]!r}")
    return path


def _draw(path: QPainterPath, command: str, numbers: list[float]) -> None:
    points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    match command:
        case "M":
            path.moveTo(*points)
        case "L":
            path.lineTo(*points)
        case "Q":
            path.quadTo(*points)
        case "C":
            path.cubicTo(*points)
        case _:
            path.closeSubpath()


def paint_emblem(
    painter: QPainter,
    emblem: Emblem,
    centre: QPointF,
    width: float,
    ink: str,
    *,
    turned: bool = False,
    small: bool = False,
) -> None:
    """Draw an emblem `width` pixels wide around `centre`; `ink` is what has no own colour in.

    `small` draws what can be told apart at the size of a letter.
    """
    painter.save()
    painter.translate(centre)
    if turned:
        painter.rotate(180)
    painter.scale(width, width)
    painter.translate(-0.5, -emblem.high / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    for stroke in (small and emblem.small) or emblem.strokes:
        path = path_of(stroke.path)
        if stroke.laid is not None:
            path = QTransform(*stroke.laid).map(path)
        painter.fillPath(path, QColor(stroke.colour or ink))
    painter.restore()


def paint_placed(painter: QPainter, art: Iterable[Placed], rect: QRectF, ink: str) -> None:
    """Draw emblems at their places in `rect`."""
    for one in art:
        middle = QPointF(rect.left() + one.x * rect.width(), rect.top() + one.y * rect.height())
        width = one.size * rect.width()
        paint_emblem(painter, one.emblem, middle, width, one.colour or ink, turned=one.turned)

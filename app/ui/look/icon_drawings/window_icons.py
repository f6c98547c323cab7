"""The icons of what a window offers: its history, its sheets, its settings."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.ui.look.icon_drawings.icon_strokes import Drawing, disc, line, mirrored
from app.ui.look.strokes import write_centred


def _undo(painter: QPainter) -> None:
    path = QPainterPath(QPointF(9, 4.5))
    path.lineTo(4, 9.5)
    path.lineTo(9, 14.5)
    path.moveTo(4, 9.5)
    path.lineTo(14.5, 9.5)
    path.arcTo(QRectF(9.5, 9.5, 10, 10), 90, -180)
    path.lineTo(9, 19.5)
    painter.drawPath(path)


def _redo(painter: QPainter) -> None:
    mirrored(painter, _undo)


def _search(painter: QPainter) -> None:
    disc(painter, 10.5, 10.5, 6.5)
    line(painter, (15.4, 15.4), (20.5, 20.5))


def _eye(painter: QPainter) -> None:
    path = QPainterPath(QPointF(2.5, 12))
    path.cubicTo(6.5, 5, 17.5, 5, 21.5, 12)
    path.cubicTo(17.5, 19, 6.5, 19, 2.5, 12)
    painter.drawPath(path)
    disc(painter, 12, 12, 2.8)


def _hidden(painter: QPainter) -> None:
    _eye(painter)
    line(painter, (4.5, 20), (19.5, 4))


def _branch(painter: QPainter) -> None:
    line(painter, (6.5, 7.6), (6.5, 16.4))
    path = QPainterPath(QPointF(6.5, 16))
    path.cubicTo(6.5, 11.5, 17.5, 14.5, 17.5, 10.2)
    painter.drawPath(path)
    for x, y in ((6.5, 5), (6.5, 19), (17.5, 7.6)):
        disc(painter, x, y, 2.5)


def _note(painter: QPainter) -> None:
    line(painter, (13.5, 3.5), (5, 3.5), (5, 20.5), (19, 20.5), (19, 9), (13.5, 3.5))
    line(painter, (13.5, 3.5), (13.5, 9), (19, 9))
    line(painter, (8.5, 13), (15.5, 13))
    line(painter, (8.5, 16.6), (13.5, 16.6))


def _arrow(painter: QPainter) -> None:
    line(painter, (4, 12), (20, 12))
    line(painter, (14, 6), (20, 12), (14, 18))


def _plus(painter: QPainter) -> None:
    line(painter, (12, 4.5), (12, 19.5))
    _minus(painter)


def _minus(painter: QPainter) -> None:
    line(painter, (4.5, 12), (19.5, 12))


def _fold(painter: QPainter) -> None:
    line(painter, (5.5, 15), (12, 8.5), (18.5, 15))


def _previous(painter: QPainter) -> None:
    line(painter, (15, 5.5), (8.5, 12), (15, 18.5))


def _next(painter: QPainter) -> None:
    mirrored(painter, _previous)


def _centre(painter: QPainter) -> None:
    """Draw what is in the middle, and the corners around it."""
    disc(painter, 12, 12, 3.2, solid=True)
    for x, y in ((4, 4), (20, 4), (20, 20), (4, 20)):
        across, down = (5 if x < 12 else -5), (5 if y < 12 else -5)
        line(painter, (x + across, y), (x, y), (x, y + down))


def _gear(painter: QPainter) -> None:
    path = QPainterPath()
    teeth = 8
    for index in range(teeth * 4):
        radius = 9.2 if index % 4 in (0, 1) else 6.6
        angle = 2 * pi * (index - 0.5) / (teeth * 4)
        point = QPointF(12 + radius * cos(angle), 12 + radius * sin(angle))
        if index == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    painter.drawPath(path)
    disc(painter, 12, 12, 2.8)


def _language(painter: QPainter) -> None:
    colour = painter.pen().color().name()
    write_centred(painter, QPointF(7.2, 8.6), "あ", 13, colour)
    write_centred(painter, QPointF(17.2, 16.6), "A", 13, colour)
    line(painter, (6, 20.5), (18, 3.8))


def _check(painter: QPainter) -> None:
    line(painter, (4.5, 12.5), (10, 18), (20, 6.5))


def _close(painter: QPainter) -> None:
    line(painter, (5.5, 5.5), (18.5, 18.5))
    line(painter, (18.5, 5.5), (5.5, 18.5))


def _warning(painter: QPainter) -> None:
    line(painter, (12, 3.5), (21.5, 20), (2.5, 20), (12, 3.5))
    line(painter, (12, 9.5), (12, 14))
    disc(painter, 12, 17, 0.5, solid=True)


def _chat(painter: QPainter) -> None:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3, 4, 18, 12.5), 3.5, 3.5)
    painter.drawPath(path)
    line(painter, (8, 16.5), (8, 21), (13, 16.5))


def _computer(painter: QPainter) -> None:
    """Draw a screen on its foot, with a face that is none."""
    painter.drawRoundedRect(QRectF(3, 4, 18, 12.5), 2.2, 2.2)
    line(painter, (12, 16.5), (12, 20.5))
    line(painter, (7.5, 20.5), (16.5, 20.5))
    for x in (8.8, 15.2):
        disc(painter, x, 10.2, 0.9, solid=True)


def _lock(painter: QPainter) -> None:
    """Draw a padlock that is closed."""
    painter.drawRoundedRect(QRectF(5, 11, 14, 9.5), 2, 2)
    path = QPainterPath(QPointF(8, 11))
    path.lineTo(8, 8)
    path.arcTo(QRectF(8, 4, 8, 8), 180, -180)
    path.lineTo(16, 11)
    painter.drawPath(path)


def _thinking(painter: QPainter) -> None:
    """Draw an hourglass."""
    line(painter, (6, 3), (18, 3))
    line(painter, (6, 21), (18, 21))
    line(painter, (7.5, 3), (7.5, 7), (16.5, 17), (16.5, 21))
    line(painter, (16.5, 3), (16.5, 7), (7.5, 17), (7.5, 21))


def _later(painter: QPainter) -> None:
    """Draw a step forth: a triangle, and the bar at which it rests."""
    line(painter, (7, 5.5), (15.5, 12), (7, 18.5), (7, 5.5))
    line(painter, (18, 5.5), (18, 18.5))


def _earlier(painter: QPainter) -> None:
    mirrored(painter, _later)


def _run(painter: QPainter) -> None:
    line(painter, (7.5, 4.5), (18.5, 12), (7.5, 19.5), (7.5, 4.5))


def _pause(painter: QPainter) -> None:
    for x in (8, 16):
        line(painter, (x, 5), (x, 19))


def _to_end(painter: QPainter) -> None:
    for x in (3.5, 11):
        line(painter, (x, 6), (x + 7, 12), (x, 18))
    line(painter, (21, 6), (21, 18))


def _to_start(painter: QPainter) -> None:
    mirrored(painter, _to_end)


WINDOW_ICONS: dict[str, Drawing] = {
    "undo": _undo,
    "redo": _redo,
    "search": _search,
    "eye": _eye,
    "hidden": _hidden,
    "branch": _branch,
    "note": _note,
    "arrow": _arrow,
    "plus": _plus,
    "minus": _minus,
    "fold": _fold,
    "previous": _previous,
    "next": _next,
    "centre": _centre,
    "gear": _gear,
    "language": _language,
    "check": _check,
    "close": _close,
    "warning": _warning,
    "chat": _chat,
    "computer": _computer,
    "thinking": _thinking,
    "lock": _lock,
    "later": _later,
    "earlier": _earlier,
    "run": _run,
    "pause": _pause,
    "to_end": _to_end,
    "to_start": _to_start,
}
"""Each by its name."""

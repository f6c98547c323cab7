"""The icons of what lies on a table and is done there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.ui.look.icon_drawings.icon_strokes import Drawing, disc, line, sheet


def _coin(painter: QPainter) -> None:
    disc(painter, 12, 12, 8.8)
    disc(painter, 12, 12, 2.6)


def _dice(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(3.8, 3.8, 16.4, 16.4), 3.6, 3.6)
    for place in (8.4, 12, 15.6):
        disc(painter, place, place, 0.7, solid=True)


def _end_turn(painter: QPainter) -> None:
    line(painter, (3.5, 12), (15.5, 12))
    line(painter, (10.5, 6.5), (16, 12), (10.5, 17.5))
    line(painter, (20.5, 5), (20.5, 19))


def _shuffle(painter: QPainter) -> None:
    for start, end in ((7, 17), (17, 7)):
        path = QPainterPath(QPointF(3, start))
        path.lineTo(6, start)
        path.cubicTo(11, start, 12, end, 17, end)
        path.lineTo(20, end)
        painter.drawPath(path)
        line(painter, (17.6, end - 3), (20.8, end), (17.6, end + 3))


def _deck(painter: QPainter) -> None:
    for step in (0, 2.6, 5.2):
        sheet(painter, 8.6 - step, 3 + step / 1.3, 11, 14)


def _hand(painter: QPainter) -> None:
    for angle in (-24, 0, 24):
        painter.save()
        painter.translate(12, 24)
        painter.rotate(angle)
        sheet(painter, -4.2, -19, 8.4, 12.5)
        painter.restore()


def _turn_table(painter: QPainter) -> None:
    painter.drawArc(QRectF(4, 4, 16, 16), 40 * 16, 280 * 16)
    line(painter, (18.6, 2.8), (18.4, 7.2), (14, 6.8))


def _curtain(painter: QPainter) -> None:
    """Draw a noren: a rod, and three strips of cloth below it."""
    line(painter, (2.5, 4.5), (21.5, 4.5))
    for left, right, foot in ((4, 9, 19.5), (9, 15, 20.5), (15, 20, 19.5)):
        line(painter, (left, 4.5), (left, foot), (right, foot), (right, 4.5))


def _chance(painter: QPainter) -> None:
    """Draw a hand that is raised: somebody may speak up."""
    path = QPainterPath(QPointF(7.5, 21))
    path.lineTo(7.5, 17.5)
    path.lineTo(4.2, 12.8)
    path.lineTo(6, 11.4)
    path.lineTo(8.6, 13.8)
    for x, top in ((8.6, 5.5), (11.6, 3.2), (14.6, 4.2), (17.6, 7.2)):
        path.lineTo(x, top)
        path.lineTo(x + 1.5, top)
        path.lineTo(x + 1.5, 11)
    path.lineTo(19.1, 15.5)
    path.lineTo(16.8, 18.2)
    path.lineTo(16.8, 21)
    painter.drawPath(path)


def _grip(painter: QPainter) -> None:
    """Draw six dots: something is taken hold of here."""
    for x in (9.0, 15.0):
        for y in (6.0, 12.0, 18.0):
            disc(painter, x, y, 1.1, solid=True)


def _cast(painter: QPainter) -> None:
    """Draw a star with four points: something is cast."""
    points = [(12, 3), (14.2, 9.8), (21, 12), (14.2, 14.2), (12, 21), (9.8, 14.2), (3, 12)]
    line(painter, *points, (9.8, 9.8), (12, 3))


def _attack(painter: QPainter) -> None:
    """Draw a sword that points to the upper right."""
    line(painter, (20, 4), (8.5, 15.5))
    line(painter, (6, 12), (12, 18))
    line(painter, (8.5, 15.5), (4, 20))


def _march(painter: QPainter) -> None:
    """Draw a broken arrow upwards: something goes on by itself."""
    line(painter, (12, 21), (12, 18))
    line(painter, (12, 15), (12, 12))
    line(painter, (12, 9), (12, 4))
    line(painter, (7, 9), (12, 4), (17, 9))


def _step(painter: QPainter) -> None:
    """Draw an arrow to the side: something is moved."""
    line(painter, (4, 12), (20, 12))
    line(painter, (14.5, 6.5), (20, 12), (14.5, 17.5))


TABLE_ICONS: dict[str, Drawing] = {
    "coin": _coin,
    "dice": _dice,
    "end_turn": _end_turn,
    "shuffle": _shuffle,
    "deck": _deck,
    "hand": _hand,
    "turn_table": _turn_table,
    "curtain": _curtain,
    "chance": _chance,
    "grip": _grip,
    "cast": _cast,
    "attack": _attack,
    "march": _march,
    "step": _step,
}
"""Each by its name."""

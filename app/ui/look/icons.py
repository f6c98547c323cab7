"""The small signs on buttons and menus, drawn in code on a grid of 24 x 24."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPainterPath, QPen, QPixmap

from app.ui.look.palette import Palette
from app.ui.look.strokes import blank_image, smooth_painter, write_centred

GRID = 24
DEVICE_SIZES = (16, 20, 24, 30, 32, 36, 48, 64)
"""Every icon is drawn anew at these sizes in device pixels, so that none is scaled up."""


def _line(painter: QPainter, *points: tuple[float, float]) -> None:
    painter.drawPolyline([QPointF(*point) for point in points])


def _disc(painter: QPainter, x: float, y: float, radius: float, *, solid: bool = False) -> None:
    painter.setBrush(painter.pen().color() if solid else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _sheet(painter: QPainter, x: float, y: float, width: float, height: float) -> None:
    """Draw a card that hides what was drawn under it."""
    rect = QRectF(x, y, width, height)
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawRoundedRect(rect, 2, 2)
    painter.restore()
    painter.drawRoundedRect(rect, 2, 2)


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
    painter.translate(GRID, 0)
    painter.scale(-1, 1)
    _undo(painter)


def _coin(painter: QPainter) -> None:
    _disc(painter, 12, 12, 8.8)
    _disc(painter, 12, 12, 2.6)


def _dice(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(3.8, 3.8, 16.4, 16.4), 3.6, 3.6)
    for place in (8.4, 12, 15.6):
        _disc(painter, place, place, 0.7, solid=True)


def _end_turn(painter: QPainter) -> None:
    _line(painter, (3.5, 12), (15.5, 12))
    _line(painter, (10.5, 6.5), (16, 12), (10.5, 17.5))
    _line(painter, (20.5, 5), (20.5, 19))


def _shuffle(painter: QPainter) -> None:
    for start, end in ((7, 17), (17, 7)):
        path = QPainterPath(QPointF(3, start))
        path.lineTo(6, start)
        path.cubicTo(11, start, 12, end, 17, end)
        path.lineTo(20, end)
        painter.drawPath(path)
        _line(painter, (17.6, end - 3), (20.8, end), (17.6, end + 3))


def _search(painter: QPainter) -> None:
    _disc(painter, 10.5, 10.5, 6.5)
    _line(painter, (15.4, 15.4), (20.5, 20.5))


def _eye(painter: QPainter) -> None:
    path = QPainterPath(QPointF(2.5, 12))
    path.cubicTo(6.5, 5, 17.5, 5, 21.5, 12)
    path.cubicTo(17.5, 19, 6.5, 19, 2.5, 12)
    painter.drawPath(path)
    _disc(painter, 12, 12, 2.8)


def _hidden(painter: QPainter) -> None:
    _eye(painter)
    _line(painter, (4.5, 20), (19.5, 4))


def _deck(painter: QPainter) -> None:
    for step in (0, 2.6, 5.2):
        _sheet(painter, 8.6 - step, 3 + step / 1.3, 11, 14)


def _hand(painter: QPainter) -> None:
    for angle in (-24, 0, 24):
        painter.save()
        painter.translate(12, 24)
        painter.rotate(angle)
        _sheet(painter, -4.2, -19, 8.4, 12.5)
        painter.restore()


def _branch(painter: QPainter) -> None:
    _line(painter, (6.5, 7.6), (6.5, 16.4))
    path = QPainterPath(QPointF(6.5, 16))
    path.cubicTo(6.5, 11.5, 17.5, 14.5, 17.5, 10.2)
    painter.drawPath(path)
    for x, y in ((6.5, 5), (6.5, 19), (17.5, 7.6)):
        _disc(painter, x, y, 2.5)


def _note(painter: QPainter) -> None:
    _line(painter, (13.5, 3.5), (5, 3.5), (5, 20.5), (19, 20.5), (19, 9), (13.5, 3.5))
    _line(painter, (13.5, 3.5), (13.5, 9), (19, 9))
    _line(painter, (8.5, 13), (15.5, 13))
    _line(painter, (8.5, 16.6), (13.5, 16.6))


def _arrow(painter: QPainter) -> None:
    _line(painter, (4, 12), (20, 12))
    _line(painter, (14, 6), (20, 12), (14, 18))


def _plus(painter: QPainter) -> None:
    _line(painter, (12, 4.5), (12, 19.5))
    _minus(painter)


def _minus(painter: QPainter) -> None:
    _line(painter, (4.5, 12), (19.5, 12))


def _fold(painter: QPainter) -> None:
    _line(painter, (5.5, 15), (12, 8.5), (18.5, 15))


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
    _disc(painter, 12, 12, 2.8)


def _language(painter: QPainter) -> None:
    colour = painter.pen().color().name()
    write_centred(painter, QPointF(7.2, 8.6), "あ", 13, colour)
    write_centred(painter, QPointF(17.2, 16.6), "A", 13, colour)
    _line(painter, (6, 20.5), (18, 3.8))


def _check(painter: QPainter) -> None:
    _line(painter, (4.5, 12.5), (10, 18), (20, 6.5))


def _close(painter: QPainter) -> None:
    _line(painter, (5.5, 5.5), (18.5, 18.5))
    _line(painter, (18.5, 5.5), (5.5, 18.5))


def _warning(painter: QPainter) -> None:
    _line(painter, (12, 3.5), (21.5, 20), (2.5, 20), (12, 3.5))
    _line(painter, (12, 9.5), (12, 14))
    _disc(painter, 12, 17, 0.5, solid=True)


def _chat(painter: QPainter) -> None:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3, 4, 18, 12.5), 3.5, 3.5)
    painter.drawPath(path)
    _line(painter, (8, 16.5), (8, 21), (13, 16.5))


def _turn_table(painter: QPainter) -> None:
    painter.drawArc(QRectF(4, 4, 16, 16), 40 * 16, 280 * 16)
    _line(painter, (18.6, 2.8), (18.4, 7.2), (14, 6.8))


def _curtain(painter: QPainter) -> None:
    """Draw a noren: a rod, and three strips of cloth below it."""
    _line(painter, (2.5, 4.5), (21.5, 4.5))
    for left, right, foot in ((4, 9, 19.5), (9, 15, 20.5), (15, 20, 19.5)):
        _line(painter, (left, 4.5), (left, foot), (right, foot), (right, 4.5))


def _computer(painter: QPainter) -> None:
    """Draw a screen on its foot, with a face that is none."""
    painter.drawRoundedRect(QRectF(3, 4, 18, 12.5), 2.2, 2.2)
    _line(painter, (12, 16.5), (12, 20.5))
    _line(painter, (7.5, 20.5), (16.5, 20.5))
    for x in (8.8, 15.2):
        _disc(painter, x, 10.2, 0.9, solid=True)


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
            _disc(painter, x, y, 1.1, solid=True)


def _cast(painter: QPainter) -> None:
    """Draw a star with four points: something is cast."""
    points = [(12, 3), (14.2, 9.8), (21, 12), (14.2, 14.2), (12, 21), (9.8, 14.2), (3, 12)]
    _line(painter, *points, (9.8, 9.8), (12, 3))


def _attack(painter: QPainter) -> None:
    """Draw a sword that points to the upper right."""
    _line(painter, (20, 4), (8.5, 15.5))
    _line(painter, (6, 12), (12, 18))
    _line(painter, (8.5, 15.5), (4, 20))


def _march(painter: QPainter) -> None:
    """Draw a broken arrow upwards: something goes on by itself."""
    _line(painter, (12, 21), (12, 18))
    _line(painter, (12, 15), (12, 12))
    _line(painter, (12, 9), (12, 4))
    _line(painter, (7, 9), (12, 4), (17, 9))


def _step(painter: QPainter) -> None:
    """Draw an arrow to the side: something is moved."""
    _line(painter, (4, 12), (20, 12))
    _line(painter, (14.5, 6.5), (20, 12), (14.5, 17.5))


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
    _line(painter, (6, 3), (18, 3))
    _line(painter, (6, 21), (18, 21))
    _line(painter, (7.5, 3), (7.5, 7), (16.5, 17), (16.5, 21))
    _line(painter, (16.5, 3), (16.5, 7), (7.5, 17), (7.5, 21))


def _later(painter: QPainter) -> None:
    """Draw a step forth: a triangle, and the bar at which it rests."""
    _line(painter, (7, 5.5), (15.5, 12), (7, 18.5), (7, 5.5))
    _line(painter, (18, 5.5), (18, 18.5))


def _earlier(painter: QPainter) -> None:
    painter.translate(GRID, 0)
    painter.scale(-1, 1)
    _later(painter)


def _run(painter: QPainter) -> None:
    _line(painter, (7.5, 4.5), (18.5, 12), (7.5, 19.5), (7.5, 4.5))


def _pause(painter: QPainter) -> None:
    for x in (8, 16):
        _line(painter, (x, 5), (x, 19))


def _to_end(painter: QPainter) -> None:
    for x in (3.5, 11):
        _line(painter, (x, 6), (x + 7, 12), (x, 18))
    _line(painter, (21, 6), (21, 18))


def _to_start(painter: QPainter) -> None:
    painter.translate(GRID, 0)
    painter.scale(-1, 1)
    _to_end(painter)


DRAWINGS: dict[str, Callable[[QPainter], None]] = {
    "undo": _undo,
    "redo": _redo,
    "coin": _coin,
    "dice": _dice,
    "end_turn": _end_turn,
    "shuffle": _shuffle,
    "search": _search,
    "eye": _eye,
    "hidden": _hidden,
    "deck": _deck,
    "hand": _hand,
    "branch": _branch,
    "note": _note,
    "arrow": _arrow,
    "plus": _plus,
    "minus": _minus,
    "fold": _fold,
    "gear": _gear,
    "language": _language,
    "check": _check,
    "close": _close,
    "warning": _warning,
    "chat": _chat,
    "turn_table": _turn_table,
    "curtain": _curtain,
    "computer": _computer,
    "chance": _chance,
    "thinking": _thinking,
    "grip": _grip,
    "cast": _cast,
    "attack": _attack,
    "march": _march,
    "step": _step,
    "lock": _lock,
    "later": _later,
    "earlier": _earlier,
    "run": _run,
    "pause": _pause,
    "to_end": _to_end,
    "to_start": _to_start,
}
"""Every icon by its name."""


def paint_icon(name: str, pixels: int, colour: str) -> QImage:
    """Return the icon `name` in a square of `pixels` device pixels.

    Raises KeyError where no icon has that name.
    """
    draw = DRAWINGS[name]
    image = blank_image(pixels, pixels)
    painter = smooth_painter(image)
    painter.scale(pixels / GRID, pixels / GRID)
    # A stroke thinner than one and a half pixels would look grey at small sizes.
    stroke = max(1.8, 1.4 * GRID / max(1, pixels))
    pen = QPen(QColor(colour), stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw(painter)
    painter.end()
    return image


def icon(name: str, palette: Palette, colour: str = "") -> QIcon:
    """Return the icon `name` in the palette's text colour, or in `colour`; GUI thread only.

    Raises KeyError for an unknown name.
    """
    return _icon(name, colour or palette.text)


@lru_cache(maxsize=256)
def _icon(name: str, colour: str) -> QIcon:
    result = QIcon()
    for pixels in DEVICE_SIZES:
        result.addPixmap(QPixmap.fromImage(paint_icon(name, pixels, colour)))
    return result

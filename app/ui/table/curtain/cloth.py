"""The curtain as a picture: a noren (のれん) of indigo cloth that hangs from a wooden rod.

Painted once for each size and theme. In the high-contrast theme it is a plain dark cloth: words
are read there, not folds.
"""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from app.ui.look.colour import mix, with_alpha
from app.ui.look.mats.mat import wave_tile, weave_tile
from app.ui.look.palette import Palette
from app.ui.look.strokes import blank_image, smooth_painter

STRIPS = 5
"""Widths of cloth sewn together: an odd number, as in every shop's door."""
ROD = 15.0
"""Height of the rod in logical pixels."""
FLOOR = 0.045
"""Share of the height below the hem, where one sees what lies behind."""
SLIT = 0.3
"""How far up from the hem the cloth is open, as a share of the height."""
CREAM = "#f4efe2"


def paint_curtain(size: QSize, palette: Palette, dpr: float = 1.0) -> QImage:
    """Return the curtain, `size` device pixels large and without a clear pixel."""
    image = blank_image(size.width(), size.height())
    painter = smooth_painter(image)
    whole = QRectF(0, 0, image.width(), image.height())
    rod = min(ROD * dpr, whole.height() / 10)
    hem = whole.height() * (1.0 - FLOOR)
    _behind(painter, whole, palette)
    cloth = QRectF(0, rod * 0.5, whole.width(), hem - rod * 0.5)
    shape = _shape(cloth, dpr)
    _shadow(painter, shape, dpr)
    painter.save()
    painter.setClipPath(shape)
    _dye(painter, cloth, palette, dpr)
    if not palette.plain:
        _folds(painter, cloth, palette)
    _seams(painter, cloth, palette, dpr)
    painter.restore()
    _rod(painter, QRectF(0, rod * 0.45, whole.width(), rod), palette, dpr)
    painter.end()
    return image


def _behind(painter: QPainter, whole: QRectF, palette: Palette) -> None:
    """Fill the room behind the cloth: dark, with a little light of a lamp at the threshold."""
    dark = "#000000" if palette.plain else mix(palette.rim_dark, "#0b0d12", 0.72)
    painter.fillRect(whole, QColor(dark))
    if palette.plain:
        return
    light = QLinearGradient(QPointF(0, whole.bottom()), QPointF(0, whole.height() * (1 - SLIT)))
    light.setColorAt(0.0, QColor(with_alpha(palette.gold, 0.30)))
    light.setColorAt(0.12, QColor(with_alpha(palette.gold, 0.42)))
    light.setColorAt(0.5, QColor(with_alpha(palette.rim_light, 0.28)))
    light.setColorAt(1.0, QColor(with_alpha(palette.rim, 0.0)))
    painter.fillRect(whole, QBrush(light))
    # The lamp stands in the middle.
    dusk = QLinearGradient(whole.topLeft(), whole.topRight())
    for at, share in ((0.0, 0.75), (0.3, 0.30), (0.5, 0.0), (0.7, 0.30), (1.0, 0.75)):
        dusk.setColorAt(at, QColor(with_alpha(dark, share)))
    painter.fillRect(whole, QBrush(dusk))


def _edges(cloth: QRectF) -> list[float]:
    return [cloth.left() + cloth.width() * index / STRIPS for index in range(STRIPS + 1)]


def _shape(cloth: QRectF, dpr: float) -> QPainterPath:
    """Return the outline of the cloth: one piece above, parted into strips towards the hem."""
    gap = 3.5 * dpr
    top = cloth.bottom() - cloth.height() * SLIT
    sway = 3.0 * dpr
    path = QPainterPath(cloth.topLeft())
    path.lineTo(cloth.topRight())
    edges = _edges(cloth)
    # Along the hem from the right: each strip sags a little, and between two the cloth is open.
    for index in range(STRIPS - 1, -1, -1):
        left, right = edges[index], edges[index + 1]
        outer_right = right + 2 * dpr if index == STRIPS - 1 else right - gap
        outer_left = left - 2 * dpr if index == 0 else left + gap
        drop = sway * sin(pi * (index + 0.5) / STRIPS * 3)
        path.lineTo(QPointF(outer_right, cloth.bottom() + drop))
        middle = QPointF((left + right) / 2, cloth.bottom() + drop + 2 * sway)
        path.quadTo(middle, QPointF(outer_left, cloth.bottom() + drop))
        if index:
            path.quadTo(
                QPointF(left + gap * 0.2, top + cloth.height() * SLIT * 0.5), QPointF(left, top)
            )
            path.quadTo(
                QPointF(left - gap * 0.2, top + cloth.height() * SLIT * 0.5),
                QPointF(left - gap, cloth.bottom()),
            )
    path.closeSubpath()
    return path


def _shadow(painter: QPainter, shape: QPainterPath, dpr: float) -> None:
    """Let the cloth hang a little before what is behind it."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for step in (5, 3, 1.5):
        painter.setBrush(QColor(0, 0, 0, 42))
        painter.drawPath(shape.translated(0, step * dpr))
    painter.restore()


def _dye(painter: QPainter, cloth: QRectF, palette: Palette, dpr: float) -> None:
    """Fill the cloth with indigo, lighter where the light of the table would be."""
    painter.fillRect(cloth.adjusted(0, 0, 0, 40 * dpr), QColor(palette.mat))
    if palette.plain:
        return
    painter.save()
    painter.translate(cloth.center().x(), cloth.top() + cloth.height() * 0.42)
    painter.scale(1.0, max(0.2, cloth.height() / max(1.0, cloth.width())))
    radius = cloth.width() * 0.62
    light = QRadialGradient(QPointF(0, 0), radius)
    light.setColorAt(0, QColor(mix(palette.mat_light, palette.mat, 0.15)))
    light.setColorAt(1, QColor(palette.mat))
    painter.fillRect(QRectF(-radius * 2, -radius * 2, radius * 4, radius * 4), QBrush(light))
    painter.restore()
    painter.fillRect(cloth.adjusted(0, 0, 0, 40 * dpr), QBrush(wave_tile(palette, dpr)))
    painter.fillRect(cloth.adjusted(0, 0, 0, 40 * dpr), QBrush(weave_tile()))


def _folds(painter: QPainter, cloth: QRectF, palette: Palette) -> None:
    """Shade each strip as it hangs: light on its swell, dark towards the seams."""
    for index, left in enumerate(_edges(cloth)[:-1]):
        width = cloth.width() / STRIPS
        fold = QLinearGradient(QPointF(left, 0), QPointF(left + width, 0))
        tilt = 0.06 * sin(index * 2.1 + 0.6)
        fold.setColorAt(0.0, QColor(with_alpha(palette.mat_shade, 0.30)))
        fold.setColorAt(0.16, QColor(with_alpha(palette.mat_shade, 0.10)))
        fold.setColorAt(0.36 + tilt, QColor(with_alpha("#dfe9fb", 0.055)))
        fold.setColorAt(0.60 + tilt, QColor(with_alpha(palette.mat_shade, 0.05)))
        fold.setColorAt(0.82, QColor(with_alpha("#dfe9fb", 0.025)))
        fold.setColorAt(1.0, QColor(with_alpha(palette.mat_shade, 0.28)))
        painter.fillRect(QRectF(left, cloth.top(), width, cloth.height() * 1.1), QBrush(fold))
    # It is smooth where it is tied to the rod, and darker towards the floor.
    depth = QLinearGradient(cloth.topLeft(), cloth.bottomLeft())
    depth.setColorAt(0.0, QColor(with_alpha(palette.mat_shade, 0.34)))
    depth.setColorAt(0.12, QColor(with_alpha(palette.mat_shade, 0.0)))
    depth.setColorAt(0.75, QColor(with_alpha(palette.mat_shade, 0.0)))
    depth.setColorAt(1.0, QColor(with_alpha(palette.mat_shade, 0.26)))
    painter.fillRect(cloth.adjusted(0, 0, 0, cloth.height() * 0.1), QBrush(depth))


def _seams(painter: QPainter, cloth: QRectF, palette: Palette, dpr: float) -> None:
    """Sew the strips together above the slits."""
    top = cloth.bottom() - cloth.height() * SLIT
    dark = with_alpha(palette.mat_shade, 0.5)
    colour = mix(palette.mat, palette.mat_text, 0.22) if palette.plain else dark
    painter.setPen(QPen(QColor(colour), max(1.0, dpr)))
    for x in _edges(cloth)[1:-1]:
        if palette.plain:
            painter.drawLine(QPointF(x, top), QPointF(x, cloth.bottom()))
        else:
            painter.drawLine(QPointF(x, cloth.top()), QPointF(x, top))


def _rod(painter: QPainter, rod: QRectF, palette: Palette, dpr: float) -> None:
    """Lay the rod over the upper edge, held by loops of cloth."""
    for step in range(1, 6):
        shade = QColor(with_alpha(palette.mat_shade, 0.24 / step))
        painter.fillRect(QRectF(0, rod.bottom() + (step - 1) * dpr, rod.width(), dpr), shade)
    wood = QLinearGradient(rod.topLeft(), rod.bottomLeft())
    wood.setColorAt(0.0, QColor(mix(palette.rim_light, palette.rim, 0.4)))
    wood.setColorAt(0.28, QColor(palette.rim_light))
    wood.setColorAt(1.0, QColor(palette.rim_dark))
    painter.fillRect(QRectF(0, 0, rod.width(), rod.top()), QColor("#0b0d12"))
    painter.fillRect(rod, QBrush(wood))
    wide, strip = rod.height() * 1.5, rod.width() / STRIPS
    cloth = QLinearGradient(rod.topLeft(), rod.bottomLeft())
    cloth.setColorAt(0.0, QColor(mix(palette.mat, "#000000", 0.25)))
    cloth.setColorAt(0.35, QColor(palette.mat_light))
    cloth.setColorAt(1.0, QColor(mix(palette.mat, "#000000", 0.30)))
    for index in range(STRIPS):
        for share in (0.25, 0.75):
            left = strip * (index + share) - wide / 2
            loop = QRectF(left, rod.top() - dpr, wide, rod.height() + 2 * dpr)
            painter.fillRect(loop, QBrush(cloth))


def paint_crest(painter: QPainter, box: QRectF, colour: str = CREAM) -> None:
    """Paint the sign in the middle of the cloth: a ring, and in it a low table with two cups."""
    side = min(box.width(), box.height())
    painter.save()
    painter.translate(box.center())
    painter.scale(side / 100, side / 100)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    tone = QColor(colour)
    painter.setPen(QPen(tone, 5.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), 46, 46)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone)
    painter.drawRoundedRect(QRectF(-31, -1, 62, 7.5), 3.7, 3.7)
    for side_of in (-1, 1):
        leg = QPainterPath(QPointF(side_of * 24, 6))
        leg.lineTo(side_of * 17, 6)
        leg.lineTo(side_of * 20.5, 23)
        leg.lineTo(side_of * 25, 23)
        leg.closeSubpath()
        painter.drawPath(leg)
        cup = QPainterPath(QPointF(side_of * 13 - 6.5, -15))
        cup.lineTo(side_of * 13 + 6.5, -15)
        cup.lineTo(side_of * 13 + 4.6, -4.5)
        cup.lineTo(side_of * 13 - 4.6, -4.5)
        cup.closeSubpath()
        painter.drawPath(cup)
    painter.restore()

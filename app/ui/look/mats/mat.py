"""The table itself: an indigo mat, lighter in its middle, with faint waves and a wooden rim.

It is dark and quiet, so that cards are the brightest that lies there.
"""

from __future__ import annotations

from functools import lru_cache
from math import sin
from random import Random

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
from app.ui.look.palette import Palette
from app.ui.look.strokes import blank_image, smooth_painter

WAVE = 100
"""The width in logical pixels of one wave of the pattern."""
RIM = 9
"""The width in logical pixels of the wooden rim."""


def rim_width(dpr: float = 1.0) -> int:
    """Return the width of the rim in device pixels."""
    return max(1, round(RIM * dpr))


def paint_mat(size: QSize, palette: Palette, dpr: float = 1.0) -> QImage:
    """Return the table, `size` device pixels large. Paint it once for each size and keep it.

    The newest is kept here as well: the next table in a window is as large as the one before.
    """
    return _painted(size.width(), size.height(), palette, dpr)


@lru_cache(maxsize=1)
def _painted(width: int, height: int, palette: Palette, dpr: float) -> QImage:
    image = blank_image(width, height)
    painter = smooth_painter(image)
    whole = QRectF(0, 0, image.width(), image.height())
    rim = min(float(rim_width(dpr)), whole.width() / 4, whole.height() / 4)
    paint_cloth(painter, whole.adjusted(rim, rim, -rim, -rim), palette, dpr)
    _rim(painter, whole, rim, palette)
    painter.end()
    return image


def paint_cloth(painter: QPainter, rect: QRectF, palette: Palette, dpr: float) -> None:
    """Paint the mat without its rim; its pattern is `dpr` times as large as on a plain screen."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    # The light is an ellipse as wide as the table.
    painter.scale(1.0, max(0.2, rect.height() / max(1.0, rect.width())))
    radius = rect.width() * 0.6
    light = QRadialGradient(QPointF(0, 0), radius)
    light.setColorAt(0, QColor(palette.mat_light))
    light.setColorAt(0.45, QColor(mix(palette.mat_light, palette.mat, 0.38)))
    light.setColorAt(1, QColor(palette.mat))
    painter.fillRect(QRectF(-radius * 2, -radius * 2, radius * 4, radius * 4), QBrush(light))
    painter.restore()
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    area = QRectF(0, 0, rect.width(), rect.height())
    painter.fillRect(area, QBrush(wave_tile(palette, dpr)))
    painter.fillRect(area, QBrush(weave_tile()))
    painter.restore()


@lru_cache(maxsize=1)
def weave_tile() -> QImage:
    """Return a tile of barely visible grain: cloth to the eye, and no bands in the light."""
    side = 96
    grains = Random(12345).randbytes(side * side)  # noqa: S311 - the same cloth every time
    pixels = bytearray(side * side * 4)
    # Premultiplied: white grains carry their alpha in every channel, dark ones in none.
    tones = grains.translate(bytes(grain % 9 if grain & 16 else 0 for grain in range(256)))
    for channel in range(3):
        pixels[channel::4] = tones
    pixels[3::4] = grains.translate(bytes(grain % 9 for grain in range(256)))
    image = QImage(bytes(pixels), side, side, side * 4, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()


@lru_cache(maxsize=2)
def wave_tile(palette: Palette, dpr: float) -> QImage:
    """Return one tile of the seigaiha (青海波): two rows of overlapping fans."""
    wave = max(16, round(WAVE * dpr))
    row = wave // 4
    tile = blank_image(wave, row * 2)
    painter = smooth_painter(tile)
    painter.setPen(QPen(QColor(palette.mat_wave), max(1.0, 1.25 * dpr)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Rows further down lie in front and cover those before them.
    for index in range(-1, 5):
        shift = 0 if index % 2 == 0 else wave / 2
        for column in range(-1, 3):
            centre = QPointF(column * wave + shift, (index + 1) * row)
            _fan(painter, centre, wave / 2)
    painter.end()
    return tile


def _fan(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw the rings of one fan over what lies behind it."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawEllipse(centre, radius, radius)
    painter.restore()
    for share in (0.97, 0.76, 0.55):
        painter.drawEllipse(centre, radius * share, radius * share)


def _rim(painter: QPainter, whole: QRectF, rim: float, palette: Palette) -> None:
    inner = whole.adjusted(rim, rim, -rim, -rim)
    sides = (
        QRectF(whole.left(), whole.top(), whole.width(), rim),
        QRectF(whole.left(), inner.bottom(), whole.width(), rim),
        QRectF(whole.left(), inner.top(), rim, inner.height()),
        QRectF(inner.right(), inner.top(), rim, inner.height()),
    )
    for index, side in enumerate(sides):
        _plank(painter, side, index, palette)
    line = max(1.0, rim * 0.14)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(palette.rim_dark), line))
    painter.drawRect(inner.adjusted(-line / 2, -line / 2, line / 2, line / 2))
    # The rim stands a little above the cloth and throws a shadow on it.
    for step in range(1, 6):
        painter.setPen(QPen(QColor(with_alpha(palette.mat_shade, 0.26 / step)), line))
        reach = line * (step - 0.5)
        painter.drawRect(inner.adjusted(reach, reach, -reach, -reach))


def _plank(painter: QPainter, side: QRectF, index: int, palette: Palette) -> None:
    """Fill one side of the rim with wood: light above, and grain running along it."""
    along = side.width() >= side.height()
    wood = QLinearGradient(side.topLeft(), side.bottomLeft() if along else side.topRight())
    wood.setColorAt(0, QColor(palette.rim_light))
    wood.setColorAt(0.3, QColor(palette.rim))
    wood.setColorAt(1, QColor(mix(palette.rim, palette.rim_dark, 0.45)))
    painter.save()
    painter.setClipRect(side)
    painter.fillRect(side, QBrush(wood))
    depth = min(side.width(), side.height())
    for vein in range(5):
        tone = palette.rim_dark if vein % 2 else palette.rim_light
        painter.setPen(QPen(QColor(with_alpha(tone, 0.18)), max(0.7, depth * 0.06)))
        painter.drawPath(_vein(side, 0.12 + 0.19 * vein, index * 7 + vein))
    painter.restore()


def _vein(side: QRectF, share: float, seed: int) -> QPainterPath:
    """Return a wavering line along a plank, at `share` of its depth; `seed` makes each its own."""
    along = side.width() >= side.height()
    length, depth = sorted((side.width(), side.height()), reverse=True)
    left, top = side.left(), side.top()
    path = QPainterPath()
    for step in range(25):
        distance = length * step / 24
        sway = depth * (share + 0.09 * (sin(step * 0.88 + seed * 1.9) + sin(step * 0.35 + seed)))
        x, y = (distance, sway) if along else (sway, distance)
        if step == 0:
            path.moveTo(left + x, top + y)
        else:
            path.lineTo(left + x, top + y)
    return path

"""What is chosen by its looks, as small pictures: themes, mats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from app.core.data.value import value
from app.ui.look.mats.mat import paint_cloth
from app.ui.look.mats.mat_colours import on_mat
from app.ui.look.palette import PALETTES, Palette

Paint = Callable[[QPainter, QRectF, Any, Palette], None]
"""(painter, where, what is chosen, the palette that is worn): draws how it would look."""


@value
class Swatches:
    """How the values of a setting show, and how large: in heights of a line of text."""

    paint: Paint
    wide: float = 1.95
    high: float = 1.0


def framed(paint: Paint, chosen: Any, size: QSize, ratio: float, palette: Palette) -> QIcon:
    """Return a picture of what is chosen, `size` logical pixels at `ratio` device pixels each.

    A few pixels on the right stay free: the words beside it want some air.
    """
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    air = max(4.0, size.width() / 8)
    whole = QRectF(0.5, 0.5, size.width() - 1 - air, size.height() - 1)
    shape = QPainterPath()
    shape.addRoundedRect(whole, 3, 3)
    painter.setClipPath(shape)
    paint(painter, whole, chosen, palette)
    painter.setClipping(False)
    painter.setPen(QPen(QColor(palette.muted), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.end()
    return QIcon(pixmap)


def paint_theme(painter: QPainter, rect: QRectF, theme: str, _worn: Palette) -> None:
    """Draw a theme: its panel, its mat, its vermilion; that of the system as both it may be."""
    palettes = [palette for name, palette in PALETTES.items() if name == theme]
    palettes = palettes or [PALETTES["light"], PALETTES["dark"]]
    width = rect.width() / len(palettes)
    painter.setPen(Qt.PenStyle.NoPen)
    for number, palette in enumerate(palettes):
        part = QRectF(rect.x() + number * width, rect.y(), width, rect.height())
        painter.fillRect(part, QColor(palette.panel))
        mat = QRectF(part.x(), part.y(), part.width(), part.height() * 0.55)
        painter.fillRect(mat, QColor(palette.mat_light))
        painter.setBrush(QColor(palette.vermilion))
        radius = part.height() * 0.13
        painter.drawEllipse(QPointF(part.center().x(), part.bottom() - 2 * radius), radius, radius)


def paint_table(painter: QPainter, rect: QRectF, mat: Any, worn: Palette) -> None:
    """Draw a mat in its rim, with a place for a card whose turn it is."""
    palette = on_mat(worn.name, mat)
    painter.fillRect(rect, QColor(palette.rim))
    rim = rect.height() * 0.09
    cloth = rect.adjusted(rim, rim, -rim, -rim)
    painter.save()
    paint_cloth(painter, cloth, palette, rect.height() / 110)
    painter.restore()
    high = cloth.height() * 0.62
    card = QRectF(0, 0, high * 0.716, high)
    for number, colour in enumerate((palette.gold, palette.zone_line)):
        card.moveCenter(cloth.center() + QPointF((number - 0.5) * card.width() * 1.3, 0))
        painter.setPen(QPen(QColor(colour), 1.6 - 0.4 * number))
        painter.setBrush(QColor(palette.zone_fill))
        painter.drawRoundedRect(card, 2, 2)

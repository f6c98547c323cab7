"""A theme as a small picture: its panel, its mat, its vermilion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from app.ui.look.palette import PALETTES

if TYPE_CHECKING:
    from app.ui.look.palette import ThemeName


def swatch(themes: tuple[ThemeName, ...], size: QSize, ratio: float, line: str) -> QIcon:
    """Return themes side by side, `size` logical pixels at `ratio` device pixels each.

    A quarter of the height on the right stays free: the words beside it want some air.
    """
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    air = size.height() / 4
    whole = QRectF(0.5, 0.5, size.width() - 1 - air, size.height() - 1)
    shape = QPainterPath()
    shape.addRoundedRect(whole, 3, 3)
    painter.setClipPath(shape)
    width = whole.width() / len(themes)
    for number, name in enumerate(themes):
        palette = PALETTES[name]
        part = QRectF(whole.x() + number * width, whole.y(), width, whole.height())
        painter.fillRect(part, QColor(palette.panel))
        mat = QRectF(part.x(), part.y(), part.width(), part.height() * 0.55)
        painter.fillRect(mat, QColor(palette.mat_light))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.vermilion))
        radius = part.height() * 0.13
        painter.drawEllipse(QPointF(part.center().x(), part.bottom() - 2 * radius), radius, radius)
    painter.setClipping(False)
    painter.setPen(QPen(QColor(line), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.end()
    return QIcon(pixmap)

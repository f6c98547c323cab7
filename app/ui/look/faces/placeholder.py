"""A name in a frame, for what could not be painted: so plain that nothing in it can go wrong."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app.ui.look.faces.bake import baked_size, card_rect

PAPER = "#f4efe2"
INK = "#22242a"


def paint_placeholder(painter: QPainter, rect: QRectF, name: str) -> None:
    """Paint a frame with `name` in it."""
    box = rect.adjusted(1, 1, -1, -1)
    painter.setPen(QPen(QColor(INK), 1.5))
    painter.setBrush(QColor(PAPER))
    painter.drawRect(box)
    room = box.adjusted(4, 4, -4, -4)
    font = painter.font()
    font.setPixelSize(max(7, min(14, int(box.width() / 7))))
    painter.setFont(font)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWrapAnywhere
    painter.drawText(room, int(flags), name)


def placeholder_card(size: QSize, name: str) -> QImage:
    """Return such a card with the outer size of a baked one; `size` in device pixels."""
    image = QImage(baked_size(size), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_placeholder(painter, QRectF(card_rect(size)), name)
    painter.end()
    return image

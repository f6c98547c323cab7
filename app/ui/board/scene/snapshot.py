"""A picture of the board, with every card's real face, made without touching what is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage


def take(other: BoardStage, size: QSize) -> QImage:
    """Return what `other`, a board of its own that is never shown, looks like at `size` pixels."""
    other.lens.fixed_ratio = 1.0
    other.animations = False
    other.board.pictures.at_once = True
    other.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    other.resize(size)
    other.viewport().resize(size)
    other.laying.seat_anew()
    other.lens.fit_window(other.seating.mat)
    other.fit()
    other.board.repaint_all()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    other.render(painter, QRectF(0, 0, size.width(), size.height()), other.viewport().rect())
    painter.end()
    return image

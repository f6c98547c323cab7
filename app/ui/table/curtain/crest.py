"""The sign above the words of the curtain."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.ui.app.trouble import steady_paint
from app.ui.look.palette import LIGHT
from app.ui.table.curtain.cloth import paint_crest

CREST = 0.17
"""Height of the sign as a share of the window's."""
LEAST_CREST = 40
"""Pixels; a smaller one is a blot."""


class Crest(QWidget):
    """The sign, as large as there is room for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.colour = LIGHT.panel

    def fit(self, height: int, spare: float) -> None:
        """Be large enough for a window of that height, if so many pixels are to spare for it."""
        side = min(round(height * CREST), round(spare))
        self.setFixedSize(QSize(max(1, side), max(1, side)))
        self.setVisible(side >= LEAST_CREST)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it in the middle."""
        painter = QPainter(self)
        paint_crest(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.colour)

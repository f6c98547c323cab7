"""A coin and a die as they were thrown, drawn with a painter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPen

from app.core.text.words import Words

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from app.ui.look.look import Look

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class ThrowPainter:
    """Draws coins and dice `side` pixels wide; their words are written in `font`."""

    def __init__(self, painter: QPainter, look: Look, font: QFont, side: float) -> None:
        self._painter = painter
        self._look = look
        self._font = font
        self._side = side

    def coin(self, at: QPointF, *, heads: bool) -> None:
        """Draw heads as a golden sun, tails as a hollow silver ring: told apart without colour."""
        painter, colours = self._painter, self._look.palette
        radius = self._side / 2
        painter.setPen(QPen(QColor(colours.gold if heads else colours.bar_muted), radius * 0.13))
        painter.setBrush(QColor(colours.gold) if heads else QColor(colours.bar))
        painter.drawEllipse(at, radius * 0.93, radius * 0.93)
        painter.setPen(QColor(colours.gold_text if heads else colours.bar_text))
        word = (Words("H", "表") if heads else Words("T", "裏")).in_(self._look.language)
        self._write_large(max(8, round(radius * (0.62 if len(word) > 1 else 0.95))))
        box = QRectF(at.x() - radius, at.y() - radius, radius * 2, radius * 2)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word)

    def die(self, at: QPointF, result: int, sides: int) -> None:
        """Draw a die with pips, or with its number where it has not six sides."""
        painter = self._painter
        side = self._side * 0.9
        box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#fbf6e9"))
        painter.drawRoundedRect(box, side * 0.2, side * 0.2)
        if result in PIPS and sides == 6:
            painter.setBrush(QColor("#b2331d" if result == 1 else "#22242a"))
            for across, down in PIPS[result]:
                point = at + QPointF(across, down) * (side * 0.27)
                painter.drawEllipse(point, side * 0.09, side * 0.09)
            return
        self._write_large(max(8, round(side * 0.45)))
        painter.setPen(QColor("#22242a"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(result))

    def _write_large(self, pixels: int) -> None:
        font = QFont(self._font)
        font.setPixelSize(pixels)
        font.setBold(True)
        self._painter.setFont(font)

"""A coin and a die as they were thrown, drawn with a painter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPen

from app.core.text.words import Words
from app.ui.panels.slips.toss import LIES

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from app.ui.look.look import Look
    from app.ui.panels.slips.toss import Flight

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

    def coin(self, at: QPointF, flight: Flight = LIES, *, heads: bool) -> None:
        """Draw heads as a golden sun, tails as a hollow silver ring: told apart without colour.

        `heads` is how it comes to lie; in the air both sides show in turn.
        """
        painter = self._painter
        painter.save()
        painter.translate(at)
        painter.scale(flight.size, flight.size * flight.wide)
        self._side_of_coin(heads=heads if flight.passed % 2 == 0 else not heads)
        painter.restore()

    def _side_of_coin(self, *, heads: bool) -> None:
        painter, colours = self._painter, self._look.palette
        radius = self._side / 2
        painter.setPen(QPen(QColor(colours.gold if heads else colours.bar_muted), radius * 0.13))
        painter.setBrush(QColor(colours.gold) if heads else QColor(colours.bar))
        painter.drawEllipse(QPointF(0, 0), radius * 0.93, radius * 0.93)
        painter.setPen(QColor(colours.gold_text if heads else colours.bar_text))
        word = (Words("H", "表") if heads else Words("T", "裏")).in_(self._look.language)
        self._write_large(max(8, round(radius * (0.62 if len(word) > 1 else 0.95))))
        box = QRectF(-radius, -radius, radius * 2, radius * 2)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word)

    def die(self, at: QPointF, result: int, sides: int, flight: Flight = LIES) -> None:
        """Draw a die with pips, or with its number where it has not six sides.

        `result` is how it comes to lie; before, other sides show in turn.
        """
        painter = self._painter
        painter.save()
        painter.translate(at)
        painter.rotate(flight.angle)
        painter.scale(flight.size, flight.size)
        self._side_of_die((result - 1 + flight.passed) % max(1, sides) + 1, sides)
        painter.restore()

    def _side_of_die(self, result: int, sides: int) -> None:
        painter = self._painter
        side = self._side * 0.9
        box = QRectF(-side / 2, -side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#fbf6e9"))
        painter.drawRoundedRect(box, side * 0.2, side * 0.2)
        if result in PIPS and sides == 6:
            painter.setBrush(QColor("#b2331d" if result == 1 else "#22242a"))
            for across, down in PIPS[result]:
                point = QPointF(across, down) * (side * 0.27)
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

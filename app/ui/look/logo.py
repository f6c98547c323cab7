"""The program's name, its middle syllable in the vermilion of the sign above the door."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.app.trouble import steady_paint
from app.ui.look.fonts import text_width
from app.ui.look.strokes import write

PARTS = (("Cha", False), ("bu", True), ("dai", False))
"""The name, and which part of it is the middle one."""
LARGER = 1.2
"""How much larger than the text beside it the name is in a bar."""
NAME = "".join(part for part, _ in PARTS)


def name_width(pixels: float) -> float:
    """Return how wide the name is in letters `pixels` high."""
    return text_width(NAME, pixels, bold=True)


def paint_name(painter: QPainter, at: QPointF, pixels: float, ink: str, accent: str) -> None:
    """Write the name from `at` on the base line, its middle part in the colour `accent`."""
    x = at.x()
    for part, middle in PARTS:
        write(painter, QPointF(x, at.y()), part, pixels, accent if middle else ink, bold=True)
        x += text_width(part, pixels, bold=True)


class Logo(QWidget):
    """The name in one line, a little larger than the text beside it."""

    def __init__(self, accent: str) -> None:
        super().__init__()
        self._ink = ""
        self._accent = accent
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(NAME)

    def set_ink(self, ink: str) -> None:
        """Write in another colour."""
        self._ink = ink
        self.update()

    @property
    def _pixels(self) -> float:
        return self.fontInfo().pixelSize() * LARGER

    def sizeHint(self) -> QSize:
        """Return the room for the name."""
        return QSize(ceil(name_width(self._pixels)), ceil(self.fontMetrics().height() * LARGER))

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the name."""
        painter, pixels = QPainter(self), self._pixels
        # Capitals have their middle a good third of their size above the line they stand on.
        at = QPointF(0, self.height() / 2 + pixels * 0.36)
        paint_name(painter, at, pixels, self._ink, self._accent)
        painter.end()

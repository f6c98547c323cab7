"""Paints the ticks of check boxes, one for dark and one for bright letters, into assets/look.

A Qt style sheet can draw a dot, a line and a triangle by itself, but no tick.
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "look"
SIDE = 96
"""Pixels: as large as a box is at the largest text on a screen of double density."""
INKS = {"dark": "#22242a", "bright": "#ffffff"}
STROKE = ((0.16, 0.52), (0.41, 0.77), (0.85, 0.24))
WIDTH = 0.17


def tick(ink: str) -> QImage:
    """Return a tick in a colour on nothing."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(ink), SIDE * WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([QPointF(x * SIDE, y * SIDE) for x, y in STROKE]))
    painter.end()
    return image


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, ink in INKS.items():
        tick(ink).save(str(FOLDER / f"tick_{name}.png"))

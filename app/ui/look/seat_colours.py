"""The colour of each seat: what people at a table in the network are told apart by at a glance.

Never by colour alone: a disc has the number of its seat, and a name stands beside it. The first
five are far apart under every colour vision; all of them show on a dark mat and have dark letters
and a dark line around them, which shows on a light one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from app.ui.look.colour import readable
from app.ui.look.strokes import write_centred

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.ui.look.palette import Palette

SEATS = (
    "#ffb38a",
    "#5fd0e6",
    "#d4ee58",
    "#9a96f8",
    "#baf3e0",
    "#fa9938",
    "#ff9fc0",
    "#e0c2ae",
)
"""By number, the first seat first."""
NO_SEAT = "#dcd8cd"
"""Who watches, or judges."""
SEAT_TEXT = "#15171c"
"""What is written on any of them, and the line around them."""
LINE_CONTRAST = 3.0
"""What is no word has to be found all the same: 3 to 1."""
DIGIT = 0.68
"""The height of the number on a disc, as a share of its diameter."""


def seat_colour(seat: SeatId | None) -> str:
    """Return the colour of a seat; that of nobody's for who has none."""
    return SEATS[seat % len(SEATS)] if seat is not None and seat >= 0 else NO_SEAT


def seat_line(seat: SeatId | None, palette: Palette) -> str:
    """Return the colour of a seat as a line on the mat: deeper where the mat is light."""
    colour = seat_colour(seat)
    for mat in (palette.mat, palette.mat_light):
        colour = readable(colour, mat, palette.mat_text, LINE_CONTRAST)
    return colour


def paint_disc(painter: QPainter, centre: QPointF, diameter: float, seat: SeatId | None) -> None:
    """Paint the disc of a seat with its number, counted from 1; without one for no seat."""
    line = max(1.0, diameter * 0.07)
    painter.setPen(QPen(QColor(SEAT_TEXT), line))
    painter.setBrush(QColor(seat_colour(seat)))
    painter.drawEllipse(centre, (diameter - line) / 2, (diameter - line) / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if seat is not None and seat >= 0:
        write_centred(painter, centre, str(seat + 1), diameter * DIGIT, SEAT_TEXT)


def seat_disc(seat: SeatId | None, side: int, dpr: float = 1.0) -> QPixmap:
    """Return the disc of a seat, `side` logical pixels wide."""
    pixels = max(1, round(side * dpr))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    paint_disc(painter, QPointF(pixels / 2, pixels / 2), pixels, seat)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap

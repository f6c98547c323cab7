"""Letters and lines on paper: what a printed sheet is made of, in hundredths of a millimetre."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from app.cards.face import Face
from app.ui.look.crest_icon import draw_crest, has_crest
from app.ui.look.fonts import families

INK = QColor("#1b1a17")
GREY = QColor("#6d6860")
HAIR = QColor("#d5d0c5")
BAND = QColor("#efece4")
_SMALLEST = 0.62
"""How far letters shrink to fit before they are cut."""


class PaperPen:
    """Writes and draws on a page; sizes are heights of letters."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    def width(self, text: str, size: int, *, bold: bool = False) -> float:
        """Return how wide a text becomes."""
        return _metrics(size, bold).horizontalAdvance(text)

    def write(
        self, x: float, y: float, size: int, text: str, *, bold: bool = False, colour: QColor = INK
    ) -> None:
        """Write a text with its upper left corner at x, y."""
        self._put(x, y + _metrics(size, bold).ascent(), size, text, bold=bold, colour=colour)

    def write_fitted(
        self, x: float, y: float, size: int, text: str, room: float, *, bold: bool = False
    ) -> None:
        """Write a text in `room`, smaller where it has to be; its line stays where it is."""
        fitted, shown = self._fitted(text, size, room, bold=bold)
        self._put(x, y + _metrics(size, bold).ascent(), fitted, shown, bold=bold)

    def write_middle(
        self,
        x: float,
        middle: float,
        size: int,
        text: str,
        *,
        bold: bool = False,
        colour: QColor = INK,
        room: float = 0,
    ) -> None:
        """Write a text from x on, its letters around the height `middle`."""
        base = self._base(middle, size, bold=bold)
        if room:
            size, text = self._fitted(text, size, room, bold=bold)
        self._put(x, base, size, text, bold=bold, colour=colour)

    def write_ending(
        self,
        right: float,
        middle: float,
        size: int,
        text: str,
        *,
        bold: bool = False,
        colour: QColor = INK,
    ) -> None:
        """Write a text that ends at `right`."""
        x = right - self.width(text, size, bold=bold)
        self._put(x, self._base(middle, size, bold=bold), size, text, bold=bold, colour=colour)

    def write_centred(
        self,
        left: float,
        right: float,
        middle: float,
        size: int,
        text: str,
        *,
        bold: bool = False,
        colour: QColor = INK,
    ) -> None:
        """Write a text in the middle between two edges."""
        x = (left + right - self.width(text, size, bold=bold)) / 2
        self._put(x, self._base(middle, size, bold=bold), size, text, bold=bold, colour=colour)

    def line(self, left: float, right: float, y: float, thick: float, colour: QColor) -> None:
        """Draw a line across."""
        self._painter.fillRect(QRectF(left, y - thick / 2, right - left, thick), colour)

    def band(self, left: float, right: float, y: float, tall: float) -> None:
        """Draw the ground of a heading."""
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(BAND)
        self._painter.drawRoundedRect(QRectF(left, y, right - left, tall), 90, 90)

    def box(self, x: float, y: float, size: float) -> None:
        """Draw a box to tick."""
        self._painter.setPen(QPen(INK, 16))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(QRectF(x, y, size, size), 40, 40)

    def sign(self, left: float, right: float, middle: float, size: float, letter: str) -> None:
        """Draw a letter in a frame, as regulation marks are printed."""
        frame = QRectF((left + right - size) / 2, middle - size / 2, size, size)
        self._painter.setPen(QPen(INK, 14))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(frame, size / 6, size / 6)
        self.write_centred(left, right, middle, round(size * 0.72), letter, bold=True)

    def crest(self, x: float, middle: float, size: float, face: Face) -> None:
        """Draw the crest of a card from x on, as shapes; nothing for a card without one."""
        if has_crest(face):
            draw_crest(self._painter, QRectF(x, middle - size / 2, size, size), face)

    def _base(self, middle: float, size: int, *, bold: bool) -> float:
        """Return the base line of letters whose capitals stand around `middle`."""
        return middle + _metrics(size, bold).capHeight() / 2

    def _fitted(self, text: str, size: int, room: float, *, bold: bool) -> tuple[int, str]:
        """Return a size and a text that fit; cut where even the smallest size is too large."""
        wide = self.width(text, size, bold=bold)
        if wide <= room:
            return size, text
        least = round(size * _SMALLEST)
        fitted = max(least, int(size * room / wide))
        metrics = _metrics(fitted, bold)
        return fitted, metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)

    def _put(
        self,
        x: float,
        base: float,
        size: int,
        text: str,
        *,
        bold: bool = False,
        colour: QColor = INK,
    ) -> None:
        self._painter.setFont(_font(size, bold))
        self._painter.setPen(colour)
        self._painter.drawText(QPointF(x, base), text)


@cache
def _font(size: int, bold: bool) -> QFont:
    font = QFont(list(families()))
    font.setPixelSize(size)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@cache
def _metrics(size: int, bold: bool) -> QFontMetricsF:
    return QFontMetricsF(_font(size, bold))

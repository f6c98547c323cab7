"""The big buttons on the left: the ways on from the home screen, each with its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.ui.home.tiles.tile import Tile, icon_square, key_width, paint_key
from app.ui.home.unbroken import spoken
from app.ui.look.colour import with_alpha
from app.ui.look.icon_drawings.icon_strokes import GRID
from app.ui.look.icons import draw_icon
from app.ui.look.look import Look
from app.ui.look.text_block import TextBlock

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


PAD = 1.3
SQUARE = 2.75
TITLE = 1.42
WORDS = 0.98
"""Padding, the square of the sign, and the two sizes of text, in letters of plain text."""
ROOMY = 20.0
"""Letters of width below which the sign is left out, so that the words keep their room."""


class WayButton(Tile):
    """One way on: a sign, what it is, a line about it, its key."""

    def __init__(
        self,
        look: Look,
        sign: str,
        key: str,
        parent: QWidget | None = None,
        *,
        primary: bool = False,
    ) -> None:
        super().__init__(look, parent)
        self.primary = primary
        self.key = key
        self._sign = sign
        self._words = ""
        self._blocks: tuple[TextBlock, TextBlock] | None = None
        self._left = 0.0
        self._measured: tuple[object, ...] = ()
        self._close = self._brief = False

    def stand_close(self, *, close: bool, brief: bool) -> None:
        """Be no higher than what is written; `brief`: the title alone, as on other small tiles."""
        if (close, brief) != (self._close, self._brief):
            self._close, self._brief = close, brief
            self._measured = ()
            self.update()

    @property
    def _below(self) -> str:
        """What is written below the title."""
        return "" if self._brief else self._words

    def say(self, title: str, words: str) -> None:
        """Write a title and the line below it."""
        if (title, words) == (self.text(), self._words):
            return
        self.setText(title)
        self._words = words
        self.setAccessibleName(title)
        self._describe()

    def take_key(self, key: str) -> None:
        """Have another key."""
        if key != self.key:
            self.key = key
            self._describe()

    def _describe(self) -> None:
        words = self._words
        self.setAccessibleDescription(f"{spoken(words)} ({self.key})" if words else self.key)
        self._measured = ()
        self.update()

    def height_for(self, width: float) -> float:
        """Return the height of the sheet at a width; lays out what is written on it."""
        unit = self.unit
        if self._measured != (width, unit):
            self._measured = (width, unit)
            roomy = width >= ROOMY * unit
            self._left = unit * (PAD + SQUARE + 1.05 if roomy else PAD)
            room = width - self._left - unit * (PAD + 0.7) - key_width(self.key, unit)
            title = TextBlock(self.text(), room, unit * TITLE, bold=True, leading=1.25)
            self._blocks = title, TextBlock(self._below, room, unit * WORDS, leading=1.32)
        assert self._blocks is not None
        words = self._blocks[0].height + (self._blocks[1].height if self._below else 0.0)
        if self._close:
            sign = unit * (SQUARE + 0.7) if self._left > PAD * unit else 0.0
            return max(sign, words + unit * (0.9 if self._brief else 1.2))
        return max(unit * 5.3, words + unit * 1.9)

    def paint_sheet(self, painter: QPainter, sheet: QRectF) -> None:
        """Paint sign, words and key."""
        if not self._measured:
            self.height_for(sheet.width())
        if self._blocks is None:
            return
        unit, colours = self.unit, self.look.palette
        middle = sheet.center().y()
        if self._left > PAD * unit:
            side = SQUARE * unit
            square = QRectF(sheet.left() + PAD * unit, middle - side / 2, side, side)
            ground = with_alpha("#ffffff", 0.2) if self.primary else colours.mat
            icon_square(painter, square, unit, ground)
            if colours.plain:
                painter.setPen(QPen(QColor(self.ink), 1.0))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(square, unit * 0.6, unit * 0.6)
            self._paint_sign(painter, square)
        title, words = self._blocks
        height = title.height + (words.height if self._below else 0.0)
        at = QPointF(sheet.left() + self._left, middle - height / 2)
        title.draw(painter, at, self.ink)
        if self._below:
            words.draw(painter, at + QPointF(0, title.height), self.pale_ink)
        plate = (colours.panel, colours.muted, colours.panel_line)
        if self.primary:
            plate = ("#38000000", colours.vermilion_text, "#59ffffff")
        paint_key(painter, QPointF(sheet.right() - PAD * unit, middle), self.key, unit, plate)

    def _paint_sign(self, painter: QPainter, square: QRectF) -> None:
        ink = self.look.palette.vermilion_text if self.primary else self.look.palette.mat_text
        inside = square.adjusted(*(self.unit * by for by in (0.66, 0.66, -0.66, -0.66)))
        own = SIGNS.get(self._sign)
        if own is None:
            draw_icon(painter, inside, self._sign, ink)
            return
        painter.translate(inside.topLeft())
        painter.scale(inside.width() / GRID, inside.height() / GRID)
        pen = QPen(QColor(ink), 2.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        own(painter)
        painter.resetTransform()


def _go_on(painter: QPainter) -> None:
    """Draw the solid triangle of "play"."""
    path = QPainterPath(QPointF(7, 4))
    path.lineTo(20, 12)
    path.lineTo(7, 20)
    path.closeSubpath()
    painter.fillPath(path, painter.pen().color())
    painter.drawPath(path)


def _folder(painter: QPainter) -> None:
    path = QPainterPath(QPointF(3, 19))
    for point in ((3, 5), (9.5, 5), (12, 8), (21, 8), (21, 19)):
        path.lineTo(*point)
    path.closeSubpath()
    painter.drawPath(path)


def _network(painter: QPainter) -> None:
    """Draw two screens that a line joins."""
    painter.drawRoundedRect(QRectF(2.5, 3.5, 9, 7), 1.2, 1.2)
    painter.drawRoundedRect(QRectF(12.5, 13.5, 9, 7), 1.2, 1.2)
    path = QPainterPath(QPointF(7, 10.5))
    path.lineTo(7, 17)
    path.lineTo(12.5, 17)
    painter.drawPath(path)


SIGNS = {"go_on": _go_on, "folder": _folder, "network": _network}
"""Signs that only this screen has."""

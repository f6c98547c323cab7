"""What lies on the ground of the lobby: sheets of paper, and the place of a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from app.ui.app.trouble import steady_paint
from app.ui.home.focus_stop import unit_of
from app.ui.home.tiles.sheet_paint import RADIUS, paint_edge, paint_shadow
from app.ui.look.crest_icon import paint_crest
from app.ui.look.faces.card_sides import paint_back
from app.ui.look.strokes import fill

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from app.cards.face import Back, Face
    from app.ui.look.look import Look

EDGE = 0.62
"""Room around a sheet for its shadow, in letters of plain text."""
PAD = 0.9
"""Room between the edge of a sheet and what is on it."""
BAND = 0.4
"""Width of the band of a sheet."""
SIDE = 0.92
"""The width of a crest, as a share of the height of the place."""
CARD = (63, 88)
"""Width and height of a card."""


class Paper(QFrame):
    """A sheet of paper with a column of parts on it."""

    free = False
    """Whether it is but the place of a sheet: its edge in dashes, and no shadow."""
    band = ""
    """The colour of a band along its left edge; "" for none."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.column = QVBoxLayout(self)
        self.column.setSpacing(8)
        look.changed.connect(self.update)

    def fit(self) -> None:
        """Keep room for the shadow, at the size of text there is."""
        unit = unit_of(self)
        down, across = round(unit * (EDGE + PAD * 0.8)), round(unit * (EDGE + PAD))
        self.column.setContentsMargins(across, down, across, down)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, palette = unit_of(self), self.look.palette
        edge = unit * EDGE
        sheet = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        if self.free:
            fill(painter, sheet, RADIUS * unit, palette.panel)
            pen = QPen(QColor(palette.field_line), max(1.0, unit * 0.1), Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(sheet, RADIUS * unit, RADIUS * unit)
        else:
            paint_shadow(painter, sheet, unit, palette)
            fill(painter, sheet, RADIUS * unit, palette.panel_raised)
            if self.band:
                self._paint_band(painter, sheet, unit)
            paint_edge(painter, sheet, unit, palette, palette.panel_raised)
        painter.end()

    def _paint_band(self, painter: QPainter, sheet: QRectF, unit: float) -> None:
        shape = QPainterPath()
        shape.addRoundedRect(sheet, RADIUS * unit, RADIUS * unit)
        strip = QPainterPath()
        strip.addRect(QRectF(sheet.left(), sheet.top(), unit * BAND, sheet.height()))
        painter.fillPath(shape.intersected(strip), QColor(self.band))


class DeckPlace(QWidget):
    """The place of a deck: empty, the back of one that is its owner's alone, or one's own crests.

    It adds nothing to what is said in words beside it.
    """

    def __init__(self, look: Look, back: Back, lines: float) -> None:
        """`lines` is its height in lines of text."""
        super().__init__()
        self._look = look
        self._back = back
        self._lines = lines
        self._lies = False
        self.heads: tuple[Face, ...] = ()
        """The cards that the own deck is shown by."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_deck(self, *, lies: bool, heads: tuple[Face, ...] = ()) -> None:
        """Show whether a deck lies there, and the crests of one that may be known."""
        if (lies, heads) != (self._lies, self.heads):
            self._lies, self.heads = lies, heads
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """As high as it was made, as wide as what it shows."""
        high = self.fontMetrics().height() * self._lines
        wide = high * CARD[0] / CARD[1]
        if self.heads:
            wide = high * (len(self.heads) - 1 + SIDE)
        return QSize(round(wide), round(high))

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the place, and what lies there."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        box = QRectF(self.rect())
        if self.heads:
            side = box.height() * SIDE
            for place, face in enumerate(self.heads):
                left = box.left() + box.height() * place
                paint_crest(painter, QPointF(left + side / 2, box.center().y()), side, face)
        elif self._lies:
            ratio = self.devicePixelRatioF()
            size = QSize(round(box.width() * ratio), round(box.height() * ratio))
            painter.drawImage(box, paint_back(size, self._back))
        else:
            line = max(1.0, box.width() * 0.035)
            colour = QColor(self._look.palette.field_line)
            painter.setPen(QPen(colour, line, Qt.PenStyle.DashLine))
            inside = box.adjusted(line, line, -line, -line)
            painter.drawRoundedRect(inside, box.width() * 0.1, box.width() * 0.1)
        painter.end()

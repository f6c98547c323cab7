"""How one card of a grid is painted: its baked face and the signs of being chosen.

The face says its name itself; it is written below only where the face is too small to read it, and
below backs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.core.text.words import Language
from app.ui.app.trouble import steady_cell
from app.ui.look.card_art import CardArt
from app.ui.look.faces.bake import margin
from app.ui.look.faces.card_picture import CardPicture
from app.ui.look.faces.card_sides import FEW_WORDS_FROM
from app.ui.look.faces.paper import corner_radius
from app.ui.look.icons import icon
from app.ui.look.palette import Palette
from app.ui.look.strokes import fill
from app.ui.look.tints import tint_of

if TYPE_CHECKING:
    from app.ui.panels.cards.card_rows import CardRows
    from app.ui.panels.cards.pile_model import Index, PileCard

SHAPE = 88 / 63
USUAL = 5.2
"""The width of a card in lines of text: at this size its face is read like the text around it."""
LEGIBLE = 1.9
"""Below this width, in lines of text, no face says its name in letters that can be read."""
EDGE = 6
"""Pixels around a card, for its rings."""
NAME_LINES = 2
ART_ENDS = 0.7
"""Where the art of a face with all its words ends, in card widths from the upper edge."""


Looks = tuple[tuple[int, int], Language, float, float]
"""Of the pictures of a grid: device pixels, language, device pixels a logical one, text scale."""


class CardDelegate(QStyledItemDelegate):
    """Paints one card; its face comes baked from `CardArt`."""

    def __init__(self, art: CardArt, grid: CardRows) -> None:
        super().__init__(grid)
        self._art = art
        self._grid = grid
        self.numbered = False
        self._width = 0
        """0 until the panel knows how much room there is."""
        self._missing: list[CardPicture] = []
        self._looks: Looks = ((0, 0), "en", 1.0, 1.0)
        self._broken: dict[tuple[str, int, str], tuple[str, ...]] = {}

    @property
    def _colours(self) -> Palette:
        return self._grid.look.palette

    @property
    def usual_width(self) -> int:
        """The width of a card in logical pixels where there is room for it."""
        return round(max(64, self._grid.fontMetrics().height() * USUAL))

    def narrow(self, width: int | None) -> bool:
        """Make cards `width` logical pixels wide, at most as usual; tell whether that is new."""
        width = self.usual_width if width is None else min(width, self.usual_width)
        changed = width != self._width
        self._width = width
        return changed

    def card_size(self) -> QSize:
        """Return the size of a card in logical pixels."""
        width = self._width or self.usual_width
        return QSize(width, round(width * SHAPE))

    def _is_legible(self, width: int) -> bool:
        """Whether a face so wide says its name in letters that can be read."""
        return width >= self._grid.fontMetrics().height() * LEGIBLE

    @property
    def _letters(self) -> float:
        """How much larger than usual the letters of a face must be to be read like text."""
        return max(1.0, self.usual_width / self.card_size().width())

    def cell(self) -> QSize:
        """Return the size of a card with its margin, and its name where that is written."""
        card = self.card_size()
        return self.cell_of(card.width())

    def cell_of(self, width: int) -> QSize:
        """Return what a cell would measure with cards `width` logical pixels wide."""
        named = self._grid.cards.has_backs or not self._is_legible(width)
        words = self._grid.fontMetrics().height() * NAME_LINES + 4 if named else 0
        across = max(width + 2 * EDGE, round(width * (1.22 if named else 1.1)))
        return QSize(across, round(width * SHAPE) + 2 * EDGE + words)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the size of a cell."""
        return self.cell()

    def look_again(self) -> None:
        """Take in how pictures look: once before a repaint, as it is the same for all cards."""
        dpr = self._grid.devicePixelRatioF()
        size = self.card_size() * dpr
        # Only where it makes another face: others would be baked twice.
        letters = round(self._letters, 1)
        text = letters if letters >= FEW_WORDS_FROM else 1.0
        self._looks = (size.width(), size.height()), self._grid.look.language, dpr, text

    def want(self, entry: PileCard) -> CardPicture:
        """Return which picture shows a card."""
        self.look_again()
        return self._wanted(entry)

    def _wanted(self, entry: PileCard) -> CardPicture:
        pixels, language, dpr, text = self._looks
        # On paper a shadow as deep as on the mat would be a thick outline.
        return CardPicture(entry.card, pixels, language, dpr=dpr, text=text, flat=True)

    def picture(self, entry: PileCard) -> QPixmap:
        """Return the picture of a card, or its stand-in for now."""
        return self._art.get(self.want(entry))

    def fetch(self) -> None:
        """Have the pictures baked that the last repaint missed."""
        missing, self._missing = self._missing, []
        self._art.preload(missing)

    def _face(self, painter: QPainter, card: QRectF, entry: PileCard) -> None:
        """Paint the card itself, for now in its bare colour where it has no picture yet.

        Baking starts only after the repaint: both need the interpreter, and the panel must open
        at once.
        """
        want = self._wanted(entry)
        if self._art.holds(want):
            edge = margin(round(card.width()))
            painter.drawPixmap(card.topLeft() - QPointF(edge, edge), self._art.get(want))
            return
        self._missing.append(want)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = tint_of(entry.card).top if entry.card else self._grid.look.back.colour
        fill(painter, card, corner_radius(card.width()), colour)

    @steady_cell
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a card."""
        entry = self._grid.cards.shown[index.row()]
        size, rect = self.card_size(), option.rect
        left = rect.x() + (rect.width() - size.width()) // 2
        top = rect.y() + EDGE
        card = QRectF(left, top, size.width(), size.height())
        self._face(painter, card, entry)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            self._ring(painter, card, self._colours.gold, 3.5)
            self._tick(painter, card)
        if state & QStyle.StateFlag.State_HasFocus and self._grid.hasFocus():
            self._ring(painter, card.adjusted(-4, -4, 4, 4), self._colours.focus, 2)
        if self.numbered:
            self._number(painter, card, index.row() + 1)
        if entry.card is None or not self._is_legible(size.width()):
            self._name(painter, rect, round(card.bottom()) + 4, self._grid.cards.name(entry))

    def _ring(self, painter: QPainter, rect: QRectF, colour: str, width: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 6, 6)

    def _tick(self, painter: QPainter, card: QRectF) -> None:
        """Show that a card is chosen by a sign too, not by the ring's colour alone."""
        side = max(16.0, card.width() * 0.24)
        out = min(side * 0.2, EDGE)
        disc = QRectF(card.right() - side + out, card.top() - out, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.gold))
        painter.drawEllipse(disc)
        inner = disc.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
        icon("check", self._colours, self._colours.gold_text).paint(painter, inner.toRect())

    def number_place(self, card: QRectF) -> QRectF:
        """Return where the number of a card goes: where its face says nothing."""
        side = max(18.0, card.width() * 0.27)
        out = min(side * 0.2, EDGE)
        disc = QRectF(card.left() - out, card.bottom() - side + out, side, side)
        if self._letters < FEW_WORDS_FROM:
            # On the art: below it stand attacks and weakness.
            disc.moveBottom(card.top() + card.width() * ART_ENDS)
        return disc

    def _number(self, painter: QPainter, card: QRectF, number: int) -> None:
        disc = self.number_place(card)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.badge))
        painter.drawEllipse(disc)
        painter.setPen(QColor(self._colours.badge_text))
        font = QFont(self._grid.font())
        font.setPixelSize(max(1, round(disc.width() * 0.6)))
        painter.setFont(font)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))

    def _name(self, painter: QPainter, rect: QRect, top: int, words: str) -> None:
        """Write the name in at most two lines."""
        metrics = self._grid.fontMetrics()
        width = rect.width() - 4
        painter.setFont(self._grid.font())
        painter.setPen(QColor(self._colours.text))
        for number, line in enumerate(self._lines(words, width)):
            box = QRect(rect.x() + 2, top + number * metrics.height(), width, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, line)

    def _lines(self, words: str, width: int) -> tuple[str, ...]:
        """Break a name into at most two lines, the second cut where it is too long."""
        font = self._grid.font()
        key = (words, width, font.key())
        found = self._broken.get(key)
        if found is not None:
            return found
        layout = QTextLayout(words, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(width)
        layout.endLayout()
        first, rest = words[: line.textLength()].strip(), words[line.textLength() :].strip()
        metrics = self._grid.fontMetrics()
        second = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)
        self._broken[key] = found = (first, second) if second else (first,)
        return found

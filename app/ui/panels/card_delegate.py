"""How one card of a grid is painted: its baked face, its name, and the signs of being chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.ui.look.art import BACK_COLOUR, CardArt, CardPicture
from app.ui.look.bake import margin
from app.ui.look.icons import icon
from app.ui.look.palette import LIGHT, Palette
from app.ui.look.paper import corner_radius
from app.ui.look.strokes import fill
from app.ui.look.tints import tint_of

if TYPE_CHECKING:
    from app.ui.panels.card_grid import CardGrid
    from app.ui.panels.card_model import Index, PileCard

SHAPE = 88 / 63


class CardDelegate(QStyledItemDelegate):
    """Paints one card with its name below; the face itself comes baked from `CardArt`."""

    def __init__(self, art: CardArt, grid: CardGrid) -> None:
        super().__init__(grid)
        self._art = art
        self._grid = grid
        self.numbered = False
        self.colours: Palette = LIGHT
        self._missing: list[CardPicture] = []
        self._broken: dict[tuple[str, int, str], tuple[str, ...]] = {}

    def card_size(self) -> QSize:
        """Return the size of a card in logical pixels."""
        width = round(max(64, self._grid.fontMetrics().height() * 4.4))
        return QSize(width, round(width * SHAPE))

    def cell(self) -> QSize:
        """Return the size of a card with its margin and name."""
        card, line = self.card_size(), self._grid.fontMetrics().height()
        return QSize(round(card.width() * 1.22), round(card.height() + line * 2.5 + 10))

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the size of a cell."""
        return self.cell()

    def want(self, entry: PileCard) -> CardPicture:
        """Return which picture shows a card."""
        dpr = self._grid.devicePixelRatioF()
        size = self.card_size() * dpr
        language = self._grid.cards.language
        return CardPicture(entry.card, (size.width(), size.height()), language, dpr=dpr)

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
        want = self.want(entry)
        if self._art.holds(want):
            edge = margin(round(card.width()))
            painter.drawPixmap(card.topLeft() - QPointF(edge, edge), self._art.get(want))
            return
        self._missing.append(want)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = tint_of(entry.card).top if entry.card else BACK_COLOUR
        fill(painter, card, corner_radius(card.width()), colour)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a card."""
        entry = self._grid.cards.shown[index.row()]
        size, rect = self.card_size(), option.rect
        left = rect.x() + (rect.width() - size.width()) // 2
        top = rect.y() + 5
        card = QRectF(left, top, size.width(), size.height())
        self._face(painter, card, entry)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            self._ring(painter, card, self.colours.gold, 3.5)
            self._tick(painter, card)
        if state & QStyle.StateFlag.State_HasFocus and self._grid.hasFocus():
            self._ring(painter, card.adjusted(-4, -4, 4, 4), self.colours.focus, 2)
        if self.numbered:
            self._number(painter, card, index.row() + 1)
        self._name(painter, rect, round(card.bottom()) + 4, self._grid.cards.name(entry))

    def _ring(self, painter: QPainter, rect: QRectF, colour: str, width: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 6, 6)

    def _tick(self, painter: QPainter, card: QRectF) -> None:
        """Show that a card is chosen by a sign too, not by the ring's colour alone."""
        side = max(16.0, card.width() * 0.24)
        disc = QRectF(card.right() - side * 0.8, card.top() - side * 0.2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colours.gold))
        painter.drawEllipse(disc)
        inner = disc.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
        icon("check", self.colours, self.colours.gold_text).paint(painter, inner.toRect())

    def _number(self, painter: QPainter, card: QRectF, number: int) -> None:
        side = max(18.0, card.width() * 0.27)
        disc = QRectF(card.left() - side * 0.2, card.bottom() - side * 0.8, side, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colours.badge))
        painter.drawEllipse(disc)
        painter.setPen(QColor(self.colours.badge_text))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))

    def _name(self, painter: QPainter, rect: QRect, top: int, words: str) -> None:
        """Write the name in at most two lines."""
        metrics = self._grid.fontMetrics()
        width = rect.width() - 4
        painter.setFont(self._grid.font())
        painter.setPen(QColor(self.colours.text))
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

"""How a row and a picture of the deck editor are painted, and where their - and + are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.cards.deck.finding import SIGNS
from app.ui.app.trouble import steady_cell
from app.ui.look.crest_icon import card_sign
from app.ui.look.faces.bake import margin
from app.ui.look.faces.card_picture import CardPicture
from app.ui.look.faces.card_sides import FEW_WORDS_FROM
from app.ui.look.faces.paper import corner_radius
from app.ui.look.fonts import scale_of, text_width
from app.ui.look.strokes import fill, outline, write, write_centred, write_fitted
from app.ui.look.tints import tint_of

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.ui.decks.editor.panels.pile_rows import Index, Row
    from app.ui.decks.editor.panels.pile_view import PileView

SHAPE = 88 / 63
CARD_WIDTH = 8.6
"""Of a picture, in letters."""
LEAST_WIDTH = 5.5
GAP = 0.9
HEADING = 2.6
"""Height of a heading, in letters."""
BESIDE = 46.0
"""Letters of width from which the name in the other language stands beside."""
PRINTS = 21.0
"""Letters of width from which set and number stand behind the name."""
BUTTON = 1.9
"""Side of - and +, in letters."""
HANGING = 0.5
"""How much of the count is below its card."""


class RowPainter(QStyledItemDelegate):
    """Paints rows: count, sign, name, print; - and + under the pointer or the keyboard."""

    def __init__(self, view: PileView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return how high a row is."""
        row = self._view.pile.rows[index.row()]
        return QSize(1, round(self._view.unit * (HEADING if row.card is None else 2.15)))

    def buttons(self, rect: QRectF) -> tuple[QRectF, QRectF]:
        """Return where - and + of a row are."""
        side = self._view.unit * BUTTON
        top = rect.center().y() - side / 2
        right = rect.right() - self._view.unit * 0.2
        return QRectF(right - 2 * side - 2, top, side, side), QRectF(right - side, top, side, side)

    @steady_cell
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        rect = QRectF(option.rect)
        row = self._view.pile.rows[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.card is None:
            heading(painter, rect, row, self._view)
        else:
            hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            self._card(painter, rect, row, row.card, chosen=chosen, hovered=hovered)
        painter.restore()

    def _card(
        self,
        painter: QPainter,
        rect: QRectF,
        row: Row,
        card: Face,
        *,
        chosen: bool,
        hovered: bool,
    ) -> None:
        view, unit, colours = self._view, self._view.unit, self._view.look.palette
        ink, pale = colours.text, colours.muted
        plate = rect.adjusted(1, 1, -1, -1)
        if chosen and view.hasFocus():
            ink = pale = colours.choice_text
            fill(painter, plate, unit * 0.35, colours.choice)
            outline(painter, plate, unit * 0.35, colours.focus, max(1.5, unit * 0.15))
        elif hovered:
            fill(painter, plate, unit * 0.35, colours.panel)
            outline(painter, plate, unit * 0.35, colours.panel_line, 1.0)
        elif chosen:
            outline(painter, plate, unit * 0.35, colours.panel_line, 1.0)
        chosen = chosen and view.hasFocus()
        middle, language = rect.center().y(), view.look.language
        count = str(row.count)
        right = rect.left() + unit * 2.1 - text_width(count, unit, bold=True)
        write(painter, QPointF(right, middle + unit * 0.365), count, unit, ink, bold=True)
        card_sign(painter, QPointF(rect.left() + unit * 3.35, middle), unit * 1.35, card, language)
        left, end = rect.left() + unit * 4.5, rect.right() - unit * (2 * BUTTON + 0.6)
        if rect.width() >= PRINTS * unit:
            size = unit * 0.85
            wide = text_width(row.printed, size)
            at = QPointF(end - wide, middle + size * 0.365)
            write(painter, at, row.printed, size, pale)
            end -= max(wide, unit * 4.6) + unit * 0.5
        if row.found is not None:
            mark = SIGNS[row.found]
            at = QPointF(end - unit * 0.55, middle)
            colour = ink if chosen else colours.accent_text
            write_centred(painter, at, mark, unit * 1.05, colour)
        end -= unit * 1.3
        self._names(painter, row, QRectF(left, rect.top(), end - left, rect.height()), ink, pale)
        if chosen or hovered:
            for box, words in zip(self.buttons(rect), ("−", "+"), strict=True):
                step(painter, box, words, view)

    def _names(self, painter: QPainter, row: Row, room: QRectF, ink: str, pale: str) -> None:
        view, unit = self._view, self._view.unit
        other = view.pile.other(row) if room.width() >= (BESIDE - 16) * unit else ""
        first = room.width() * 0.56 if other else room.width()
        base = QPointF(room.left(), room.center().y() + unit * 0.365)
        name = row.name.in_(view.look.language)
        sizes = (unit, unit * 0.85)
        write_fitted(painter, base, name, first - unit * 0.5, sizes, colour=ink)
        if other:
            place = base + QPointF(first, 0)
            small = (unit * 0.92, unit * 0.8)
            write_fitted(painter, place, other, room.width() - first, small, colour=pale)


class PicturePainter(QStyledItemDelegate):
    """Paints pictures: the card, how many there are, - and + under pointer or keyboard."""

    def __init__(self, view: PileView) -> None:
        super().__init__(view)
        self._view = view

    def card_size(self) -> tuple[float, float]:
        """Return width and height of a card: whole columns fill the width."""
        unit, room = self._view.unit, max(1, self._view.viewport().width() - 2)
        gap = unit * GAP
        columns = max(1, int(room // (unit * CARD_WIDTH + gap)))
        wide = min(room / columns - gap, unit * CARD_WIDTH * 1.5)
        # A whole row is to be seen in a low window too: heading, foot and count included.
        spare = gap + unit * (BUTTON * HANGING + HEADING)
        low = (self._view.viewport().height() - spare) / SHAPE
        wide = min(wide, max(low, unit * LEAST_WIDTH))
        return wide, wide * SHAPE

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room of a picture; a heading takes a line of its own."""
        unit = self._view.unit
        if self._view.pile.rows[index.row()].card is None:
            return QSize(max(1, self._view.viewport().width() - 2), round(unit * HEADING))
        wide, high = self.card_size()
        return QSize(int(wide + unit * GAP), round(high + unit * (GAP + BUTTON * HANGING)))

    def card_at(self, rect: QRectF) -> QRectF:
        """Return where the card lies in its room."""
        wide, high = self.card_size()
        edge = self._view.unit * GAP / 2
        return QRectF(rect.left() + edge, rect.top() + edge, wide, high)

    def buttons(self, rect: QRectF) -> tuple[QRectF, QRectF]:
        """Return where - and + of a picture are."""
        card, side = self.card_at(rect), self._view.unit * BUTTON * 1.05
        # Half below the card, so that HP and retreat cost can still be read.
        top, middle = card.bottom() - side * (1 - HANGING), card.center().x()
        apart = self._view.unit * 0.95
        return (
            QRectF(middle - apart - side, top, side, side),
            QRectF(middle + apart, top, side, side),
        )

    def want(self, card: Face) -> CardPicture:
        """Return which picture shows a card."""
        view = self._view
        dpr = view.devicePixelRatioF()
        wide, high = self.card_size()
        letters = round(scale_of(view.font()), 1)
        text = letters if letters >= FEW_WORDS_FROM else 1.0
        size = (round(wide * dpr), round(high * dpr))
        return CardPicture(card, size, view.look.language, dpr=dpr, text=text)

    @steady_cell
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a picture."""
        rect, view = QRectF(option.rect), self._view
        row = view.pile.rows[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.card is None:
            heading(painter, rect, row, view)
            painter.restore()
            return
        card, unit, colours = self.card_at(rect), view.unit, view.look.palette
        want = self.want(row.card)
        if view.art.holds(want):
            edge = margin(round(card.width()))
            painter.drawPixmap(card.topLeft() - QPointF(edge, edge), view.art.get(want))
        else:
            view.missing.append(want)
            fill(painter, card, corner_radius(card.width()), tint_of(row.card).top)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            colour = colours.focus if view.hasFocus() else colours.panel_line
            outline(painter, card.adjusted(-2, -2, 2, 2), unit * 0.6, colour, max(2, unit * 0.2))
        chosen = chosen and view.hasFocus()
        if row.found is not None:
            side = unit * 1.7
            disc = QRectF(card.right() - side * 0.8, card.top() - side * 0.2, side, side)
            fill(painter, disc, side / 2, colours.vermilion)
            write_centred(painter, disc.center(), SIGNS[row.found], unit, colours.vermilion_text)
        self._count(painter, rect, card, row)
        if chosen or hovered:
            for box, words in zip(self.buttons(rect), ("−", "+"), strict=True):
                step(painter, box, words, view)
        painter.restore()

    def _count(self, painter: QPainter, rect: QRectF, card: QRectF, row: Row) -> None:
        """Write how many there are on a pill at the foot of the card."""
        unit, colours = self._view.unit, self._view.look.palette
        box, _ = self.buttons(rect)
        wide = max(unit * 1.9, text_width(str(row.count), unit * 1.15, bold=True) + unit)
        pill = QRectF(card.center().x() - wide / 2, box.top(), wide, box.height())
        fill(painter, pill, pill.height() * 0.4, colours.badge)
        write_centred(painter, pill.center(), str(row.count), unit * 1.15, colours.badge_text)


def heading(painter: QPainter, rect: QRectF, row: Row, view: PileView) -> None:
    """Paint the heading of a group, with its number of cards."""
    unit, colours = view.unit, view.look.palette
    base = QPointF(rect.left() + unit * 0.4, rect.bottom() - unit * 0.75)
    words = row.name.in_(view.look.language)
    write(painter, base, words, unit, colours.text, bold=True)
    after = base + QPointF(text_width(words, unit, bold=True) + unit * 0.55, 0)
    write(painter, after, str(row.count), unit, colours.muted)
    line = QRectF(rect.left(), rect.bottom() - unit * 0.3, rect.width(), max(1.0, unit * 0.07))
    fill(painter, line, 0, colours.panel_line)


def step(painter: QPainter, box: QRectF, words: str, view: PileView) -> None:
    """Paint - or +."""
    colours, unit = view.look.palette, view.unit
    inside = box.adjusted(1.5, 1.5, -1.5, -1.5)
    fill(painter, inside, unit * 0.4, colours.panel_raised)
    outline(painter, inside, unit * 0.4, colours.field_line, 1.0)
    write_centred(painter, inside.center(), words, unit * 1.2, colours.text)


def empty_words(painter: QPainter, rect: QRectF, words: str, view: PileView) -> None:
    """Write what an empty pile is for."""
    painter.setPen(view.palette_pen())
    painter.setFont(view.font())
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(rect, flags, words)

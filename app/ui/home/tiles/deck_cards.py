"""The cards of a deck list, in its three parts, with their names in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.core.data.value import value
from app.core.text.wording import copies, series
from app.core.text.words import Words
from app.ui.app.trouble import steady_cell
from app.ui.home.focus_stop import unit_of
from app.ui.look.crest_icon import card_sign
from app.ui.look.fonts import text_width
from app.ui.look.look import Look
from app.ui.look.strokes import fill, outline, write, write_fitted

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from app.cards.deck.deck import DeckList
    from app.cards.face import Face
    from app.games.contracts.card_contract import GameCards

BESIDE = 30.0
"""Letters of width from which a name in the other language stands beside, not below."""
Index = QModelIndex | QPersistentModelIndex


@value
class Row:
    """A part of the deck, or one of its lines."""

    count: int
    name: Words
    card: Face | None = None
    """None for the heading of a part."""


def deck_rows(deck: DeckList, cards: GameCards) -> tuple[Row, ...]:
    """Return the lines of a deck under the headings of its parts, as it was written."""
    rows: list[Row] = []
    for section, title in cards.lists.sections.items():
        lines = [line for line in deck.lines if line.section == section]
        if lines:
            rows.append(Row(sum(line.count for line in lines), title))
        for line in lines:
            card = cards.get(line.key)
            name = card.name if card.known else Words(line.name, line.name)
            rows.append(Row(line.count, name, cards.face(line.key)))
    return tuple(rows)


class DeckModel(QAbstractListModel):
    """The rows for the list, and what a screen reader says of each."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.rows: tuple[Row, ...] = ()

    def show(self, rows: tuple[Row, ...]) -> None:
        """Hold other rows, or say them in another language."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many rows there are."""
        return len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a row."""
        row = self.rows[index.row()]
        told = copies(row.count, row.name).in_(self.look.language)
        if role == Qt.ItemDataRole.DisplayRole:
            return told
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return series([told, *self.other(row)]).in_(self.look.language)
        return None

    def other(self, row: Row) -> list[str]:
        """Return the name in the other language, where there is one."""
        other = row.name.in_("en" if self.look.language == "ja" else "ja")
        same = row.card is None or other == row.name.in_(self.look.language)
        return [] if same else [other]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the keyboard stop at cards, not at headings."""
        if self.rows[index.row()].card is None:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class DeckDelegate(QStyledItemDelegate):
    """Paints the rows."""

    def __init__(self, view: DeckCards) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return how high a row is."""
        view = self._view
        row = view.deck.rows[index.row()]
        share = 2.5 if row.card is None else 2.05
        if not view.beside and view.deck.other(row):
            share = 3.3
        return QSize(1, round(view.unit * share))

    @steady_cell
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        view, rect = self._view, QRectF(option.rect)
        row = view.deck.rows[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.card is None:
            self._heading(painter, rect, row)
        else:
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            self._card(painter, rect, row, row.card, chosen=chosen)
        painter.restore()

    def _heading(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        view, unit = self._view, self._view.unit
        base = QPointF(rect.left() + unit * 0.4, rect.bottom() - unit * 0.72)
        words = row.name.in_(view.look.language)
        write(painter, base, words, unit, view.look.palette.text, bold=True)
        after = base + QPointF(text_width(words, unit, bold=True) + unit * 0.55, 0)
        write(painter, after, str(row.count), unit, view.look.palette.muted)
        line = QRectF(rect.left(), rect.bottom() - unit * 0.3, rect.width(), max(1.0, unit * 0.07))
        fill(painter, line, 0, view.look.palette.panel_line)

    def _card(self, painter: QPainter, rect: QRectF, row: Row, card: Face, *, chosen: bool) -> None:
        view, unit, colours = self._view, self._view.unit, self._view.look.palette
        ink, pale = colours.text, colours.muted
        if chosen:
            ink = pale = colours.choice_text
            plate = rect.adjusted(1, 1, -1, -1)
            fill(painter, plate, unit * 0.35, colours.choice)
            if view.hasFocus():
                outline(painter, plate, unit * 0.35, colours.focus, max(1.5, unit * 0.15))
        other = view.deck.other(row)
        below = bool(other) and not view.beside
        middle = rect.top() + unit * 1.05 if below else rect.center().y()
        count = str(row.count)
        right = rect.left() + unit * 1.9 - text_width(count, unit, bold=True)
        write(painter, QPointF(right, middle + unit * 0.365), count, unit, ink, bold=True)
        language = view.look.language
        card_sign(painter, QPointF(rect.left() + unit * 3.15, middle), unit * 1.35, card, language)
        left = rect.left() + unit * 4.3
        room = rect.right() - left - unit * 0.5
        first = room * 0.54 if other and view.beside else room
        at = QPointF(left, middle + unit * 0.365)
        sizes = (unit, unit * 0.85)
        name = row.name.in_(language)
        write_fitted(painter, at, name, first - unit * 0.6, sizes, colour=ink)
        for words in other:
            place = at + (QPointF(0, unit * 1.25) if below else QPointF(first, 0))
            width = room if below else room - first
            small = (unit * 0.92, unit * 0.8)
            write_fitted(painter, place, words, width, small, colour=pale)


class DeckCards(QListView):
    """The list."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.deck = DeckModel(look, self)
        self.setModel(self.deck)
        self.setItemDelegate(DeckDelegate(self))
        self.setMouseTracking(True)
        self.setObjectName("log")
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        look.changed.connect(self.viewport().update)

    @property
    def unit(self) -> float:
        """The height of plain text in pixels."""
        return unit_of(self)

    @property
    def beside(self) -> bool:
        """Whether the other language's names stand beside."""
        return self.viewport().width() >= BESIDE * self.unit

    def show_deck(self, rows: tuple[Row, ...]) -> None:
        """Show a deck; its first card is the chosen one."""
        before = self.currentIndex().row() if rows == self.deck.rows else -1
        self.deck.show(rows)
        first = next((n for n, row in enumerate(rows) if row.card is not None), -1)
        self.setCurrentIndex(self.deck.index(before if before >= 0 else first))

    def card_at(self, index: Index) -> Face | None:
        """Return the card of a row."""
        return self.deck.rows[index.row()].card if index.isValid() else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the names side by side or below each other, by the width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

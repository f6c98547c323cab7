"""The cards that were found while one types, in a list below the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.core.text.wording import series
from app.ui.app.trouble import steady_cell
from app.ui.home.focus_stop import unit_of
from app.ui.look.crest_icon import card_sign
from app.ui.look.fonts import text_width
from app.ui.look.look import Look
from app.ui.look.strokes import fill, outline, write, write_fitted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.cards.card_facts import CardFact
    from app.ui.decks.editor.panels.pile_rows import Index

ROW = 2.1
"""Height of one that was found, in letters."""
_NO_INDEX = QModelIndex()


class FoundModel(QAbstractListModel):
    """The cards that were found."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.cards: tuple[CardFact, ...] = ()
        self.faces: tuple[Any, ...] = ()

    def show(self, cards: Sequence[CardFact], faces: Sequence[Any]) -> None:
        """Hold other cards, with what is painted of them."""
        self.beginResetModel()
        self.cards, self.faces = tuple(cards), tuple(faces)
        self.endResetModel()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return how many there are."""
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of a card, for those who listen with the other name and the print."""
        card = self.cards[index.row()]
        name = card.name.in_(self.look.language)
        if role == Qt.ItemDataRole.DisplayRole:
            return name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = dict.fromkeys((name, card.name.beside(self.look.language), printed(card)))
            return series([part for part in parts if part]).in_(self.look.language)
        return None


def printed(card: CardFact) -> str:
    """Return set and number of a card as people write them."""
    return " ".join(part for part in card.key.rpartition("-")[::2] if part)


class FoundPainter(QStyledItemDelegate):
    """Paints a card that was found: sign, name, the other name, its print."""

    def __init__(self, view: FoundList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return how high a row is."""
        return QSize(1, round(self._view.unit * ROW))

    @steady_cell
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        view, rect = self._view, QRectF(option.rect)
        card, unit, colours = view.found.faces[index.row()], view.unit, view.look.palette
        language, ink, pale = view.look.language, colours.text, colours.muted
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            ink = pale = colours.choice_text
            plate = rect.adjusted(1, 1, -1, -1)
            fill(painter, plate, unit * 0.35, colours.choice)
            outline(painter, plate, unit * 0.35, colours.focus, max(1.0, unit * 0.1))
        middle = rect.center().y()
        card_sign(painter, QPointF(rect.left() + unit * 1.5, middle), unit * 1.35, card, language)
        told, size = printed(card), unit * 0.85
        wide = text_width(told, size)
        end = rect.right() - unit * 0.6 - wide
        write(painter, QPointF(end, middle + size * 0.365), told, size, pale)
        left = rect.left() + unit * 2.7
        room = end - unit * 0.6 - left
        other = card.name.beside(language)
        beside = other != card.name.in_(language) and room >= 18 * unit
        first = room * 0.6 if beside else room
        base = QPointF(left, middle + unit * 0.365)
        name = card.name.in_(language)
        write_fitted(painter, base, name, first - unit * 0.4, (unit, unit * 0.85), colour=ink)
        if beside:
            at, sizes = base + QPointF(first, 0), (unit * 0.9, unit * 0.8)
            write_fitted(painter, at, other, room - first, sizes, colour=pale)
        painter.restore()


class FoundList(QListView):
    """The cards that were found, over whatever lies below the field."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.found = FoundModel(look, self)
        self.setModel(self.found)
        self.setItemDelegate(FoundPainter(self))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The field keeps the keyboard: one goes on typing.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def unit(self) -> float:
        """The height of plain text in pixels."""
        return unit_of(self)

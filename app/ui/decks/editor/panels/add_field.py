"""The field in which a card is typed, and the cards it finds while one types."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.core.data.value import value
from app.core.text.wording import series
from app.ui.app.trouble import steady_cell
from app.ui.decks.editor import editor_words
from app.ui.home.focus_stop import ENTER, unit_of
from app.ui.look.fonts import text_width
from app.ui.look.look import Look
from app.ui.look.strokes import card_sign, fill, outline, write, write_fitted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QHideEvent

    from app.cards.card_facts import CardFact
    from app.core.text.words import Language
    from app.games.contracts.card_contract import GameCards
    from app.ui.decks.editor.panels.pile_rows import Index

SEARCH_AFTER = 30
"""Milliseconds after a key until cards are searched: fast typing searches once."""
FOUND = 60
"""Cards that are found at most."""
ROWS_SHOWN = 9
ROW = 2.1
"""Height of one that was found, in letters."""
_BEFORE = re.compile(r"^(?P<count>\d{1,2})\s*[x×]?\s+(?P<name>\S.*)$")
_BEHIND = re.compile(
    r"^(?P<name>.*\S)\s*[x× ](?P<count>\d{1,2})$|^(?P<ja>.*\S)\s*(?P<n>\d{1,2})枚$"
)
_PRINT = re.compile(r"^(?P<name>.*\S)\s+(?P<set>[A-Za-z0-9-]{2,8})\s+(?P<number>\w{1,8})$")
_NO_INDEX = QModelIndex()


@value
class Asked:
    """What somebody typed: how many of which card."""

    name: str
    count: int = 1


def asked(text: str) -> Asked:
    """Return what a typed text asks for: "4 Iono" and 「ナンジャモ4枚」 say how many."""
    plain = unicodedata.normalize("NFKC", text).strip()
    if (found := _BEFORE.match(plain)) is not None:
        return Asked(found["name"], max(1, int(found["count"])))
    if (found := _BEHIND.match(plain)) is not None and found["ja"]:
        return Asked(found["ja"], max(1, int(found["n"])))
    return Asked(plain)


def cards_asked(text: str, cards: GameCards) -> tuple[CardFact, ...]:
    """Return the cards that a typed text may mean, best first; a whole line of a list too."""
    name = asked(text).name
    if not name:
        return ()
    found = cards.finder.cards(cards.finder.keys(name, limit=FOUND))
    if not found and (part := _PRINT.match(name)) is not None:
        card = cards.find(part["name"], part["set"], part["number"])
        return () if card is None else (card,)
    return tuple(found)


class PlainField(QLineEdit):
    """A field that leaves undo, redo and save to the deck."""

    def event(self, event: QEvent) -> bool:
        """Claim no key that means the deck."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            if any(event.matches(key) for key in (keys.Undo, keys.Redo, keys.Save)):
                event.ignore()
                return False
        return super().event(event)


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


class AddField(PlainField):
    """Type, see what is found, Enter puts it in."""

    chosen = Signal(object, int, bool)
    """CardFact, number of copies, and whether it goes to the maybe pile."""
    refused = Signal(object)
    """Words: why nothing was put in."""
    left = Signal()
    """Down, with nothing to choose from: on to the deck."""
    list_pasted = Signal()
    """Several lines were pasted: no name, but a list."""

    def __init__(self, look: Look, cards: GameCards, page: QWidget) -> None:
        super().__init__(page)
        self.look = look
        self._cards = cards
        self._page = page
        self.list = FoundList(look, page)
        self.list.clicked.connect(self._press)
        self.setAcceptDrops(False)
        self.setClearButtonEnabled(True)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SEARCH_AFTER)
        self._soon.timeout.connect(self.search)
        self.textEdited.connect(self._soon.start)
        look.changed.connect(self.list.viewport().update)

    def speak(self, language: Language) -> None:
        """Name cards in another language."""
        self.setPlaceholderText(editor_words.ADD.in_(language))
        self.setAccessibleName(editor_words.ADD_NAME.in_(language))
        self.list.setAccessibleName(editor_words.FOUND_NAME.in_(language))
        self.list.found.show(self.list.found.cards, self.list.found.faces)

    @Slot()
    def search(self) -> None:
        """Show what the text finds now."""
        self._soon.stop()
        found = cards_asked(self.text(), self._cards)
        self.list.found.show(found, [self._cards.face(card.key) for card in found])
        if not found:
            self.list.hide()
            return
        self.list.setCurrentIndex(self.list.found.index(0))
        self.place()
        self.list.show()
        self.list.raise_()

    def place(self) -> None:
        """Lay the list below the field."""
        page = self._page
        corner = self.mapTo(page, self.rect().bottomLeft())
        rows = min(ROWS_SHOWN, self.list.found.rowCount())
        high = rows * round(self.list.unit * ROW) + 2 * self.list.frameWidth()
        high = min(high, max(40, page.height() - corner.y() - 12))
        self.list.setGeometry(corner.x(), corner.y() + 3, self.width(), high)

    # -- putting in -----------------------------------------------------------------------------

    def _put(self, *, maybe: bool) -> None:
        if self._soon.isActive() or (self.text().strip() and not self.list.found.cards):
            self.search()
        row = self.list.currentIndex().row()
        cards = self.list.found.cards
        if not self.text().strip():
            return
        if not 0 <= row < len(cards):
            self.refused.emit(editor_words.found_nothing(self.text().strip()))
            self.selectAll()
            return
        self.list.hide()
        # Selected: Enter puts in one more, typing begins anew.
        self.selectAll()
        self.chosen.emit(cards[row], asked(self.text()).count, maybe)

    @Slot(QModelIndex)
    def _press(self, index: QModelIndex) -> None:
        self.list.setCurrentIndex(index)
        self._put(maybe=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through what was found; Enter puts it in, with Shift among the maybes."""
        key, steps = event.key(), {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.matches(QKeySequence.StandardKey.Paste) and _holds_list():
            self.list_pasted.emit()
        elif key in ENTER:
            self._put(maybe=shift)
        elif key in steps and self.list.isVisible():
            goal = self.list.currentIndex().row() + steps[Qt.Key(key)]
            if 0 <= goal < self.list.found.rowCount():
                self.list.setCurrentIndex(self.list.found.index(goal))
        elif key == Qt.Key.Key_Down:
            self.left.emit()
        elif key == Qt.Key.Key_Escape and (self.list.isVisible() or self.text()):
            if self.list.isVisible():
                self.list.hide()
            else:
                self.clear()
        else:
            super().keyPressEvent(event)

    def begin(self, typed: str) -> None:
        """Begin a name with what was typed elsewhere."""
        self.setText(typed)
        self._soon.start()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close the list."""
        super().focusOutEvent(event)
        self.list.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """Close the list."""
        super().hideEvent(event)
        self.list.hide()


def _holds_list() -> bool:
    """Tell whether there are several lines on the clipboard."""
    lines = QGuiApplication.clipboard().text().splitlines()
    return sum(bool(line.strip()) for line in lines) > 1

"""The field in which a card is typed, and the cards it finds while one types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from app.ui.decks.editor import editor_words
from app.ui.decks.editor.panels.found_list import ROW, FoundList
from app.ui.decks.editor.panels.typed_card import asked, cards_asked, holds_list
from app.ui.home.focus_stop import ENTER
from app.ui.look.look import Look

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QHideEvent

    from app.core.text.words import Language
    from app.games.contracts.card_contract import GameCards

SEARCH_AFTER = 30
"""Milliseconds after a key until cards are searched: fast typing searches once."""
ROWS_SHOWN = 9


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
        if event.matches(QKeySequence.StandardKey.Paste) and holds_list():
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

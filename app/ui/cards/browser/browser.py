"""The browser itself: search, filters, the found cards, and the chosen one large beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.ui.cards.browser.beside_cards import BesideCards
from app.ui.cards.browser.browser_grid import FoundGrid
from app.ui.cards.browser.card_searching import FIRST, Searching
from app.ui.cards.browser.filter_row import FilterRow
from app.ui.cards.browser.found_cards import FoundCards
from app.ui.cards.browser.found_words import found_words
from app.ui.cards.importing.import_phrases import TYPE_IN
from app.ui.home.focus_stop import unit_of
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent, QShowEvent

    from app.cards.face import Face
    from app.games.contracts.card_contract import GameCards
    from app.ui.look.pictures.own_pictures import OwnPictures
    from app.ui.panels.cards.pile_model import PileCard
    from app.ui.panels.cards.reading_view import ReadingView

IMPORT = Words("Import cards…", "カードを取り込む…")
ROOM_FOR_CHOICES = 26
"""Lines of height from which the choices stay in sight."""
SETTLE = 600
"""Milliseconds without a letter until the count is said to those who listen."""


class CardBrowser(QWidget):
    """Searches all of `cards`. Call `close_browser` when it is no longer wanted."""

    taken = Signal(object)
    """Enter or a double click on a Card."""
    chosen = Signal(object)
    """The Card that the keyboard or the pointer came to."""
    import_wanted = Signal()
    type_in_wanted = Signal(str)
    """Nothing was found: the data of a card with this name is to be typed in."""

    def __init__(
        self,
        look: Look,
        cards: GameCards,
        own: OwnPictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._cards = cards
        self._own = own
        self._reading: ReadingView | None = None
        self._complete = False
        """Whether it is known how many cards fit."""
        self._offers = False
        """Whether a card that is missed can be brought."""
        self.narrow = False
        """Whether it stands in a column: nothing large beside the cards, choices put away."""
        self._stale = True
        """Whether what shows was not looked for yet."""
        self.art = CardArt(look, own_face=own, parent=self)
        self.found = FoundCards(look, cards, self)
        self.filters = FilterRow(look, cards, self)
        self.grid = FoundGrid(look, self.found, self.art, self)
        self.count = Label(self)
        self.count.setProperty("look", "muted")
        self.count.setWordWrap(True)
        self.import_button, self.type_in_button = QPushButton(self), QPushButton(self)
        self._hide_offers()
        self.beside = BesideCards(look, own, self)
        self._lay_out()
        self.searching = Searching(cards, self)
        self._told = QTimer(self)
        self._told.setSingleShot(True)
        self._told.setInterval(SETTLE)
        self._told.timeout.connect(self._announce)
        self.searching.first.connect(self._show_first)
        self.searching.all_found.connect(self._show_all)
        self.filters.changed.connect(self.search)
        self.filters.entered.connect(self.to_cards)
        self.grid.hovered.connect(self._on_hovered)
        self.grid.typed.connect(self._on_typed)
        self.grid.taken.connect(self._on_taken)
        self.grid.reading_wanted.connect(self.read)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _hide_offers(self) -> None:
        """Have nothing to offer until somebody says what is to be done."""
        for button in (self.import_button, self.type_in_button):
            button.hide()
        self.import_button.clicked.connect(self.import_wanted)
        self.type_in_button.clicked.connect(
            lambda: self.type_in_wanted.emit(self.filters.text.strip())
        )

    def _lay_out(self) -> None:
        main = QVBoxLayout()
        main.setSpacing(8)
        main.addWidget(self.filters)
        main.addWidget(self.grid, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.count, 1)
        foot.addWidget(self.type_in_button)
        foot.addWidget(self.import_button)
        main.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addLayout(main, 1)
        row.addWidget(self.beside)
        QWidget.setTabOrder(self.filters.field, self.filters.more)
        before: QWidget = self.filters.more
        buttons = (self.type_in_button, self.import_button)
        order = (*self.filters.boxes.values(), self.filters.clear, self.grid, *buttons)
        for after in order:
            QWidget.setTabOrder(before, after)
            before = after

    def offer_import(self, wanted: Callable[[], object], type_in: Callable[[str], object]) -> None:
        """Have buttons for whoever misses a card; a click leaves the keyboard at the search."""
        self._offers = True
        self.type_in_wanted.connect(type_in)
        self.import_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.import_button.show()
        self.import_wanted.connect(wanted)

    def look_again(self) -> None:
        """Show the cards as they are known now, after an import."""
        self.art.forget()
        self.filters.fill()
        card = self.beside.card
        self.beside.show_card(card if card is None else self._cards.face(card.key))
        if not self._stale:
            self.search()

    # -- searching --

    @property
    def busy(self) -> bool:
        """Whether cards are still looked for or painted."""
        return self.searching.pending or self.grid.waiting or self.art.pending > 0

    @property
    def card(self) -> Face | None:
        """The card that is shown large."""
        return self.beside.card

    @Slot()
    def search(self) -> None:
        """Look for what is typed and chosen."""
        self._stale = False
        self.searching.look_for(self.filters.text, self.filters.chosen)

    @Slot(object)
    def _show_first(self, keys: list[str]) -> None:
        self._complete = len(keys) < FIRST
        self.found.show_found(keys)
        self.grid.scrollToTop()
        if keys:
            # The keyboard stands on the best one; the search keeps the focus.
            nothing = QItemSelectionModel.SelectionFlag.NoUpdate
            self.grid.selectionModel().setCurrentIndex(self.found.index(0), nothing)
        else:
            self.beside.show_card(None)
        self._tell()

    @Slot(object)
    def _show_all(self, keys: list[str]) -> None:
        self._complete = True
        self.found.show_more(keys)
        self._tell()

    def _tell(self) -> None:
        """Write how many cards there are."""
        count = self.found.rowCount()
        self.type_in_button.setVisible(self._offers and not count)
        words = found_words(count, complete=self._complete).in_(self.look.language)
        self.count.setText(words)
        self.grid.setAccessibleDescription(words)
        self._told.start()

    @Slot()
    def _announce(self) -> None:
        if self.filters.field.hasFocus():
            announce(self, self.count.text())

    @Slot()
    def to_cards(self) -> None:
        """Go from the search to the cards."""
        if self.found.shown:
            index = self.grid.currentIndex()
            self.grid.setCurrentIndex(index if index.isValid() else self.found.index(0))
            self.grid.setFocus()

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        """Go on with the search."""
        self.filters.field.setFocus()
        self.filters.field.insert(text)

    # -- the chosen card --

    @Slot(object)
    def _on_hovered(self, entry: PileCard | None) -> None:
        if entry is None or entry.card is None:
            return
        self.beside.show_card(entry.card)
        self.chosen.emit(entry.card)

    @Slot()
    def _on_taken(self) -> None:
        entry = self.grid.current()
        if entry is not None and entry.card is not None:
            self.taken.emit(self._cards.get(entry.card.key))

    @Slot()
    def read(self) -> None:
        """Show the card the keyboard stands on as large as the window."""
        from app.ui.panels.cards.reading_view import ReadingView  # noqa: PLC0415 - on demand

        entry = self.grid.current()
        if entry is not None:
            view = ReadingView(self.look, self.window(), entry.card)
            view.face.set_own(self._own)
            self._reading = view

    # -- room --

    def _arrange(self) -> None:
        """Show the large card where there is room beside the others."""
        room = self.size()
        if self.narrow:
            self.beside.hide()
        else:
            self.beside.arrange(room.width(), room.height(), unit_of(self))
        low = room.height() < self.fontMetrics().height() * ROOM_FOR_CHOICES
        self.filters.set_tight(self.narrow or low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the room."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Look for cards when it is first shown."""
        super().showEvent(event)
        self._arrange()
        if self._stale:
            self.search()

    # -- keys, looks, words --

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F goes to the search."""
        if event.key() == Qt.Key.Key_F and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.filters.field.setFocus()
            self.filters.field.selectAll()
        else:
            super().keyPressEvent(event)

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""
        self._own = own
        self.art.set_own_face(own)
        self.beside.face.set_own(own)
        self.grid.viewport().update()

    @Slot()
    def _follow_look(self) -> None:
        self.grid.setAccessibleName(
            Words("Cards found", "見つかったカード").in_(self.look.language)
        )
        self.import_button.setText(IMPORT.in_(self.look.language))
        self.import_button.setAccessibleName(IMPORT.in_(self.look.language))
        self.type_in_button.setText(TYPE_IN.in_(self.look.language))
        self.type_in_button.setAccessibleName(TYPE_IN.in_(self.look.language))
        self.beside.show_card(self.beside.card)
        if not self._stale:
            self._tell()
        self._arrange()

    def close_browser(self) -> None:
        """End all work in the background."""
        self.searching.close()
        self.art.close()

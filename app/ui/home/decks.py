"""The decks that can be played: the shipped ones and those opened lately; look, then sit down."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.cards.deck import DeckList, DeckListError
from app.cards.decklist import read_decklist_file
from app.core.wording import CARD, bracketed, counted
from app.core.words import Words
from app.places import decks_folder
from app.ui.deck_findings import remarks
from app.ui.deck_titles import deck_played, deck_title
from app.ui.home.deck_picture import deck_picture
from app.ui.home.deck_sheet import DeckSheet
from app.ui.home.ground import paint_ground
from app.ui.home.lettering import Lettering
from app.ui.home.link import Link
from app.ui.home.scrolled import BAR, Scrolled
from app.ui.home.stop import ENTER, unit_of
from app.ui.home.table_tile import TableTile
from app.ui.home.unbroken import said
from app.ui.trouble import steady_paint

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent

    from app.cards.base import CardBase
    from app.core.words import Language
    from app.ui.look.palette import Palette

TWO = 66.0
"""Letters of width from which the deck lies beside the list of decks, not below it."""
NEW = Words("New deck", "新しいデッキ")
LIST = 27.0
"""Width of the list of decks, in letters."""


class DeckTile(TableTile):
    """One deck of the list: pressing it, or coming to it with the keys, opens it."""

    looked_at = Signal()
    play_wanted = Signal()
    """Enter or a double click."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Open the deck that the focus comes to."""
        super().focusInEvent(event)
        self.looked_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Enter."""
        if event.key() in ENTER:
            self.play_wanted.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do the likeliest."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.play_wanted.emit()
        else:
            super().mouseDoubleClickEvent(event)


class Decks(QWidget):
    """The page. `shipped` are the deck lists that come with the program."""

    closed = Signal()
    """Back to where one came from."""
    cards_wanted = Signal()
    """Look through all known cards."""
    edit_wanted = Signal(object, object, str)
    """(DeckList, its file, its title): edit it."""
    new_wanted = Signal()
    """Make a new deck."""
    play_alone_wanted = Signal(object)
    """DeckList: play it alone, at once."""
    play_two_wanted = Signal(Path)
    """The deck list to lay a table for two with."""

    def __init__(
        self,
        cards: CardBase,
        shipped: list[Path],
        palette: Palette,
        language: Language,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._cards = cards
        self._shipped = shipped
        self._palette = palette
        self._language: Language = language
        self._paths: list[Path] = []
        self._decks: dict[Path, DeckList | Words] = {}
        """Every deck as it was read, or why it was not."""
        self.chosen: Path | None = None
        self._page = QWidget()
        self._scroll = Scrolled(self._page, self)
        self.back = Link(palette, self._page)
        self.back.clicked.connect(self.closed)
        self.all_cards = Link(palette, self._page)
        self.all_cards.clicked.connect(self.cards_wanted)
        self.new = Link(palette, self._page)
        self.new.clicked.connect(self.new_wanted)
        self._heading = Lettering(palette, self._page, 2.3, bold=True, strong=True)
        self.adding = Lettering(palette, self._page, 0.98)
        """How one's own decks come here."""
        self.tiles: list[DeckTile] = []
        self.sheet = DeckSheet(cards, palette, language, self._page)
        self.sheet.play_alone_wanted.connect(self._play_alone)
        self.sheet.play_two_wanted.connect(self._play_two)
        self.sheet.edit_wanted.connect(self._edit)
        self._retranslate()

    # -- what it shows --------------------------------------------------------------------------

    def show_decks(self, lately: tuple[Path, ...] = ()) -> None:
        """Show the deck lists opened lately, the newest first, and the shipped ones."""
        own = [path for path in lately if path not in self._shipped]
        self._paths = [*own, *self._shipped]
        self._decks = {path: self._read(path) for path in self._paths}
        focused = any(tile.hasFocus() for tile in self.tiles)
        for tile in self.tiles:
            # The focus that moves on from it opens no other deck.
            tile.blockSignals(True)
        for tile in self.tiles:
            tile.hide()
            tile.setParent(None)
            tile.deleteLater()
        self.tiles = [self._made(path) for path in self._paths]
        order: list[QWidget] = [
            self.back,
            self.new,
            self.all_cards,
            *self.tiles,
            self.sheet.alone,
            self.sheet.two,
            self.sheet.edit,
        ]
        for before, after in zip(order, [*order[1:], self.sheet.list], strict=True):
            QWidget.setTabOrder(before, after)
        if self.chosen not in self._paths:
            self.chosen = self._paths[0] if self._paths else None
        self._say_decks()
        if self.chosen is not None:
            self.open_deck(self.chosen)
        self._arrange()
        if focused:
            self.setFocus()

    def _read(self, path: Path) -> DeckList | Words:
        try:
            return read_decklist_file(path, self._cards)
        except DeckListError as problem:
            return problem.words

    def _made(self, path: Path) -> DeckTile:
        deck = self._decks[path]
        picture = deck_picture(deck, self._cards) if isinstance(deck, DeckList) else None
        tile = DeckTile(
            picture, self._palette, self._page, missing=picture is None, removable=False
        )
        tile.setCheckable(True)
        tile.clicked.connect(lambda: self._press(path))
        tile.looked_at.connect(lambda: self.open_deck(path))
        tile.play_wanted.connect(lambda: self._play(path))
        return tile

    def open_deck(self, path: Path) -> None:
        """Open one of the decks."""
        self.chosen = path
        for tile, other in zip(self.tiles, self._paths, strict=True):
            tile.setChecked(other == path)
        deck = self._decks[path]
        title = self._title(path)
        if isinstance(deck, DeckList):
            self.sheet.show_deck(title, deck, played=deck_played(path))
        else:
            self.sheet.show_deck(title, None, deck)
        self._arrange()

    def _press(self, path: Path) -> None:
        self.open_deck(path)
        self._reveal()

    def _reveal(self) -> None:
        """Bring the opened deck into sight where it lies below the list."""
        top = self.sheet.geometry().topLeft()
        self._scroll.ensureVisible(top.x(), top.y() + round(unit_of(self) * 12), 0, 0)

    def _play(self, path: Path) -> None:
        self.open_deck(path)
        self._play_alone()

    def _play_alone(self) -> None:
        if self.sheet.deck is not None:
            self.play_alone_wanted.emit(self.sheet.deck)

    def _play_two(self) -> None:
        if self.sheet.deck is not None and self.chosen is not None:
            self.play_two_wanted.emit(self.chosen)

    def _edit(self) -> None:
        if self.sheet.deck is not None and self.chosen is not None:
            self.edit_wanted.emit(self.sheet.deck, self.chosen, self._title(self.chosen))

    def _title(self, path: Path) -> str:
        """Return what a deck is called: one of one's own by its title, another by its file."""
        deck = self._decks[path]
        if path.parent == decks_folder() and isinstance(deck, DeckList) and deck.title:
            return deck.title
        return deck_title(path, self._language)

    # -- words ----------------------------------------------------------------------------------

    def set_language(self, language: Language) -> None:
        """Speak `language`."""
        self._language = language
        self.sheet.set_language(language)
        self._speak_anew()

    def _speak_anew(self) -> None:
        self._retranslate()
        self._say_decks()
        if self.chosen is not None:
            self.open_deck(self.chosen)
        self._arrange()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Decks"))
        self._heading.say(self.tr("Decks"))
        self.adding.say(self.tr("Your own deck: drop its list here, or paste it (Ctrl+V)"))
        self.all_cards.say(self.tr("All cards"))
        self.new.say(NEW.in_(self._language))
        self.back.say("← " + self.tr("Back") + bracketed("Esc").in_(self._language))

    def _say_decks(self) -> None:
        for tile, path in zip(self.tiles, self._paths, strict=True):
            deck = self._decks[path]
            title = self._title(path)
            if not isinstance(deck, DeckList):
                tile.say(title, self.tr("It cannot be read"), "")
                continue
            found = remarks(deck, self._cards, self._language, deck_played(path))
            odd = sum(remark.to_look_at for remark in found)
            words = [counted(deck.count, CARD).in_(self._language)]
            if odd:
                words.append("⚠ " + self.tr("{count} to look at").format(count=odd))
            tile.say(title, said(words), "")
            tile.setAccessibleDescription(self.tr("Enter: play alone"))

    # -- places and ground ------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Lay the deck beside the list where there is room, else below it."""
        unit = unit_of(self)
        width, height = self.width(), self.height()
        self._scroll.setGeometry(self.rect())
        self._heading.unit = self.adding.unit = unit
        for stop in (self.back, self.new, self.all_cards, *self.tiles):
            stop.unit = unit
        bottom = self._lay_out(unit, width, height)
        if bottom > height:
            width -= round(BAR * unit)
            bottom = self._lay_out(unit, width, height)
        self._page.setGeometry(0, self._page.y(), self.width(), round(max(bottom, height)))
        self._page.update()

    def _lay_out(self, unit: float, width: int, height: int) -> float:
        side = max(1.4 * unit, min(width * 0.05, 5 * unit))
        inner, y = width - 2 * side, max(1.2 * unit, height * 0.04)
        size = self.back.sizeHint()
        self.back.setGeometry(round(side - self.back.pad), round(y), size.width(), size.height())
        beside = self.all_cards.sizeHint()
        right = round(width - side - beside.width() + self.all_cards.pad)
        self.all_cards.setGeometry(right, round(y), beside.width(), beside.height())
        new = self.new.sizeHint()
        self.new.setGeometry(
            round(right - new.width() - unit * 0.6), round(y), new.width(), new.height()
        )
        y += size.height() + unit * 0.2
        high = self._heading.height_for(inner)
        self._heading.setGeometry(round(side), round(y), round(inner), round(high) + 2)
        top = y + high + unit * 1.1
        two = width >= TWO * unit
        wide = min(LIST * unit, inner * 0.42) if two else inner
        y = top
        for tile in self.tiles:
            tall = tile.height_for(wide)
            tile.put(side, y, wide, tall)
            y += tall + unit * 0.75
        tall = self.adding.height_for(wide)
        self.adding.setGeometry(round(side), round(y), round(wide), round(tall) + 2)
        y += tall + unit * 0.75
        left = side + wide + unit * 1.8 if two else side
        start = top if two else y + unit * 0.6
        room = round(width - side - left)
        least = self.sheet.height_for(room)
        tall = max(least, height - start - unit * 1.6) if two else least
        self.sheet.setGeometry(round(left), round(start), room, round(tall))
        return max(y, start + tall) + unit * 1.4

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        paint_ground(painter, QRectF(self.rect()), self._palette)
        painter.end()

    def set_palette(self, palette: Palette) -> None:
        """Wear the colours of a theme."""
        self._palette = palette
        self._heading.set_palette(palette)
        self.adding.set_palette(palette)
        self.sheet.set_palette(palette)
        for stop in (self.back, self.new, self.all_cards, *self.tiles):
            stop.set_palette(palette)
        self.update()

    # -- keys and keeping up ----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the decks with the arrows; Esc goes back."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        focused = next((n for n, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif focused is not None and event.key() in steps:
            goal = focused + steps[Qt.Key(event.key())]
            if 0 <= goal < len(self.tiles):
                self.tiles[goal].setFocus(Qt.FocusReason.TabFocusReason)
                self._scroll.ensureWidgetVisible(self.tiles[goal])
        elif focused is not None and event.key() == Qt.Key.Key_Right:
            self.sheet.alone.setFocus(Qt.FocusReason.TabFocusReason)
            self._reveal()
        elif event.key() == Qt.Key.Key_Left and self.tiles:
            self.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the deck that is open. As a focus proxy it would take [Back] out of Tab."""
        for tile, path in zip(self.tiles, self._paths, strict=True):
            if path == self.chosen:
                tile.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        """Lay everything at the size it has now."""
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything anew."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak_anew()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

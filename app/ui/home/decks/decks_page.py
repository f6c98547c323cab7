"""The decks that can be played: the shipped ones and those opened lately; look, then sit down."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.cards.deck.deck import DeckList
from app.store.decks.saved_decks import DeckShelf
from app.ui.app.trouble import steady_paint
from app.ui.home.decks.chosen_deck import ChosenDeck
from app.ui.home.decks.deck_deeds import DeckDeeds
from app.ui.home.decks.deck_page import DeckSheet
from app.ui.home.decks.deck_tile import DeckTile
from app.ui.home.decks.decks_layout import lay_out
from app.ui.home.decks.decks_words import say_page, say_tile
from app.ui.home.decks.game_links import GameLinks
from app.ui.home.decks.listed_decks import ListedDecks
from app.ui.home.focus_stop import unit_of
from app.ui.home.home_ground import paint_ground
from app.ui.home.home_link import Link
from app.ui.home.lettering import Lettering
from app.ui.home.scrolled import BAR, Scrolled
from app.ui.home.tiles.deck_picture import deck_picture, heads_of
from app.ui.look.look import Look
from app.ui.panels.window_page import WindowPage

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent

    from app.cards.face import Face
    from app.games.contracts.card_contract import GameCards
    from app.store.recent_tables import SmallPicture
    from app.ui.look.pictures.own_pictures import OwnPictures

SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class Decks(QWidget, WindowPage):
    """The page. `shipped` are the deck lists that come with the program."""

    closed = Signal()
    """Back to where one came from."""
    cards_wanted = Signal()
    """Look through all known cards."""
    edit_wanted = Signal(object, object, str)
    """(DeckList, its file, its title): edit it."""
    type_in_wanted = Signal(object)
    """DeckLine of a card without data: let it be typed in."""
    game_wanted = Signal(str)
    """Show the decks of this game."""
    new_wanted = Signal()
    """Make a new deck."""
    play_alone_wanted = Signal(object)
    """DeckList: play it alone, at once."""
    play_two_wanted = Signal(Path)
    """The deck list to lay a table for two with."""
    forget_wanted = Signal(Path)
    """Take a deck list that was opened lately off the list."""
    shelf_changed = Signal()
    """There are other decks of one's own than before."""
    said = Signal(object, str, object)
    """Words, their gravity, and a Remedy or None."""

    def __init__(
        self,
        look: Look,
        cards: GameCards,
        shipped: list[Path],
        own: OwnPictures | None = None,
        shelf: DeckShelf | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.listed = ListedDecks(cards, shipped, shelf or DeckShelf())
        self._page = QWidget()
        self._scroll = Scrolled(self._page, self)
        self._scroll.verticalScrollBar().valueChanged.connect(self._come_along)
        self._between = [0.0, 0.0]
        """The highest and the lowest place of the opened deck."""
        self.back = Link(look, self._page)
        self.back.clicked.connect(self.closed)
        self.all_cards = Link(look, self._page)
        self.all_cards.clicked.connect(self.cards_wanted)
        self.new = Link(look, self._page)
        self.new.clicked.connect(self.new_wanted)
        self.heading = Lettering(look, self._page, 2.3, bold=True, strong=True)
        self.game_links = GameLinks(look, self._page)
        self.game_links.wanted.connect(self._want)
        self.adding = Lettering(look, self._page, 0.98)
        """How one's own decks come here."""
        self.tiles: list[DeckTile] = []
        self.sheet = DeckSheet(look, cards, self._page)
        self.sheet.type_in_wanted.connect(self.type_in_wanted)
        self.sheet.named.connect(self.setFocus)
        self.sheet.set_own(own)
        self.deeds = DeckDeeds(self.listed.shelf, self)
        self.deeds.said.connect(self.said)
        self.deeds.changed.connect(self._on_changed)
        self.deck = ChosenDeck(self.sheet, self.listed, self.deeds)
        self.deck.play_alone_wanted.connect(self.play_alone_wanted)
        self.deck.play_two_wanted.connect(self.play_two_wanted)
        self.deck.edit_wanted.connect(self.edit_wanted)
        self.deck.forget_wanted.connect(self.forget_wanted)
        self._follow_look()
        look.changed.connect(self._follow_look)

    # -- what it shows --------------------------------------------------------------------------

    @property
    def games(self) -> list[Link]:
        """The words for the games whose decks can be shown."""
        return self.game_links.links

    @Slot(str)
    def _want(self, game: str) -> None:
        self.game_links.mark(self.game)
        if game != self.game:
            self.game_wanted.emit(game)

    @property
    def game(self) -> str:
        """The game whose decks are shown."""
        return self.listed.cards.game

    def show_game(self, cards: GameCards, shipped: list[Path]) -> None:
        """Show the decks of another game from the next `show_decks` on."""
        self.listed.show_game(cards, shipped)
        self.deck.forget()
        self.sheet.take(cards)
        self.game_links.mark(self.game)

    def show_decks(self, lately: tuple[Path, ...] = ()) -> None:
        """Show the deck lists opened lately, the newest first, and the shipped ones."""
        self.listed.read(lately, self.look.language)
        focused = any(tile.hasFocus() for tile in self.tiles)
        for tile in self.tiles:
            # The focus that moves on from it opens no other deck.
            tile.blockSignals(True)
        for tile in self.tiles:
            tile.hide()
            tile.setParent(None)
            tile.deleteLater()
        self.tiles = [self._made(path) for path in self.listed.paths]
        order: list[QWidget] = [
            self.back,
            self.new,
            self.all_cards,
            *self.games,
            *self.tiles,
            self.sheet.alone,
            self.sheet.two,
            self.sheet.edit,
            self.sheet.more,
        ]
        for before, after in zip(order, [*order[1:], self.sheet.list], strict=True):
            QWidget.setTabOrder(before, after)
        self._say_decks()
        if (chosen := self.deck.choose_again()) is not None:
            self.open_deck(chosen)
        self._arrange()
        for tile in self.tiles:
            tile.show()
        if focused:
            self.setFocus()

    def _made(self, path: Path) -> DeckTile:
        deck = self.listed[path]
        picture: SmallPicture | None = None
        heads: tuple[Face, ...] = ()
        if isinstance(deck, DeckList):
            picture = deck_picture(deck, self.listed.cards)
            heads = heads_of(path, deck, self.listed.cards)
        tile = DeckTile(
            self.look,
            picture,
            self.listed.cards.signs,
            self._page,
            missing=picture is None,
            removable=not self.listed.is_shipped(path),
            heads=heads,
        )
        tile.stand_among_others()
        tile.clicked.connect(lambda: self._press(path))
        tile.looked_at.connect(lambda: self.open_deck(path))
        tile.play_wanted.connect(lambda: self._play(path))
        tile.forget_wanted.connect(lambda: self.deck.take_away(path))
        tile.menu_wanted.connect(lambda at: self._open_menu(path, at))
        return tile

    def open_deck(self, path: Path) -> None:
        """Open one of the decks."""
        self.deck.show(path)
        for tile, other in zip(self.tiles, self.listed.paths, strict=True):
            tile.setChecked(other == path)
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
        self.deck.play_alone()

    def _open_menu(self, path: Path, at: QPoint) -> None:
        self.open_deck(path)
        self.deck.open_menu(at)

    def _on_changed(self, path: Path | None) -> None:
        if path is not None:
            self.deck.path = path
        self.shelf_changed.emit()

    # -- words ----------------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        self.update()
        say_page(self, self.look.language)
        self.game_links.mark(self.game)
        self._say_decks()
        if self.deck.path is not None:
            self.open_deck(self.deck.path)
        self._arrange()

    def _say_decks(self) -> None:
        for tile, path in zip(self.tiles, self.listed.paths, strict=True):
            say_tile(tile, path, self.listed, self.look.language)

    # -- places and ground ------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Lay the deck beside the list where there is room, else below it."""
        unit = unit_of(self)
        width, height = self.width(), self.height()
        self._scroll.setGeometry(self.rect())
        self.heading.unit = self.adding.unit = unit
        for stop in (self.back, self.new, self.all_cards, *self.games, *self.tiles):
            stop.unit = unit
        bottom, *self._between = lay_out(self, unit, width, height)
        if bottom > height:
            width -= round(BAR * unit)
            bottom, *self._between = lay_out(self, unit, width, height)
        self._page.setGeometry(0, self._page.y(), self.width(), round(max(bottom, height)))
        self._come_along()
        self._page.update()

    @Slot()
    def _come_along(self) -> None:
        """Keep the opened deck beside what shows of a list that is higher than the window."""
        highest, lowest = self._between
        wanted = self._scroll.verticalScrollBar().value() + unit_of(self)
        self.sheet.move(self.sheet.x(), round(max(highest, min(lowest, wanted))))

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        paint_ground(painter, QRectF(self.rect()), self.look.palette)
        painter.end()

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""
        self.sheet.set_own(own)

    # -- keys and keeping up ----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the decks with the arrows; Esc goes back."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        focused = next((n for n, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.deck.do("rename")
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.deeds.put_back()
        elif event.key() in SIDEWAYS and self.game_links.step(event.key()):
            pass
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
        for tile, path in zip(self.tiles, self.listed.paths, strict=True):
            if path == self.deck.path:
                tile.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        """Lay everything at the size it has now."""
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything anew."""
        super().resizeEvent(event)
        self._arrange()

"""The decks that can be played: the shipped ones and those opened lately; look, then sit down."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.cards.deck.deck import DeckList, DeckListError
from app.core.text.wording import CARD, bracketed, counted
from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.store.deck_files import of_game
from app.store.saved_decks import DeckShelf
from app.ui.app.trouble import steady_paint
from app.ui.decks.deck_findings import remarks
from app.ui.decks.deck_titles import deck_played, deck_title
from app.ui.home.decks.deck_deeds import DELETE, TAKE_OFF, DeckDeeds, deck_menu
from app.ui.home.decks.deck_page import DeckSheet
from app.ui.home.decks.deck_tile import DeckTile
from app.ui.home.focus_stop import unit_of
from app.ui.home.home_ground import paint_ground
from app.ui.home.home_link import Link
from app.ui.home.lettering import Lettering
from app.ui.home.scrolled import BAR, Scrolled
from app.ui.home.tiles.deck_picture import deck_picture
from app.ui.home.unbroken import said
from app.ui.look.look import Look
from app.ui.panels.window_page import WindowPage
from app.ui.toolkit.common_words import BACK

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent

    from app.games.contracts.card_contract import GameCards
    from app.ui.look.own_pictures import OwnPictures

TWO = 66.0
"""Letters of width from which the deck lies beside the list of decks, not below it."""
NEW = Words("New deck", "新しいデッキ")
LIST = 27.0
"""Width of the list of decks, in letters."""


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
        self._cards = cards
        self._shelf = shelf or DeckShelf()
        self._shipped = shipped
        self._paths: list[Path] = []
        self._decks: dict[Path, DeckList | Words] = {}
        """Every deck as it was read, or why it was not."""
        self.chosen: Path | None = None
        self._place = 0
        """Which deck of the list is open."""
        self._page = QWidget()
        self._scroll = Scrolled(self._page, self)
        self.back = Link(look, self._page)
        self.back.clicked.connect(self.closed)
        self.all_cards = Link(look, self._page)
        self.all_cards.clicked.connect(self.cards_wanted)
        self.new = Link(look, self._page)
        self.new.clicked.connect(self.new_wanted)
        self._heading = Lettering(look, self._page, 2.3, bold=True, strong=True)
        self.games = self._made_games()
        """Whose decks are shown: a word for each game; none where there is but one."""
        self.adding = Lettering(look, self._page, 0.98)
        """How one's own decks come here."""
        self.tiles: list[DeckTile] = []
        self.sheet = DeckSheet(look, cards, self._page)
        self.sheet.play_alone_wanted.connect(self._play_alone)
        self.sheet.play_two_wanted.connect(self._play_two)
        self.sheet.edit_wanted.connect(self._edit)
        self.sheet.more_wanted.connect(self._open_more)
        self.sheet.type_in_wanted.connect(self.type_in_wanted)
        self.sheet.renamed.connect(self._rename)
        self.sheet.named.connect(self.setFocus)
        self.sheet.set_own(own)
        self.deeds = DeckDeeds(self._shelf, self)
        self.deeds.said.connect(self.said)
        self.deeds.changed.connect(self._on_changed)
        self._follow_look()
        look.changed.connect(self._follow_look)

    # -- what it shows --------------------------------------------------------------------------

    def _made_games(self) -> list[Link]:
        if len(GAMES) < 2:
            return []
        links = []
        for game in GAMES:
            link = Link(self.look, self._page)
            link.setCheckable(True)
            link.clicked.connect(lambda _=False, game=game: self._want(game))
            links.append(link)
        return links

    def _want(self, game: str) -> None:
        self._mark_game()
        if game != self.game:
            self.game_wanted.emit(game)

    def _mark_game(self) -> None:
        for link, game in zip(self.games, GAMES, strict=False):
            link.setChecked(game == self.game)

    @property
    def game(self) -> str:
        """The game whose decks are shown."""
        return self._cards.game

    def show_game(self, cards: GameCards, shipped: list[Path]) -> None:
        """Show the decks of another game from the next `show_decks` on."""
        self._cards, self._shipped = cards, shipped
        self.chosen, self._place = None, 0
        self.sheet.take(cards)
        self._mark_game()

    def show_decks(self, lately: tuple[Path, ...] = ()) -> None:
        """Show the deck lists opened lately, the newest first, and the shipped ones."""
        self._paths = [*(path for path in lately if path not in self._shipped), *self._shipped]
        self._decks = {path: self._read(path) for path in self._paths}
        # One's own by what they are called: their files may have other names.
        own = [path for path in self._paths if self._shelf.owns(path)]
        own.sort(key=lambda path: self._title(path).casefold())
        self._paths = [*own, *(path for path in self._paths if path not in own)]
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
            *self.games,
            *self.tiles,
            self.sheet.alone,
            self.sheet.two,
            self.sheet.edit,
            self.sheet.more,
        ]
        for before, after in zip(order, [*order[1:], self.sheet.list], strict=True):
            QWidget.setTabOrder(before, after)
        if self.chosen not in self._paths:
            # The one that came into the place of one that is gone.
            at = min(self._place, len(self._paths) - 1)
            self.chosen = self._paths[at] if self._paths else None
        self._say_decks()
        if self.chosen is not None:
            self.open_deck(self.chosen)
        self._arrange()
        for tile in self.tiles:
            tile.show()
        if focused:
            self.setFocus()

    def _read(self, path: Path) -> DeckList | Words:
        try:
            return of_game(path, self._cards)
        except DeckListError as problem:
            return problem.words

    def _made(self, path: Path) -> DeckTile:
        deck = self._decks[path]
        picture = deck_picture(deck, self._cards) if isinstance(deck, DeckList) else None
        tile = DeckTile(
            self.look,
            picture,
            self._cards.signs,
            self._page,
            missing=picture is None,
            removable=path not in self._shipped,
        )
        tile.setCheckable(True)
        tile.clicked.connect(lambda: self._press(path))
        tile.looked_at.connect(lambda: self.open_deck(path))
        tile.play_wanted.connect(lambda: self._play(path))
        tile.forget_wanted.connect(lambda: self._take_away(path))
        tile.menu_wanted.connect(lambda at: self._open_menu(path, at))
        return tile

    def open_deck(self, path: Path) -> None:
        """Open one of the decks."""
        self.chosen, self._place = path, self._paths.index(path)
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

    # -- what is done with a deck -----------------------------------------------------------------

    def _open_more(self) -> None:
        if self.chosen is not None:
            more = self.sheet.more
            self._open_menu(self.chosen, more.mapToGlobal(more.rect().bottomLeft()))

    def _open_menu(self, path: Path, at: QPoint) -> None:
        self.open_deck(path)
        if self.sheet.deck is None:
            return
        own, listed = self._shelf.owns(path), path not in self._shipped
        last = self._shelf.bin.newest()
        deleted = "" if last is None else last.name
        menu = deck_menu(self.look.language, self.sheet.more, deleted, own=own, listed=listed)
        menu.wanted.connect(self._do)
        menu.popup(at)

    def _do(self, name: str) -> None:
        """Do what was chosen in the menu of the open deck."""
        deck, path = self.sheet.deck, self.chosen
        if name == "put_back":
            self.deeds.put_back()
        if deck is None or path is None:
            return
        if name == "rename" and self._shelf.owns(path):
            self.sheet.rename()
        elif name == "duplicate":
            self.deeds.duplicate(deck, self._title(path))
        elif name in ("delete", "take_off"):
            self._take_away(path)

    def _rename(self, title: str) -> None:
        if self.sheet.deck is not None and self.chosen is not None:
            self.deeds.rename(self.chosen, self.sheet.deck, title)

    def _take_away(self, path: Path) -> None:
        """Delete a deck of one's own; take another off the list."""
        if self._shelf.owns(path):
            self.deeds.delete(path, self._title(path))
        elif path not in self._shipped:
            self.forget_wanted.emit(path)

    def _on_changed(self, path: Path | None) -> None:
        if path is not None:
            self.chosen = path
        self.shelf_changed.emit()

    def _title(self, path: Path) -> str:
        """Return what a deck is called: one of one's own by its title, another by its file."""
        deck = self._decks[path]
        if self._shelf.owns(path) and isinstance(deck, DeckList) and deck.title:
            return deck.title
        return deck_title(path, self.look.language)

    # -- words ----------------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        self.update()
        speak = self.look.language
        self.setAccessibleName(Words("Decks", "デッキ").in_(speak))
        self._heading.say(Words("Decks", "デッキ").in_(speak))
        self.adding.say(
            Words(
                "Your own deck: drop its list here, or paste it (Ctrl+V)",
                "自分のデッキ：リストをここにドロップするか、貼り付け（Ctrl+V）",
            ).in_(speak)
        )
        self.all_cards.say(Words("All cards", "カード一覧").in_(speak))
        for link, game in zip(self.games, GAMES, strict=False):
            link.say(GAMES[game].title.in_(speak))
        self._mark_game()
        self.new.say(NEW.in_(self.look.language))
        self.back.say("← " + BACK.in_(speak) + bracketed("Esc").in_(self.look.language))
        self._say_decks()
        if self.chosen is not None:
            self.open_deck(self.chosen)
        self._arrange()

    def _say_decks(self) -> None:
        speak = self.look.language
        for tile, path in zip(self.tiles, self._paths, strict=True):
            deck = self._decks[path]
            title = self._title(path)
            away = DELETE if self._shelf.owns(path) else TAKE_OFF
            tile.say_remove(away.in_(self.look.language) + bracketed("Del").in_(self.look.language))
            if not isinstance(deck, DeckList):
                tile.say(title, Words("It cannot be read", "読み込めません").in_(speak), "")
                continue
            found = remarks(deck, self._cards, self.look.language, deck_played(path))
            odd = sum(remark.to_look_at for remark in found)
            words = [counted(deck.count, CARD).in_(self.look.language)]
            if odd:
                words.append(
                    "⚠ " + Words("{count} to look at", "確認{count}件").in_(speak).format(count=odd)
                )
            tile.say(title, said(words), "")
            tile.setAccessibleDescription(Words("Enter: play alone", "Enterで1人で遊ぶ").in_(speak))

    # -- places and ground ------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Lay the deck beside the list where there is room, else below it."""
        unit = unit_of(self)
        width, height = self.width(), self.height()
        self._scroll.setGeometry(self.rect())
        self._heading.unit = self.adding.unit = unit
        for stop in (self.back, self.new, self.all_cards, *self.games, *self.tiles):
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
        y += high
        if self.games:
            y = self._lay_games(side, y + unit * 0.3, inner)
        top = y + unit * 1.1
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

    def _lay_games(self, left: float, y: float, width: float) -> float:
        """Lay the words for the games in lines; return where they end."""
        x, line = left, 0.0
        for link in self.games:
            size = link.sizeHint()
            if x > left and x + size.width() > left + width:
                x, y = left, y + line
            link.setGeometry(round(x - link.pad), round(y), size.width(), size.height())
            x += size.width()
            line = size.height()
        return y + line

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
            self._do("rename")
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.deeds.put_back()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._step_game(event.key()):
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

    def _step_game(self, key: int) -> bool:
        """Go from one game's word to the next; False where none of them has the focus."""
        at = next((n for n, link in enumerate(self.games) if link.hasFocus()), None)
        if at is None:
            return False
        goal = at + (1 if key == Qt.Key.Key_Right else -1)
        if 0 <= goal < len(self.games):
            self.games[goal].setFocus(Qt.FocusReason.TabFocusReason)
        return True

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

"""The home screen: go on with a table, lay a new one, open, look at decks.

The place one wants to sit down at. It knows no table and changes no file: it shows what it is
given and says by signal what is wanted.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.places import is_there
from app.ui.app.trouble import steady_paint
from app.ui.decks.deck_titles import deck_title
from app.ui.home.column_plan import Direction, neighbour
from app.ui.home.focus_stop import ENTER, unit_of
from app.ui.home.home_page import Page
from app.ui.home.moment_words import time_words, when_words
from app.ui.home.scrolled import Scrolled
from app.ui.home.table_about import about_words, place_words, title_words
from app.ui.home.tiles.deck_shortcut import DeckShortcut
from app.ui.home.tiles.game_tile import seats_words
from app.ui.home.tiles.table_tile import TableTile
from app.ui.home.unbroken import said
from app.ui.look.look import Look
from app.ui.panels.window_page import WindowPage
from app.ui.table.table_name import BETWEEN
from app.ui.toolkit.common_words import SLOGAN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QHideEvent, QKeyEvent, QPixmap, QResizeEvent, QShowEvent

    from app.cards.face import Sign
    from app.games.contracts.card_contract import GameCards
    from app.store.recent_tables import Entry
    from app.store.saved_seats import Kept
    from app.ui.home.focus_stop import Stop
    from app.ui.home.way_tile import WayButton

DIRECTIONS: dict[int, Direction] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
JAPANESE = Words("日本語", "日本語")
ENGLISH = Words("English", "English")
"""Whoever looks for a language reads that one, and maybe no other."""
BACK = Words("Back to the table", "卓に戻る")
JOIN = Words("Join a table", "卓に参加")
JOIN_ABOUT = Words("By invite, or one in this network", "招待から、または同じネットワークの卓")
LATELY = timedelta(hours=12)
"""A table in the network that one was at within that time is what one wants to go back to."""
SETTLED = 120
"""Milliseconds after which a window is taken to have the size it will have."""


class Home(QWidget, WindowPage):
    """The home screen. `shipped` are the deck lists that come with the program."""

    continue_wanted = Signal(object)
    """Entry: the table to go on with."""
    new_table_wanted = Signal(str)
    """The id of the game; empty for whichever."""
    open_wanted = Signal()
    join_wanted = Signal()
    """A table in the network is to be joined."""
    back_wanted = Signal(object)
    """Kept: the table in the network that one did not leave."""
    decks_wanted = Signal()
    settings_wanted = Signal()
    keys_wanted = Signal()
    language_wanted = Signal(str)
    recent_wanted = Signal(object)
    """Entry: a table of the list."""
    recent_forgotten = Signal(Path)
    """The file of a table that is to leave the list."""
    deck_wanted = Signal(Path)
    """A shipped deck list to play alone."""

    def __init__(
        self, look: Look, cards: GameCards, shipped: list[Path], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._cards = cards
        self._shipped = shipped
        self._continue: Entry | None = None
        self._back: Kept | None = None
        self._recent: tuple[Entry, ...] = ()
        self._animations = True
        self._ground: QPixmap | None = None
        self._painted: tuple[object, ...] = ()
        """What the ground was painted for."""
        self._left_by: Stop | None = None
        """The way on that was taken last."""
        self.page = Page(look, GAMES)
        self._scroll = Scrolled(self.page, self)
        self._painting = QTimer(self)
        self._painting.setSingleShot(True)
        self._painting.timeout.connect(self._paint_table)
        self._connect()
        self.page.go_on.hide()
        self.page.back.hide()
        self.page.new.primary = True
        self.setFocusProxy(self.page.new)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _connect(self) -> None:
        page = self.page
        page.go_on.clicked.connect(self._go_on)
        page.new.clicked.connect(lambda: self.new_table_wanted.emit(""))
        page.open.clicked.connect(self.open_wanted)
        page.join.clicked.connect(self.join_wanted)
        page.back.clicked.connect(lambda: self.back_wanted.emit(self._back))
        for way, wanted in ((page.decks, self.decks_wanted), (page.settings, self.settings_wanted)):
            way.clicked.connect(lambda _=False, way=way: self._leave_by(way))
            way.clicked.connect(wanted)
        page.keys.clicked.connect(self.keys_wanted)
        page.more.clicked.connect(self._show_all)
        for link, language in ((page.japanese, "ja"), (page.english, "en")):
            link.setCheckable(True)
            link.clicked.connect(lambda _=False, to=language: self._speak(to))
        for tile in page.games:
            tile.clicked.connect(lambda _=False, game=tile.game: self.new_table_wanted.emit(game))

    # -- what it shows --------------------------------------------------------------------------

    def show_game(self, cards: GameCards, shipped: list[Path]) -> None:
        """Offer the decks of a game, and let its cards lie on the table that is painted."""
        if cards.game != self._cards.game:
            self._cards, self._shipped = cards, shipped
            self._let_go_of_ground()

    def show_tables(self, continue_: Entry | None, recent: tuple[Entry, ...]) -> None:
        """Show the table to go on with, if there is one, and those played last.

        May be called again while it shows: the focus stays where it is, as far as that is there.
        """
        page, before = self.page, self._focused_table()
        self._continue, self._recent = continue_, recent
        self._make_tables()
        held = page.go_on.hasFocus()
        page.go_on.setVisible(continue_ is not None)
        self._put_first()
        self._say_tables()
        self._arrange()
        if before is not None:
            self._focus_table(before)
        elif held and continue_ is None:
            self.setFocus()

    def show_back(self, kept: Kept | None) -> None:
        """Offer to go back to a table in the network before everything else; None for none."""
        self._back = kept
        self.page.back.setVisible(kept is not None)
        self._put_first()
        self._say_back()
        self._arrange()

    def _put_first(self) -> None:
        """Let what is likeliest stand out: it is what Enter does."""
        page, first = self.page, self._first
        for way, key in ((page.back, "B"), (page.go_on, "C"), (page.new, "N")):
            way.primary = way is first
            if way is not page.new:
                way.take_key("Enter" if way is first else key)
        self.setFocusProxy(first)

    @property
    def _first(self) -> WayButton:
        """The likeliest way on; a table one was at days ago is not."""
        page = self.page
        if self._back is not None and datetime.now(UTC) - self._back.when < LATELY:
            return page.back
        return page.new if self._continue is None else page.go_on

    def _say_back(self) -> None:
        if self._back is None:
            return
        stay = self._back.stay
        when = when_words(self._back.when, datetime.now().astimezone(), self.look.language)
        # Nobody is known where one was sent away before it was told who is there.
        known = [part for part in (BETWEEN.join(stay.people), when) if part]
        self.page.back.say(BACK.in_(self.look.language), said(known))

    def _focused_table(self) -> int | None:
        """Return which table has the focus."""
        return next((n for n, tile in enumerate(self.page.tables) if tile.hasFocus()), None)

    def _focus_table(self, number: int) -> None:
        """Move the focus to a table, or to the last one where there are fewer now."""
        shown = self.page.tables[: self.page.shown]
        (shown[min(number, len(shown) - 1)] if shown else self).setFocus()

    def _make_tables(self) -> None:
        if self._recent:
            tiles = [self._made_table(entry) for entry in self._recent]
            shipped = [self._made_shortcut(path) for path in self._shipped]
        else:
            tiles, shipped = [self._made_deck(path) for path in self._shipped], []
        self.page.put_tables(tiles, shipped)
        for tile in self.page.tiles:
            tile.animations = self._animations

    def _made_table(self, entry: Entry) -> TableTile:
        gone = not is_there(entry.path)
        tile = TableTile(self.look, entry.picture, self._signs(entry.game), self.page, missing=gone)
        tile.clicked.connect(lambda: self._take(entry, tile))
        tile.forget_wanted.connect(lambda: self.recent_forgotten.emit(entry.path))
        return tile

    def _signs(self, game: str) -> Mapping[str, Sign]:
        """Return the signs of a game's cards; none of one that a newer program knows."""
        return GAMES.cards(game).signs if game in GAMES else {}

    def _made_deck(self, path: Path) -> TableTile:
        # For newcomers only.
        from app.cards.deck.deck import DeckListError  # noqa: PLC0415
        from app.store.deck_files import of_game  # noqa: PLC0415
        from app.ui.home.tiles.deck_picture import deck_picture  # noqa: PLC0415

        try:
            picture = deck_picture(of_game(path, self._cards), self._cards)
        except DeckListError:
            # Somebody changed the shipped files: trying to play it says what is wrong.
            picture = None
        tile = TableTile(self.look, picture, self._cards.signs, self.page, removable=False)
        tile.clicked.connect(lambda: self.deck_wanted.emit(path))
        return tile

    def _made_shortcut(self, path: Path) -> DeckShortcut:
        tile = DeckShortcut(self.look, path, self.page)
        tile.clicked.connect(lambda: self.deck_wanted.emit(path))
        return tile

    def _take(self, entry: Entry, tile: TableTile) -> None:
        """Ask for a table of the list; whether it is still there is looked at anew."""
        if is_there(entry.path):
            self.recent_wanted.emit(entry)
        elif not tile.missing:
            number = self.page.tables.index(tile)
            self._make_tables()
            self._say_tables()
            self._arrange()
            self._focus_table(number)

    @Slot()
    def _go_on(self) -> None:
        if self._continue is not None:
            self.continue_wanted.emit(self._continue)

    @Slot()
    def _show_all(self) -> None:
        first = self.page.shown
        self.page.all_shown = True
        self._arrange()
        self._focus_table(first)

    def _speak(self, language: str) -> None:
        self._check_language()
        if language != self.look.language:
            self.language_wanted.emit(language)

    def _check_language(self) -> None:
        """Mark the language that is spoken, whichever was pressed."""
        self.page.japanese.setChecked(self.look.language == "ja")
        self.page.english.setChecked(self.look.language == "en")

    # -- words ----------------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        self._let_go_of_ground()
        speak = self.look.language
        page = self.page
        page.masthead.say(SLOGAN.in_(speak))
        page.new.say(
            Words("New table", "新しい卓").in_(speak),
            Words("Alone, or several at this screen", "1人で、または1つの画面で数人で").in_(speak),
        )
        page.join.say(JOIN.in_(self.look.language), JOIN_ABOUT.in_(self.look.language))
        page.open.say(
            Words("Open", "開く").in_(speak),
            Words("A saved table or a deck list", "保存した卓やデッキリスト").in_(speak),
        )
        page.decks.say(
            Words("Decks", "デッキ").in_(speak),
            Words("See a deck and play it", "デッキを見て、そのまま遊ぶ").in_(speak),
        )
        page.settings.say(
            Words("Settings", "設定").in_(speak),
            Words("Looks, text size, keys", "見た目、文字の大きさ、キー").in_(speak),
        )
        page.games_heading.say(Words("Games", "ゲーム").in_(speak))
        for tile in page.games:
            spec = GAMES[tile.game]
            title = spec.title.in_(self.look.language)
            tile.say(
                title,
                seats_words(spec).in_(self.look.language),
                Words("New table", "新しい卓").in_(speak),
            )
        for link, words in (
            (page.japanese, JAPANESE.in_(self.look.language)),
            (page.english, ENGLISH.in_(self.look.language)),
            (page.keys, Words("Keys ?", "キー一覧 ?").in_(speak)),
        ):
            link.say(words)
        page.motto.say(
            Words("Works without internet or accounts", "ネット接続もアカウントも不要").in_(speak)
        )
        self._check_language()
        self._say_tables()
        self._arrange()

    def _say_tables(self) -> None:
        """Write on the tables, and on the way back to the last one."""
        speak = self.look.language
        page = self.page
        self._say_back()
        now = datetime.now().astimezone()
        if self._continue is not None:
            when = when_words(self._continue.when, now, self.look.language)
            words = place_words(self._continue, when, self.look.language)
            page.go_on.say(Words("Continue", "つづきから").in_(speak), words)
        page.more.say(
            Words("Show all {count}", "{count}件すべて表示")
            .in_(speak)
            .format(count=len(page.tables))
        )
        if not self._recent:
            self._say_decks()
            return
        page.tables_heading.say(Words("Recent tables", "最近の卓").in_(speak))
        for tile, entry in zip(page.tables, self._recent, strict=True):
            # The day is in the name of a table that is called after its decks.
            when = (
                time_words(entry.when, now)
                if entry.decks
                else when_words(entry.when, now, self.look.language)
            )
            words = (
                Words("The file is gone", "ファイルが見つかりません").in_(speak)
                if tile.missing
                else about_words(entry, self.look.language)
            )
            tile.say(title_words(entry, now, self.look.language), words, when)
            tile.say_remove(
                Words("Remove from the list (Delete)", "一覧から外す（Delete）").in_(speak)
            )
        self._say_shipped()

    def _say_decks(self) -> None:
        """Write on the decks that are offered while there are no tables."""
        speak = self.look.language
        self.page.tables_heading.say(
            Words("Sit down with a deck", "デッキを選んで始める").in_(speak)
        )
        # Before the tables were looked for there is no tile yet.
        for tile, path in zip(self.page.tables, self._shipped, strict=False):
            tile.say(
                deck_title(path, self.look.language),
                Words("Play it alone, at once", "すぐに1人で遊ぶ").in_(speak),
                "",
            )

    def _say_shipped(self) -> None:
        """Write on the decks that are offered beside the tables."""
        speak = self.look.language
        self.page.shipped_heading.say(
            Words("Sit down with a deck", "デッキを選んで始める").in_(speak)
        )
        for tile in self.page.shipped:
            tile.say(
                deck_title(tile.path, self.look.language),
                Words("Play it alone, at once", "すぐに1人で遊ぶ").in_(speak),
            )

    # -- places and ground ------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Lay everything where it belongs at this size, once it is seen."""
        if not self.isVisible():
            return
        self._scroll.setGeometry(self.rect())
        self.page.lay_out(self.width(), self.height(), unit_of(self))
        self._renew_ground()

    def _renew_ground(self) -> None:
        """Paint the ground anew if something about it is different now.

        The table comes a moment after what matters; until then the old picture has to do.
        """
        wanted = (self.size(), self.devicePixelRatioF(), self.page.room, self.look.palette)
        if (*wanted, self.look.language) == self._painted:
            return
        resized = self._ground is not None and self._painted[0] != self.size()
        self._painting.start(SETTLED if resized else 0)
        self.update()

    @Slot()
    def _paint_table(self) -> None:
        if not self.isVisible():
            return
        from app.ui.home.home_ground import ground_with_table  # noqa: PLC0415 - when it shows

        size, ratio, room = self.size(), self.devicePixelRatioF(), self.page.room
        self._painted = (size, ratio, room, self.look.palette, self.look.language)
        self._ground = ground_with_table(
            size, ratio, room, self.look.palette, self._cards, self.look.language
        )
        self.update()

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        if self._ground is not None:
            painter.drawPixmap(self.rect(), self._ground)
        else:
            from app.ui.home.home_ground import paint_ground  # noqa: PLC0415 - when it shows

            paint_ground(painter, QRectF(self.rect()), self.look.palette)
        painter.end()

    def _let_go_of_ground(self) -> None:
        self._ground = None
        self._painted = ()

    def set_animations(self, on: bool) -> None:
        """Let the tiles rise slowly under the pointer, or at once."""
        self._animations = on
        for tile in self.page.tiles:
            tile.animations = on

    # -- keys -----------------------------------------------------------------------------------

    def stops(self) -> list[Stop]:
        """Return what the keyboard can reach now, in its order."""
        return [stop for stop in self.page.stops if stop.isVisibleTo(self)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows; the letters are the ways on."""
        page = self.page
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ways = {Qt.Key.Key_N: page.new, Qt.Key.Key_O: page.open, Qt.Key.Key_J: page.join}
        ways |= {Qt.Key.Key_D: page.decks, Qt.Key.Key_S: page.settings}
        if page.go_on.isVisibleTo(self):
            ways[Qt.Key.Key_C] = page.go_on
        if page.back.isVisibleTo(self):
            ways[Qt.Key.Key_B] = page.back
        if event.text() == "?" and not held & ~Qt.KeyboardModifier.ShiftModifier:
            self.keys_wanted.emit()
        elif held:
            super().keyPressEvent(event)
        elif event.key() in DIRECTIONS:
            self._walk(DIRECTIONS[event.key()])
        elif event.key() in ways:
            ways[Qt.Key(event.key())].click()
        elif event.key() in ENTER:
            self._first.click()
        else:
            super().keyPressEvent(event)

    def _leave_by(self, way: Stop) -> None:
        self._left_by = way

    def come_back(self) -> None:
        """Put the keyboard where it was when the page was left for another."""
        way, self._left_by = self._left_by, None
        if way is not None:
            way.setFocus(Qt.FocusReason.OtherFocusReason)

    def _walk(self, direction: Direction) -> None:
        stops = self.stops()
        here = next((stop for stop in stops if stop.hasFocus()), None)
        if here is None:
            self.setFocus()
            return
        boxes = [_box(stop, self.page) for stop in stops]
        goal = neighbour(boxes[stops.index(here)], boxes, direction)
        if goal is not None:
            stops[goal].setFocus(Qt.FocusReason.TabFocusReason)
            margin = round(here.unit * 2)
            self._scroll.ensureWidgetVisible(stops[goal], margin, margin)

    # -- keeping up -------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Say anew when things were, and paint the table once the screen is there."""
        super().showEvent(event)
        if not self.page.tables:
            self._make_tables()
        self._say_tables()
        self._arrange()
        if not any(stop.hasFocus() for stop in self.stops()):
            self.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Give the memory of the ground back."""
        super().hideEvent(event)
        self._let_go_of_ground()
        self.page.all_shown = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything anew."""
        super().resizeEvent(event)
        self._arrange()


def _box(widget: QWidget, page: QWidget) -> tuple[float, float, float, float]:
    corner = widget.mapTo(page, QPoint(0, 0))
    return corner.x(), corner.y(), widget.width(), widget.height()

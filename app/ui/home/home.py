"""The home screen: go on with a table, lay a new one, open, look at decks.

The place one wants to sit down at. It knows no table and changes no file: it shows what it is
given and says by signal what is wanted.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games.game_registry import GAMES
from app.ui.app.trouble import steady_paint
from app.ui.home.arrow_walk import DIRECTIONS, next_stop
from app.ui.home.focus_stop import ENTER, unit_of
from app.ui.home.home_backdrop import Backdrop
from app.ui.home.home_page import Page
from app.ui.home.home_words import say_page
from app.ui.home.recent.going_on import GoingOn
from app.ui.home.recent.home_tables import HomeTables
from app.ui.home.scrolled import Scrolled
from app.ui.look.look import Look
from app.ui.panels.window_page import WindowPage

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent

    from app.games.contracts.card_contract import GameCards
    from app.store.recent_tables import Entry
    from app.store.saved_seats import Kept
    from app.ui.home.column_plan import Direction
    from app.ui.home.focus_stop import Stop


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
        self._left_by: Stop | None = None
        """The way on that was taken last."""
        self.page = Page(look, GAMES)
        self._scroll = Scrolled(self.page, self)
        self.backdrop = Backdrop(self, look, cards)
        self._going_on = GoingOn(self.page)
        self._tables = HomeTables(self.page, cards, shipped, self)
        self._tables.wanted.connect(self.recent_wanted)
        self._tables.forgotten.connect(self.recent_forgotten)
        self._tables.deck_wanted.connect(self.deck_wanted)
        self._tables.gone.connect(self._say_gone)
        self._connect()
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
        page.back.clicked.connect(lambda: self.back_wanted.emit(self._going_on.kept))
        for way, wanted in ((page.decks, self.decks_wanted), (page.settings, self.settings_wanted)):
            way.clicked.connect(lambda _=False, way=way: self._leave_by(way))
            way.clicked.connect(wanted)
        page.keys.clicked.connect(self.keys_wanted)
        page.more.clicked.connect(self._show_all)
        for link, language in ((page.japanese, "ja"), (page.english, "en")):
            link.stand_among_others()
            link.clicked.connect(lambda _=False, to=language: self._speak(to))
        for tile in page.games:
            tile.clicked.connect(lambda _=False, game=tile.game: self.new_table_wanted.emit(game))

    # -- what it shows --------------------------------------------------------------------------

    def show_game(self, cards: GameCards, shipped: list[Path]) -> None:
        """Offer the decks of a game, and let its cards lie on the table that is painted."""
        if cards.game != self._tables.cards.game:
            self._tables.show_game(cards, shipped)
            self.backdrop.take(cards)

    def show_tables(self, continue_: Entry | None, recent: tuple[Entry, ...]) -> None:
        """Show the table to go on with, if there is one, and those played last.

        May be called again while it shows: the focus stays where it is, as far as that is there.
        """
        page, before = self.page, self._focused_table()
        self._tables.show(recent)
        held = page.go_on.hasFocus()
        self._going_on.show_table(continue_)
        self.setFocusProxy(self._going_on.first)
        self._say_tables()
        self._arrange()
        if before is not None:
            self._focus_table(before)
        elif held and continue_ is None:
            self.setFocus()

    def show_back(self, kept: Kept | None) -> None:
        """Offer to go back to a table in the network before everything else; None for none."""
        self._going_on.show_back(kept)
        self.setFocusProxy(self._going_on.first)
        self._going_on.say(datetime.now().astimezone())
        self._arrange()

    def _focused_table(self) -> int | None:
        """Return which table has the focus."""
        return next((n for n, tile in enumerate(self.page.tables) if tile.hasFocus()), None)

    def _focus_table(self, number: int) -> None:
        """Move the focus to a table, or to the last one where there are fewer now."""
        shown = self.page.tables[: self.page.shown]
        (shown[min(number, len(shown) - 1)] if shown else self).setFocus()

    @Slot(int)
    def _say_gone(self, number: int) -> None:
        """Say that the file of a table is gone, and stay where it stood."""
        self._say_tables()
        self._arrange()
        self._focus_table(number)

    @Slot()
    def _go_on(self) -> None:
        if self._going_on.table is not None:
            self.continue_wanted.emit(self._going_on.table)

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
        self.backdrop.let_go()
        say_page(self.page, self.look.language)
        self._check_language()
        self._say_tables()
        self._arrange()

    def _say_tables(self) -> None:
        """Write on the tables, and on the ways back to one."""
        now = datetime.now().astimezone()
        self._going_on.say(now)
        self._tables.say(now)

    # -- places and ground ------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Lay everything where it belongs at this size, once it is seen."""
        if not self.isVisible():
            return
        self._scroll.setGeometry(self.rect())
        self.page.lay_out(self.width(), self.height(), unit_of(self))
        self.backdrop.renew(self.page.room)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        self.backdrop.paint(painter)
        painter.end()

    def set_animations(self, on: bool) -> None:
        """Let the tiles rise slowly under the pointer, or at once."""
        self._tables.animate(on=on)

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
            self._going_on.first.click()
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
        goal = next_stop(here, stops, self.page, direction)
        if goal is not None:
            goal.setFocus(Qt.FocusReason.TabFocusReason)
            margin = round(here.unit * 2)
            self._scroll.ensureWidgetVisible(goal, margin, margin)

    # -- keeping up -------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Say anew when things were, and paint the table once the screen is there."""
        super().showEvent(event)
        if not self.page.tables:
            self._tables.make()
        self._say_tables()
        self._arrange()
        if not any(stop.hasFocus() for stop in self.stops()):
            self.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Give the memory of the ground back."""
        super().hideEvent(event)
        self.backdrop.let_go()
        self.page.all_shown = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything anew."""
        super().resizeEvent(event)
        self._arrange()

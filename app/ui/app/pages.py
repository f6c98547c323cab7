"""What fills the window below the bar: the table, the home screen, decks, settings.

Pages other than the table are made when they are first wanted (`frame/page_factories.py`).
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from app.games.game_registry import GAMES, USUAL
from app.ui.app.deck_pages import DeckPages
from app.ui.app.frame.page_factories import PAGES
from app.ui.app.recent_list import kept_in
from app.ui.app.shell import PageKeeper

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.store.recent_tables import Entry
    from app.store.saved_seats import Kept
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront
    from app.ui.commands.action_registry import Action, Registry
    from app.ui.home.home import Home
    from app.ui.look.pictures.own_pictures import OwnPictures
    from app.ui.panels.window_page import WindowPage
    from app.ui.settings.settings_page import SettingsPage


class Pages(PageKeeper):
    """One page at a time; leaving one leads back to where one came from."""

    def __init__(self, window: Shell) -> None:
        super().__init__()
        self._window = window
        self._made: dict[str, QWidget] = {}
        """The pages there are by now, by name."""
        self.decks: DeckPages = DeckPages(window, self)
        self._behind: list[QWidget] = []
        """The pages that those over them were opened from, the last one on top."""

    def page(self, name: str) -> QWidget:
        """Return the page of a name (`page_factories.PAGES`), made when it is first wanted.

        "editor GAME" is the page of one game, "editor" that of the usual one.
        """
        if name not in self._made:
            kind, _, game = name.partition(" ")
            self._made[name] = PAGES[kind](self._window, game or USUAL)
        return self._made[name]

    def made(self, name: str) -> QWidget | None:
        """Return the page of a name, if there is one by now."""
        return self._made.get(name)

    def open(self, name: str) -> None:
        """Bring a page to the front; leaving it leads back here."""
        page, now = self.page(name), self.currentWidget()
        if page in self._behind:
            # Back to it: what lay over it is left.
            del self._behind[self._behind.index(page) :]
        elif now is not None and now is not page:
            self._behind.append(now)
        self._turn_to(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn_to(self, page: QWidget) -> None:
        # Added only now that it is filled: the first page added shows at once.
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        self._window.page_turned()

    @Slot()
    def leave(self) -> None:
        """Go back to the page that was there before."""
        place = self._window.place
        before = self._behind.pop() if self._behind else None
        if before is None or before is self.made("home"):
            self.show_home()
            self.home().come_back()
        elif place is not None and before is place:
            self.show_table(place)
        else:
            if before is self.made("decks"):
                self.decks.list_again()  # they may be others now
            self._turn_to(before)
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- the table ----------------------------------------------------------------------------

    def show_table(self, place: TableInFront) -> None:
        """Bring a table to the front."""
        self._behind.clear()
        self._turn_to(place)
        place.board.show()
        place.board.setFocus()

    def take_away(self, place: TableInFront) -> None:
        """Take a table off; what lies behind it comes up.

        It is hidden until it ends: under another parent Qt would dress all of it anew.
        """
        self.removeWidget(place)
        place.hide()
        self._behind = [page for page in self._behind if page is not place]

    @property
    def at_table(self) -> bool:
        """Whether the table is what shows."""
        return self.currentWidget() is not None and self.currentWidget() is self._window.place

    # -- home ---------------------------------------------------------------------------------

    def home(self) -> Home:
        """Return the home screen."""
        return cast("Home", self.page("home"))

    @Slot()
    def show_home(self) -> None:
        """Show the home screen with the tables played last."""
        self._list_tables()
        self._behind.clear()
        self._turn_to(self.home())
        self.home().setFocus()

    def tables_changed(self) -> None:
        """Show the tables anew, where they show."""
        if self.currentWidget() is self.made("home") is not None:
            self._list_tables()

    def _list_tables(self) -> None:
        from app.store.recent_tables import Entry  # noqa: PLC0415 - not for the first board

        window = self._window
        game = window.shown_game
        self.home().show_game(GAMES.cards(game), window.tables.offered(game))
        self.home().show_back(window.way_back())
        entries = window.tables.recent.entries()
        place = window.place
        if place is not None:
            going_on = place.table
            entry = Entry(
                going_on.path or Path(),
                going_on.title(),
                going_on.spec.id,
                place.bridge.view.turn.number,
                tuple(seat.name for seat in going_on.seats),
                datetime.now(UTC),
            )
            entries = tuple(e for e in entries if e.path not in kept_in(going_on))
            self.home().show_tables(entry, entries)
        else:
            # The record of a seat is looked at: there is nothing to go on with.
            played = (e for e in entries if not e.record)
            self.home().show_tables(next(played, None), entries)

    @Slot(object)
    def go_on(self, entry: Entry) -> None:
        """Go on with a table of the list, or with the one that lies in the window."""
        place = self._window.place
        kept = () if place is None else kept_in(place.table)
        if place is not None and (entry.path == Path() or entry.path in kept):
            self.show_table(place)
        else:
            self._window.tables.open_entry(entry)

    @Slot(object)
    def go_back(self, kept: Kept) -> None:
        """Go back to the table in the network that one did not leave."""
        self._window.lan_desk().back.go(kept)

    @Slot(Path)
    def forget(self, path: Path) -> None:
        """Take a table out of the list."""
        self._window.tables.recent.forget(path)
        self._list_tables()

    # -- settings -----------------------------------------------------------------------------

    @Slot()
    def show_settings(self, tab: str = "settings") -> None:
        """Show the settings, or the keys."""
        window = self._window
        registry = window.registry
        # Without a table too one may want to give keys to what a game does.
        spec = registry.spec if window.place else None
        page = cast("SettingsPage", self.page("settings"))
        page.show_games(
            window.shown_game if spec is None else spec.id,
            lambda game: self._actions_of(game, registry),
        )
        page.show_settings(window.settings)
        page.show_tab(tab)
        self.open("settings")

    def _actions_of(self, game: str, registry: Registry) -> tuple[Action, ...]:
        """Return what may have keys at the tables of a game and of its variants, each once."""
        family = (spec for spec in GAMES.values() if spec.family == game)
        entries = (entry for spec in family for entry in registry.with_game(spec).actions)
        found: dict[str, Action] = {}
        for entry in entries:
            found.setdefault(entry.id, entry)
        return tuple(found.values())

    # -- what every page takes ------------------------------------------------------------------

    def _each(self) -> Iterator[WindowPage]:
        return (cast("WindowPage", page) for page in self._made.values())

    def show_settings_now(self) -> None:
        """Let open pages follow what was chosen elsewhere."""
        for page in self._each():
            page.show_settings(self._window.settings)

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""
        for page in self._each():
            page.set_own(own)

    def set_animations(self, moving: bool) -> None:
        """Let things glide, or not."""
        for page in self._each():
            page.set_animations(moving)
        if self._window.place is not None:
            self._window.place.set_animations(moving)

    def take_keys(self) -> None:
        """Follow another choice of keys."""
        for page in self._each():
            page.take_keys()

    def take_cards(self) -> None:
        """Read the decks that show again: other cards are known now."""
        self.decks.take_cards()

    def close_pages(self) -> None:
        """End what pages do in the background."""
        for page in self._each():
            page.close_page()

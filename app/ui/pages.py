"""What fills the window below the bar: the table, the home screen, decks, settings.

Pages other than the table are made when they are first wanted.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.games.registry import GAMES
from app.ui.tables import GAME

if TYPE_CHECKING:
    from app.cards.deck import DeckList
    from app.core.words import Language
    from app.store.recent import Entry
    from app.ui.home.decks import Decks
    from app.ui.home.home import Home
    from app.ui.look.palette import Palette
    from app.ui.settings.page import SettingsPage
    from app.ui.table_place import TablePlace
    from app.ui.window import Window


class Pages(QStackedWidget):
    """One page at a time; leaving one leads back to where one came from."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self._home: Home | None = None
        self._decks: Decks | None = None
        self._settings: SettingsPage | None = None
        self._behind: QWidget | None = None
        """The page that decks or settings were opened from."""

    # -- the table ----------------------------------------------------------------------------

    def show_table(self, place: TablePlace) -> None:
        """Bring a table to the front."""
        self._turn_to(place)
        place.board.show()
        place.board.setFocus()

    def take_away(self, place: TablePlace) -> None:
        """Take a table off; what lies behind it comes up."""
        self.removeWidget(place)
        if self._behind is place:
            self._behind = None

    @property
    def at_table(self) -> bool:
        """Whether the table is what shows."""
        return self.currentWidget() is not None and self.currentWidget() is self._window.place

    def _turn_to(self, page: QWidget) -> None:
        # Added only now that it is filled: the first page added shows at once.
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        self._window.page_turned()

    # -- home ---------------------------------------------------------------------------------

    def home(self) -> Home:
        """Return the home screen, made when it is first wanted."""
        if self._home is None:
            from app.ui.home.home import Home  # noqa: PLC0415 - on demand

            window = self._window
            home = Home(
                window.cards, window.tables.shipped(), window.palette_in_use, window.language
            )
            home.set_animations(window.settings.animations)
            home.continue_wanted.connect(self._go_on)
            home.recent_wanted.connect(self._go_on)
            home.new_table_wanted.connect(window.tables.ask_new)
            home.open_wanted.connect(window.tables.open_by_hand)
            home.deck_wanted.connect(window.tables.open_file)
            home.decks_wanted.connect(self.show_decks)
            home.settings_wanted.connect(self.show_settings)
            home.keys_wanted.connect(window.show_keys)
            home.language_wanted.connect(lambda language: window.apply("language", language))
            home.recent_forgotten.connect(self._forget)
            self._home = home
        return self._home

    @Slot()
    def show_home(self) -> None:
        """Show the home screen with the tables played last."""
        self._list_tables()
        self._behind = None
        self._turn_to(self.home())
        self.home().setFocus()

    def _list_tables(self) -> None:
        from app.store.recent import Entry  # noqa: PLC0415 - not for the first board

        window = self._window
        entries = window.tables.recent()
        place = window.place
        if place is not None:
            going_on = place.document
            entry = Entry(
                going_on.path or Path(),
                going_on.title(),
                going_on.spec.id,
                place.bridge.view.turn.number,
                tuple(seat.name for seat in going_on.seats),
                datetime.now(UTC),
            )
            entries = tuple(e for e in entries if e.path not in window.tables.kept_in(going_on))
            self.home().show_tables(entry, entries)
        elif entries:
            self.home().show_tables(entries[0], entries)
        else:
            self.home().show_tables(None, ())

    @Slot(object)
    def _go_on(self, entry: Entry) -> None:
        place = self._window.place
        kept = () if place is None else self._window.tables.kept_in(place.document)
        if place is not None and (entry.path == Path() or entry.path in kept):
            self.show_table(place)
        else:
            self._window.tables.open_entry(entry)

    @Slot(Path)
    def _forget(self, path: Path) -> None:
        self._window.tables.forget(path)
        self._list_tables()

    # -- decks and settings -------------------------------------------------------------------

    @Slot()
    def show_decks(self) -> None:
        """Show the decks that can be played."""
        window = self._window
        if self._decks is None:
            from app.ui.home.decks import Decks  # noqa: PLC0415 - on demand

            decks = Decks(
                window.cards, window.tables.shipped(), window.palette_in_use, window.language
            )
            decks.closed.connect(self.leave)
            decks.play_alone_wanted.connect(self._play_alone)
            decks.play_two_wanted.connect(lambda path: window.tables.play((path,), 2))
            self._decks = decks
        self._decks.show_decks(window.tables.recent_decks())
        self._open_over(self._decks)

    def _play_alone(self, deck: DeckList) -> None:
        self._window.tables.lay_alone(deck)

    @Slot()
    def show_settings(self, tab: str = "settings") -> None:
        """Show the settings, or the keys."""
        window = self._window
        # Without a table too one may want to give keys to what a game does.
        registry = window.registry if window.place else window.registry.with_game(GAMES[GAME])
        if self._settings is None:
            from app.ui.settings.page import SettingsPage  # noqa: PLC0415 - on demand

            page = SettingsPage(
                window.settings,
                registry.actions,
                palette=window.palette_in_use,
                language=window.language,
            )
            page.changed.connect(window.apply)
            page.closed.connect(self.leave)
            self._settings = page
        self._settings.show_actions(registry.actions)
        self._settings.show_settings(window.settings)
        self._settings.show_tab(tab)
        self._open_over(self._settings)

    def _open_over(self, page: QWidget) -> None:
        if self.currentWidget() not in (self._decks, self._settings):
            self._behind = self.currentWidget()
        self._turn_to(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def leave(self) -> None:
        """Go back to the page that was there before."""
        place = self._window.place
        if place is not None and self._behind is place:
            self.show_table(place)
        else:
            self.show_home()
            self.home().come_back()

    # -- looks --------------------------------------------------------------------------------

    def show_settings_now(self) -> None:
        """Let an open settings page follow what was changed elsewhere."""
        if self._settings is not None:
            self._settings.show_settings(self._window.settings)

    def set_language(self, language: Language) -> None:
        """Speak another language."""
        for page in (self._home, self._decks, self._settings, self._window.place):
            if page is not None:
                page.set_language(language)

    def set_palette(self, palette: Palette) -> None:
        """Paint in another theme."""
        for page in (self._home, self._decks, self._settings, self._window.place):
            if page is not None:
                page.set_palette(palette)

    def set_animations(self, moving: bool) -> None:
        """Let things glide, or not."""
        for page in (self._home, self._window.place):
            if page is not None:
                page.set_animations(moving)

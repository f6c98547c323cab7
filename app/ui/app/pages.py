"""What fills the window below the bar: the table, the home screen, decks, settings.

Pages other than the table are made when they are first wanted.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from app.core.data.value import replace
from app.games.game_registry import GAMES
from app.ui.app.shell import PageKeeper
from app.ui.app.tables import GAME

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckLine, DeckList
    from app.store.recent_tables import Entry
    from app.store.saved_seats import Kept
    from app.ui.app.shell import Shell, TableInFront
    from app.ui.cards.browser.browser_page import CardsPage
    from app.ui.decks.editor.editor_page import DeckEditor
    from app.ui.home.decks_page import Decks
    from app.ui.home.home import Home
    from app.ui.look.own_pictures import OwnPictures
    from app.ui.settings.settings_page import SettingsPage


class Pages(PageKeeper):
    """One page at a time; leaving one leads back to where one came from."""

    def __init__(self, window: Shell) -> None:
        super().__init__()
        self._window = window
        self._home: Home | None = None
        self._decks: Decks | None = None
        self._cards: CardsPage | None = None
        self._editor: DeckEditor | None = None
        self._settings: SettingsPage | None = None
        self._behind: list[QWidget] = []
        """The pages that those over them were opened from, the last one on top."""

    # -- the table ----------------------------------------------------------------------------

    def show_table(self, place: TableInFront) -> None:
        """Bring a table to the front."""
        self._behind.clear()
        self._turn_to(place)
        place.board.show()
        place.board.setFocus()

    def take_away(self, place: TableInFront) -> None:
        """Take a table off; what lies behind it comes up."""
        self.removeWidget(place)
        self._behind = [page for page in self._behind if page is not place]

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
            home = Home(self._window.look, window.cards, window.tables.shipped())
            home.set_animations(window.settings.animations)
            home.continue_wanted.connect(self._go_on)
            home.recent_wanted.connect(self._go_on)
            home.new_table_wanted.connect(window.tables.ask_new)
            home.open_wanted.connect(window.tables.open_by_hand)
            home.join_wanted.connect(lambda: window.lan_desk().ask_join())
            home.back_wanted.connect(self._go_back)
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
        self._behind.clear()
        self._turn_to(self.home())
        self.home().setFocus()

    def tables_changed(self) -> None:
        """Show the tables anew, where they show."""
        if self._home is not None and self.currentWidget() is self._home:
            self._list_tables()

    def _list_tables(self) -> None:
        from app.store.recent_tables import Entry  # noqa: PLC0415 - not for the first board

        window = self._window
        self.home().show_back(window.way_back())
        entries = window.tables.recent()
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
            entries = tuple(e for e in entries if e.path not in window.tables.kept_in(going_on))
            self.home().show_tables(entry, entries)
        else:
            # The record of a seat is looked at: there is nothing to go on with.
            played = (e for e in entries if not e.record)
            self.home().show_tables(next(played, None), entries)

    @Slot(object)
    def _go_on(self, entry: Entry) -> None:
        place = self._window.place
        kept = () if place is None else self._window.tables.kept_in(place.table)
        if place is not None and (entry.path == Path() or entry.path in kept):
            self.show_table(place)
        else:
            self._window.tables.open_entry(entry)

    @Slot(object)
    def _go_back(self, kept: Kept) -> None:
        self._window.lan_desk().back.go(kept)

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
            from app.ui.home.decks_page import Decks  # noqa: PLC0415 - on demand

            decks = Decks(
                self._window.look, window.cards, window.tables.shipped(), window.own_pictures
            )
            decks.said.connect(window.tell)
            decks.shelf_changed.connect(self._shelf_changed)
            decks.forget_wanted.connect(self._forget_deck)
            decks.closed.connect(self.leave)
            decks.cards_wanted.connect(self.show_cards)
            decks.edit_wanted.connect(self.edit_deck)
            decks.type_in_wanted.connect(self._type_in)
            decks.new_wanted.connect(self.new_deck)
            decks.play_alone_wanted.connect(self._play_alone)
            decks.play_two_wanted.connect(lambda path: window.tables.play((path,), 2))
            self._decks = decks
        self._list_decks()
        self._open_over(self._decks)

    def _list_decks(self) -> None:
        from app.store.saved_decks import DeckShelf  # noqa: PLC0415 - not for the first board

        # What was deleted may have been put back by its key.
        self._window.toasts.look_again()
        if self._decks is not None:
            own = DeckShelf().decks()
            lately = self._window.tables.recent_decks()
            self._decks.show_decks((*own, *(path for path in lately if path not in own)))

    def take_cards(self) -> None:
        """Read the decks that show again: other cards are known now."""
        if self._decks is not None and self._decks.isVisible():
            self._list_decks()

    @Slot()
    def _shelf_changed(self) -> None:
        """Follow what was done to the decks in one place or the other."""
        if self._editor is not None:
            self._editor.work.look_again()
        self._list_decks()

    @Slot(Path)
    def _forget_deck(self, path: Path) -> None:
        self._window.tables.forget(path)
        self._list_decks()

    # -- the deck editor ------------------------------------------------------------------------

    def editor(self) -> DeckEditor:
        """Return the deck editor, made when it is first wanted."""
        if self._editor is None:
            from app.ui.decks.editor.editor_page import DeckEditor  # noqa: PLC0415 - on demand

            window = self._window
            editor = DeckEditor(
                self._window.look,
                window.cards,
                window.art,
                lambda name: window.registry.keys(name) if name in window.registry else (),
                own=window.own_pictures,
            )
            editor.closed.connect(self.leave)
            editor.play_wanted.connect(self._play_alone)
            editor.export_wanted.connect(self._export)
            editor.type_in_wanted.connect(self._type_in)
            editor.said.connect(window.tell)
            editor.gone.connect(window.tell)
            editor.shelf_changed.connect(self._list_decks)
            self._editor = editor
        return self._editor

    @Slot(object)
    def _type_in(self, line: DeckLine) -> None:
        self._window.type_in_card(line.key, line.section)

    @Slot()
    def show_editor(self) -> None:
        """Show the deck editor with the deck that is on its bench."""
        self._open_over(self.editor())

    @Slot(object, object, str)
    def edit_deck(self, deck: DeckList, path: Path | None, title: str) -> None:
        """Edit a deck: one of one's own where it is kept, another as a copy called `title`."""
        editor = self.editor()
        own = path is not None and editor.work.shelf.owns(path)
        editor.edit(deck if own else replace(deck, title=title), path if own else None)
        self._open_over(editor)

    @Slot(object)
    def edit_list(self, source: Path | str) -> None:
        """Edit the deck of a file or a text that was found to be a deck list."""
        from app.cards.deck.deck import DeckListError  # noqa: PLC0415 - on demand
        from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file  # noqa: PLC0415 - likewise
        from app.ui.decks.deck_titles import deck_title  # noqa: PLC0415 - likewise

        window = self._window
        if isinstance(source, str):
            deck = read_decklist(source, window.cards)
            self.edit_deck(deck, None, deck.title)
            self.editor().deeds.tell_notes(deck)
            return
        try:
            deck = read_decklist_file(source, window.cards)
        except DeckListError as problem:  # it was there a moment ago
            window.tell(problem.words, "refused")
        else:
            self.edit_deck(deck, source, deck.title or deck_title(source, window.look.language))
            self.editor().deeds.tell_notes(deck)

    @Slot()
    def new_deck(self) -> None:
        """Begin a new deck."""
        self.editor().new()
        self._open_over(self.editor())

    @Slot(object, str)
    def _export(self, deck: DeckList, form: str) -> None:
        from app.ui.decks.editor.deck_export import export_deck  # noqa: PLC0415 - on demand

        export_deck(self._window, deck, form)

    def take_keys(self) -> None:
        """Follow another choice of keys."""
        if self._editor is not None:
            self._editor.take_keys()

    @Slot()
    def show_cards(self) -> None:
        """Show all known cards."""
        window = self._window
        if self._cards is None:
            from app.ui.cards.browser.browser_page import CardsPage  # noqa: PLC0415 - on demand

            page = CardsPage(self._window.look, window.cards, window.own_pictures)
            page.closed.connect(self.leave)
            page.browser.offer_import(window.import_cards, window.type_in_named)
            self._cards = page
        self._open_over(self._cards)

    def _play_alone(self, deck: DeckList) -> None:
        self._window.tables.lay_alone(deck)

    @Slot()
    def show_settings(self, tab: str = "settings") -> None:
        """Show the settings, or the keys."""
        window = self._window
        # Without a table too one may want to give keys to what a game does.
        registry = window.registry if window.place else window.registry.with_game(GAMES[GAME])
        if self._settings is None:
            from app.ui.settings.settings_page import SettingsPage  # noqa: PLC0415 - on demand

            page = SettingsPage(self._window.look, window.settings, registry.actions)
            page.changed.connect(window.apply)
            page.closed.connect(self.leave)
            page.import_wanted.connect(window.import_cards)
            page.forget_wanted.connect(window.forget_cards)
            self._settings = page
        self._settings.show_actions(registry.actions)
        self._settings.show_settings(window.settings)
        self._settings.show_tab(tab)
        self._open_over(self._settings)

    def _open_over(self, page: QWidget) -> None:
        now = self.currentWidget()
        if page in self._behind:
            # Back to it: what lay over it is left.
            del self._behind[self._behind.index(page) :]
        elif now is not None and now is not page:
            self._behind.append(now)
        self._turn_to(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def leave(self) -> None:
        """Go back to the page that was there before."""
        place = self._window.place
        before = self._behind.pop() if self._behind else None
        if before is None or before is self._home:
            self.show_home()
            self.home().come_back()
        elif place is not None and before is place:
            self.show_table(place)
        else:
            if before is self._decks:
                self._list_decks()  # they may be others now
            self._turn_to(before)
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- looks --------------------------------------------------------------------------------

    def show_settings_now(self) -> None:
        """Let an open settings page follow what was changed elsewhere."""
        if self._settings is not None:
            self._settings.show_settings(self._window.settings)

    def _made(self) -> list[Home | Decks | CardsPage | DeckEditor | SettingsPage | TableInFront]:
        """Return the pages there are by now."""
        pages = (
            *(self._home, self._decks, self._cards),
            *(self._editor, self._settings, self._window.place),
        )
        return [page for page in pages if page is not None]

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""
        if self._cards is not None:
            self._cards.set_own(own)
        if self._editor is not None:
            self._editor.set_own(own)
        if self._decks is not None:
            self._decks.set_own(own)

    def close_pages(self) -> None:
        """End what pages do in the background."""
        if self._cards is not None:
            self._cards.browser.close_browser()
        if self._editor is not None:
            self._editor.close_editor()

    def set_animations(self, moving: bool) -> None:
        """Let things glide, or not."""
        for page in (self._home, self._window.place):
            if page is not None:
                page.set_animations(moving)

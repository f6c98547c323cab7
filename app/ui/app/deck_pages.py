"""The decks and the deck editor, as pages that know of each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Slot

from app.core.data.value import replace
from app.games.game_registry import GAMES, USUAL, deck_game, deck_games
from app.store.decks.deck_files import game_at, game_of, read_deck, read_deck_text
from app.ui.app.frame.page_factories import page_name

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckLine, DeckList
    from app.ui.app.shell import PageKeeper, Shell
    from app.ui.decks.editor.editor_page import DeckEditor
    from app.ui.home.decks.decks_page import Decks


class DeckPages(QObject):
    """Shows decks, edits one, and lets each page follow what the other did."""

    def __init__(self, window: Shell, pages: PageKeeper) -> None:
        super().__init__(pages)
        self._window = window
        self._pages = pages

    @Slot()
    def show(self) -> None:
        """Show the decks that can be played."""
        self._pages.page("decks")
        self.list_again()
        self._pages.open("decks")

    @Slot()
    def list_again(self) -> None:
        """List the decks there are now."""
        from app.store.decks.saved_decks import DeckShelf  # noqa: PLC0415 - not for the first board

        # What was deleted may have been put back by its key.
        self._window.toasts.look_again()
        page = cast("Decks | None", self._pages.made("decks"))
        if page is not None:
            own = DeckShelf().decks()
            lately = self._window.tables.recent.decks()
            known = (*own, *(path for path in lately if path not in own))
            page.show_decks(tuple(path for path in known if game_at(path) == page.game))

    @Slot(str)
    def show_game(self, game: str) -> None:
        """Show the decks of another game, here and on the home screen, and the next time."""
        window = self._window
        window.looks.change(game=game)
        page = cast("Decks | None", self._pages.made("decks"))
        if page is not None:
            page.show_game(GAMES.cards(game), window.tables.shipped(game))
            self.list_again()

    def take_cards(self) -> None:
        """Read the decks that show again: other cards are known now."""
        page = self._pages.made("decks")
        if page is not None and page.isVisible():
            self.list_again()

    @Slot()
    def shelf_changed(self) -> None:
        """Follow what was done to the decks in one place or the other."""
        for game in deck_games():
            if self._pages.made(page_name("editor", game)) is not None:
                self.editor(game).work.look_again()
        self.list_again()

    @Slot(Path)
    def forget(self, path: Path) -> None:
        """Take a deck out of the list of those opened last."""
        self._window.tables.recent.forget(path)
        self.list_again()

    @Slot(object)
    def play_alone(self, deck: DeckList) -> None:
        """Play a deck alone."""
        self._window.tables.new.lay_alone(deck)

    # -- editing --------------------------------------------------------------------------------

    def editor(self, game: str = USUAL) -> DeckEditor:
        """Return the deck editor of a game."""
        return cast("DeckEditor", self._pages.page(page_name("editor", game)))

    def open_editor(self, game: str = "") -> None:
        """Bring the editor to the front, that of the table in front unless a game is said."""
        bridge = self._window.bridge
        at_table = bridge.spec.id if bridge is not None else self._window.shown_game
        chosen = game or at_table
        known = deck_game(chosen) if chosen in GAMES else USUAL
        self._pages.open(page_name("editor", known))

    @Slot(object)
    def type_in(self, line: DeckLine) -> None:
        """Let the data of a card without any be typed in."""
        self._window.sheets.type_in_card(line.key, line.section)

    @Slot(object, object, str)
    def edit(self, deck: DeckList, path: Path | None, title: str) -> None:
        """Edit a deck: one of one's own where it is kept, another as a copy called `title`."""
        game = game_of(deck)
        editor = self.editor(game)
        own = path is not None and editor.work.shelf.owns(path)
        editor.edit(deck if own else replace(deck, title=title), path if own else None)
        self.open_editor(game)

    @Slot(object, str)
    def edit_list(self, source: Path | str, game: str = "") -> None:
        """Edit the deck of a file or a text that was found to be a deck list, for a game."""
        from app.cards.deck.deck import DeckListError  # noqa: PLC0415 - on demand
        from app.ui.decks.deck_titles import deck_title  # noqa: PLC0415 - likewise

        window = self._window
        if isinstance(source, str):
            deck = read_deck_text(source, game)
            self.edit(deck, None, deck.title)
            self.editor(game_of(deck)).deeds.tell_notes(deck)
            return
        try:
            deck = read_deck(source, game)
        except DeckListError as problem:  # it was there a moment ago
            window.tell(problem.words, "refused")
        else:
            self.edit(deck, source, deck.title or deck_title(source, window.look.language))
            self.editor(game_of(deck)).deeds.tell_notes(deck)

    def new(self, game: str = USUAL) -> None:
        """Begin a new deck of a game."""
        self.editor(game).new()
        self.open_editor(game)

    @Slot(object, str)
    def export(self, deck: DeckList, form: str) -> None:
        """Write a deck in one of its forms."""
        from app.ui.decks.editor.deck_export import export_deck  # noqa: PLC0415 - on demand

        export_deck(self._window, deck, form)

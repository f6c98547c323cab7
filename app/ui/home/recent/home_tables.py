"""The tables played last on the home screen, and decks to sit down with while there are none."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.places import is_there
from app.ui.decks.deck_titles import deck_title
from app.ui.home.moment_words import time_words, when_words
from app.ui.home.recent.table_about import about_words, title_words
from app.ui.home.tiles.deck_shortcut import DeckShortcut
from app.ui.home.tiles.table_tile import TableTile
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.cards.face import Face, Sign
    from app.games.contracts.card_contract import GameCards
    from app.store.recent_tables import Entry, SmallPicture
    from app.ui.home.home_page import Page

SIT_DOWN = Words("Sit down with a deck", "デッキを選んで始める")
AT_ONCE = Words("Play it alone, at once", "すぐに1人で遊ぶ")


class HomeTables(QObject):
    """Makes the tiles of the page anew, and writes on them."""

    wanted = Signal(object)
    """Entry: a table of the list."""
    forgotten = Signal(Path)
    """The file of a table that is to leave the list."""
    deck_wanted = Signal(Path)
    """A shipped deck list to play alone."""
    gone = Signal(int)
    """The file of the table of that number is gone since it was looked at: its tile says so now."""

    def __init__(self, page: Page, cards: GameCards, shipped: list[Path], parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self.cards = cards
        self._shipped = shipped
        self._entries: tuple[Entry, ...] = ()
        self.animations = True
        """Whether the tiles rise slowly under the pointer."""

    def show_game(self, cards: GameCards, shipped: list[Path]) -> None:
        """Offer the decks of a game from the next `show` on."""
        self.cards, self._shipped = cards, shipped

    def show(self, entries: tuple[Entry, ...]) -> None:
        """Show these tables, the newest first."""
        self._entries = entries
        self.make()

    # -- making -------------------------------------------------------------------------------

    def make(self) -> None:
        """Make every tile anew: whether a file is still there is looked at again."""
        if self._entries:
            tiles = [self._made_table(entry) for entry in self._entries]
            shipped = [self._made_shortcut(path) for path in self._shipped]
            soon(self._show_heads)
        else:
            tiles, shipped = [self._made_deck(path) for path in self._shipped], []
        self._page.put_tables(tiles, shipped)
        self.animate(on=self.animations)

    def animate(self, *, on: bool) -> None:
        """Let the tiles rise slowly under the pointer, or at once."""
        self.animations = on
        for tile in self._page.tiles:
            tile.animations = on

    def _made_table(self, entry: Entry) -> TableTile:
        gone = not is_there(entry.path)
        page = self._page
        tile = TableTile(page.look, entry.picture, _signs(entry.game), page, missing=gone)
        tile.clicked.connect(lambda: self._take(entry, tile))
        tile.forget_wanted.connect(lambda: self.forgotten.emit(entry.path))
        return tile

    def _made_deck(self, path: Path) -> TableTile:
        # For newcomers only.
        from app.cards.deck.deck import DeckListError  # noqa: PLC0415
        from app.store.decks.deck_files import of_game  # noqa: PLC0415
        from app.ui.home.tiles.deck_picture import deck_picture, heads_of  # noqa: PLC0415

        picture: SmallPicture | None = None
        heads: tuple[Face, ...] = ()
        try:
            deck = of_game(path, self.cards)
            picture, heads = deck_picture(deck, self.cards), heads_of(path, deck, self.cards)
        except DeckListError:
            # Somebody changed the shipped files: trying to play it says what is wrong.
            pass
        page = self._page
        signs = self.cards.signs
        tile = TableTile(page.look, picture, signs, page, removable=False, heads=heads)
        tile.clicked.connect(lambda: self.deck_wanted.emit(path))
        return tile

    def _made_shortcut(self, path: Path) -> DeckShortcut:
        tile = DeckShortcut(self._page.look, path, self._page)
        tile.clicked.connect(lambda: self.deck_wanted.emit(path))
        return tile

    def _show_heads(self) -> None:
        """Put the crests of their cards on the decks: after the first picture of the page."""
        from app.cards.deck.deck import DeckListError  # noqa: PLC0415 - as above
        from app.store.decks.deck_files import of_game  # noqa: PLC0415
        from app.ui.home.tiles.deck_picture import heads_of  # noqa: PLC0415

        for tile in self._page.shipped:
            try:
                deck = of_game(tile.path, self.cards)
            except DeckListError:
                continue
            tile.show_heads(heads_of(tile.path, deck, self.cards))

    def _take(self, entry: Entry, tile: TableTile) -> None:
        """Ask for a table of the list; whether it is still there is looked at anew."""
        if is_there(entry.path):
            self.wanted.emit(entry)
        elif not tile.missing:
            number = self._page.tables.index(tile)
            self.make()
            self.gone.emit(number)

    # -- words --------------------------------------------------------------------------------

    def say(self, now: datetime) -> None:
        """Write on the tiles, as it is at a time."""
        page = self._page
        speak = page.look.language
        page.more.say(
            Words("Show all {count}", "{count}件すべて表示")
            .in_(speak)
            .format(count=len(page.tables))
        )
        if not self._entries:
            self._say_decks()
            return
        page.tables_heading.say(Words("Recent tables", "最近の卓").in_(speak))
        for tile, entry in zip(page.tables, self._entries, strict=True):
            # The day is in the name of a table that is called after its decks.
            when = (
                time_words(entry.when, now) if entry.decks else when_words(entry.when, now, speak)
            )
            words = (
                Words("The file is gone", "ファイルが見つかりません").in_(speak)
                if tile.missing
                else about_words(entry, speak)
            )
            tile.say(title_words(entry, now, speak), words, when)
            tile.say_remove(
                Words("Remove from the list (Delete)", "一覧から外す（Delete）").in_(speak)
            )
        self._say_shortcuts()

    def _say_decks(self) -> None:
        """Write on the decks that are offered while there are no tables."""
        speak = self._page.look.language
        self._page.tables_heading.say(SIT_DOWN.in_(speak))
        # Before the tables were looked for there is no tile yet.
        for tile, path in zip(self._page.tables, self._shipped, strict=False):
            tile.say(deck_title(path, speak), AT_ONCE.in_(speak), "")

    def _say_shortcuts(self) -> None:
        """Write on the decks that are offered beside the tables."""
        speak = self._page.look.language
        self._page.shipped_heading.say(SIT_DOWN.in_(speak))
        for tile in self._page.shipped:
            tile.say(deck_title(tile.path, speak), AT_ONCE.in_(speak))


def _signs(game: str) -> Mapping[str, Sign]:
    """Return the signs of a game's cards; none of one that a newer program knows."""
    return GAMES.cards(game).signs if game in GAMES else {}

"""The deck that is open beside the list of decks, and what is asked for with it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal

from app.cards.deck.deck import DeckList
from app.store.decks.shipped_titles import deck_played
from app.ui.home.decks.deck_deeds import DeckDeeds, deck_menu
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from app.ui.home.decks.deck_deeds import DeckMenu
    from app.ui.home.decks.deck_page import DeckSheet
    from app.ui.home.decks.listed_decks import ListedDecks


class ChosenDeck(QObject):
    """Shows one deck of the list on the sheet, and does what is pressed there."""

    play_alone_wanted = Signal(object)
    """DeckList: play it alone, at once."""
    play_two_wanted = Signal(Path)
    """The deck list to lay a table for two with."""
    edit_wanted = Signal(object, object, str)
    """(DeckList, its file, its title): edit it."""
    forget_wanted = Signal(Path)
    """Take a deck list that was opened lately off the list."""

    def __init__(self, sheet: DeckSheet, listed: ListedDecks, deeds: DeckDeeds) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self._listed = listed
        self._deeds = deeds
        self.path: Path | None = None
        """Its file; None where there is no deck."""
        self._number = 0
        """Which of the list it is."""
        sheet.play_alone_wanted.connect(self.play_alone)
        sheet.play_two_wanted.connect(self._play_two)
        sheet.edit_wanted.connect(self.edit)
        self._opener = Opener(sheet.more, opens="menu")
        sheet.more_wanted.connect(self._open_more)
        sheet.renamed.connect(self._rename)

    def forget(self) -> None:
        """Have no deck chosen, as before the first one."""
        self.path, self._number = None, 0

    def choose_again(self) -> Path | None:
        """Choose what came into the place of a deck that is gone; return what is chosen now."""
        paths = self._listed.paths
        if self.path not in paths:
            self.path = paths[min(self._number, len(paths) - 1)] if paths else None
        return self.path

    def show(self, path: Path) -> None:
        """Open one of the decks on the sheet."""
        self.path, self._number = path, self._listed.paths.index(path)
        deck, title = self._listed[path], self._title(path)
        if isinstance(deck, DeckList):
            self._sheet.show_deck(title, deck, played=deck_played(path))
        else:
            self._sheet.show_deck(title, None, deck)

    def _title(self, path: Path) -> str:
        return self._listed.title(path, self._sheet.look.language)

    # -- playing and editing ------------------------------------------------------------------

    def play_alone(self) -> None:
        """Ask for a table with it, for one."""
        if self._sheet.deck is not None:
            self.play_alone_wanted.emit(self._sheet.deck)

    def _play_two(self) -> None:
        if self._sheet.deck is not None and self.path is not None:
            self.play_two_wanted.emit(self.path)

    def edit(self) -> None:
        """Ask for the editor."""
        if self._sheet.deck is not None and self.path is not None:
            self.edit_wanted.emit(self._sheet.deck, self.path, self._title(self.path))

    # -- the menu -----------------------------------------------------------------------------

    def _open_more(self) -> None:
        menu = self._menu()
        if menu is not None:
            self._opener.drop(menu)

    def open_menu(self, at: QPoint) -> None:
        """Show at a point of the screen what can be done with it."""
        menu = self._menu()
        if menu is not None:
            menu.popup(at)

    def _menu(self) -> DeckMenu | None:
        path, listed = self.path, self._listed
        if path is None or self._sheet.deck is None:
            return None
        last = listed.shelf.bin.newest()
        menu = deck_menu(
            self._sheet.look.language,
            self._sheet.more,
            "" if last is None else last.name,
            own=listed.is_own(path),
            listed=not listed.is_shipped(path),
        )
        menu.wanted.connect(self.do)
        return menu

    def do(self, name: str) -> None:
        """Do what was chosen in the menu, by the names of `DeckMenu.wanted`."""
        deck, path = self._sheet.deck, self.path
        if name == "put_back":
            self._deeds.put_back()
        if deck is None or path is None:
            return
        if name == "rename" and self._listed.is_own(path):
            self._sheet.rename()
        elif name == "duplicate":
            self._deeds.duplicate(deck, self._title(path))
        elif name in ("delete", "take_off"):
            self.take_away(path)

    def _rename(self, title: str) -> None:
        if self._sheet.deck is not None and self.path is not None:
            self._deeds.rename(self.path, self._sheet.deck, title)

    def take_away(self, path: Path) -> None:
        """Delete a deck of one's own; take another off the list."""
        if self._listed.is_own(path):
            self._deeds.delete(path, self._title(path))
        elif not self._listed.is_shipped(path):
            self.forget_wanted.emit(path)

"""The decks of one game that can be played: one's own, those opened lately, the shipped ones."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckList, DeckListError
from app.core.text.words import Words
from app.store.decks.deck_files import of_game
from app.store.decks.saved_decks import DeckShelf
from app.ui.decks.deck_titles import deck_title

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.games.contracts.card_contract import GameCards


class ListedDecks:
    """Their files in the order in which they stand, each as it was read, or why it was not."""

    def __init__(self, cards: GameCards, shipped: list[Path], shelf: DeckShelf) -> None:
        self.cards = cards
        self.shelf = shelf
        self.paths: list[Path] = []
        self._shipped = shipped
        self._read: dict[Path, DeckList | Words] = {}

    def show_game(self, cards: GameCards, shipped: list[Path]) -> None:
        """List the decks of another game from the next `read` on."""
        self.cards, self._shipped = cards, shipped

    def read(self, lately: tuple[Path, ...], language: Language) -> None:
        """Read the lists opened lately, the newest first, and the shipped ones."""
        paths = [*(path for path in lately if path not in self._shipped), *self._shipped]
        self._read = {path: self._read_one(path) for path in paths}
        # One's own by what they are called: their files may have other names.
        own = [path for path in paths if self.shelf.owns(path)]
        own.sort(key=lambda path: self.title(path, language).casefold())
        self.paths = [*own, *(path for path in paths if path not in own)]

    def _read_one(self, path: Path) -> DeckList | Words:
        try:
            return of_game(path, self.cards)
        except DeckListError as problem:
            return problem.words

    def __getitem__(self, path: Path) -> DeckList | Words:
        """Return a deck of the list, or why it could not be read."""
        return self._read[path]

    def title(self, path: Path, language: Language) -> str:
        """Return what a deck is called: one of one's own by its title, another by its file."""
        deck = self._read[path]
        if self.shelf.owns(path) and isinstance(deck, DeckList) and deck.title:
            return deck.title
        return deck_title(path, language)

    def is_own(self, path: Path) -> bool:
        """Return whether a deck is one of one's own."""
        return self.shelf.owns(path)

    def is_shipped(self, path: Path) -> bool:
        """Return whether a deck came with the program: it cannot be taken off the list."""
        return path in self._shipped

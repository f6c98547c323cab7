"""The deck on the workbench: its history, where it is saved, and the draft that a crash leaves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.cards.deck.deck import DeckList, DeckListError
from app.cards.deck.deck_edit import History, Step, begin, retitle, same_cards
from app.core.data.value import replace
from app.games.game_registry import USUAL
from app.store.decks.deck_files import read_deck
from app.store.decks.saved_decks import DeckShelf, title_of_copy
from app.store.file_trouble import StoreError
from app.ui.decks.editor import editor_words
from app.ui.decks.editor.workbench import Bench, Benches

if TYPE_CHECKING:
    from app.core.text.words import Words
    from app.games.contracts.card_contract import GameCards
    from app.store.decks.deleted_decks import Binned
    from app.store.decks.saved_decks import Draft

KEEP_AFTER = 600
"""Milliseconds after a change until it is on the disk."""


class DeckWork(QObject):
    """What is being edited. Every change goes through `do`."""

    changed = Signal()
    """The deck, its name or whether it is saved."""
    said = Signal(object, str)
    """Words, and how grave they are (`panels/messages/message_list.py`)."""

    def __init__(self, cards: GameCards, shelf: DeckShelf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = cards.game
        """The game whose decks are edited."""
        self.shelf = shelf
        self._empty = DeckList(game="" if cards.game == USUAL else cards.game)
        self.history: History = begin(self._empty)
        self.path: Path | None = None
        """Where the deck is saved; None while it is not."""
        self.untitled = editor_words.NO_TITLE.en
        """What a deck without a name is saved as."""
        self._saved = self._empty
        self._draft: Path | None = None
        self._benches = Benches()
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(KEEP_AFTER)
        self._keeping.timeout.connect(self.keep_now)

    @property
    def deck(self) -> DeckList:
        """The deck as it is now."""
        return self.history.deck

    @property
    def unsaved(self) -> bool:
        """Whether there is anything that a saved version does not have."""
        return not same_cards(self.deck, self._saved)

    @property
    def draft(self) -> Path | None:
        """The file of the unsaved work, where it was written already."""
        return self._draft

    @property
    def undo_title(self) -> Words | None:
        """What undo would take back; None where nothing was done."""
        return self.history.undo_title or (editor_words.PASTED if self._benches.under else None)

    @property
    def redo_title(self) -> Words | None:
        """What redo would do again; None where nothing was taken back."""
        return self.history.redo_title or (editor_words.PASTED if self._benches.over else None)

    # -- what is on the bench -------------------------------------------------------------------

    def open(self, deck: DeckList, path: Path | None = None) -> None:
        """Begin with a deck; `path` says where it is one of one's own."""
        self._leave()
        self.history = begin(deck)
        self.path = path
        # A list from elsewhere is only looked at until something is changed.
        self._saved = deck
        self.changed.emit()

    def take_up(self, draft: Draft) -> None:
        """Go on with unsaved work."""
        if draft.deck is None:
            return
        self._leave()
        self.history = begin(draft.deck)
        self.path, self._draft = draft.saved_as, draft.path
        self._saved = self._empty
        self.changed.emit()

    def fill(self, deck: DeckList) -> None:
        """Take in a list from elsewhere: as a step in an empty deck, or else as a deck of its own.

        Undo leads back to the deck before, with its file and its steps. What was pasted has no
        file to be read from again: until it is saved it is unsaved work.
        """
        before = self.deck
        if not _holds(before):
            title, made_for = deck.title or before.title, deck.format or before.format
            self.do(Step(editor_words.PASTED, replace(deck, title=title, format=made_for)))
            return
        self._keep_waiting()
        self._benches.cover(self._bench())
        pasted = History((Step(editor_words.PASTED, deck),))
        self._lay(Bench(pasted, None, DeckList(game=deck.game), None))

    def _leave(self) -> None:
        """Keep what is not saved; it will be offered again."""
        self._keep_waiting()
        self._draft = None
        self._benches.clear()

    def _keep_waiting(self) -> None:
        if self._keeping.isActive():
            self.keep_now()

    def _bench(self) -> Bench:
        return Bench(self.history, self.path, self._saved, self._draft)

    def _lay(self, bench: Bench) -> None:
        """Put a deck on the bench as it lay there before, or as it was pasted."""
        self.history, self.path, self._saved = bench.history, bench.path, bench.saved
        self._draft = bench.draft
        if self.path is not None and not self.path.exists():
            # It was deleted meanwhile: all of it is unsaved work.
            self.path, self._saved = None, DeckList(game=self.deck.game)
        self._keeping.start()
        self.changed.emit()

    # -- changing -------------------------------------------------------------------------------

    def do(self, step: Step) -> None:
        """Take a step."""
        history = self.history.done(step)
        if history is not self.history:
            self._benches.over.clear()
        self._become(history)

    def undo(self) -> bool:
        """Take the last step back; True where that brings back the deck that was pasted over."""
        if self.history.undo_title is None and self._benches.under:
            self._let_go_of_pasted()
            self._lay(self._benches.down(self._bench()))
            return True
        self._become(self.history.undone())
        return False

    def redo(self) -> bool:
        """Do again what was taken back; True where that is a list pasted over this deck."""
        if self.history.redo_title is None and self._benches.over:
            self._keep_waiting()
            self._lay(self._benches.up(self._bench()))
            return True
        self._become(self.history.redone())
        return False

    def _let_go_of_pasted(self) -> None:
        """Offer no list as unsaved work that is taken back; where it was saved, it stays so."""
        self._keeping.stop()
        if self._draft is not None:
            self.shelf.let_go(self._draft)
            self._draft = None

    def _become(self, history: History) -> None:
        if history is self.history or history == self.history:
            return
        self.history = history
        self._keeping.start()
        self.changed.emit()

    # -- keeping --------------------------------------------------------------------------------

    def save(self, *, as_new: bool = False) -> bool:
        """Save a version; `as_new` in a file of its own. Tells why it cannot be."""
        if not _holds(self.deck):
            self.said.emit(editor_words.NOTHING_TO_SAVE, "refused")
            return False
        deck = self._named(as_new=as_new)
        try:
            path = self.shelf.save(deck, None if as_new else self.path)
        except StoreError as problem:
            self.said.emit(problem.words, "error")
            return False
        self.history = self.history.done(retitle(self.deck, deck.title))
        self._keeping.stop()
        if self._draft is not None:
            self.shelf.let_go(self._draft)
            self._draft = None
        self.path, self._saved = path, self.deck
        self.said.emit(editor_words.saved_as(deck.title), "done")
        self.changed.emit()
        return True

    def _named(self, *, as_new: bool) -> DeckList:
        """Return the deck under a name; another deck of that name is not meant by it."""
        title = self.deck.title or self.untitled
        taken = self.shelf.titles() if as_new or self.path is None else ()
        return retitle(self.deck, title_of_copy(title, taken) if title in taken else title).deck

    def delete(self) -> Binned:
        """Put the deck into the bin, with its versions and what of it is not saved.

        Raises StoreError; then it is still on the bench.
        """
        self.keep_now()
        binned = self.shelf.bin.delete(self.path, self._draft)
        self._clear()
        return binned

    def look_again(self) -> None:
        """Follow what was done to the file elsewhere: it was deleted, or has another name."""
        if self.path is None:
            return
        if not self.path.exists():
            self._clear()
            return
        try:
            there = read_deck(self.path)
        except DeckListError:
            # As it was changed elsewhere it becomes a version when this is saved.
            return
        if same_cards(there, self._saved):
            return
        if self.unsaved:
            self.history = self.history.done(retitle(self.deck, there.title))
        else:
            self.history = begin(there)
        self._saved = there
        self.changed.emit()

    def _clear(self) -> None:
        """Leave the bench empty."""
        self._keeping.stop()
        self.history = begin(DeckList(game=self.deck.game))
        self.path = self._draft = None
        self._saved = self.deck
        self._benches.clear()
        self.changed.emit()

    @Slot()
    def keep_now(self) -> None:
        """Put unsaved work on the disk, or take it off where all is saved."""
        self._keeping.stop()
        try:
            if self.unsaved:
                draft = self.shelf.keep_draft(self.deck, self.path, self._draft)
                self._draft = draft
            elif self._draft is not None:
                self.shelf.let_go(self._draft)
                self._draft = None
        except StoreError as problem:
            self.said.emit(problem.words, "error")


def _holds(deck: DeckList) -> bool:
    """Tell whether there is any card in a deck."""
    return bool(deck.lines or deck.side or deck.maybe)

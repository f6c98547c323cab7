"""What is done with the deck on the workbench, whether asked for by key, pointer or menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from app.cards.deck.deck import DeckList, DeckListError
from app.cards.deck.deck_edit import (
    FIELDS,
    add,
    change_print,
    go_back_to,
    make_for,
    move,
    pile_of,
    place_of,
    put_in_order,
    retitle,
    set_count,
    switch,
)
from app.core.text.wording import copies
from app.store.decks.deck_files import of_game
from app.store.file_trouble import StoreError
from app.ui.decks.deck_bin import told_deleted
from app.ui.decks.deck_findings import first_of
from app.ui.decks.editor import editor_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.cards.card_facts import CardFact
    from app.cards.deck.deck import Pile
    from app.core.text.words import Words
    from app.games.contracts.card_contract import GameCards
    from app.ui.decks.editor.deck_work import DeckWork
    from app.ui.decks.editor.editor_parts import Parts
    from app.ui.decks.editor.panels.pile_rows import Row


class Deeds(QObject):
    """Every change of the deck is a step of `work`."""

    said = Signal(object, str)
    """Words for the person, and how grave they are."""
    announced = Signal(object)
    """Words for those who do not see the deck change."""
    came = Signal(str, str)
    """(pile, key): a card was put in, or is there in another number."""
    began = Signal()
    """Another deck lies on the bench."""
    gone = Signal(object, str, object)
    """Words, their gravity and a Remedy: the deck was deleted."""
    brought_back = Signal()
    """A deck that was deleted is there again."""

    def __init__(self, cards: GameCards, work: DeckWork, parent: QObject) -> None:
        super().__init__(parent)
        self._cards = cards
        self._work = work

    def hear(self, parts: Parts) -> None:
        """Do from now on what is wanted in the parts of the page."""
        head = parts.head
        head.undo.clicked.connect(self.undo)
        head.redo.clicked.connect(self.redo)
        head.save.clicked.connect(self.save)
        parts.field.list_pasted.connect(self.paste)
        parts.field.refused.connect(self._refuse)
        for view in (parts.view, parts.aside):
            view.count_wanted.connect(self.count)
            view.move_wanted.connect(self.move)
        if (grid := parts.part.grid) is not None:
            grid.view.switch_wanted.connect(
                lambda keys, called: self.switch(keys, grid.order, called)
            )
            grid.view.refused.connect(self._refuse)
        parts.view.brought.connect(lambda keys, row: self.bring(keys, row, "main"))
        parts.aside.brought.connect(lambda keys, row: self.bring(keys, row, "maybe"))
        parts.check.format_chosen.connect(self.make_for)
        parts.versions.wanted.connect(self.go_back)

    @Slot(object)
    def _refuse(self, told: Words) -> None:
        self.said.emit(told, "refused")

    # -- cards ----------------------------------------------------------------------------------

    def add_card(self, key: str, count: int = 1) -> None:
        """Put copies of a card into the deck; one that is not known comes as a placeholder."""
        self.add(self._cards.get(key), count)

    def add(self, card: CardFact, count: int = 1, pile: Pile = "main") -> None:
        """Put copies of a card into a pile."""
        self._work.do(add(self._work.deck, card, count, pile))
        self.came.emit(pile, card.key)
        place = place_of(self._work.deck, pile, card.key)
        held = pile_of(self._work.deck, pile)[place].count
        self.announced.emit(copies(held, card.name))

    def bring(self, keys: Sequence[str], row: Row | None, pile: Pile) -> None:
        """Take cards that were dropped: `row` of the other pile moves, others come new."""
        if row is not None and row.line is not None and [row.line.key] == list(keys):
            self.move(row, True, pile)
            return
        for key in keys:
            self.add(self._cards.get(key), 1, pile)

    @Slot(object, int)
    def count(self, row: Row, count: int) -> None:
        """Have so many copies of a card."""
        self._work.do(set_count(self._work.deck, row.pile, row.place, count, row.name))
        self.announced.emit(copies(max(0, count), row.name))

    def switch(self, keys: Sequence[str], order: Sequence[str], called: Words) -> None:
        """Put cards in that are not there, or take them out where all are (`deck_edit.switch`)."""
        step = switch(self._work.deck, [self._cards.get(key) for key in keys], order, called)
        if step.deck == self._work.deck:
            self.said.emit(editor_words.SEVERAL, "refused")
            return
        self._work.do(step)
        self.announced.emit(step.title)

    @Slot(object, bool, str)
    def move(self, row: Row, everything: bool, goal: Pile) -> None:
        """Put one copy of a card, or all, into another pile."""
        if goal == "side" and not self.has_side:
            return
        count = None if everything else 1
        step = move(self._work.deck, row.pile, row.place, goal, count, row.name)
        self._work.do(step)
        self.announced.emit(step.title)

    @property
    def has_side(self) -> bool:
        """Whether the deck has a sideboard: one that came with it, or a game that knows them."""
        deck = self._work.deck
        return bool(deck.side) or deck.game not in ("", self._cards.game)

    def change_print(self, row: Row, card: CardFact) -> None:
        """Play another print of a card."""
        self._work.do(change_print(self._work.deck, row.pile, row.place, card))

    @Slot()
    def undo(self) -> None:
        """Take the last step back, and show what it was about."""
        before = self._work.deck
        self._show_step(before, other=self._work.undo())

    @Slot()
    def redo(self) -> None:
        """Do again what was taken back, and show what it was about."""
        before = self._work.deck
        self._show_step(before, other=self._work.redo())

    def _show_step(self, before: DeckList, *, other: bool) -> None:
        """Show what is not as it was before, or that it is an `other` deck."""
        if other:
            self.began.emit()
            return
        for pile in FIELDS:
            there = {(line.key, line.count) for line in pile_of(before, pile)}
            for line in pile_of(self._work.deck, pile):
                if (line.key, line.count) not in there:
                    self.came.emit(pile, line.key)
                    return

    # -- the deck -------------------------------------------------------------------------------

    def retitle(self, title: str) -> None:
        """Give the deck another name."""
        if title.strip() != self._work.deck.title:
            self._work.do(retitle(self._work.deck, title))

    @Slot(str, object)
    def make_for(self, name: str, title: Words) -> None:
        """Make the deck for a format: it is kept with it."""
        self._work.do(make_for(self._work.deck, name, title))

    def sort(self) -> None:
        """Put the deck in order: kinds, families, counts."""
        deck = self._work.deck
        self._work.do(put_in_order(deck, self._cards.lists.in_order(deck.lines)))

    @Slot(object, object)
    def go_back(self, older: DeckList, called: Words) -> None:
        """Go back to an older version."""
        self._work.do(go_back_to(older, called))

    def new(self) -> None:
        """Begin an empty deck; unsaved work is kept."""
        self._work.open(DeckList(game=self._cards.game))
        self.began.emit()

    def paste(self) -> None:
        """Edit the list on the clipboard: in an empty deck, or else over the deck, as one step."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.said.emit(editor_words.NO_LIST, "refused")
            return
        try:
            deck = of_game(text, self._cards)
        except DeckListError as problem:
            self.said.emit(problem.words, "refused")
            return
        self._work.fill(deck)
        self.began.emit()
        self.tell_notes(deck)

    def tell_notes(self, deck: DeckList) -> None:
        """Say what was odd about a list that was taken in; what was not read the check says."""
        if (told := first_of(self._cards.lists.notes_of_reading(deck))) is not None:
            self.said.emit(told, "warning")

    def copy(self) -> None:
        """Put the list on the clipboard, as most programs read it; say what is not in it."""
        deck = self._work.deck
        QGuiApplication.clipboard().setText(self._cards.lists.write(deck))
        self.said.emit(editor_words.COPIED, "done")
        for lost in self._cards.lists.losses(deck):
            self.said.emit(lost, "warning")

    @Slot()
    def save(self) -> None:
        """Save a version."""
        self._work.save()

    @Slot()
    def save_as(self) -> None:
        """Save a deck of its own."""
        self._work.save(as_new=True)

    def delete(self) -> None:
        """Put the deck into the bin; it can be put back."""
        work = self._work
        title = work.deck.title or work.untitled
        try:
            binned = work.delete()
        except StoreError as problem:
            self.said.emit(problem.words, "error")
            return
        told, remedy = told_deleted(title, binned, work.shelf.bin, self.brought_back, self.said)
        self.gone.emit(told, "done", remedy)

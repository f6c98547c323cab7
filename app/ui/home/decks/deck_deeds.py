"""What can be done with the decks of the list: a name, a copy, away with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from app.cards.deck.deck_edit import retitle
from app.core.text.wording import quoted
from app.core.text.words import Words
from app.store.decks.saved_decks import title_of_copy
from app.store.file_trouble import StoreError
from app.ui.commands.native_key import native, show_key
from app.ui.decks.deck_bin import told_deleted
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from app.cards.deck.deck import DeckList
    from app.core.text.words import Language
    from app.store.decks.saved_decks import DeckShelf

MORE = Words("More", "その他")
RENAME = Words("Rename", "名前を変える")
DUPLICATE = Words("Make a copy", "コピーを作る")
DELETE = Words("Delete", "削除")
TAKE_OFF = Words("Remove from the list", "リストから外す")
KEYS = {"rename": "F2", "delete": "Del", "take_off": "Del", "put_back": "Ctrl+Z"}


class DeckDeeds(QObject):
    """Writes to the shelf and says what was done."""

    said = Signal(object, str, object)
    """Words, their gravity, and a Remedy or None."""
    changed = Signal(object)
    """There are other decks than before; the Path of the one to open, or None."""
    _failed = Signal(object, str)
    _back = Signal()

    def __init__(self, shelf: DeckShelf, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._failed.connect(lambda told, gravity: self.said.emit(told, gravity, None))
        self._back.connect(lambda: self.changed.emit(None))

    def rename(self, path: Path, deck: DeckList, title: str) -> None:
        """Give a deck of one's own another name; its file keeps its own."""
        step = retitle(deck, title)
        if step.deck.title and step.deck != deck:
            self._save(step.deck, path)

    def duplicate(self, deck: DeckList, title: str) -> None:
        """Make a deck of one's own with the same cards."""
        taken = {title, *self._shelf.titles()}
        copy = retitle(deck, title_of_copy(title, taken)).deck
        if self._save(copy, None):
            called = quoted(copy.title)
            told = Words(f"Made the copy {called.en}.", f"コピー{called.ja}を作りました。")
            self.said.emit(told, "done", None)

    def _save(self, deck: DeckList, path: Path | None) -> bool:
        try:
            saved = self._shelf.save(deck, path)
        except StoreError as problem:
            self._failed.emit(problem.words, "error")
            return False
        self.changed.emit(saved)
        return True

    def delete(self, path: Path, title: str) -> None:
        """Put a deck of one's own into the bin; it can be put back."""
        try:
            binned = self._shelf.bin.delete(path)
        except StoreError as problem:
            self._failed.emit(problem.words, "error")
            return
        told, remedy = told_deleted(title, binned, self._shelf.bin, self._back, self._failed)
        self.changed.emit(None)
        self.said.emit(told, "done", remedy)

    def put_back(self) -> None:
        """Put the deck back that was deleted last."""
        binned = self._shelf.bin.newest()
        if binned is None:
            return
        try:
            self._shelf.bin.put_back(binned)
        except StoreError as problem:
            self._failed.emit(problem.words, "error")
            return
        path = self._shelf.folder / f"{binned.name}.yaml"
        self.changed.emit(path if binned.name else None)


class DeckMenu(QMenu):
    """What can be done with one deck."""

    wanted = Signal(str)
    """"rename", "duplicate", "delete", "take_off" or "put_back"."""


def deck_menu(
    language: Language, parent: QWidget, deleted: str = "", *, own: bool, listed: bool
) -> DeckMenu:
    """Return the menu of a deck: one of one's `own`, or one that was opened lately and `listed`.

    `deleted` is what can be put back.
    """
    menu = DeckMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    offered = {"rename": RENAME} if own else {}
    offered["duplicate"] = DUPLICATE
    offered |= {"delete": DELETE} if own else {"take_off": TAKE_OFF} if listed else {}
    if deleted:
        called = quoted(deleted)
        offered["put_back"] = Words(f"Put back {called.en}", f"{called.ja}を元に戻す")
    for name, title in offered.items():
        if name == "put_back":
            menu.addSeparator()
        key = native(KEYS[name]) if name in KEYS else ""
        action = menu.addAction(literal(title.in_(language)))
        show_key(action, key)
        action.triggered.connect(lambda _=False, chosen=name: menu.wanted.emit(chosen))
    return menu

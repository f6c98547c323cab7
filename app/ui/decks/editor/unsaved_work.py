"""Which unsaved work is offered on the strip above the deck."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.store.decks.deck_files import game_of
from app.store.file_trouble import StoreError
from app.ui.decks.deck_bin import told_deleted
from app.ui.decks.editor import editor_words

if TYPE_CHECKING:
    from pathlib import Path

    from app.core.text.words import Language
    from app.store.decks.saved_decks import Draft
    from app.ui.decks.editor.deck_work import DeckWork
    from app.ui.decks.editor.panels.unsaved_strip import Notice


class Unsaved(QObject):
    """Offers the newest of what was not saved, but for what lies on the bench."""

    taken_up = Signal()
    """It lies on the bench."""
    changed = Signal()
    """Something else is offered, or nothing."""
    said = Signal(object, str)
    """Words for the person, and how grave they are."""
    gone = Signal(object, str, object)
    """Words, their gravity and a Remedy: it was thrown away."""

    def __init__(self, work: DeckWork, notice: Notice, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._notice = notice
        self._hidden: set[Path] = set()
        notice.taken_up.connect(self._take_up)
        notice.thrown_away.connect(self._throw_away)

    def offer(self, language: Language) -> None:
        """Look what there is now."""
        found = [
            draft
            for draft in self._work.shelf.drafts()
            if (draft.deck is None or game_of(draft.deck) == self._work.game)
            and draft.path != self._work.draft
            and draft.path not in self._hidden
        ]
        self._notice.show_draft(found[0] if found else None, language)

    @Slot(object)
    def _take_up(self, draft: Draft) -> None:
        self._work.take_up(draft)
        self.taken_up.emit()

    @Slot(object)
    def _throw_away(self, draft: Draft) -> None:
        """Put a draft into the bin; one that cannot be read is only hidden, its file stays."""
        if draft.deck is None:
            self._hidden.add(draft.path)
        else:
            self._put_into_bin(draft, draft.deck.title or self._work.untitled)
        self.changed.emit()

    def _put_into_bin(self, draft: Draft, title: str) -> None:
        bin_ = self._work.shelf.bin
        try:
            binned = bin_.delete(None, draft.path)
        except StoreError as problem:
            self.said.emit(problem.words, "error")
            return
        with suppress(OSError):
            # A folder left empty would be in the way of what is put back as a whole.
            draft.path.parent.rmdir()
        told, remedy = told_deleted(title, binned, bin_, self.changed, self.said)
        if draft.saved_as is not None:
            # The deck itself is still there.
            told = editor_words.thrown_away(title)
        self.gone.emit(told, "done", remedy)

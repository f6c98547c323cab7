"""Which unsaved work is offered on the strip above the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from pathlib import Path

    from app.cards.base import CardBase
    from app.core.words import Language
    from app.store.decks import Draft
    from app.ui.deck_editor.notice import Notice
    from app.ui.deck_editor.work import DeckWork


class Unsaved(QObject):
    """Offers the newest of what was not saved, but for what lies on the bench."""

    taken_up = Signal()
    """It lies on the bench."""
    changed = Signal()
    """Something else is offered, or nothing."""

    def __init__(self, work: DeckWork, cards: CardBase, notice: Notice, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._cards = cards
        self._notice = notice
        self._hidden: set[Path] = set()
        notice.taken_up.connect(self._take_up)
        notice.let_go.connect(self._let_go)

    def offer(self, language: Language) -> None:
        """Look what there is now."""
        found = [
            draft
            for draft in self._work.shelf.drafts(self._cards)
            if draft.path != self._work.draft and draft.path not in self._hidden
        ]
        self._notice.show_draft(found[0] if found else None, language)

    @Slot(object)
    def _take_up(self, draft: Draft) -> None:
        self._work.take_up(draft)
        self.taken_up.emit()

    @Slot(object)
    def _let_go(self, draft: Draft) -> None:
        """Let a draft go; one that cannot be read is only hidden, its file stays."""
        self._hidden.add(draft.path)
        if draft.deck is not None:
            self._work.shelf.let_go(draft.path)
        self.changed.emit()

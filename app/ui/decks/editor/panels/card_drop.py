"""Cards that are carried over a pile of the deck and dropped there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.ui.decks.editor.panels.pile_rows import MIME

if TYPE_CHECKING:
    from PySide6.QtGui import QDragMoveEvent, QDropEvent
    from PySide6.QtWidgets import QAbstractScrollArea


class CardDrop:
    """Whether cards are over a pile now, and which were dropped. It never takes its own."""

    def __init__(self, pile: QAbstractScrollArea) -> None:
        self._pile = pile
        self.over = False
        """Whether something that can be dropped is carried over the pile."""

    def aim(self, event: QDragMoveEvent) -> None:
        """Take cards that come from elsewhere, and nothing else."""
        if self._can(event):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.show(over=True)
        else:
            event.ignore()

    def _can(self, event: QDropEvent) -> bool:
        return event.mimeData().hasFormat(MIME) and event.source() is not self._pile

    def keys(self, event: QDropEvent) -> list[str]:
        """Return the keys of the cards that were dropped; none where it is something else."""
        self.show(over=False)
        if not self._can(event):
            event.ignore()
            return []
        text = bytes(event.mimeData().data(MIME).data()).decode("utf-8", "replace")
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        return [key for key in text.splitlines() if key.strip()]

    def show(self, *, over: bool) -> None:
        """Have the ring shown that says that a drop would be taken, or not."""
        if over != self.over:
            self.over = over
            self._pile.viewport().update()

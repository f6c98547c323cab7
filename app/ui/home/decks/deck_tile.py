"""One deck in the list of decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal

from app.ui.home.focus_stop import ENTER
from app.ui.home.tiles.table_tile import TableTile

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent


class DeckTile(TableTile):
    """One deck of the list: pressing it, or coming to it with the keys, opens it."""

    looked_at = Signal()
    play_wanted = Signal()
    """Enter or a double click."""
    menu_wanted = Signal(QPoint)
    """Where on the screen the menu of the deck opens."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Open the deck that the focus comes to."""
        super().focusInEvent(event)
        self.looked_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Enter."""
        if event.key() in ENTER:
            self.play_wanted.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the deck."""
        self.menu_wanted.emit(event.globalPos())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do the likeliest."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.play_wanted.emit()
        else:
            super().mouseDoubleClickEvent(event)

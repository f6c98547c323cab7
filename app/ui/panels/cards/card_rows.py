"""Rows of small cards side by side, and how large they are in the room there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.ui.look.look import Look
from app.ui.panels.cards.card_delegate import LEGIBLE, CardDelegate

if TYPE_CHECKING:
    from app.ui.look.card_art import CardArt
    from app.ui.panels.cards.pile_model import CardModel

SMALLEST = 40
"""Pixels: no card is narrower, whatever the room; nor is one whose name could not be read."""


class CardRows(QListView):
    """A `CardModel` in as many columns as there is room for."""

    def __init__(
        self, look: Look, model: CardModel, art: CardArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.cards = model
        self.delegate = CardDelegate(art, self)
        self.setModel(model)
        self.setItemDelegate(self.delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def least_height(self, rows: float = 1, width: int | None = None) -> int:
        """Return the height at which `rows` rows of cards show, `width` pixels wide each."""
        cell = self.delegate.cell() if width is None else self.delegate.cell_of(width)
        return round(cell.height() * rows) + 2 * self._frame

    def columns(self, width: int, card: int | None = None) -> int:
        """Return how many cards stand side by side in a grid `width` pixels wide."""
        cell = self.delegate.cell() if card is None else self.delegate.cell_of(card)
        return max(1, self._inner(width) // cell.width())

    def width_of(self, columns: int) -> int:
        """Return the width at which so many cards stand side by side."""
        return self.delegate.cell().width() * columns + self._bar + 2 * self._frame

    def widest_card(self, width: int, height: int, columns: int, rows: int) -> int:
        """Return how wide cards can be where so many have to show in `width` times `height`."""
        card = self.delegate.usual_width
        least = max(SMALLEST, round(self.fontMetrics().height() * LEGIBLE))
        while card > least:
            cell = self.delegate.cell_of(card)
            across = cell.width() * columns <= self._inner(width)
            if across and cell.height() * rows + 2 * self._frame <= height:
                break
            card -= 1
        return card

    def show_cards_of(self, width: int | None) -> None:
        """Show cards `width` pixels wide, or as wide as usual."""
        if self.delegate.narrow(width):
            self.scheduleDelayedItemsLayout()

    def _inner(self, width: int) -> int:
        return width - 2 * self._frame - self._bar

    @property
    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    @property
    def _frame(self) -> int:
        # A ring of the keyboard's focus is broader than the frame.
        return max(self.frameWidth(), round(self.fontMetrics().height() * 0.13), 2)

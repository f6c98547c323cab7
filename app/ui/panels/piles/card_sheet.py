"""The parts of a sheet that shows the cards of a pile, and how much room they take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.ui.look.look import Look
from app.ui.panels.button_row import ButtonRow, First
from app.ui.panels.cards.card_delegate import LEGIBLE
from app.ui.panels.cards.card_grid import CardGrid
from app.ui.panels.cards.pile_model import CardModel
from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.ui.look.card_art import CardArt

MOST_COLUMNS = 4
"""Cards side by side where room is short: more would be too small, fewer no overview."""


class CardSheet(FloatingPanel):
    """Cards, a hint, and a row of buttons; whoever extends it lays them out."""

    high = True

    def __init__(
        self, look: Look, art: CardArt, parent: QWidget, *, first: First = "strong"
    ) -> None:
        super().__init__(look, parent)
        self.cards = CardModel(look, self)
        self.grid = CardGrid(look, self.cards, art, self)
        self.hint = Label(self)
        self.hint.setProperty("look", "muted")
        self.hint.setWordWrap(True)
        self.row = ButtonRow(look, self, first=first)

    def polish(self) -> None:
        """Give every part its looks now: sizes are asked for before anything is shown."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()

    def sides(self) -> int:
        """Return what of the width is margin."""
        margins = self.body.contentsMargins()
        return margins.left() + margins.right() + self.width() - self.contentsRect().width()

    def ends(self) -> int:
        """Return what of the height is margin."""
        margins = self.body.contentsMargins()
        return margins.top() + margins.bottom() + self.height() - self.contentsRect().height()

    def head_height(self) -> int:
        """Return the height of the line of the title."""
        # A layout would remember the sizes of before, while the sheet was hidden.
        return max(self.title.sizeHint().height(), self._cross.sizeHint().height())

    def overview_columns(self, inner: int) -> int:
        """Return how many cards stand side by side where room is short, still to be read."""
        least = round(self.fontMetrics().height() * LEGIBLE) + 1
        return min(MOST_COLUMNS, self.grid.columns(inner, least))

    def around(self, parts: list[int]) -> int:
        """Return the height of all but the cards, with parts so high beside title and buttons."""
        parts = [self.head_height(), *parts, self.row.sizeHint().height()]
        return sum(parts) + self.body.spacing() * len(parts) + self.ends()

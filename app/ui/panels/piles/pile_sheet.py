"""The sheet of a pile: search, kinds and cards, as large as the room and the text let them be."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from app.ui.panels.floating import EDGE
from app.ui.panels.piles.asking_panel import AskingPanel
from app.ui.panels.piles.filter_bar import FilterBar

WISHED, HIGHEST = 0.62, 0.69
"""The share of the room's height that the sheet takes, and takes at most to cut no row."""
LITTLE_SMALLER = 0.9
"""The share of the usual size that a card may give for one more column."""


class PileSheet(AskingPanel):
    """Leaves one's own cards in sight where there is room for that."""

    _roomy = True
    """Whether chips and hint have room beside the cards."""

    def make_above(self) -> QWidget:
        """Make the search and the kinds."""
        self.filters = FilterBar(self.look, self.cards, self)
        return self.filters

    def fit(self) -> None:
        """Leave one's own cards in sight, for what is found is carried down to them.

        Where text is large the cards come first: the sheet takes all of the room, the kinds go
        into a menu, and the hint makes way.
        """
        self.polish()
        room, line = self.room.size(), self.fontMetrics().height()
        most = room - QSize(2 * EDGE, 2 * EDGE)
        self.grid.show_cards_of(None)
        wide = max(min(round(room.width() * 0.86), self.grid.width_of(9)), line * 30)
        width = min(wide, most.width())
        inner = width - self.sides()
        columns = self.grid.columns(inner)
        # A little smaller, and one more stands beside the others.
        smaller = self.grid.widest_card(inner, room.height(), columns + 1, 1)
        if smaller >= self.grid.delegate.usual_width * LITTLE_SMALLER:
            columns += 1
            self.grid.show_cards_of(smaller)
        width = max(self.grid.width_of(columns) + self.sides(), min(width, line * 30))
        inner = width - self.sides()
        # A second row that is seen in part says that there is more.
        high = self._around(width, roomy=True) + self.grid.least_height(1.4)
        self._roomy = high <= room.height() * 0.9
        self.filters.set_tight(not self._roomy)
        if not self._roomy:
            most, width = room, self.without_slivers(QSize(width, 0)).width()
            inner = width - self.sides()
        around = self._around(width, roomy=self._roomy)
        if not self._roomy:
            columns = self.overview_columns(inner)
            self._show_rows(inner, most.height() - around, columns)
        wished = max(round(room.height() * (WISHED if self._roomy else 1.0)), high)
        highest = max(round(room.height() * (HIGHEST if self._roomy else 1.0)), wished)
        inside = self._whole_rows(
            min(wished, most.height()) - around, min(highest, most.height()) - around
        )
        high = around + min(inside, self.grid.least_height(3))
        self.resize(self.without_slivers(QSize(width, high)))
        self.show_hint()
        self.place()
        self.closing.place()

    def _show_rows(self, width: int, height: int, columns: int) -> None:
        """Show cards as large as there is room for; a little smaller where one more row shows."""
        large = self.grid.widest_card(width, height, columns, 1)
        rows = int(height // self.grid.least_height(1, large)) + 1
        small = self.grid.widest_card(width, height, columns, rows)
        self.grid.show_cards_of(small if small >= large * LITTLE_SMALLER else large)

    def _whole_rows(self, wished: int, most: int) -> int:
        """Return about the wished height, at which no row of cards is cut where that can be.

        Of two rows the second may be: seen in part it says that there is more.
        """
        rows = round(wished / self.grid.least_height(1))
        whole = self.grid.least_height(rows)
        return whole if rows > 1 and whole <= most else wished

    def _around(self, width: int, *, roomy: bool) -> int:
        """Return the height of everything but the cards."""
        inner = width - self.sides()
        parts = [self.filters.height_at(inner, tight=not roomy)]
        return self.around([*parts, self.hint.heightForWidth(inner)] if roomy else parts)

    def show_hint(self) -> None:
        """Show the hint where there is room for it, or nothing else."""
        # With no card to show there is room for it, and a reason.
        self.hint.setVisible(self._roomy or not self.cards.shown)

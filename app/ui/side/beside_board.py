"""A column between board and panel for what is said for a moment; the board makes room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QSizePolicy

from app.ui.panels.slips.lane import Strip

if TYPE_CHECKING:
    from app.ui.app.table_in_front import TableInFront

LINES = 14
"""How wide it is in lines of text, where there is room."""
BROADEST = 0.4
"""Share of the table's width that it takes at most."""


class BesideBoard(Strip):
    """Stands there while something lies in it."""

    from_board = True

    def __init__(self, place: TableInFront) -> None:
        super().__init__(self._width, place.height)
        self._place = place
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setParent(place.board)

    def _width(self) -> int:
        place = self._place
        parts = [place.widget(number) for number in range(place.count())]
        beside = [one for one in parts if one is not None and one not in (self, place.board)]
        others = sum(one.width() for one in beside if not one.isHidden())
        spare = place.width() - others - place.board.minimumWidth()
        wide = min(self.fontMetrics().height() * LINES, round(place.width() * BROADEST), spare)
        return max(0, wide)

    def take(self, high: int) -> None:
        """Stand there, however high what lies in it is; 0 for not at all."""
        stands = self.parentWidget() is self._place
        if high:
            # What divides the room asks for a width only when something comes.
            if not stands or self.width() != self._width():
                self.setParent(self._place.board)
                self.setFixedWidth(self._width())
                self._place.stand_beside(self)
            self.show()
        elif stands:
            self.hide()
            self.setParent(self._place.board)

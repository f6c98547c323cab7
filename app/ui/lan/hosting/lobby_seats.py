"""The seats of a table that gathers, each with its card: who has it, whether a deck lies there.

Whoever looks after the table lets people change places, by dragging, keys or buttons; the others
take a free seat, or say with whom they would like to change.
"""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from app.ui.lan.hosting.place_card import PlaceCard
from app.ui.toolkit.row_drag import DOWN, UP, RowDrag

if TYPE_CHECKING:
    from app.cards.face import Back, Face
    from app.ui.lan.hosting.lobby_rows import SeatRow
    from app.ui.look.look import Look

NARROWEST = 14
"""Lines of text that a card is wide at the least."""


class LobbySeats(QWidget):
    """The cards beside and below each other."""

    wanted = Signal(int, int)
    """Two seats are to have each other's people: from, to. From -1 stands for the own seat."""

    seated = Signal(int, str)
    """A seat is to be played by a computer, by its id; by nobody for ""."""

    def __init__(self, look: Look, back: Back) -> None:
        """`back` is that of the game's cards."""
        super().__init__()
        self._look = look
        self._back = back
        self.rows: list[SeatRow] = []
        self.lines: list[PlaceCard] = []
        self._moves = False
        self._heads: tuple[Face, ...] = ()
        self._across = 0
        self._width = 0
        self.setObjectName("lobbySeats")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._drag = RowDrag(lambda: self._shown() if self._moves else [], self)
        self._drag.swapped.connect(self.wanted)
        self._drag.lit.connect(self._light)

    def _shown(self) -> list[QWidget]:
        return list(self.lines[: len(self.rows)])

    def show_rows(
        self, rows: list[SeatRow], *, moves: bool = False, heads: tuple[Face, ...] = ()
    ) -> None:
        """Show other rows; `moves`: whoever looks at them may let any two change places.

        `heads` are the cards that the own deck is shown by: nobody else's is known.
        """
        moves = moves and len(rows) > 1
        if (rows, moves, heads) == (self.rows, self._moves, self._heads):
            return
        self.rows, self._moves, self._heads = rows, moves, heads
        while len(self.lines) < len(rows):
            self._add_line()
        for number, line in enumerate(self.lines):
            line.setVisible(number < len(rows))
            if number < len(rows):
                row = rows[number]
                line.show_row(row, heads if row.own else (), moves=moves)
        self._stand()
        self.setAccessibleDescription(self.text())

    def _add_line(self) -> None:
        line, number = PlaceCard(self._look, self._back), len(self.lines)
        line.setObjectName(f"lobbySeat{number}")
        line.up.clicked.connect(lambda: self._drag.move(number, UP))
        line.down.clicked.connect(lambda: self._drag.move(number, DOWN))
        line.do.clicked.connect(partial(self._do, number))
        line.plays.activated.connect(partial(self._seat, number))
        self._grid.addWidget(line, number, 0)
        self.lines.append(line)
        self._across = 0
        self._drag.take(line.disc, line)

    def fit(self, width: int) -> None:
        """Stand in as many columns as there is room for."""
        self._width = width
        for line in self.lines:
            line.fit()
        self._stand()

    def _stand(self) -> None:
        """Place the cards, in rows that are as long as each other."""
        count = max(1, len(self.rows))
        most = max(1, self._width // (NARROWEST * self.fontMetrics().height()))
        across = ceil(count / ceil(count / most))
        if across != self._across:
            before, self._across = self._across, across
            for column in range(max(before, across)):
                self._grid.setColumnStretch(column, int(column < across))
            for number, line in enumerate(self.lines):
                self._grid.addWidget(line, number // across, number % across)
        last = len(self.rows) - 1
        for number, line in enumerate(self.lines[: len(self.rows)]):
            line.point(beside=across > 1, first=number == 0, last=number == last)

    def name_buttons(self, up: str, down: str) -> None:
        """Say what the arrows do."""
        for line, row in zip(self.lines, self.rows, strict=False):
            for one, words in ((line.up, up), (line.down, down)):
                one.setToolTip(words)
                one.setAccessibleName(f"{words}: {row.text}")

    def _do(self, number: int) -> None:
        row = self.rows[number]
        self.wanted.emit(-1, row.goal)

    def _seat(self, number: int, _at: int) -> None:
        row, player = self.rows[number], str(self.lines[number].plays.currentData())
        if player != row.player:
            self.seated.emit(row.number, player)

    @Slot(int)
    def _light(self, lit: int) -> None:
        for number, line in enumerate(self.lines):
            line.light(lit=number == lit)

    def text(self) -> str:
        """Return all of it, a line for each seat."""
        return "\n".join(row.text for row in self.rows)

    def buttons(self) -> list[QPushButton]:
        """Return what can be pressed, from the top."""
        found = [one for line in self.lines for one in (line.do, line.up, line.down)]
        return [one for one in found if not one.isHidden()]

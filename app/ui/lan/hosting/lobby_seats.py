"""The seats of a table that gathers: who has each, whether a deck lies there, who is ready.

Whoever looks after the table lets people change places, by dragging, keys or buttons; the others
take a free seat, or say with whom they would like to change.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from app.ui.lan.lan_sheet import button
from app.ui.look.seat_colours import seat_disc
from app.ui.toolkit.plain_text import Label, literal
from app.ui.toolkit.rolled_past import ChoiceBox
from app.ui.toolkit.row_drag import DOWN, UP, RowDrag

if TYPE_CHECKING:
    from app.ui.lan.hosting.lobby_rows import SeatRow

HIGHER, LOWER = "▲", "▼"


class _Line(QWidget):
    """One seat: its disc, who has it, and what can be done about it."""

    def __init__(self) -> None:
        super().__init__()
        self.disc = Label()
        self.parts = [Label() for _ in range(4)]
        self.up, self.down, self.do = button(), button(), button()
        self.plays = ChoiceBox()
        self.up.setText(HIGHER)
        self.down.setText(LOWER)
        grid = QGridLayout(self)
        grid.setContentsMargins(4, 1, 4, 1)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.disc, 0, 0, 2, 1)
        for at, part in enumerate(self.parts):
            part.setWordWrap(True)
            part.setProperty("look", "muted" if at != 1 else "")
        seat, name, deck, ready = self.parts
        grid.addWidget(name, 0, 1)
        below = QHBoxLayout()
        below.setSpacing(10)
        for part in (seat, deck, ready):
            below.addWidget(part)
        below.addStretch(1)
        grid.addLayout(below, 1, 1)
        row = QHBoxLayout()
        row.setSpacing(4)
        for one in (self.plays, self.do, self.up, self.down):
            row.addWidget(one)
        grid.addLayout(row, 0, 2, 2, 1)


class LobbySeats(QWidget):
    """The rows below each other."""

    wanted = Signal(int, int)
    """Two seats are to have each other's people: from, to. From -1 stands for the own seat."""

    seated = Signal(int, str)
    """A seat is to be played by a computer, by its id; by nobody for ""."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[SeatRow] = []
        self.lines: list[_Line] = []
        self._moves = False
        self.setObjectName("lobbySeats")
        self._column = QGridLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setVerticalSpacing(4)
        self._drag = RowDrag(lambda: self._shown() if self._moves else [], self)
        self._drag.swapped.connect(self.wanted)
        self._drag.lit.connect(self._light)

    def _shown(self) -> list[QWidget]:
        return list(self.lines[: len(self.rows)])

    def show_rows(self, rows: list[SeatRow], *, moves: bool = False) -> None:
        """Show other rows; `moves`: whoever looks at them may let any two change places."""
        moves = moves and len(rows) > 1
        if (rows, moves) == (self.rows, self._moves):
            return
        self.rows, self._moves = rows, moves
        while len(self.lines) < len(rows):
            self._add_line()
        for number, line in enumerate(self.lines):
            line.setVisible(number < len(rows))
            if number < len(rows):
                self._fill(line, rows[number], number)
        self.setAccessibleDescription(self.text())

    def _add_line(self) -> None:
        line, number = _Line(), len(self.lines)
        line.setObjectName(f"lobbySeat{number}")
        line.up.clicked.connect(lambda: self._drag.move(number, UP))
        line.down.clicked.connect(lambda: self._drag.move(number, DOWN))
        line.do.clicked.connect(partial(self._do, number))
        line.plays.activated.connect(partial(self._seat, number))
        self._column.addWidget(line, number, 0)
        self.lines.append(line)
        self._drag.take(line.disc, line)

    def _fill(self, line: _Line, row: SeatRow, number: int) -> None:
        side = round(self.fontMetrics().height() * 1.4)
        line.disc.setPixmap(seat_disc(row.number, side, self.devicePixelRatioF()))
        line.disc.setAccessibleName(row.seat)
        for label, words in zip(line.parts, (row.seat, row.name, row.deck, row.ready), strict=True):
            label.setText(words)
            label.setVisible(bool(words))
        # Whoever moves all rows needs no word for each of them.
        line.do.setVisible(bool(row.deed) and not (self._moves and row.ready))
        line.do.setText(literal(row.deed))
        line.do.setAccessibleName(f"{row.deed}: {row.text}")
        line.plays.setVisible(bool(row.offers))
        line.plays.setAccessibleName(row.seat)
        line.plays.clear()
        for player, title in row.offers:
            line.plays.addItem(title, player)
        line.plays.setCurrentIndex(max(0, line.plays.findData(row.player)))
        for one, last in ((line.up, 0), (line.down, len(self.rows) - 1)):
            one.setVisible(self._moves)
            one.setEnabled(number != last)
            one.setFixedWidth(one.fontMetrics().height() * 2)

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
        colour = self.palette().highlight().color().name()
        for number, line in enumerate(self.lines):
            line.disc.setStyleSheet(f"background: {colour};" if number == lit else "")

    def text(self) -> str:
        """Return all of it, a line for each seat."""
        return "\n".join(row.text for row in self.rows)

    def buttons(self) -> list[QPushButton]:
        """Return what can be pressed, from the top."""
        found = [one for line in self.lines for one in (line.do, line.up, line.down)]
        return [one for one in found if not one.isHidden()]

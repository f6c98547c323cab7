"""The seats of a table that gathers: who has each, whether a deck lies there, who is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QWidget

from app.core.data.value import value
from app.core.text.words import Words
from app.ui.lan.people_words import AWAY, CHAIR, HAS_DECK, NO_DECK, READY, about, seat_words
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.ids import PersonId, SeatId
    from app.core.text.words import Language
    from app.session.room import room_messages

FREE = Words("free", "空席")
YOU = Words("you", "あなた")
NOT_READY = Words("not ready", "準備中")
TICK, OPEN = "✓", "○"
"""Before what is done, and before what is not: told by shape as well."""
COLUMNS = 4
"""Seat, name, deck, ready."""


@value
class SeatRow:
    """What everybody may know of one seat, as it is written."""

    seat: str
    name: str
    deck: str = ""
    """Whether there is one: which one is nobody's business."""
    ready: str = ""

    @property
    def text(self) -> str:
        """All of it in one line."""
        return " · ".join(part for part in (self.seat, self.name, self.deck, self.ready) if part)


def rows_of(people: room_messages.People, me: PersonId | None, language: Language) -> list[SeatRow]:
    """Return a row for each seat, in order."""
    rows: dict[SeatId, SeatRow] = {
        seat: SeatRow(seat_words(seat).in_(language), FREE.in_(language)) for seat in people.free
    }
    for one in people.people:
        if one.role != "player" or one.seat is None:
            continue
        notes = [
            words.in_(language)
            for words, so in ((YOU, one.id == me), (CHAIR, one.chair), (AWAY, not one.here))
            if so
        ]
        rows[one.seat] = SeatRow(
            seat_words(one.seat).in_(language),
            " · ".join([one.name, *notes]),
            _marked(HAS_DECK, NO_DECK, language, done=one.decked),
            _marked(READY, NOT_READY, language, done=one.ready),
        )
    return [rows[seat] for seat in sorted(rows)]


def others_of(people: room_messages.People, language: Language) -> str:
    """Return who is there without a seat, a line each."""
    return "\n".join(
        f"{one.name} · {about(one, laid=people.laid).in_(language)}"
        for one in people.people
        if one.role != "player"
    )


def _marked(yes: Words, no: Words, language: Language, *, done: bool) -> str:
    return f"{TICK} {yes.in_(language)}" if done else f"{OPEN} {no.in_(language)}"


class LobbySeats(QWidget):
    """The rows below each other, in columns."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[SeatRow] = []
        self._cells: list[Label] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)

    def show_rows(self, rows: list[SeatRow]) -> None:
        """Show other rows."""
        if rows == self.rows:
            return
        self.rows = rows
        cells = [cell for row in rows for cell in (row.seat, row.name, row.deck, row.ready)]
        while len(self._cells) < len(cells):
            at = len(self._cells)
            made = Label()
            made.setWordWrap(True)
            made.setProperty("look", "muted" if at % COLUMNS == 0 else "")
            self._grid.addWidget(made, at // COLUMNS, at % COLUMNS)
            self._cells.append(made)
        for at, label in enumerate(self._cells):
            label.setText(cells[at] if at < len(cells) else "")
            label.setVisible(at < len(cells))
        self.setAccessibleDescription(self.text())

    def text(self) -> str:
        """Return all of it, a line for each seat."""
        return "\n".join(row.text for row in self.rows)

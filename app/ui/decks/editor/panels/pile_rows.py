"""The cards of a pile as rows under headings, for the list and the grid alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt

from app.cards.deck.deck_edit import pile_of
from app.core.data.value import value
from app.core.text.wording import copies, series
from app.core.text.words import Words
from app.ui.look.look import Look

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.cards.deck.deck import DeckLine, DeckList, Pile
    from app.cards.deck.finding import Gravity
    from app.games.contracts.card_contract import GameCards

MIME = "application/x-chabudai-card"
"""A card that is dragged: its key as UTF-8."""
Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


@value
class Row:
    """A heading, or a line of a pile."""

    name: Words
    count: int
    pile: Pile = "main"
    place: int = -1
    """Which line of the pile it is; -1 for a heading."""
    line: DeckLine | None = None
    card: Any = None
    """What is painted of it; None for a heading."""
    found: Gravity | None = None
    """The gravest finding that names the card."""

    @property
    def printed(self) -> str:
        """Set and number."""
        if self.line is None:
            return ""
        return f"{self.line.set_code} {self.line.number}".strip()


def pile_rows(
    deck: DeckList,
    pile: Pile,
    cards: GameCards,
    found: Mapping[str, Gravity],
    title: Words | None = None,
) -> tuple[Row, ...]:
    """Return the rows of a pile in its groups, or under one `title`; none for an empty pile.

    `found` has the gravest finding by the name that the list uses.
    """
    lines = pile_of(deck, pile)
    rows: list[Row] = []
    if title is not None and lines:
        rows.append(Row(title, sum(line.count for line in lines), pile))
    for group in cards.lists.groups(lines):
        if title is None:
            rows.append(Row(group.title, group.count, pile))
        for place in group.places:
            line = lines[place]
            card = cards.get(line.key)
            name = card.name if card.known else Words(line.name, line.name)
            face = cards.face(line.key)
            rows.append(Row(name, line.count, pile, place, line, face, found.get(line.name)))
    return tuple(rows)


class PileModel(QAbstractListModel):
    """The rows, and what a screen reader says of each."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.rows: tuple[Row, ...] = ()

    def show(self, rows: Sequence[Row]) -> None:
        """Hold other rows, or say them in another language."""
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def place_of(self, before: Row | None, at: int) -> int:
        """Return the row with the card of `before`, or the card nearest to `at`; -1 for none."""
        if before is not None and before.line is not None:
            for number, row in enumerate(self.rows):
                if row.line is not None and row.line.key == before.line.key:
                    return number
        cards = [number for number, row in enumerate(self.rows) if row.card is not None]
        return min(cards, key=lambda number: (abs(number - at), number), default=-1)

    def next_card(self, at: int, step: int) -> int | None:
        """Return the first card after a row in steps of 1 or -1: headings are passed."""
        number = at + step
        while 0 <= number < len(self.rows):
            if self.rows[number].card is not None:
                return number
            number += step
        return None

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a row."""
        row = self.rows[index.row()]
        told = copies(row.count, row.name)
        if role == Qt.ItemDataRole.DisplayRole:
            return told.in_(self.look.language)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            more = [part for part in (self.other(row), row.printed) if part]
            return series([told, *more]).in_(self.look.language)
        return None

    def other(self, row: Row) -> str:
        """Return the name in the other language, "" where it is the same."""
        beside = row.name.beside(self.look.language)
        return "" if row.card is None or beside == row.name.in_(self.look.language) else beside

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the keyboard stop at cards, not at headings; cards can be carried."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        if self.rows[index.row()].card is None:
            return Qt.ItemFlag.NoItemFlags
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemIsDropEnabled
        )

    def mimeTypes(self) -> list[str]:
        """Return what is taken when it is dropped here."""
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return what is carried: the key of the card."""
        data = QMimeData()
        rows = [self.rows[index.row()] for index in indexes]
        keys = [row.line.key for row in rows if row.line is not None]
        data.setData(MIME, "\n".join(keys).encode())
        return data

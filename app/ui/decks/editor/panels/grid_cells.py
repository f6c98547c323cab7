"""The grid of cards as cells: which cards each switches, and what a screen reader says of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from app.cards.deck.deck_grid import GridHead
from app.core.data.value import value
from app.core.text.wording import copies, series
from app.core.text.words import Words
from app.ui.decks.editor import editor_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.cards.deck.deck import DeckList
    from app.cards.deck.deck_grid import DeckGrid
    from app.cards.deck.finding import Gravity
    from app.cards.face import Face
    from app.games.contracts.card_contract import GameCards
    from app.ui.look.look import Look

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
EVERYTHING = GridHead(editor_words.EVERYTHING, editor_words.ALL)
"""The heading of all cards, in the corner."""


@value
class Cell:
    """A card of the grid, a heading, or a free place."""

    title: Words = Words("", "")
    short: Words = Words("", "")
    """What is written on a heading."""
    keys: tuple[str, ...] = ()
    """The cards it switches; none for a free place."""
    face: Face | None = None
    """What the card shows; None for a heading."""
    held: int = 0
    """How many copies of its card the deck has; of a heading, how many of its cards are there."""
    found: Gravity | None = None
    """The gravest finding that names the card."""

    @property
    def called(self) -> Words:
        """What the step is called that switches it."""
        if self.face is not None:
            return copies(1, self.title)
        return editor_words.all_of(self.title)

    @property
    def said(self) -> Words:
        """What it is, and what of it is in the deck."""
        if not self.keys:
            return self.title
        if self.face is None:
            return series([self.title, editor_words.so_many_in_deck(self.held, len(self.keys))])
        return series([self.title, editor_words.often_in_deck(self.held)])


def grid_cells(
    grid: DeckGrid, deck: DeckList, cards: GameCards, found: Mapping[str, Gravity]
) -> tuple[tuple[Cell, ...], ...]:
    """Return the rows of cells, all equally long, headings first.

    `found` has the gravest finding by the name that the list uses.
    """
    held: dict[str, int] = {}
    grave: dict[str, Gravity] = {}
    for line in deck.lines:
        held[line.key] = held.get(line.key, 0) + line.count
        if line.name in found:
            grave[line.key] = found[line.name]

    def heading(head: GridHead, keys: Sequence[str]) -> Cell:
        there = sum(key in held for key in keys)
        return Cell(head.title, head.short, tuple(keys), held=there)

    def card(key: str) -> Cell:
        if not key:
            return Cell()
        face = cards.face(key)
        return Cell(face.name, face.name, (key,), face, held.get(key, 0), grave.get(key))

    heads = [heading(head, grid.column(at)) for at, head in enumerate(grid.columns)]
    rows = [(heading(EVERYTHING, grid.keys), *heads)]
    for row in (*grid.rows, *grid.apart):
        free = (Cell(),) * (len(grid.columns) - len(row.keys))
        keys = tuple(filter(None, row.keys))
        rows.append((heading(row.head, keys), *map(card, row.keys), *free))
    return tuple(rows)


class GridModel(QAbstractTableModel):
    """The cells, and what a screen reader says of each."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.cells: tuple[tuple[Cell, ...], ...] = ()

    def show(self, cells: Sequence[Sequence[Cell]]) -> None:
        """Hold other cells; the keyboard stays where it is while there are as many."""
        rows = tuple(tuple(row) for row in cells)
        shape = [len(row) for row in rows]
        if shape == [len(row) for row in self.cells]:
            self.cells = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, shape[-1] - 1))
            return
        self.beginResetModel()
        self.cells = rows
        self.endResetModel()

    def cell(self, index: Index) -> Cell:
        """Return a cell; a free place where there is none."""
        return self.cells[index.row()][index.column()] if index.isValid() else Cell()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return how many rows there are, the headings included."""
        return 0 if parent.isValid() else len(self.cells)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Return how many columns there are, the headings included."""
        return 0 if parent.isValid() or not self.cells else len(self.cells[0])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a cell."""
        cell, language = self.cell(index), self.look.language
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.title.in_(language)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return cell.said.in_(language)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the keyboard stop at whatever can be switched."""
        if not self.cell(index).keys:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

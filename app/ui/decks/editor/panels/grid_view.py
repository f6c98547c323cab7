"""The deck as a grid of cards that are switched on and off, by pointer or keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.cards.deck.finding import SIGNS
from app.core.text.words import Words
from app.ui.app.trouble import steady_cell
from app.ui.decks.editor import editor_words
from app.ui.decks.editor.panels.grid_cells import GridModel, grid_cells
from app.ui.home.focus_stop import ENTER, unit_of
from app.ui.look.emblem_paint import paint_emblem
from app.ui.look.faces.face_index import index_ink
from app.ui.look.strokes import fill, outline, write_centred, write_fitted
from app.ui.look.tints import CREAM, INK
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent

    from app.cards.deck.deck import DeckList
    from app.cards.deck.deck_grid import DeckGrid
    from app.cards.deck.finding import Gravity
    from app.cards.face import Face
    from app.games.contracts.card_contract import GameCards
    from app.ui.decks.editor.panels.grid_cells import Cell, Index
    from app.ui.look.look import Look

LOWEST, HIGHEST = 1.75, 4.2
"""How high a row may be, in letters."""
NARROWEST = 2.0
"""How wide a column is at least, in letters."""
LETTERS, EMBLEM = 0.6, 0.46
"""The index and the emblem on a label, as shares of its height."""
WIDEST = 0.35
"""The same as shares of the width that they have, where that is less."""
TAG, WIDE = 0.36, 1.4
"""How much of a label the number of copies takes, or the sign of a finding; from how many heights
of width on it is beside the index."""


class CellPainter(QStyledItemDelegate):
    """Paints a card that is in the deck as a label of paper, any other as an empty outline."""

    def __init__(self, view: GridView) -> None:
        super().__init__(view)
        self._view = view

    @steady_cell
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell."""
        view, cell = self._view, self._view.table.cell(index)
        if not cell.keys:
            return
        unit, colours = view.unit, view.look.palette
        room = QRectF(option.rect).adjusted(2, 2, -2, -2)
        focused = bool(option.state & QStyle.StateFlag.State_Selected) and view.hasFocus()
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if cell.face is None:
            self._heading(painter, room, cell)
        else:
            self._card(painter, room, cell, cell.face)
        if focused:
            outline(painter, room, unit * 0.3, colours.focus, max(2.0, unit * 0.18))
        elif hovered:
            outline(painter, room, unit * 0.3, colours.field_line, 1.5)
        painter.restore()

    def _heading(self, painter: QPainter, room: QRectF, cell: Cell) -> None:
        """Write what a row or column is called; a bar below says that all of it is in the deck."""
        view, unit = self._view, self._view.unit
        colours, words = view.look.palette, cell.short.in_(view.look.language)
        write_centred(painter, room.center(), words, unit * 1.05, colours.text)
        if cell.held == len(cell.keys):
            bar = QRectF(room.left() + room.width() * 0.3, room.bottom() - 4, room.width() * 0.4, 3)
            fill(painter, bar, 1.5, colours.text)

    def _card(self, painter: QPainter, room: QRectF, cell: Cell, face: Face) -> None:
        unit, colours = self._view.unit, self._view.look.palette
        plate = room.adjusted(2, 2, -2, -2)
        ink = colours.muted
        if cell.held:
            ink = index_ink(face) if face.corners is not None else INK
            fill(painter, plate, unit * 0.25, CREAM)
            outline(painter, plate, unit * 0.25, INK, max(1.0, unit * 0.1))
        else:
            dashes = Qt.PenStyle.DotLine
            outline(painter, plate, unit * 0.25, colours.muted, 1.0, style=dashes)
        told = SIGNS[cell.found] if cell.found is not None and cell.held else ""
        told = f"×{cell.held}" if cell.held > 1 else told
        words = plate
        if told:
            # Beside the index on a label that is wide, below it on one that is not.
            across = plate.width() * (1 - TAG) if plate.width() > plate.height() * WIDE else 0.0
            down = 0.0 if across else plate.height() * (1 - TAG)
            tag = plate.adjusted(across, down, 0, 0)
            words = plate.adjusted(
                0, 0, -tag.width() if across else 0, -tag.height() if down else 0
            )
            fill(painter, tag, unit * 0.25, INK)
            pixels = min(unit, tag.width() * 0.62, tag.height() * 0.9)
            write_centred(painter, tag.center(), told, pixels, CREAM)
        self._label(painter, words, face, ink)

    def _label(self, painter: QPainter, room: QRectF, face: Face, ink: str) -> None:
        """Write the index of a card with its emblem, or its name where it has no index."""
        unit, language = self._view.unit, self._view.look.language
        if face.corners is None:
            base = QPointF(room.left() + unit * 0.3, room.center().y() + unit * 0.33)
            sizes = (unit * 0.9, unit * 0.6)
            wide = room.width() - unit * 0.6
            write_fitted(painter, base, face.short.in_(language), wide, sizes, colour=ink)
            return
        large = min(room.height() * LETTERS, room.width() * WIDEST)
        small = min(room.height() * EMBLEM, room.width() * WIDEST)
        left = QPointF(room.left() + room.width() * 0.32, room.center().y())
        write_centred(painter, left, face.corners.index.in_(language), large, ink)
        if face.corners.emblem is not None:
            right = QPointF(room.left() + room.width() * 0.72, room.center().y())
            paint_emblem(painter, face.corners.emblem, right, small, ink)


class GridView(QTableView):
    """The cells. It changes nothing itself; it says what is wanted of which cards."""

    switch_wanted = Signal(object, object)
    """(keys of cards, what they are called together): switch them on, or off where all are on."""
    refused = Signal(object)
    """Words: why a card cannot be switched."""
    field_wanted = Signal(str)
    """A letter was typed: it begins a name."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.table = GridModel(look, self)
        self.setModel(self.table)
        self.setItemDelegate(CellPainter(self))
        self.setObjectName("log")
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.clicked.connect(self._switch)
        look.changed.connect(self.viewport().update)

    @property
    def unit(self) -> float:
        """The height of plain text in pixels."""
        return unit_of(self)

    def current(self) -> Cell:
        """Return the cell that keys act on."""
        return self.table.cell(self.currentIndex())

    def choose(self, key: str) -> None:
        """Bring a card into sight and make it the one that keys act on."""
        for row, cells in enumerate(self.table.cells):
            for column, cell in enumerate(cells):
                if cell.face is not None and cell.keys == (key,):
                    self.setCurrentIndex(self.table.index(row, column))
                    return

    @Slot(QModelIndex)
    def _switch(self, index: Index) -> None:
        cell = self.table.cell(index)
        if cell.face is not None and cell.held > 1:
            self.refused.emit(editor_words.SEVERAL)
        elif cell.keys:
            self.switch_wanted.emit(cell.keys, cell.called)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Switch with Space or Enter; a letter begins a name in the field."""
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if held:
            # Left to the page: undo, save and the like.
            event.ignore()
        elif event.key() in (Qt.Key.Key_Space, *ENTER):
            self._switch(self.currentIndex())
        elif event.text().isprintable() and event.text().strip():
            self.field_wanted.emit(event.text())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first card."""
        if not self.currentIndex().isValid():
            # Before Qt does: it would begin at the heading of everything.
            self.setCurrentIndex(self.table.index(1, 1))
        super().focusInEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the width with whole columns, and no more of the height than labels look well in."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Lay rows and columns for the room there is."""
        columns, rows = self.table.columnCount(), self.table.rowCount()
        if not columns:
            return
        room = self.maximumViewportSize()
        high = int(min(max(room.height() / rows, self.unit * LOWEST), self.unit * HIGHEST))
        bar = self.verticalScrollBar().sizeHint().width() if high * rows > room.height() else 0
        wide = max((room.width() - bar) // columns, round(self.unit * NARROWEST))
        self.horizontalHeader().setDefaultSectionSize(wide)
        self.verticalHeader().setDefaultSectionSize(high)


class GridPanel(QWidget):
    """The grid, and below it what of the deck is left to the list."""

    def __init__(self, look: Look, grid: DeckGrid, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._grid = look, grid
        self.view = GridView(look, self)
        self.rest = Label(self)
        self.rest.setWordWrap(True)
        self.rest.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view, 1)
        column.addWidget(self.rest)

    @property
    def order(self) -> tuple[str, ...]:
        """The cards of the grid in their order."""
        return self._grid.keys

    def show_deck(self, deck: DeckList, cards: GameCards, found: Mapping[str, Gravity]) -> None:
        """Show what of the grid is in a deck; `found` has the gravest finding by a line's name."""
        self.view.table.show(grid_cells(self._grid, deck, cards, found))
        self.view.fit()
        inside = frozenset(self.order)
        held: dict[str, int] = {}
        for line in deck.lines:
            held[line.key] = held.get(line.key, 0) + line.count
        rest = sum(count for key, count in held.items() if count > 1 or key not in inside)
        told: Words = editor_words.left_to_the_list(rest)
        self.rest.setText(told.in_(self._look.language))
        self.rest.setVisible(rest > 0)

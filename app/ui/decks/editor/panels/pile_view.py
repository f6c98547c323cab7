"""A pile of the deck under the keyboard and the pointer, as rows or as pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView

from app.ui.app.trouble import steady_paint
from app.ui.decks.editor.panels.card_painting import PicturePainter, RowPainter, empty_words
from app.ui.decks.editor.panels.pile_rows import MIME, PileModel
from app.ui.home.focus_stop import ENTER, unit_of
from app.ui.look.faces.card_picture import CardPicture
from app.ui.look.look import Look

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import (
        QContextMenuEvent,
        QDragEnterEvent,
        QDragMoveEvent,
        QDropEvent,
        QFocusEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QPixmap,
        QResizeEvent,
    )
    from PySide6.QtWidgets import QWidget

    from app.cards.deck.deck import Pile
    from app.ui.decks.editor.panels.pile_rows import Index, Row
    from app.ui.look.card_art import CardArt

MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
LESS = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)
GONE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)

GOALS: dict[Qt.Key, Pile] = {Qt.Key.Key_M: "maybe", Qt.Key.Key_S: "side"}
"""Keys that move a card to a pile, or from there back to the deck."""


def goal_of(row: Row, wanted: Pile) -> Pile:
    """Return where a card goes: to the pile that is wanted, or back where it is there already."""
    return "main" if row.pile == wanted else wanted


class PileView(QListView):
    """Rows or pictures. It changes nothing itself; it says what is wanted of which row."""

    count_wanted = Signal(object, int)
    """Row, and how many copies there should be; 0 takes it out."""
    move_wanted = Signal(object, bool, str)
    """Row, whether all copies go or one, and to which pile."""
    menu_wanted = Signal(object, QPoint)
    """Row, and where on the screen its menu opens."""
    brought = Signal(object, object)
    """(keys of cards, the Row of another pile that is carried or None): dropped here."""
    field_wanted = Signal(str)
    """A letter was typed: it begins a name."""
    looked_at = Signal(object)
    """The row that the keyboard came to."""

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.art = art
        self.empty = ""
        """What stands there while the pile is empty."""
        self.pile = PileModel(look, self)
        self.missing: list[CardPicture] = []
        """Pictures that the last repaint lacked."""
        self._rows_painter = RowPainter(self)
        self._pictures_painter = PicturePainter(self)
        self._fetching = QTimer(self)
        self._fetching.setSingleShot(True)
        self._fetching.timeout.connect(self._fetch)
        self.setModel(self.pile)
        self.setObjectName("log")
        self.setMouseTracking(True)
        self.setUniformItemSizes(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setDropIndicatorShown(False)
        self._dropping = False
        self.as_pictures = False
        self.show_pictures(on=False)
        art.ready.connect(self._on_ready)
        look.changed.connect(self.viewport().update)

    @property
    def unit(self) -> float:
        """The height of plain text in pixels."""
        return unit_of(self)

    def palette_pen(self) -> QPen:
        """Return the pen of words of lesser weight."""
        return QPen(QColor(self.look.palette.muted))

    # -- what it shows --------------------------------------------------------------------------

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows; the keyboard stays with its card, or else at its place."""
        if tuple(rows) == self.pile.rows:
            return
        before, at = self.current(), self.currentIndex().row()
        scrolled = self.verticalScrollBar().value()
        self.pile.show(rows)
        self.setCurrentIndex(self.pile.index(self._place_of(before, at)))
        # Laid out now: the bar has its range only then.
        self.doItemsLayout()
        self.verticalScrollBar().setValue(scrolled)
        if self.hasFocus():
            self.scrollTo(self.currentIndex())

    def _place_of(self, before: Row | None, at: int) -> int:
        """Return the row of the card that was current, or the nearest there is."""
        rows = self.pile.rows
        if before is not None and before.line is not None:
            for number, row in enumerate(rows):
                if row.line is not None and row.line.key == before.line.key:
                    return number
        cards = [number for number, row in enumerate(rows) if row.card is not None]
        return min(cards, key=lambda number: (abs(number - at), number), default=-1)

    def show_pictures(self, *, on: bool) -> None:
        """Show pictures, or rows."""
        self.as_pictures = on
        self.setFlow(QListView.Flow.LeftToRight if on else QListView.Flow.TopToBottom)
        self.setWrapping(on)
        self.setItemDelegate(self._pictures_painter if on else self._rows_painter)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def choose(self, key: str) -> None:
        """Bring a card into sight and make it the one that keys act on."""
        for number, row in enumerate(self.pile.rows):
            if row.line is not None and row.line.key == key:
                self.setCurrentIndex(self.pile.index(number))
                self.scrollTo(self.pile.index(number))
                return

    def current(self) -> Row | None:
        """Return the card that keys act on."""
        return self._row(self.currentIndex())

    def _row(self, index: Index) -> Row | None:
        if not index.isValid() or index.row() >= len(self.pile.rows):
            return None
        row = self.pile.rows[index.row()]
        return row if row.card is not None else None

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Say which card the keyboard came to."""
        super().currentChanged(current, previous)
        row = self._row(current)
        if row is not None:
            self.looked_at.emit(row)

    # -- pictures -------------------------------------------------------------------------------

    def _on_ready(self, _want: CardPicture, _picture: QPixmap) -> None:
        if self.as_pictures and self.isVisible():
            self.viewport().update()

    @Slot()
    def _fetch(self) -> None:
        missing, self.missing = self.missing, []
        self.art.preload(missing)

    @steady_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, or what the pile is for; a ring while something is carried over it."""
        super().paintEvent(event)
        if self.missing:
            self._fetching.start()
        painter = QPainter(self.viewport())
        rect = QRectF(self.viewport().rect())
        if not self.pile.rows and self.empty:
            inside = rect.adjusted(self.unit, 0, -self.unit, 0)
            empty_words(painter, inside, self.empty, self)
        if self._dropping:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.look.palette.vermilion), max(2, self.unit * 0.2)))
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), self.unit * 0.5, self.unit * 0.5)
        painter.end()

    # -- keys -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count with + and -, a digit sets it, Del takes out, M moves, Enter opens the menu."""
        row, key = self.current(), event.key()
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if row is None or held:
            # Left to the page: undo, save and the like.
            if held:
                event.ignore()
            else:
                super().keyPressEvent(event)
        elif key in MORE:
            self.count_wanted.emit(row, row.count + 1)
        elif key in LESS:
            self.count_wanted.emit(row, row.count - 1)
        elif key in GONE:
            self.count_wanted.emit(row, 0)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.count_wanted.emit(row, key - Qt.Key.Key_0)
        elif key in GOALS:
            everything = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.move_wanted.emit(row, everything, goal_of(row, GOALS[Qt.Key(key)]))
        elif key in (*ENTER, Qt.Key.Key_Menu):
            self._open_menu(self.visualRect(self.currentIndex()).center())
        elif event.text().isprintable() and event.text().strip():
            # The list would look for a row beginning with it; names are typed in the field.
            self.field_wanted.emit(event.text())
        else:
            super().keyPressEvent(event)

    def _open_menu(self, at: QPoint) -> None:
        row = self.current()
        if row is not None:
            self.menu_wanted.emit(row, self.viewport().mapToGlobal(at))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the card under the pointer, or of the current one."""
        index = self.indexAt(event.pos())
        if self._row(index) is not None:
            self.setCurrentIndex(index)
            self._open_menu(event.pos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first card."""
        super().focusInEvent(event)
        if self.current() is None:
            self.setCurrentIndex(self.pile.index(self._place_of(None, 0)))

    # -- pointer --------------------------------------------------------------------------------

    def step_at(self, point: QPoint) -> tuple[Row, int] | None:
        """Return the row whose - or + is at a point of the viewport, with -1 or 1."""
        index = self.indexAt(point)
        row = self._row(index)
        if row is None:
            return None
        painter = self._pictures_painter if self.as_pictures else self._rows_painter
        less, more = painter.buttons(QRectF(self.visualRect(index)))
        if less.contains(point):
            return row, -1
        return (row, 1) if more.contains(point) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Count, or choose a card."""
        found = self.step_at(event.position().toPoint())
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self.setCurrentIndex(self.indexAt(event.position().toPoint()))
            self.count_wanted.emit(found[0], found[0].count + found[1])
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick presses on + are two copies."""
        if self.step_at(event.position().toPoint()) is not None:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    # -- what is carried here -------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take cards."""
        self._aim(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Take cards."""
        self._aim(event)

    def _aim(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(MIME) and event.source() is not self:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._show_drop(on=True)
        else:
            event.ignore()

    def dragLeaveEvent(self, _event: object) -> None:
        """Take the ring off."""
        self._show_drop(on=False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Say which cards were dropped here."""
        self._show_drop(on=False)
        if not event.mimeData().hasFormat(MIME) or event.source() is self:
            event.ignore()
            return
        text = bytes(event.mimeData().data(MIME).data()).decode("utf-8", "replace")
        keys = [key for key in text.splitlines() if key.strip()]
        source = event.source()
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.brought.emit(keys, source.current() if isinstance(source, PileView) else None)

    def _show_drop(self, *, on: bool) -> None:
        if on != self._dropping:
            self._dropping = on
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay rows and pictures by the width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Walk over the cards; headings are passed."""
        goal = super().moveCursor(action, modifiers)
        if self._row(goal) is not None or not goal.isValid():
            return goal
        ways = QAbstractItemView.CursorAction
        back = (ways.MoveUp, ways.MoveLeft, ways.MovePrevious, ways.MovePageUp)
        step = -1 if action in back else 1
        number = goal.row() + step
        while 0 <= number < len(self.pile.rows):
            if self.pile.rows[number].card is not None:
                return self.pile.index(number)
            number += step
        return self.currentIndex()

"""A grid of small cards: chosen by click and key, carried out of the panel or to a new place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QWidget,
)

from app.ui.app.trouble import steady_paint
from app.ui.look.card_art import CardArt
from app.ui.look.faces.card_picture import CardPicture
from app.ui.look.look import Look
from app.ui.panels.cards.card_delegate import EDGE
from app.ui.panels.cards.card_ghost import CardGhost
from app.ui.panels.cards.card_rows import CardRows

if TYPE_CHECKING:
    from app.core.ids import Handle
    from app.ui.panels.cards.pile_model import CardModel, Index, PileCard

THRESHOLD = 6
"""Pixels the pointer moves before a press becomes a drag."""


class CardGrid(CardRows):
    """Shows a `CardModel`; carrying a card tells where the pointer is until it is let go."""

    hovered = Signal(object)
    """The `PileCard` under the pointer or the keyboard."""
    carried = Signal(object, QPoint)
    """Handles, and where on the screen they are being carried."""
    dropped = Signal(object, QPoint)
    """Handles, and where on the screen they were let go."""
    taken = Signal()
    """A double click on a card: the likeliest with what is chosen."""
    carry_ended = Signal()
    """The carrying is over, dropped or not."""

    def __init__(
        self, look: Look, model: CardModel, art: CardArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, model, art, parent)
        self.gap: int | None = None
        """Before which card what is carried would come to lie."""
        self._art = art
        self._pressed: tuple[QPoint, QModelIndex] | None = None
        self._carrying = False
        self._ghost: CardGhost | None = None
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self._fetching = QTimer(self)
        self._fetching.setSingleShot(True)
        self._fetching.timeout.connect(self._fetch)
        art.ready.connect(self._on_ready)
        look.changed.connect(self.viewport().update)

    # -- what is chosen --

    def chosen(self) -> tuple[Handle, ...]:
        """Return the selected cards as they are shown, first to last."""
        rows = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        return tuple(self.cards.shown[row].handle for row in rows)

    def choose(self, handles: tuple[Handle, ...], current: Handle = "") -> None:
        """Select these cards, those of them that are shown."""
        selection = self.selectionModel()
        selection.clearSelection()
        flags = QItemSelectionModel.SelectionFlag
        for row, entry in enumerate(self.cards.shown):
            index = self.cards.index(row)
            if entry.handle in handles:
                selection.select(index, flags.Select)
            if entry.handle == current:
                selection.setCurrentIndex(index, flags.NoUpdate)

    def current(self) -> PileCard | None:
        """Return the card the keyboard stands on."""
        row = self.currentIndex().row()
        return self.cards.shown[row] if 0 <= row < len(self.cards.shown) else None

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Show the card the keyboard came to."""
        super().currentChanged(current, previous)
        self.hovered.emit(self.current())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the card the keyboard stands on."""
        super().focusInEvent(event)
        if self.current() is not None:
            self.hovered.emit(self.current())

    @Slot(object, QPixmap)
    def _on_ready(self, _want: CardPicture, _picture: QPixmap) -> None:
        # Pictures come one after the other; Qt joins the requests into one repaint.
        if self.isVisible():
            self.viewport().update()

    @Slot()
    def _fetch(self) -> None:
        self.delegate.fetch()

    # -- pointer --

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select; a press on a selected card keeps the selection, for it may be carried."""
        index = self.indexAt(event.position().toPoint())
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = (event.position().toPoint(), index) if left and index.isValid() else None
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if left and plain and index.isValid() and self.selectionModel().isSelected(index):
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.NoUpdate)
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do the likeliest with a card; with Ctrl or Shift it is one more click."""
        index = self.indexAt(event.position().toPoint())
        left = event.button() == Qt.MouseButton.LeftButton
        if not left or event.modifiers() != Qt.KeyboardModifier.NoModifier or not index.isValid():
            self.mousePressEvent(event)
            return
        self._pressed = None
        if not self.selectionModel().isSelected(index):
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect)
        self.taken.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry what is selected, or show what is under the pointer."""
        point = event.position().toPoint()
        if self._pressed is None:
            super().mouseMoveEvent(event)
            index = self.indexAt(point)
            if index.isValid():
                self.hovered.emit(self.cards.shown[index.row()])
            return
        if not self._carrying and (point - self._pressed[0]).manhattanLength() >= THRESHOLD:
            self._lift()
        if self._carrying:
            where = event.globalPosition().toPoint()
            if self._ghost is not None:
                self._ghost.follow(where)
            self.carried.emit(self.chosen(), where)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of what is carried; a mere click on one of several selects that one."""
        pressed, self._pressed = self._pressed, None
        if self._carrying:
            handles = self.chosen()
            self._put_down()
            self.dropped.emit(handles, event.globalPosition().toPoint())
            return
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if pressed is not None and plain:
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(pressed[1], flags.ClearAndSelect)
        super().mouseReleaseEvent(event)

    def _lift(self) -> None:
        self._carrying = True
        entry = self.current()
        if entry is None:
            return
        self._ghost = CardGhost(self.window(), self.delegate.picture(entry))
        self.grabKeyboard()

    def _put_down(self) -> None:
        self._carrying = False
        self.gap = None
        if self._ghost is not None:
            self._ghost.vanish()
            self._ghost = None
            self.releaseKeyboard()
        self.viewport().update()
        self.carry_ended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts back what is carried."""
        if self._carrying:
            if event.key() == Qt.Key.Key_Escape:
                self._pressed = None
                self._put_down()
            return
        super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Put back what is carried, and point at nothing."""
        if self._carrying:
            self._pressed = None
            self._put_down()
        super().hideEvent(event)
        self.hovered.emit(None)

    def leaveEvent(self, event: QEvent) -> None:
        """Go back to the card the keyboard stands on, if it is here."""
        super().leaveEvent(event)
        self.hovered.emit(self.current() if self.hasFocus() else None)

    # -- the gap --

    def gap_at(self, point: QPoint) -> int:
        """Return before which card something dropped at a point of the viewport would lie."""
        for row in range(self.cards.rowCount()):
            rect = self.visualRect(self.cards.index(row))
            if point.y() < rect.top() or (
                point.y() <= rect.bottom() and point.x() < rect.center().x()
            ):
                return row
        return self.cards.rowCount()

    def open_gap(self, before: int | None) -> None:
        """Show where what is carried would come to lie."""
        if before != self.gap:
            self.gap = before
            self.viewport().update()

    @steady_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, and the gap."""
        self.delegate.look_again()
        self._art.rest_for_a_frame()
        super().paintEvent(event)
        self._fetching.start()
        if self.gap is None or not self.cards.rowCount():
            return
        last = self.gap >= self.cards.rowCount()
        rect = self.visualRect(self.cards.index(min(self.gap, self.cards.rowCount() - 1)))
        x = rect.right() + 1 if last else rect.left()
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.look.palette.vermilion), 4, c=Qt.PenCapStyle.RoundCap))
        height = self.delegate.card_size().height()
        x = min(max(3, x), self.viewport().width() - 3)
        top = rect.top() + EDGE
        painter.drawLine(QPointF(x, top), QPointF(x, top + height))

"""The grid of found cards: painted as far as they show, dragged away one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QDrag, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QWidget

from app.ui.cards.browser.dragged_card import carried_card
from app.ui.home.focus_stop import ENTER
from app.ui.look.faces.bake import baked_size, margin
from app.ui.look.look import Look
from app.ui.panels.cards.card_delegate import CardDelegate
from app.ui.panels.cards.card_grid import CardGrid

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from app.ui.cards.browser.found_cards import FoundCards
    from app.ui.look.card_art import CardArt
    from app.ui.look.faces.card_picture import CardPicture
    from app.ui.panels.cards.pile_model import PileCard

REST = 30
"""Milliseconds without scrolling until what shows is painted."""
MOST_WANTS = 2000
AHEAD = 0.5
"""Share of a screen below the last card that is painted before it shows."""
SPARE = 1.8
"""How much more memory there is than what shows takes: a quarter of it is for faces without
badges, and what was just left is kept as well. Too little, and cards would be painted for ever."""
LEAST_BYTES = 8 << 20
ONE = QSize(1, 1)


class FoundDelegate(CardDelegate):
    """Paints what is at hand; `FoundGrid` asks for the rest."""

    def __init__(self, art: CardArt, grid: FoundGrid) -> None:
        super().__init__(art, grid)
        self._wants: dict[str, CardPicture] = {}
        self._wanted_as = self._looks

    def look_again(self) -> None:
        """Forget what was wanted in another size or language."""
        super().look_again()
        if self._looks != self._wanted_as or len(self._wants) > MOST_WANTS:
            self._wanted_as = self._looks
            self._wants.clear()

    def _wanted(self, entry: PileCard) -> CardPicture:
        """Return the same object for the same card."""
        want = self._wants.get(entry.handle)
        if want is None:
            want = self._wants[entry.handle] = super()._wanted(entry)
        return want

    def _face(self, painter: QPainter, card: QRectF, entry: PileCard) -> None:
        want = self._wanted(entry)
        edge = margin(round(card.width()))
        held = self._art.get(want) if self._art.holds(want) else self._art.stand_in(want)
        painter.drawPixmap(card.topLeft() - QPointF(edge, edge), held)


class FoundGrid(CardGrid):
    """Shows `FoundCards`.

    It has a `CardArt` of its own: scrolling past thousands of cards pushes none of the table's
    pictures out.
    """

    typed = Signal(str)
    """Letters that were typed here: they are meant for the search."""
    reading_wanted = Signal()
    """Space: show the card as large as the window."""

    def __init__(
        self, look: Look, found: FoundCards, art: CardArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, found, art, parent)
        self.found = found
        self.to_table: Callable[[], QSize] | None = None
        """How large a card of the table in this window is, where cards are carried there only."""
        self.delegate = FoundDelegate(art, self)
        self.setItemDelegate(self.delegate)
        self._fetching.setInterval(REST)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)

    # -- painting what shows --

    @Slot()
    def _fetch(self) -> None:
        """Have the cards painted that show, and none of those that were scrolled past."""
        rows = self.rows_shown()
        wants = [self.delegate.want(self.found.shown[row]) for row in rows]
        self._art.set_bound(max(LEAST_BYTES, len(rows) * self._bytes_of_one()))
        self._art.forgo()
        self._art.preload(want for want in wants if not self._art.holds(want))

    def _bytes_of_one(self) -> int:
        """Return the memory of one picture, with what is kept beside those that show."""
        size = baked_size((self.delegate.card_size() * self.devicePixelRatioF()).expandedTo(ONE))
        return round(size.width() * size.height() * 4 * SPARE)

    @property
    def waiting(self) -> bool:
        """Whether what shows is painted as soon as scrolling rests."""
        return self._fetching.isActive()

    def rows_shown(self) -> range:
        """Return the rows that show, and those just below them."""
        cell, port = self.delegate.cell(), self.viewport()
        columns = max(1, port.width() // cell.width())
        top = self.verticalScrollBar().value() // cell.height() * columns
        lines = port.height() / cell.height() * (1 + AHEAD)
        return range(top, min(self.found.rowCount(), top + (round(lines) + 1) * columns))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Let nothing be painted until scrolling rests: both need the interpreter."""
        self._art.forgo()
        self._fetching.start()
        super().scrollContentsBy(dx, dy)

    @Slot(object, QPixmap)
    def _on_ready(self, want: CardPicture, _picture: QPixmap) -> None:
        row = self.found.row_of(want.key)
        if row >= 0 and self.isVisible():
            self.update(self.found.index(row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show at least one whole card."""
        super().resizeEvent(event)
        size = event.size()
        whole = self.widest_card(self.width(), size.height(), 1, 1)
        self.show_cards_of(whole if whole < self.delegate.usual_width else None)

    # -- carrying a card away --

    def _lift(self) -> None:
        """Drag the card with the system's own means: it may go to any window that takes cards."""
        if self.to_table is not None:
            super()._lift()
            self._shrink_ghost(self.to_table())
            return
        entry = self.current()
        self._pressed = None
        if entry is None or entry.card is None:
            return
        drag = QDrag(self)
        drag.setMimeData(carried_card(entry.card))
        picture = self.delegate.picture(entry)
        drag.setPixmap(picture)
        middle = picture.deviceIndependentSize() / 2
        drag.setHotSpot(QPoint(round(middle.width()), round(middle.height())))
        drag.exec(Qt.DropAction.CopyAction)

    def _shrink_ghost(self, size: QSize) -> None:
        """Carry the card as small as it will lie: a larger one would hide where it goes."""
        share = size.height() / self.delegate.card_size().height()
        if self._ghost is None or share >= 1:
            return
        large = self._ghost.pixmap()
        small = large.scaled(large.size() * share, mode=Qt.TransformationMode.SmoothTransformation)
        small.setDevicePixelRatio(large.devicePixelRatio())
        self._ghost.setPixmap(small)
        self._ghost.adjustSize()

    # -- keys --

    def event(self, event: QEvent) -> bool:
        """Claim what is typed: the window has keys of its own for the same letters."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (_is_typed(event) or event.key() in ENTER)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the card, Space reads it, letters go to the search."""
        once = not event.isAutoRepeat()
        if self._carrying:
            super().keyPressEvent(event)
        elif _is_plain(event) and event.key() in ENTER:
            if once:
                self.taken.emit()
        elif _is_plain(event) and event.key() == Qt.Key.Key_Space:
            if once:
                self.reading_wanted.emit()
        elif _is_typed(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


def _is_plain(event: QKeyEvent) -> bool:
    """Whether at most Shift is held, on either side of the keyboard."""
    held = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    return not event.modifiers() & ~held


def _is_typed(event: QKeyEvent) -> bool:
    return _is_plain(event) and bool(event.text()) and event.text().isprintable()

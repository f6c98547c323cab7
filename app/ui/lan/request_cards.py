"""Requests between people, as cards at the side of the board; nothing waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.session.room.messages.request_messages import Decided, Questioned
from app.ui.lan.request_card import RequestCard
from app.ui.panels.announce import announce
from app.ui.panels.slips.free_place import LASTING, Taken, free_place, taken_on
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.ui.app.table_in_front import TableInFront
    from app.ui.lan.visit import Visit

WIDE = (19, 15, 11)
"""Widths of a card over the board in lines of text: what is tried in turn, until one is free."""
BESIDE = (11, 13, 15, 19)
"""The same beside the board, from which they take no more than they need."""
BROADEST = 0.6
"""Share of the table's width that they take from the board at most."""
EDGE = 12
NO_LIMIT = 16_777_215
"""Pixels: what Qt takes for the largest size there is."""
REQUESTS = Words("Requests", "許可の依頼")


class RequestCards(QScrollArea):
    """All that are open, the oldest on top: below the log in the side panel.

    Nothing else moves there. Without the panel they lie over the board where nothing is covered at
    all; where there is no such place they stand beside it, which makes room as for the panel.
    """

    def __init__(
        self, visit: Visit, place: TableInFront, keys: Callable[[str], tuple[str, ...]]
    ) -> None:
        """`keys` tells those of an action."""
        super().__init__(place.board)
        self._keys = keys
        self.setObjectName("requestCards")
        self._visit = visit
        self._place = place
        self._side = place.side
        self._board = place.board
        self.cards: dict[str, RequestCard] = {}
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self._make_bare()
        self._seconds = QTimer(self)
        self._seconds.setInterval(1000)
        self._seconds.timeout.connect(self._tick)
        for watched in (self._board, self._side):
            watched.installEventFilter(self)
        for moved in (place.bridge.stepped, place.bridge.placed):
            moved.connect(self._ring_meant)
        visit.heard.connect(self._hear)
        visit.state_changed.connect(self.show_open)
        self.show_open()

    def _make_bare(self) -> None:
        """Be seen by the cards alone; the bar comes where large text leaves no room for all."""
        # It follows the keyboard through what it holds, and need not be stood on itself.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._inner)
        for part in (self, self.viewport(), self._inner):
            part.setAutoFillBackground(False)
        self._follow_look()
        self._board.look.changed.connect(self._follow_look)

    @Slot()
    def _follow_look(self) -> None:
        self.setAccessibleName(REQUESTS.in_(self._board.look.language))
        soon(self.place)

    @Slot(object)
    def _hear(self, what: object) -> None:
        if isinstance(what, Questioned | Decided):
            self.show_open()

    @Slot()
    def show_open(self, *_state: object) -> None:
        """Show what waits for an answer now."""
        wanted = self._visit.questions
        for name in set(self.cards) - set(wanted):
            card = self.cards.pop(name)
            if card.isAncestorOf(self.focusWidget() or self):
                self._board.setFocus()
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        for name, told in wanted.items():
            if name not in self.cards:
                card = RequestCard(
                    self._board.look, told, self._visit, self._side.telling, self._keys
                )
                self.cards[name] = card
                self._column.insertWidget(self._column.count() - 1, card)
                card.show()
                announce(card, card.says.text(), urgent=True)
        self._ring_meant()
        if self.cards:
            self._seconds.start()
        else:
            self._seconds.stop()
            self._side.top.ask(None)
            self.hide()
            self._lie_on_board()
        soon(self.place)

    @Slot()
    def _ring_meant(self, *_told: object) -> None:
        """Outline on the board what is asked for."""
        open_ones = self._visit.questions.values()
        self._board.ring("asked", [name for told in open_ones for name in told.meant])

    def take_keyboard(self) -> None:
        """Let the keyboard come to the first request."""
        for card in self.cards.values():
            next(iter(card.buttons.values())).setFocus(Qt.FocusReason.TabFocusReason)
            return

    @Slot()
    def _tick(self) -> None:
        for card in self.cards.values():
            card.tick()

    # -- where they lie -----------------------------------------------------------------------

    def place(self) -> None:
        """Lie in the side panel, or where it covers nothing without the panel."""
        if not self.cards:
            return
        focused = self.window().focusWidget()
        held = focused if focused is not None and self.isAncestorOf(focused) else None
        if self._side.isVisible():
            self._lie_in_panel()
        else:
            self._side.top.ask(None)
            free = QRect() if self._stands_beside else self._free_place()
            if free.isNull():
                self._stand_beside()
            else:
                self._lie_at(free)
        self.show()
        if held is not None:
            held.setFocus()

    def _lie_in_panel(self) -> None:
        around = self._side.contentsRect().marginsRemoved(self._margins_of_panel())
        high = self._fit(around.size())
        self._unbind()
        self.setFixedHeight(high)
        self._side.top.ask(self)

    def _lie_on_board(self) -> None:
        if self.parentWidget() is not self._board:
            self.setParent(self._board)
        self._unbind()

    def _lie_at(self, where: QRect) -> None:
        self._lie_on_board()
        self._fit(where.size())
        self.setGeometry(where)
        self.raise_()

    @property
    def _stands_beside(self) -> bool:
        """Whether they stand beside the board; they stay there until all are answered."""
        return self.parentWidget() is self._place

    def _stand_beside(self) -> None:
        """Take from the board as little of its width as they need, as the panel does."""
        line, room = self.fontMetrics().height(), self._place.size()
        most = round(room.width() * BROADEST) - 2 * EDGE
        width = most
        for lines in BESIDE:
            width = min(line * lines, most)
            if self._high(width) <= room.height() - 2 * EDGE:
                break
        width = max(width, self._least)
        self._fit(QSize(width, room.height() - 2 * EDGE), EDGE)
        if self._stands_beside and self.width() == width + 2 * EDGE:
            return
        # What divides the room asks for a width only when something comes.
        self._lie_on_board()
        self.setFixedWidth(width + 2 * EDGE)
        self._place.stand_beside(self)

    def sizeHint(self) -> QSize:
        """As wide as was decided, where that was."""
        wanted = super().sizeHint()
        return wanted.boundedTo(self.maximumSize()).expandedTo(self.minimumSize())

    def _unbind(self) -> None:
        """Be of any size."""
        self.setMinimumSize(0, 0)
        self.setMaximumSize(NO_LIMIT, NO_LIMIT)

    def _free_place(self) -> QRect:
        """Return where over the board nothing is covered, as wide as may be; else nothing."""
        room = self._board.rect()
        taken = taken_on(self._board, self._board, stays=True)
        taken += [
            Taken(other.geometry(), LASTING)
            for other in self._board.findChildren(QFrame, "taskStrip")
            if other.isVisible()
        ]
        for lines in WIDE:
            width = min(self.fontMetrics().height() * lines, room.width() - 2 * EDGE)
            width = max(width, self._least)
            size = QSize(width, self._high(width))
            near = QPoint(room.width() - width // 2 - EDGE, room.center().y())
            corner, cost = free_place(room, size, taken, near)
            found = QRect(corner, size)
            if not cost and room.contains(found):
                return found
        return QRect()

    @property
    def _least(self) -> int:
        """Return the width below which a button would be cut."""
        for card in self.cards.values():
            for part in (card, *card.findChildren(QWidget)):
                part.ensurePolished()
        return max(card.minimumSizeHint().width() for card in self.cards.values())

    def _high(self, width: int) -> int:
        """Return how high all cards are at a width."""
        heights = [card.heightForWidth(width) for card in self.cards.values()]
        return sum(heights) + self._column.spacing() * (len(heights) - 1)

    def _fit(self, room: QSize, margin: int = 0) -> int:
        """Make every card as high as its words need in a room; return how high all are there."""
        width, high = room.width(), self._high(room.width())
        if high > room.height():
            width -= self.verticalScrollBar().sizeHint().width()
        for card in self.cards.values():
            # Fixed: a column divides what it has without asking how words go on below.
            card.setFixedHeight(card.heightForWidth(width))
        self._column.setContentsMargins(margin, margin, margin, margin)
        return min(high, room.height())

    def _margins_of_panel(self) -> QMargins:
        column = self._side.layout()
        return column.contentsMargins() if column is not None else QMargins()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the board and of the panel, and whether the panel is shown."""
        kinds = (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)
        if self.cards and event.type() in kinds and watched in (self._board, self._side):
            soon(self.place)
        return super().eventFilter(watched, event)

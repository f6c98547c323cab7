"""All known cards as a sheet at the side of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.core.text.words import Words
from app.ui.cards.browser.bring_row import BringRow
from app.ui.cards.browser.browser import CardBrowser
from app.ui.home.focus_stop import unit_of
from app.ui.look.look import Look
from app.ui.panels.floating import EDGE, FloatingPanel
from app.ui.toolkit.common_words import CLOSE

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from app.games.contracts.card_contract import GameCards
    from app.ui.board.board_view import BoardView
    from app.ui.look.pictures.own_pictures import OwnPictures
    from app.ui.table.bridge import Bridge

WIDTH = 60
"""Width in letters, where there is room for it beside the table."""
SHARE = 0.62
"""The most of the window's width that it takes, unless text is large."""
LEAST = 30
"""Letters of width below which no cards could be seen side by side."""


STRIP = 1.6
"""Letters of it that stay in sight while a card is carried to the table below it."""
FAR = 6
"""Letters that a card is carried before the sheet makes way: a slip of the hand is shorter."""


class CardsSheet(FloatingPanel):
    """The sheet. It leaves the right half of the table in sight.

    Beside a table that takes cards it makes way for those that are carried out of it.
    """

    carried = Signal(object, QPoint)
    """(refs, place on the screen) while cards are dragged to the table."""
    dropped = Signal(object, QPoint)
    """(refs, place on the screen) when they were let go beside the sheet."""
    carry_ended = Signal()
    """The drag is over, dropped or not."""

    def __init__(
        self,
        look: Look,
        room: QWidget,
        cards: GameCards,
        own: OwnPictures | None = None,
        above: QWidget | None = None,
    ) -> None:
        """`above` is what the sheet leaves free at the upper edge of `room`."""
        super().__init__(look, room)
        self._above = above
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.browser = CardBrowser(look, cards, own, self)
        self.browser.taken.connect(self.browser.read)
        self.grid = self.browser.grid
        self.body.addWidget(self.browser, 1)
        self.bring: BringRow | None = None
        """What brings cards to the table; None without one."""
        self._board: QWidget | None = None
        self._from: QPoint | None = None
        """Where on the screen the card was taken up."""
        self._home: QPoint | None = None
        """Where the sheet lies while it makes no way; None unless it does."""
        self._let_go_at = QRect()
        """Where it lay when the card was let go."""
        self._follow_look()
        look.changed.connect(self._follow_look)

    def open(self) -> None:
        """Show the sheet, ready to search."""
        self.fit()
        self.show()
        self.browser.filters.field.setFocus()

    def lend(self, bridge: Bridge, board: BoardView) -> None:
        """Let cards be brought to a table, which shows in `board`."""
        self._board = board
        self.bring = BringRow(self.browser, bridge, self)
        self.body.addWidget(self.bring)
        self.grid.to_table = board.card_size
        self.grid.carried.connect(self._on_carried)
        self.grid.carry_ended.connect(self._on_carry_ended)
        self.grid.dropped.connect(self._on_dropped)
        self.fit()

    # -- carrying cards out --

    def is_outside(self, where: QPoint) -> bool:
        """Whether a place on the screen is beside the sheet."""
        return not self.rect().contains(self.mapFromGlobal(where))

    @Slot(object, QPoint)
    def _on_carried(self, keys: tuple[str, ...], where: QPoint) -> None:
        if self._from is None:
            self._from = where
        gone = (where - self._from).manhattanLength() >= unit_of(self) * FAR
        if self._home is None and self._covers() and (gone or self.is_outside(where)):
            self._home = self.pos()
            self.move(round(unit_of(self) * STRIP) - self.width(), self.y())
        self.carried.emit(self._copied(keys), where)

    def _covers(self) -> bool:
        """Whether part of the board lies below the sheet."""
        if self._board is None:
            return False
        at = self.room.mapFromGlobal(self._board.mapToGlobal(QPoint(0, 0)))
        return QRect(at, self._board.size()).intersects(self.geometry())

    @Slot()
    def _on_carry_ended(self) -> None:
        self._let_go_at = self.geometry()
        self._from = None
        if self._home is not None:
            home, self._home = self._home, None
            self.move(home)
        self.carry_ended.emit()

    @Slot(object, QPoint)
    def _on_dropped(self, keys: tuple[str, ...], where: QPoint) -> None:
        # It came back by now: what counts is where it was when the card was let go.
        if not self._let_go_at.contains(self.room.mapFromGlobal(where)):
            self.dropped.emit(self._copied(keys), where)
            if self.bring is not None:
                self.bring.once()

    def _copied(self, keys: tuple[str, ...]) -> tuple[str, ...]:
        return keys if self.bring is None else self.bring.copied(keys)

    # -- room --

    def fit(self) -> None:
        """Take the left of the window, from top to bottom."""
        room, unit = self.room.size(), unit_of(self)
        wide = min(unit * WIDTH, max(room.width() * SHARE, unit * LEAST), room.width() - 2 * EDGE)
        self.resize(round(wide), room.height() - EDGE - self._top)
        if self.bring is not None:
            self.bring.set_low(self.height())
        self.place()

    @property
    def _top(self) -> int:
        covered = 0 if self._above is None else self._above.geometry().bottom() + 1
        return covered + EDGE

    def place(self) -> None:
        """Lie at the left edge, or where it was moved to."""
        if self._moved:
            super().place()
        else:
            self.move(EDGE, self._top)

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""
        self.browser.set_own(own)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End what goes on in the background."""
        super().closeEvent(event)
        self.browser.close_browser()

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.title.setText(Words("Cards", "カード").in_(speak))
        self.setAccessibleName(self.title.text())
        self.set_close_words(CLOSE.in_(speak))
        self.fit()

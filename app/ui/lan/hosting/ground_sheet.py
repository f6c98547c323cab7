"""A sheet as large as a page, on the ground of the home screen: the corner of a table in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame

from app.ui.app.trouble import steady_paint
from app.ui.home.home_backdrop import Backdrop
from app.ui.lan.hosting.lobby_paper import EDGE
from app.ui.lan.lan_sheet import LanSheet
from app.ui.look.fonts import TextSize, size_of, sized, text_width

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from app.games.contracts.card_contract import GameCards
    from app.ui.look.look import Look

TABLE = (0.36, 0.4)
"""Where the corner of the table begins, as shares of width and height; paper lies over it."""
LOW = 30.0
"""Letters of height below which the title is no larger than that of any sheet."""
SIDE = (0.045, 4.0)
"""Room at both sides: a share of the width, and at most so many letters."""


class GroundSheet(LanSheet):
    """Covers the pages of the window, and leaves the bar above them free."""

    def __init__(self, look: Look, room: QWidget, over: QWidget, cards: GameCards) -> None:
        """`over` is what it covers, in `room`."""
        super().__init__(look, room)
        self.table_shows = True
        """Whether there is a table: words that are scrolled would cross its edge."""
        self._over = over
        self.setProperty("look", "ground")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.backdrop = Backdrop(self, look, cards)
        over.installEventFilter(self)

    def table_room(self) -> QRectF:
        """Return where the corner of the table lies; nowhere where paper is drawn over it."""
        if not self.table_shows:
            return QRectF()
        whole = QRectF(self.rect())
        left, top = whole.width() * TABLE[0], whole.height() * TABLE[1]
        return QRectF(left, top, whole.width() - left, whole.height() - top)

    def place(self) -> None:
        """Cover the pages."""
        over = self._over
        self.setGeometry(QRect(over.mapTo(self.room, over.rect().topLeft()), over.size()))

    def fit(self) -> None:
        """Take the whole room, and write as large as there is room for."""
        self.ensurePolished()
        self.place()
        unit = self.fontInfo().pixelSize()
        side = round(min(self.width() * SIDE[0], SIDE[1] * unit))
        down = round(min(self.height() * SIDE[0], SIDE[1] * unit) * 0.6)
        self.body.setContentsMargins(side, down, side, down)
        low = self.height() < LOW * unit
        sizes: tuple[TextSize, ...] = ("display", "heading", "title")
        for size in sizes[2:] if low else sizes:
            wide = text_width(self.title.text(), size_of(unit, size), bold=True)
            if wide < self.width() - 2 * side - 3 * unit:
                break
        edge = round(unit * EDGE)
        self.title.setContentsMargins(edge, 0, 0, 0)
        self.title.setFont(sized(self.font(), size, bold=True))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay over what it covers."""
        if watched is self._over and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.fit_soon()
        return super().eventFilter(watched, event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Stay where it is: it is the room itself."""
        event.accept()

    @Slot()
    def _follow_look(self) -> None:
        super()._follow_look()
        self.backdrop.let_go()

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        self.backdrop.paint(painter)
        painter.end()

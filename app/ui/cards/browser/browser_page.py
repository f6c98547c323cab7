"""All known cards as a page of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.core.text.wording import bracketed
from app.core.text.words import Words
from app.ui.app.trouble import steady_paint
from app.ui.cards.browser.browser import CardBrowser
from app.ui.home.focus_stop import unit_of
from app.ui.home.home_ground import paint_ground
from app.ui.home.home_link import Link
from app.ui.home.lettering import Lettering
from app.ui.look.look import Look
from app.ui.panels.window_page import WindowPage
from app.ui.toolkit.common_words import BACK

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent

    from app.games.contracts.card_contract import GameCards
    from app.ui.look.pictures.own_pictures import OwnPictures

LOW = 38.0
"""Letters of height below which the heading leaves its room to the cards."""


class CardsPage(QWidget, WindowPage):
    """The page. `browser` is what it shows; Enter on a card reads it."""

    closed = Signal()
    """Back to where one came from."""

    def __init__(
        self,
        look: Look,
        cards: GameCards,
        own: OwnPictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.back = Link(look, self)
        self.back.clicked.connect(self.closed)
        self._heading = Lettering(look, self, 2.3, bold=True, strong=True)
        self.sheet = QFrame(self)
        self.sheet.setProperty("look", "sheet")
        self.browser = CardBrowser(look, cards, own, self.sheet)
        self.browser.taken.connect(self.browser.read)
        self._column = QVBoxLayout(self.sheet)
        self._column.addWidget(self.browser)
        QWidget.setTabOrder(self.back, self.browser.filters.field)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""
        self.browser.set_own(own)

    def close_page(self) -> None:
        """End a search that goes on."""
        self.browser.close_browser()

    @Slot()
    def _follow_look(self) -> None:
        self.update()
        speak = self.look.language
        self.setAccessibleName(Words("Cards", "カード").in_(speak))
        self._heading.say(Words("Cards", "カード").in_(speak))
        self.back.say("← " + BACK.in_(speak) + bracketed("Esc").in_(self.look.language))
        self._arrange()

    def _arrange(self) -> None:
        unit = unit_of(self)
        width, height = self.width(), self.height()
        self.back.unit = self._heading.unit = unit
        side = round(max(1.0 * unit, min(width * 0.03, 3 * unit)))
        top = round(max(0.5 * unit, min(height * 0.025, 1.5 * unit)))
        size = self.back.sizeHint()
        self.back.setGeometry(round(side - self.back.pad), top, size.width(), size.height())
        y = top + size.height()
        low = height < LOW * unit
        self._heading.setVisible(not low)
        if not low:
            high = self._heading.height_for(width - 2 * side)
            self._heading.setGeometry(side, y, width - 2 * side, round(high) + 2)
            y += round(high + unit * 0.9)
        pad = round(unit * 0.9)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self.sheet.setGeometry(side, y, width - 2 * side, height - y - top - round(unit * 0.4))

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        paint_ground(painter, QRectF(self.rect()), self.look.palette)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the search."""
        self.browser.filters.field.setFocus(event.reason())
        self.browser.filters.field.selectAll()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay everything at the size it has now."""
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything anew."""
        super().resizeEvent(event)
        self._arrange()

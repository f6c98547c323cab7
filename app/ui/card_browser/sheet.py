"""All known cards as a sheet at the side of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from app.ui.card_browser.browser import CardBrowser
from app.ui.home.stop import unit_of
from app.ui.panels.floating import EDGE, FloatingPanel
from app.ui.spoken import spoken

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from app.cards.base import CardBase
    from app.ui.look.own_pictures import OwnPictures
    from app.ui.look.palette import Palette

WIDTH = 60
"""Width in letters, where there is room for it beside the table."""
SHARE = 0.62
"""The most of the window's width that it takes, unless text is large."""
LEAST = 30
"""Letters of width below which no cards could be seen side by side."""


class CardsSheet(FloatingPanel):
    """The sheet. It leaves the right half of the table in sight."""

    def __init__(
        self,
        room: QWidget,
        cards: CardBase,
        palette: Palette,
        own: OwnPictures | None = None,
        above: QWidget | None = None,
    ) -> None:
        """`above` is what the sheet leaves free at the upper edge of `room`."""
        super().__init__(room, palette)
        self._above = above
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.browser = CardBrowser(cards, palette, spoken(), own, self)
        self.browser.taken.connect(self.browser.read)
        self.body.addWidget(self.browser, 1)
        self._retranslate()

    def open(self) -> None:
        """Show the sheet, ready to search."""
        self.fit()
        self.show()
        self.browser.filters.field.setFocus()

    def fit(self) -> None:
        """Take the left of the window, from top to bottom."""
        room, unit = self.room.size(), unit_of(self)
        wide = min(unit * WIDTH, max(room.width() * SHARE, unit * LEAST), room.width() - 2 * EDGE)
        self.resize(round(wide), room.height() - EDGE - self._top)
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

    def set_palette(self, palette: Palette) -> None:
        """Paint in another theme."""
        super().set_palette(palette)
        if hasattr(self, "browser"):  # the base class paints itself before there is one
            self.browser.set_palette(palette)

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""
        self.browser.set_own(own)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End what goes on in the background."""
        super().closeEvent(event)
        self.browser.close_browser()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language of the program and the size of text."""
        super().changeEvent(event)
        if not hasattr(self, "browser"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.browser.set_language(spoken())
            self._retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Cards"))
        self.setAccessibleName(self.title.text())
        self.set_close_words(self.tr("Close"))

"""A panel of cards that asks how it is to be closed, over its own foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.button_row import First
from app.ui.panels.closing_question import ClosingQuestion
from app.ui.panels.piles.card_panel import CardPanel
from app.ui.toolkit.common_words import FACE_DOWN_CARD

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.ui.look.card_art import CardArt
    from app.ui.table.bridge import Bridge


class AskingPanel(CardPanel):
    """Its answers do something or let the person look on; nothing is blocked meanwhile."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        art: CardArt,
        card_of: Callable[[str], Face],
        parent: QWidget,
        *,
        first: First = "strong",
    ) -> None:
        super().__init__(look, bridge, art, card_of, parent, first=first)
        above = self.make_above()
        self.closing = ClosingQuestion(self)
        for part, stretch in ((above, 0), (self.grid, 1), (self.hint, 0), (self.row, 0)):
            self.body.addWidget(part, stretch)
        self.closing.stayed.connect(self._stay)

    def make_above(self) -> QWidget:
        """Make what stands over the cards."""
        raise NotImplementedError

    def ask_how_to_close(self) -> None:
        """Ask, on the screen and aloud."""
        self.closing.ask()
        announce(self, self.closing.words.text())

    @Slot()
    def _stay(self) -> None:
        self.closing.hide()
        self.grid.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the question at the foot."""
        super().resizeEvent(event)
        self.closing.place()

    @Slot()
    def _follow_look(self) -> None:
        self.cards.back_words = FACE_DOWN_CARD.in_(self.look.language)
        super()._follow_look()

"""The chosen card, large beside the others, and below it what its print is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.panels.cards.large_card import LargeCard
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.ui.look.look import Look
    from app.ui.look.pictures.own_pictures import OwnPictures

ROOM_FOR_CARD = 44
"""Letters of width from which the chosen card is large beside the others."""
CARD_SHARE, CARD_MOST = 0.36, 26
"""What of the width the large card takes, and its greatest width in letters."""


class BesideCards(QWidget):
    """Shows one card, or none."""

    def __init__(self, look: Look, own: OwnPictures | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.card: Face | None = None
        self.face = LargeCard(look, self)
        self.face.set_own(own)
        self.about = Label(self)
        self.about.setProperty("look", "muted")
        self.about.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.face)
        column.addWidget(self.about)
        column.addStretch(1)

    def show_card(self, card: Face | None) -> None:
        """Show a card, in the language that is spoken now; None for none."""
        self.card = card
        if card is None:
            self.face.show_nothing()
            self.about.setText("")
            return
        language = self.look.language
        self.face.show_card(card)
        self.face.setAccessibleName(card.name.in_(language))
        self.face.setAccessibleDescription(card.said(language))
        parts = (card.name.beside(language), *card.printed)
        named = card.name.in_(language)
        self.about.setText(" · ".join(part for part in parts if part and part != named))

    def arrange(self, width: int, height: int, unit: float) -> None:
        """Take a share of the room of all, in pixels, where there is enough; else go.

        `unit` is the height of plain text.
        """
        wide = min(round(width * CARD_SHARE), round(unit * CARD_MOST))
        self.setFixedWidth(max(1, wide))
        self.face.set_highest(max(1, height - round(unit * 3)))
        self.setVisible(width >= unit * ROOM_FOR_CARD)

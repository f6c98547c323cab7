"""Whose chance it is, as a pill: by frame, sign and word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout

from app.ui.look.icons import icon
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.ui.look.palette import Palette


class ChancePill(QFrame):
    """Filled while somebody holds the chance, framed more strongly while it is one's own."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "chance")
        self.sign, self.words = Label(self), Label(self)
        self.words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(9, 2, 11, 2)
        row.setSpacing(5)
        row.addWidget(self.sign)
        row.addWidget(self.words, 1)

    def show_chance(self, words: str, *, held: str, palette: Palette) -> None:
        """Say whose it is; `held` is "own", "other" or "none"."""
        self.words.setText(words)
        if self.property("held") != held:
            self.setProperty("held", held)
            for part in (self, self.words):
                part.style().unpolish(part)
                part.style().polish(part)
        side = round(self.fontMetrics().height() * 0.9)
        colour = palette.text if held == "none" else palette.gold_text
        picture = icon("chance", palette, colour).pixmap(
            QSize(side, side), self.devicePixelRatioF()
        )
        self.sign.setPixmap(picture)
        self.sign.setVisible(held != "none")

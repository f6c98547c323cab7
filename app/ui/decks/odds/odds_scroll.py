"""What the odds scroll: summary and sections, beside or below each other by the width."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.ui.decks.odds.odds_section import BESIDE, Section
from app.ui.home.focus_stop import unit_of

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent


class Inside(QWidget):
    """What is scrolled: as high as its sections are at its width."""

    def __init__(self) -> None:
        super().__init__()
        self.sections: tuple[Section, ...] = ()
        self.head = QBoxLayout(QBoxLayout.Direction.LeftToRight)

    def minimumSizeHint(self) -> QSize:
        """Return the width it needs; the height follows from the width."""
        return QSize(super().minimumSizeHint().width(), 0)

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width, with everything standing as it will there."""
        self._turn(width)
        return super().heightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        self._turn(self.width())
        super().resizeEvent(event)

    def _turn(self, width: int) -> None:
        way, beside = QBoxLayout.Direction, width >= BESIDE * unit_of(self)
        self.head.setDirection(way.LeftToRight if beside else way.TopToBottom)
        for section in self.sections:
            section.turn(width)

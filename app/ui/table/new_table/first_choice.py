"""Who goes first at a new table whose game does not settle it: a seat, or drawn at the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.core.ids import SeatId
from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rolled_past import ChoiceBox

FIRST = Words("First turn", "最初の番")
RANDOM = Words("Random, drawn at the table", "卓でランダムに決める")


class FirstChoice(QWidget):
    """A box with every seat in it, and chance at the top."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.box = ChoiceBox()
        self._label = Label()
        self._label.setBuddy(self.box)
        self._names: tuple[str, ...] = ()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._label)
        row.addWidget(self.box, 1)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def seat(self) -> SeatId | None:
        """Who goes first; None where it is drawn."""
        return self.box.currentIndex() - 1 if self.box.currentIndex() > 0 else None

    def show_names(self, names: Sequence[str]) -> None:
        """Offer the seats of those who sit down; what is chosen is a seat, whoever has it."""
        if tuple(names) != self._names:
            self._names = tuple(names)
            self._fill()

    def _fill(self) -> None:
        chosen, language = max(0, self.box.currentIndex()), self.look.language
        self.box.clear()
        self.box.addItem(RANDOM.in_(language))
        for number, name in enumerate(self._names, 1):
            seat = Words(f"Seat {number}", f"{number}番の席").in_(language)
            self.box.addItem(f"{seat} · {name}" if name else seat)
        self.box.setCurrentIndex(chosen if chosen <= len(self._names) else 0)

    @Slot()
    def _follow_look(self) -> None:
        words = FIRST.in_(self.look.language)
        self._label.setText(words)
        self.box.setAccessibleName(words)
        self._fill()

"""Which seats of a hosted table computers play, while it is laid: all but the host's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from app.core.text.words import Words
from app.games.contracts.computer_contract import signed
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rolled_past import ChoiceBox

if TYPE_CHECKING:
    from app.games.contracts.computer_contract import ComputerPlayer
    from app.ui.look.look import Look

JOINS = Words("Whoever joins", "参加した人")


class SeatPlayers(QWidget):
    """A box for each seat but the first: whoever joins, or one of the game's computers."""

    changed = Signal()

    def __init__(self, look: Look, players: Mapping[str, ComputerPlayer], seats: int) -> None:
        """`players` are the game's computers, `seats` the most it has."""
        super().__init__()
        self.look = look
        self._known = players
        self._count = 1
        self.boxes: list[QComboBox] = []
        """That of each seat but the first."""
        self._labels: list[Label] = []
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        for _ in range(seats - 1 if players else 0):
            box, label = ChoiceBox(), Label()
            for player in ("", *players):
                box.addItem("", player)
            label.setBuddy(box)
            self._form.addRow(label, box)
            self.boxes.append(box)
            self._labels.append(label)
            box.currentIndexChanged.connect(self.changed)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def players(self) -> tuple[str, ...]:
        """Which computer plays each seat; "" for whoever joins, and for the host's own."""
        used = self.boxes[: self._count - 1]
        return ("", *(str(box.currentData()) for box in used)) if used else ()

    @Slot(int)
    def show_seats(self, count: int) -> None:
        """Show the boxes of a table for so many."""
        self._count = count
        for seat, box in enumerate(self.boxes, 1):
            self._form.setRowVisible(box, seat < count)

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        for seat, (box, label) in enumerate(zip(self.boxes, self._labels, strict=True), 2):
            title = Words(f"Seat {seat}", f"{seat}番の席").in_(language)
            label.setText(title)
            box.setAccessibleName(title)
            for place in range(box.count()):
                one = self._known.get(box.itemData(place))
                words = JOINS if one is None else signed(one.title)
                box.setItemText(place, words.in_(language))

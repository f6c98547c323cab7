"""What is asked of a deck: which card, how many of it, by which turn, going first or second."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from app.core.text.wording import number
from app.core.text.words import Words
from app.ui.decks.odds.chooser import Chooser
from app.ui.look.look import Look

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.cards.odds.deck_pool import Group, Pool
    from app.cards.odds.exact_odds import Going

TURNS = 4
MOST_TURNS = 10
FIRST, SECOND = Words("Going first", "先攻"), Words("Going second", "後攻")
_GOINGS: tuple[tuple[Going | None, Words], ...] = (
    (None, Words("First or second", "先攻・後攻")),
    ("first", FIRST),
    ("second", SECOND),
)


class Asking(QWidget):
    """The choices above the plot of a card by turn."""

    changed = Signal()
    """Other cards or turns: a simulation has to look anew."""
    shown = Signal()
    """Only what is shown of them: so many or more, first or second."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.least_box = QComboBox()
        self.going_box = QComboBox()
        for going, _ in _GOINGS:
            self.going_box.addItem("", going)
        self.turns_box = QComboBox()
        for turns in range(1, MOST_TURNS + 1):
            self.turns_box.addItem("", turns)
        self.turns_box.setCurrentIndex(self.turns_box.findData(TURNS))
        options = (self.least_box, self.going_box, self.turns_box)
        self.chooser = Chooser(look, self, *options)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.chooser)
        self.chooser.changed.connect(self._on_chosen)
        self.turns_box.activated.connect(lambda _place: self.changed.emit())
        for box in (self.least_box, self.going_box):
            box.activated.connect(lambda _place: self.shown.emit())
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What the keyboard comes to, in its order."""
        chooser = self.chooser
        boxes = (self.least_box, self.going_box, self.turns_box)
        return (chooser.first, chooser.more, *boxes)

    @property
    def group(self) -> Group:
        """The cards."""
        return self.chooser.group

    @property
    def least(self) -> int:
        """How many of them at the least."""
        return max(0, self.least_box.currentIndex()) + 1

    @property
    def turns(self) -> int:
        """Up to which own turn."""
        turns: int = self.turns_box.currentData()
        return turns

    @property
    def going(self) -> Going | None:
        """Going first or second; None for both."""
        going: Going | None = self.going_box.currentData()
        return going

    def show_pool(self, pool: Pool | None, face_of: Callable[[str], Face]) -> None:
        """Ask of another deck; `face_of` says what a card shows, by its key."""
        self.chooser.show_pool(pool, face_of)
        self._fill_least()

    def _on_chosen(self) -> None:
        self._fill_least()
        self.changed.emit()

    def _fill_least(self) -> None:
        """Offer as many as there are copies."""
        before, most = self.least, self.group.copies
        with QSignalBlocker(self.least_box):
            self.least_box.clear()
            for count in range(1, most + 1):
                words = Words(f"{number(count)} or more", f"{number(count)}枚以上")
                self.least_box.addItem(words.in_(self.look.language))
            self.least_box.setCurrentIndex(min(before, most) - 1)

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.least_box.setAccessibleName(Words("How many cards", "必要な枚数").in_(speak))
        self.going_box.setAccessibleName(Words("Going first or second", "先攻か後攻か").in_(speak))
        for place, (_, words) in enumerate(_GOINGS):
            self.going_box.setItemText(place, words.in_(self.look.language))
        self.turns_box.setAccessibleName(Words("Up to which turn", "何番目の番まで").in_(speak))
        for place in range(self.turns_box.count()):
            turn = self.turns_box.itemData(place)
            words = Words(f"up to turn {turn}", f"{turn}番目の番まで")
            self.turns_box.setItemText(place, words.in_(self.look.language))
        self._fill_least()

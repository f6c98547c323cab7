"""One seat of a new table: who sits there, with which deck."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFormLayout, QFrame, QLineEdit

from app.core.text.words import Words
from app.session.room.person_names import LONGEST_NAME
from app.ui.decks.deck_choice import DeckChoice
from app.ui.lan.people_words import ASK_NAME
from app.ui.look.look import Look
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.games.card_contract import GameCards

NAME = Words("Name", "名前")
DECK = Words("Deck", "デッキ")
WHOSE = (Words("Your name", "名前"), Words("The other player’s name", "相手の名前"))
"""What the field of a name asks for, by seat."""


class SeatForm(QFrame):
    """The fields for a name and a deck."""

    def __init__(self, look: Look, seat: int, cards: GameCards, known: Sequence[Path]) -> None:
        """`known` are the deck lists that are offered by name."""
        super().__init__()
        self.look = look
        self._seat = seat
        self.setObjectName(f"seat{seat}")
        self.setProperty("look", "sheet")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        # A list that is dropped on it is for the deck.
        self.name.setAcceptDrops(False)
        self.asks = Label()
        """Says that a name is needed."""
        self.asks.setProperty("look", "wrong")
        self.asks.hide()
        self.name.textEdited.connect(self.asks.hide)
        self.deck = DeckChoice(look, cards, known)
        self._labels = {NAME: Label(), DECK: Label()}
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for label, field in zip(self._labels.values(), (self.name, self.deck), strict=True):
            form.addRow(label, field)
        form.insertRow(1, self.asks)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def ask_name(self) -> None:
        """Say that a name is needed, and let it be typed."""
        self.asks.show()
        self.name.setFocus()

    def propose(self, source: Path | str) -> None:
        """Choose a deck unless its file is gone; a shipped one may have come elsewhere since."""
        if isinstance(source, str):
            self.deck.choose(source)
            return
        box = self.deck.box
        known = [box.itemData(index) for index in range(box.count())]
        same = [path for path in known if isinstance(path, Path) and path.name == source.name]
        if source not in known and same and not source.exists():
            source = same[0]
        if source in known or source.exists():
            self.deck.choose(source)

    def level_label(self) -> None:
        """Let the word before the deck stand level with those in its field.

        Below the field there is more, and a form would put its label lower.
        """
        label, box = self._labels[DECK], self.deck.box
        box.ensurePolished()
        spare = box.sizeHint().height() - label.fontMetrics().height()
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        label.setContentsMargins(0, max(0, spare // 2), 0, 0)

    def light(self, colour: str) -> None:
        """Show by a line around it that a drop would be for this seat; "" for none."""
        style = f"QFrame#{self.objectName()} {{ border: 2px solid {colour}; }}" if colour else ""
        if self.styleSheet() != style:
            self.setStyleSheet(style)

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        for words, label in self._labels.items():
            label.setText(words.in_(language))
        number = self._seat + 1
        name = Words(f"Name at seat {number}", f"{number}人目の名前")
        deck = Words(f"Deck at seat {number}", f"{number}人目のデッキ")
        self.name.setAccessibleName(name.in_(language))
        self.name.setPlaceholderText(WHOSE[self._seat].in_(language))
        self.asks.setText(ASK_NAME.in_(language))
        self.deck.box.setAccessibleName(deck.in_(language))

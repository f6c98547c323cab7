"""One deck, opened: what it is, what is odd about it, its cards, and the ways to play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.cards.deck.deck_edit import LONGEST_TITLE
from app.core.text.wording import CARD, counted, numbered
from app.core.text.words import Words
from app.ui.cards.importing.import_phrases import TYPE_IN
from app.ui.decks.deck_findings import legal_for, remarks
from app.ui.home.decks.deck_deeds import MORE
from app.ui.home.focus_stop import ENTER, unit_of
from app.ui.home.tiles.card_face import CardFace
from app.ui.home.tiles.deck_cards import DeckCards, deck_rows
from app.ui.look.fonts import size_of
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent

    from app.cards.deck.deck import DeckList
    from app.games.contracts.card_contract import GameCards
    from app.store.decks.shipped_titles import Played
    from app.ui.look.pictures.own_pictures import OwnPictures

EDIT = Words("Edit", "編集")
NAME = Words("Name of the deck", "デッキの名前")
CARD_SHAPE = 88 / 63
FACE = 17.0, 25.0
"""Least and greatest width of the large card, in letters."""
ROOM_FOR_FACE = 54.0
"""Letters of width from which the large card is beside the list."""
LIST_HEIGHT = 17.0
"""Letters that the list of cards is high at the least."""


class DeckSheet(QFrame):
    """The right part of the decks page."""

    play_alone_wanted = Signal()
    play_two_wanted = Signal()
    edit_wanted = Signal()
    type_in_wanted = Signal(object)
    """DeckLine of a card without data: let it be typed in."""
    more_wanted = Signal()
    """The button that opens the menu of the deck."""
    renamed = Signal(str)
    """What the deck is to be called."""
    named = Signal()
    """Nobody writes a name any longer."""

    def __init__(self, look: Look, cards: GameCards, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._cards: GameCards = cards
        self._title = ""
        self.deck: DeckList | None = None
        self._trouble: Words | None = None
        self._played: Played | None = None
        self.setProperty("look", "sheet")
        self.title = Label()
        self.title.setProperty("look", "title")
        self.name = NameField()
        self.name.hide()
        self.about = Label()
        self.about.setProperty("look", "muted")
        self.found = Label()
        for label in (self.title, self.about, self.found):
            label.setWordWrap(True)
        self.alone = QPushButton()
        self.alone.setProperty("look", "primary")
        self.two = QPushButton()
        self.edit = QPushButton()
        self.more = QPushButton()
        self.type_in = QPushButton()
        self.list = DeckCards(look, self)
        self.face = CardFace(look, self)
        self._lay_out()
        self.alone.clicked.connect(self.play_alone_wanted)
        self.two.clicked.connect(self.play_two_wanted)
        self.edit.clicked.connect(self.edit_wanted)
        self.more.clicked.connect(self.more_wanted)
        self.name.done.connect(self._end_naming)
        self.list.entered.connect(lambda index: self.face.show_card(self.list.card_at(index)))
        self.list.selectionModel().currentChanged.connect(lambda *_: self._show_card())
        self.type_in.clicked.connect(self._on_type_in)
        self._say()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        for label in (self.title, self.name, self.about, self.found):
            self._column.addWidget(label)
        buttons = QWidget()
        row = FlowLayout(buttons, 8)
        row.addWidget(self.alone)
        row.addWidget(self.two)
        row.addWidget(self.edit)
        row.addWidget(self.more)
        self._column.addWidget(buttons)
        below = QHBoxLayout()
        below.addWidget(self.list, 1)
        below.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(below, 1)
        self._column.addWidget(self.type_in, 0, Qt.AlignmentFlag.AlignLeft)

    # -- what it shows --------------------------------------------------------------------------

    def show_deck(
        self,
        title: str,
        deck: DeckList | None,
        trouble: Words | None = None,
        played: Played | None = None,
    ) -> None:
        """Show a deck, or say why it cannot be read; a shipped one was `played` on a day."""
        self._title, self.deck, self._trouble, self._played = title, deck, trouble, played
        rows = () if deck is None else deck_rows(deck, self._cards)
        self.list.show_deck(rows)
        self._show_card()
        for part in (self.alone, self.two, self.edit, self.more, self.list, self.about):
            part.setVisible(deck is not None)
        self._show_name(naming=False)
        self._show_face()
        self._say()

    def _show_card(self) -> None:
        """Show the card that is chosen; one without data can be typed in."""
        card = self.list.card_at(self.list.currentIndex())
        self.face.show_card(card)
        self.type_in.setVisible(card is not None and card.kind == "unknown")

    def _on_type_in(self) -> None:
        card = self.list.card_at(self.list.currentIndex())
        lines = () if self.deck is None or card is None else self.deck.lines
        for line in lines:
            if card is not None and line.key == card.key:
                self.type_in_wanted.emit(line)
                return

    # -- its name -------------------------------------------------------------------------------

    def rename(self) -> None:
        """Write another name in place of the one that stands there."""
        self.name.setText(self._title)
        self._show_name(naming=True)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def _end_naming(self, title: str) -> None:
        if self.name.isHidden():
            return
        focused = self.name.hasFocus()
        self._show_name(naming=False)
        if title and title != self._title:
            self.renamed.emit(title)
        if focused:
            self.named.emit()

    def _show_name(self, *, naming: bool) -> None:
        self.name.setVisible(naming)
        self.title.setVisible(not naming)

    # -- words and looks ------------------------------------------------------------------------

    def take(self, cards: GameCards) -> None:
        """Show decks of another game from the next `show_deck` on."""
        self._cards = cards

    def set_own(self, own: OwnPictures | None) -> None:
        """Show the person's own pictures of cards."""
        self.face.set_own(own)

    @Slot()
    def _follow_look(self) -> None:
        self.list.show_deck(self.list.deck.rows)
        self._say()

    def _say(self) -> None:
        speak = self.look.language
        self.title.setText(self._title)
        self.alone.setText(Words("Play alone", "1人で遊ぶ").in_(speak))
        self.two.setText(Words("Play for two…", "2人で遊ぶ…").in_(speak))
        self.edit.setText(EDIT.in_(self.look.language))
        self.type_in.setText(TYPE_IN.in_(self.look.language))
        self.more.setText(MORE.in_(self.look.language) + " ▾")
        self.name.setAccessibleName(NAME.in_(self.look.language))
        self.list.setAccessibleName(Words("Cards of the deck", "デッキのカード").in_(speak))
        self.about.setText(self._about())
        self.found.setText("\n".join(self._found()))
        self.found.setProperty("look", "wrong" if self._trouble else "")
        for part in (self.alone, self.two, self.edit):
            part.setAccessibleName(f"{part.text()}: {self._title}")
        self.more.setAccessibleName(f"{MORE.in_(self.look.language)}: {self._title}")

    def _about(self) -> str:
        deck = self.deck
        if deck is None:
            return ""
        parts = [counted(deck.count, CARD).in_(self.look.language)]
        for section, words in self._cards.lists.sections.items():
            count = sum(line.count for line in deck.lines if line.section == section)
            parts.append(numbered(words, count).in_(self.look.language))
        return " · ".join(parts)

    def _found(self) -> list[str]:
        """Return what is odd about the deck, in words."""
        deck = self.deck
        if deck is None:
            return ["⚠ " + self._trouble.in_(self.look.language)] if self._trouble else []
        found = remarks(deck, self._cards, self.look.language, self._played)
        told = [remark.told(self.look.language) for remark in found]
        check = self._cards.check
        if check is not None and not any(remark.against for remark in found):
            legal = legal_for(deck, check, self._played)
            told[:0] = [] if legal is None else ["✓ " + legal.in_(self.look.language)]
        return told or [
            "✓ " + Words("No remarks", "気になる点はありません").in_(self.look.language)
        ]

    # -- places -----------------------------------------------------------------------------------

    def height_for(self, width: int) -> int:
        """Return the least height at a width."""
        unit = round(unit_of(self))
        self._column.setContentsMargins(unit, unit, unit, unit)
        self._column.setSpacing(round(unit * 0.6))
        self.list.setMinimumHeight(round(LIST_HEIGHT * unit))
        self.name.setStyleSheet(f"font-size: {size_of(unit, 'heading')}px; font-weight: 700;")
        self._column.invalidate()
        return max(
            self._column.totalHeightForWidth(width), self._column.totalMinimumSize().height()
        )

    def _show_face(self) -> None:
        unit = unit_of(self)
        room = self.width() >= ROOM_FOR_FACE * unit
        self.face.setVisible(room and self.deck is not None)
        wide = round(min(max(self.width() * 0.28, FACE[0] * unit), FACE[1] * unit))
        self.face.setFixedSize(QSize(wide, round(wide * CARD_SHAPE)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the large card where there is room for it."""
        super().resizeEvent(event)
        self._show_face()


class NameField(QLineEdit):
    """The name of the deck while it is being written: Enter takes it, Esc leaves it as it was."""

    done = Signal(str)
    """The name; "" where it stays as it was."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(LONGEST_TITLE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the name, or leave it."""
        if event.key() in ENTER:
            self.done.emit(self.text().strip())
        elif event.key() == Qt.Key.Key_Escape:
            self.done.emit("")
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the name when the keyboard goes elsewhere, as other programs do."""
        super().focusOutEvent(event)
        if self.isVisible() and event.reason() != Qt.FocusReason.PopupFocusReason:
            self.done.emit(self.text().strip())

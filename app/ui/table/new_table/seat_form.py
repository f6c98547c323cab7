"""One seat of a new table: who sits there, with which deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QToolButton,
    QWidget,
)

from app.core.text.words import Words
from app.games.contracts.computer_contract import signed
from app.session.room.person_names import LONGEST_NAME
from app.ui.decks.deck_choice import DeckChoice
from app.ui.lan.people_words import ASK_NAME
from app.ui.look.look import Look
from app.ui.look.seat_colours import seat_disc
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rolled_past import ChoiceBox

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.computer_contract import ComputerPlayer

NAME = Words("Name", "名前")
DECK = Words("Deck", "デッキ")
PLAYED = Words("Played by", "担当")
A_PERSON = Words("A person", "人")
OWN_NAME = Words("Your name", "名前")
OTHER_NAME = Words("The other player’s name", "相手の名前")
HIGHER = Words("Swap with the seat above (Alt+↑)", "上の席と交代（Alt+↑）")
LOWER = Words("Swap with the seat below (Alt+↓)", "下の席と交代（Alt+↓）")
UP_SIGN, DOWN_SIGN = "▲", "▼"
DISC = 1.6
"""Width of a seat's disc, in lines of text."""


class SeatForm(QFrame):
    """The fields for a name and a deck."""

    def __init__(
        self,
        look: Look,
        seat: int,
        cards: GameCards,
        known: Sequence[Path],
        *,
        decks: bool = True,
        needed: bool = True,
        players: Mapping[str, ComputerPlayer] | None = None,
    ) -> None:
        """`known` are the deck lists that are offered by name, if `decks` are asked for at all.

        They are `needed`, or the game has cards of its own; `players` are its computers.
        """
        super().__init__()
        self.look = look
        self.seat = seat
        self._team = ""
        self._several = False
        """Whether more than two sit down."""
        self._decks = decks
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
        self.deck = DeckChoice(look, cards, known, needed=needed)
        self._players = players or {}
        self.player_box = ChoiceBox()
        """Who plays the seat, where the game has computers."""
        for player in ("", *self._players):
            self.player_box.addItem("", player)
        self._labels = {NAME: Label(), PLAYED: Label(), DECK: Label()}
        self.disc = Label()
        """The number and the colour of the seat; the row is dragged by it."""
        self.team = Label()
        self.team.setProperty("look", "muted")
        self.up, self.down = QToolButton(), QToolButton()
        self.arrows = (self.up, self.down)
        for arrow, sign in zip(self.arrows, (UP_SIGN, DOWN_SIGN), strict=True):
            arrow.setText(sign)
            arrow.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.player_box.currentIndexChanged.connect(self._follow_look)
        self._head, self._arrows = QWidget(), QWidget()
        self._lay_out(decks=decks)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self, *, decks: bool) -> None:
        for side, parts in ((self._head, (self.disc, self.team)), (self._arrows, self.arrows)):
            line = QHBoxLayout(side)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(6)
            for part in parts:
                line.addWidget(part)
        whole = QGridLayout(self)
        if not decks:
            whole.setContentsMargins(8, 4, 8, 4)
        form = QFormLayout()
        form.setHorizontalSpacing(8)
        form.setVerticalSpacing(6)
        top = Qt.AlignmentFlag.AlignTop
        whole.addWidget(self._head, 0, 0, top)
        whole.addLayout(form, 0, 1)
        whole.addWidget(self._arrows, 0, 2, top)
        whole.setColumnStretch(1, 1)
        whole.setHorizontalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        fields = (self.name, self.player_box, self.deck)
        for label, field in zip(self._labels.values(), fields, strict=True):
            form.addRow(label, field)
        self._form = form
        self.ask_player(asked=True)
        form.insertRow(1, self.asks)
        form.setRowVisible(self.deck, decks)
        self._head.setVisible(False)
        self._arrows.setVisible(False)

    @property
    def stops(self) -> list[QWidget]:
        """Where the keyboard stops, in order."""
        deck = (self.deck.box, self.deck.file, self.deck.text)
        return [self.name, self.player_box, *deck, self.up, self.down]

    @property
    def player(self) -> str:
        """Which computer plays the seat; "" for a person."""
        return str(self.player_box.currentData() or "")

    def ask_player(self, *, asked: bool) -> None:
        """Ask who plays the seat, where the game has computers; or do not, where it is oneself."""
        self._form.setRowVisible(self.player_box, asked and bool(self._players))

    def choose_player(self, player: str) -> None:
        """Let a computer play the seat if the game has it, otherwise a person."""
        self.player_box.setCurrentIndex(max(0, self.player_box.findData(player)))

    @property
    def ready(self) -> bool:
        """Whether who sits here can begin: with a deck, where the game wants one."""
        return not self._decks or self.deck.ready

    def sit(self, seat: int, team: str, of: int) -> None:
        """Be the form of a seat `of` so many, in a team by its letter; "" where it has none."""
        self.seat, self._team, self._several = seat, team, of > 2
        self._head.setVisible(of > 1)
        self._arrows.setVisible(of > 1)
        self.up.setEnabled(seat > 0)
        self.down.setEnabled(seat < of - 1)
        self._follow_look()

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

    def _whose(self) -> Words:
        """Return whose name is to be typed."""
        if self.player:
            return self._players[self.player].title
        if self.seat == 0:
            return OWN_NAME
        if not self._several:
            return OTHER_NAME
        return Words(f"Name of player {self.seat + 1}", f"{self.seat + 1}人目の名前")

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        for words, label in self._labels.items():
            label.setText(words.in_(language))
        # A row of nothing but a name needs no word before it.
        self._labels[NAME].setVisible(self._decks or bool(self._players))
        for place in range(self.player_box.count()):
            one = self._players.get(self.player_box.itemData(place))
            words = A_PERSON if one is None else signed(one.title)
            self.player_box.setItemText(place, words.in_(language))
        self.player_box.setAccessibleName(
            Words(f"Who plays seat {self.seat + 1}", f"{self.seat + 1}番の席の担当").in_(language)
        )
        number = self.seat + 1
        side = round(self.fontMetrics().height() * DISC)
        self.disc.setPixmap(seat_disc(self.seat, side, self.devicePixelRatioF()))
        self.disc.setAccessibleName(Words(f"Seat {number}", f"{number}番の席").in_(language))
        team = Words(f"Team {self._team}", f"チーム{self._team}").in_(language)
        self.team.setText(team if self._team else "")
        self.team.setVisible(bool(self._team))
        for arrow, words in zip(self.arrows, (HIGHER, LOWER), strict=True):
            arrow.setToolTip(words.in_(language))
            arrow.setAccessibleName(f"{words.in_(language)}: {number}")
        name = Words(f"Name at seat {number}", f"{number}人目の名前")
        deck = Words(f"Deck at seat {number}", f"{number}人目のデッキ")
        self.name.setAccessibleName(name.in_(language))
        self.name.setPlaceholderText(self._whose().in_(language))
        self.asks.setText(ASK_NAME.in_(language))
        self.deck.box.setAccessibleName(deck.in_(language))

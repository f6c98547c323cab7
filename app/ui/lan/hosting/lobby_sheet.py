"""Where people wait between joining and the first card: who is there, decks, who is ready.

Who can invite has the invite beside it, in the same sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.session.room.messages.from_people import BringDeck, Chair, MoveSeat, SayReady, SeatComputer
from app.session.room.messages.to_people import Notice
from app.ui.commands.second_press import SecondPress
from app.ui.decks.deck_choice import DeckChoice
from app.ui.lan.chat_box import ChatBox
from app.ui.lan.hosting.invite_part import InvitePart
from app.ui.lan.hosting.lobby_rows import others_of, rows_of
from app.ui.lan.hosting.lobby_seats import LobbySeats
from app.ui.lan.lan_sheet import WIDE, LanSheet, button, label
from app.ui.lan.people_words import needs_decks, standing
from app.ui.look.look import Look

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.ui.lan.hosting.host_process import Opened
    from app.ui.lan.visit import Visit

BESIDE = 2 * WIDE
"""Width with the invite, in lines of text."""
PEOPLE = Words("Who is here", "参加している人")
DECK = Words("My deck", "使うデッキ")
READY = Words("Ready", "準備完了")
NOT_READY = Words("Not ready yet", "準備完了を取り消す")
BEGIN = Words("Begin now", "今すぐ始める")
LEAVE = Words("Leave the table", "卓を離れる")
HIGHER = Words("Swap with the seat above (Alt+↑)", "上の席と交代（Alt+↑）")
LOWER = Words("Swap with the seat below (Alt+↓)", "下の席と交代（Alt+↓）")
WAITS = Words(
    "The table is laid as soon as every seat is taken and ready.",
    "すべての席がそろい、全員が準備完了になると卓が始まります。",
)


class Lobby(LanSheet):
    """The gathering at one table. Closing it leaves nobody: it opens again from the menu."""

    leave_wanted = Signal()
    new_code_wanted = Signal()
    heading = Words("Before the game", "対戦の準備")

    def __init__(
        self, look: Look, room: QWidget, visit: Visit, cards: GameCards, known: Sequence[Path]
    ) -> None:
        """`known` are the deck lists that are offered by name."""
        super().__init__(look, room)
        spec = GAMES.get(visit.people.game)
        if spec is not None:
            before, game = self.heading, spec.title
            self.heading = Words(f"{before.en} · {game.en}", f"{before.ja} · {game.ja}")
        self._visit = visit
        self._offered = False
        """Whether the deck that lay on the seat was offered."""
        self._proposed = False
        """Whether a deck was proposed for the seat."""
        self.people_title = label("muted")
        self.seats = LobbySeats()
        self.others = label("muted")
        """Who watches or judges."""
        self.invite: InvitePart | None = None
        """How the others come, where one knows it."""
        self.deck_title = label("muted")
        self.deck = DeckChoice(look, cards, known)
        self.deck.check_for(None, "" if spec is None else spec.deck_format)
        self.waits = label("muted")
        self.connection = label("wrong")
        self.says = label("wrong")
        self.chat = ChatBox(look, visit)
        self.ready = button(primary=True)
        self._second = SecondPress()
        self.begin = button()
        self.away = button()
        gathered = QVBoxLayout()
        gathered.setSpacing(8)
        for part in (
            self.connection,
            self.people_title,
            self.seats,
            self.others,
            self.deck_title,
            self.deck,
            self.says,
            self.waits,
            self.chat,
        ):
            gathered.addWidget(part)
        gathered.addStretch(1)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(24)
        self._halves.addLayout(gathered, 1)
        self.column.addLayout(self._halves)
        self.column.addStretch(1)
        self.says.hide()
        for one in (self.away, self.begin, self.ready):
            self.foot.addWidget(one)
        self._chosen = (self.deck.keeps, self.deck.deck)
        """Whether the deck on the seat stays, and which was chosen: another one is told from it."""
        self._connect()
        self._show_people()
        self._show_state()

    def _connect(self) -> None:
        visit = self._visit
        visit.people_changed.connect(self._show_people)
        visit.seated.connect(self._show_people)
        visit.state_changed.connect(self._show_state)
        visit.heard.connect(self._hear)
        self.seats.wanted.connect(self._move)
        self.seats.seated.connect(self._seat)
        self.deck.changed.connect(self._deck_changed)
        self.ready.clicked.connect(self._say_ready)
        self.begin.clicked.connect(lambda: visit.say(Chair("lay")))
        self.away.clicked.connect(self.leave_wanted)

    def open(self) -> None:
        """Show the sheet, with the keyboard at what one has to do first."""
        super().open()
        field = self.deck.box if self._needs else self.ready
        (field if self._plays else self.chat.field).setFocus()

    # -- the invite ---------------------------------------------------------------------------

    def show_invite(self, opened: Opened) -> None:
        """Show beside who is there how others come, or that it changed."""
        if self.invite is not None:
            self.invite.show_opened(opened)
            return
        self.invite = InvitePart(self.look, opened, self._visit)
        self.invite.beside.addStretch(1)
        self.invite.new_code_wanted.connect(self.new_code_wanted)
        self.invite.changed.connect(self.fit_soon)
        self._halves.addWidget(self.invite, 1, Qt.AlignmentFlag.AlignTop)
        self.invite.show()
        self.wide = BESIDE
        self.fit()

    def fit(self) -> None:
        """Have the invite beside the people, or below them where there is no room beside."""
        beside = self.room.width() >= self.fontMetrics().height() * BESIDE
        self._halves.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
        super().fit()

    @property
    def _plays(self) -> bool:
        place = self._visit.place
        return place is not None and place.role == "player"

    @property
    def _needs(self) -> bool:
        """Whether each seat needs a deck here."""
        return needs_decks(self._visit.people)

    # -- people -------------------------------------------------------------------------------

    @Slot()
    def _show_people(self) -> None:
        people, language = self._visit.people, self.look.language
        me = self._visit.me
        rows = rows_of(people, me.id if me is not None else None, language)
        self.seats.show_rows(rows, moves=me is not None and me.chair)
        self.seats.name_buttons(HIGHER.in_(language), LOWER.in_(language))
        others = others_of(people, language)
        self.others.setText(others)
        self.others.setVisible(bool(others))
        needs = self._needs
        for part in (self.deck_title, self.deck):
            part.setVisible(self._plays and needs)
        self.ready.setVisible(self._plays)
        ready = me is not None and me.ready
        if me is not None and me.seat is not None and needs and not self._proposed:
            # Each seat another one: nobody has to choose before the first game.
            self._proposed = True
            self.deck.propose(me.seat)
        if me is not None and me.decked and needs and not self._offered:
            # From whoever hosts, or from this person before.
            self._offered = True
            self.deck.offer_kept()
        self._second.says(ready)
        self.ready.setText((NOT_READY if ready else READY).in_(language))
        chosen = self.deck.keeps or self.deck.deck is not None
        self.ready.setEnabled(ready or chosen or not needs)
        self.begin.setVisible(me is not None and me.chair)
        # Before every seat has a deck there is nothing to begin with.
        decked = [one.decked for one in people.people if one.role == "player"]
        self.begin.setEnabled(bool(decked) and all(decked) and not people.free)
        self.fit_soon()

    @Slot()
    def _show_state(self, *_state: object) -> None:
        state = self._visit.state
        self.connection.setText(standing(state).in_(self.look.language))
        self.connection.setVisible(state.name != "inside")
        self.fit_soon()

    @Slot(object)
    def _hear(self, what: object) -> None:
        if isinstance(what, Notice):
            self.says.setText(Words(what.en, what.ja).in_(self.look.language))
            self.says.show()
            self.fit_soon()

    @Slot(int, int)
    def _move(self, seat: int, to: int) -> None:
        """Let two seats have each other's people, or say that one would like to."""
        me = self._visit.me
        if seat < 0 and me is not None and me.seat is not None:
            seat = me.seat
        if seat >= 0:
            self.says.hide()
            self._visit.say(MoveSeat(seat, to))

    @Slot(int, str)
    def _seat(self, seat: int, player: str) -> None:
        """Let a computer play a seat that nobody has, or nobody."""
        self.says.hide()
        self._visit.say(SeatComputer(seat, player))

    # -- the own deck -------------------------------------------------------------------------

    @Slot()
    def _deck_changed(self) -> None:
        me = self._visit.me
        before, self._chosen = self._chosen, (self.deck.keeps, self.deck.deck)
        if me is not None and me.ready and self._chosen != before:
            # Another deck is another word given; one read again in other looks is not another.
            self._visit.say(SayReady(ready=False))
        self._show_people()

    @Slot()
    def _say_ready(self) -> None:
        me, deck = self._visit.me, self.deck.deck
        ready = me is not None and me.ready
        if not self._second.press(ready):
            return
        self.says.hide()
        if ready:
            self._visit.say(SayReady(ready=False))
        elif self.deck.keeps or not self._needs:
            self._visit.say(SayReady())
        elif deck is not None:
            self._offered = True
            self._visit.say(BringDeck(deck.keys))
            self._visit.say(SayReady())

    # -- looks --------------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        super()._follow_look()
        for part, words in (
            (self.people_title, PEOPLE),
            (self.deck_title, DECK),
            (self.waits, WAITS),
            (self.begin, BEGIN),
            (self.away, LEAVE),
        ):
            part.setText(words.in_(self.look.language))
        self.seats.setAccessibleName(PEOPLE.in_(self.look.language))
        self.deck.box.setAccessibleName(DECK.in_(self.look.language))
        self._show_people()
        self._show_state()

"""Where people wait between joining and the first card: who is there, decks, who is ready.

Who can invite has the invite beside it, in the same sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget

from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.session.room.messages.from_people import BringDeck, Chair, MoveSeat, SayReady, SeatComputer
from app.session.room.messages.to_people import Notice
from app.ui.commands.second_press import SecondPress
from app.ui.lan.chat_box import ChatBox
from app.ui.lan.hosting.ground_sheet import GroundSheet
from app.ui.lan.hosting.invite_part import InvitePart
from app.ui.lan.hosting.lobby_columns import LobbyColumns
from app.ui.lan.hosting.lobby_paper import Paper
from app.ui.lan.hosting.lobby_rows import others_of, rows_of
from app.ui.lan.hosting.lobby_seats import LobbySeats
from app.ui.lan.hosting.lobby_waiting import waiting
from app.ui.lan.hosting.own_deck import OwnDeck
from app.ui.lan.lan_sheet import button, dress, label
from app.ui.lan.people_words import needs_decks, standing
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.ui.lan.hosting.host_process import Opened
    from app.ui.lan.visit import Visit

SETTLED = 60
"""Milliseconds after which the parts of the sheet have their size."""
PEOPLE = Words("Who is here", "参加している人")
READY = Words("Ready", "準備完了")
NOT_READY = Words("Not ready yet", "準備完了を取り消す")
BEGIN = Words("Begin now", "今すぐ始める")
LEAVE = Words("Leave the table", "卓を離れる")
HIGHER = Words("Swap with the seat before (Alt+↑)", "前の席と交代（Alt+↑）")
LOWER = Words("Swap with the next seat (Alt+↓)", "次の席と交代（Alt+↓）")


class Lobby(GroundSheet):
    """The gathering at one table. Closing it leaves nobody: it opens again from the menu."""

    leave_wanted = Signal()
    new_code_wanted = Signal()
    heading = Words("Before the game", "対戦の準備")

    def __init__(
        self,
        look: Look,
        room: QWidget,
        over: QWidget,
        visit: Visit,
        cards: GameCards,
        known: Sequence[Path],
    ) -> None:
        """`over` is what it covers; `known` are the deck lists that are offered by name."""
        super().__init__(look, room, over, cards)
        spec = GAMES.get(visit.people.game)
        if spec is not None:
            before, game = self.heading, spec.title
            self.heading = Words(f"{before.en} · {game.en}", f"{before.ja} · {game.ja}")
        self._visit = visit
        self._offered = False
        """Whether the deck that lay on the seat was offered."""
        self._proposed = False
        """Whether a deck was proposed for the seat."""
        self.waits = label()
        """What is waited for."""
        self.seats = LobbySeats(look, cards.back)
        self.others = label()
        """Who watches or judges."""
        self.invite: InvitePart | None = None
        """How the others come, where one knows it."""
        self.own = OwnDeck(look, cards, known)
        self.deck = self.own.deck
        self.deck.check_for(None, "" if spec is None else spec.deck_format)
        self.says = self.own.says
        self.chat = ChatBox(look, visit)
        self.ready = button(primary=True)
        self._second = SecondPress()
        self.begin = button()
        self.away = button()
        self._lay_out()
        self._chosen = (self.deck.keeps, self.deck.deck)
        """Whether the deck on the seat stays, and which was chosen: another one is told from it."""
        self._connect()
        self._show_people()
        self._show_state()

    def _lay_out(self) -> None:
        self._others, self._talk, self._inviting = (Paper(self.look) for _ in range(3))
        self._others.column.addWidget(self.others)
        self._talk.column.addWidget(self.chat)
        self._inviting.hide()
        self._columns = LobbyColumns(
            self.column,
            self.foot,
            self.waits,
            ((self.seats, self._others, self.own), (self._inviting, self._talk)),
            (self.ready, self.begin, self.away),
        )

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
        field: QWidget = self.deck.box if self._needs else self.ready
        field = field if self._plays else self.chat.field
        field.setFocus()
        # Once all of it has the place that it gets.
        soon(self._scroll_to_keyboard, after=SETTLED)

    @Slot()
    def _scroll_to_keyboard(self) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and self.inner.isAncestorOf(focused):
            self.area.ensureWidgetVisible(focused)

    # -- the invite ---------------------------------------------------------------------------

    def show_invite(self, opened: Opened) -> None:
        """Show beside who is there how others come, or that it changed."""
        if self.invite is not None:
            self.invite.show_opened(opened)
            return
        self.invite = InvitePart(self.look, opened, self._visit)
        self.invite.beside.addStretch(1)
        # What one is to do here is to say that one is ready.
        dress(self.invite.copy, primary=False)
        self.invite.new_code_wanted.connect(self.new_code_wanted)
        self.invite.changed.connect(self.fit_soon)
        self._inviting.column.addWidget(self.invite)
        self._inviting.show()
        self.fit()

    def fit(self) -> None:
        """Have the others' ways in and the talk beside the people, or below them."""
        super().fit()
        unit, margins = self.fontInfo().pixelSize(), self.body.contentsMargins()
        for paper in (self._others, self.own, self._talk, self._inviting):
            paper.fit()
        inside = self.width() - margins.left() - margins.right()
        self.seats.fit(self._columns.width_for(inside, self.fontMetrics().height()))
        head = self.title.sizeHint().height() + 2 * self.body.spacing()
        room = self.height() - margins.top() - margins.bottom() - head
        before = self._columns.heights
        self.table_shows = self._columns.fit(room, unit)
        if self._columns.heights != before:
            # Cards and papers are laid out with their new letters only after this.
            self.fit_soon()
        self.backdrop.renew(self.table_room())

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
        moves, heads = me is not None and me.chair, self.own.heads_of(self._visit.deck)
        self.seats.show_rows(rows, moves=moves, heads=heads)
        self.seats.name_buttons(HIGHER.in_(language), LOWER.in_(language))
        others = others_of(people, language)
        self.others.setText(others)
        self._others.setVisible(bool(others))
        needs = self._needs
        self.own.show_choice(heads, shown=self._plays and needs)
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
        dress(self.ready, primary=not ready)
        chosen = self.deck.keeps or self.deck.deck is not None
        self.ready.setEnabled(ready or chosen or not needs)
        self._say_waits(waiting(people, me, chosen=chosen or not needs).in_(language))
        self.begin.setVisible(me is not None and me.chair)
        # Before every seat has a deck there is nothing to begin with.
        decked = [one.decked for one in people.people if one.role == "player"]
        self.begin.setEnabled(bool(decked) and all(decked) and not people.free)
        self.fit_soon()

    def _say_waits(self, words: str) -> None:
        """Say what is waited for; it is spoken when it is something else."""
        if words != self.waits.text():
            self.waits.setText(words)
            announce(self, words)

    @Slot()
    def _show_state(self, *_state: object) -> None:
        state = self._visit.state
        self.own.connection.setText(standing(state).in_(self.look.language))
        self.own.connection.setVisible(state.name != "inside")
        self._show_people()

    @Slot(object)
    def _hear(self, what: object) -> None:
        if isinstance(what, Notice):
            self.says.setText(Words(what.en, what.ja).in_(self.look.language))
            self.says.show()
            self._show_people()

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
            self.own.brings()
            self._visit.say(BringDeck(deck.keys))
            self._visit.say(SayReady())

    # -- looks --------------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        super()._follow_look()
        for part, words in ((self.begin, BEGIN), (self.away, LEAVE)):
            part.setText(words.in_(self.look.language))
        self.seats.setAccessibleName(PEOPLE.in_(self.look.language))
        self.own.speak()
        self._show_people()
        self._show_state()

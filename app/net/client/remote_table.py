"""A table that is hosted elsewhere, for whoever sits at it: the same seats as at a local one.

What comes from the network is taken in where `run` says: a window takes it to its own thread, a
program without a window takes it at once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from app.core.ids import NodeId
from app.core.intent import Request
from app.core.text.words import Words
from app.games.game_api import GameSpec
from app.net.client.connection_state import LEFT, NOT_UNDERSTOOD, State
from app.net.client.table_client import TableClient
from app.session.host.updates import Answer, Placed, Update
from app.session.room.messages.from_people import FromPeople, WantPast
from app.session.room.messages.to_people import Past, People, Seated, Told
from app.session.seat.chronicle import BareEntry
from app.session.seat.seat_chronicle import GapError, SeatChronicle
from app.session.seat.seat_client import SeatClient

log = logging.getLogger(__name__)

_OTHER_SEAT = Words(
    "You have changed seats. Do it again from there if you still may.",
    "席が変わったため操作できません。新しい席でやり直してください。",
)
_OTHER_TABLE = Words(
    "The host came back with another table. Look at it before you go on.",
    "ホストは別の卓を開きました。卓を確かめてから続けてください。",
)
Run = Callable[[Callable[[], None]], None]
"""Carries out a call: at once, or soon in another thread, in the order in which they come."""


def at_once(call: Callable[[], None]) -> None:
    """Carry out a call where it comes: for programs without a window."""
    call()


class RemoteTable:
    """One person's place at a hosted table, as a `Listener` of the connection to it.

    All but what the connection tells belongs to the thread of `run`.
    """

    def __init__(self, game: Callable[[str], GameSpec | None], run: Run = at_once) -> None:
        """`game` finds a game by its id."""
        self.state = State("calling")
        self.people: People = People(())
        self.me: Seated | None = None
        self.seat: SeatClient | None = None
        """What one sees and does; None before one has a place at a table that is laid."""
        self.listeners: list[Callable[[object], None]] = []
        """Told of every change of the state, of the seat, and of all that is said beside the
        cards: a `State`, a `SeatClient` that is new, what was `Replaced` of the history, or a
        message of `app.session.room.messages`."""
        self._game = game
        self._run = run
        self._client: TableClient | None = None
        self._journal: tuple[BareEntry, ...] | None = None
        """What happened before, until the view comes that goes with it."""
        self._run_of_host = ""
        """What the time is called for which the host goes on."""

    def connect(self, client: TableClient) -> None:
        """Begin to use a connection, and let it connect."""
        self._client = client
        client.start()

    def close(self) -> None:
        """Leave the table."""
        if self._client is not None:
            self._client.close()

    @property
    def spec(self) -> GameSpec | None:
        """The game; None before the table is laid, or where this program does not have it."""
        return None if self.seat is None else self._game(self.seat.view.setting.game)

    def say(self, message: FromPeople) -> None:
        """Send something beside the cards."""
        if self._client is not None:
            self._client.say(message)

    # -- what the connection tells, in its own thread -----------------------------------------

    def state_is(self, state: State) -> None:
        """Take in how the connection stands."""
        self._run(lambda: self._take_state(state))

    def seated(self, seated: Seated) -> None:
        """Take in which place is one's own."""
        self._run(lambda: self._take_seat(seated))

    def began(self, journal: tuple[BareEntry, ...], run: str) -> None:
        """Take in what happened so far."""
        self._run(lambda: self._take_journal(journal, run))

    def told(self, update: Update) -> None:
        """Take in what happened on the table."""
        self._run(lambda: self._take_update(update))

    def answered(self, answer: Answer) -> None:
        """Take in what became of a gesture."""
        self._run(lambda: self._take_answer(answer))

    def heard(self, message: Told) -> None:
        """Take in what was said beside the cards."""
        self._run(lambda: self._take_message(message))

    # -- the same, in the thread of the table ---------------------------------------------------

    def _tell(self, what: object) -> None:
        for listener in list(self.listeners):
            listener(what)

    def _take_state(self, state: State) -> None:
        self.state = state
        if self.seat is not None and state.name in ("refused", "ended"):
            self.seat.end(state.code or "left", state.words or LEFT)
        self._tell(state)

    def _take_seat(self, seated: Seated) -> None:
        if self.me is None or self.me.seat != seated.seat:
            # Other eyes: what was seen by those before is no longer ours.
            if self.seat is not None:
                self.seat.end("other-seat", _OTHER_SEAT)
            self.seat = None
        self.me = seated
        self._tell(seated)

    def _take_journal(self, journal: tuple[BareEntry, ...], run: str) -> None:
        self._journal, self._run_of_host = journal, run

    def _take_update(self, update: Update) -> None:
        try:
            if self._journal is not None and isinstance(update, Placed):
                journal, self._journal = self._journal, None
                self._begin(journal, update)
            elif self.seat is not None:
                self.seat.told(update)
        except GapError as problem:
            log.warning("the host tells of another history: %s", problem)
            if self._client is not None:
                self._client.close(0.5)
            self._take_state(State("refused", NOT_UNDERSTOOD, "malformed"))

    def _begin(self, journal: tuple[BareEntry, ...], placed: Placed) -> None:
        """Begin with what the host says, or begin anew after a loss: the seat stays the same."""
        assert self.me is not None  # a place comes before what is seen from it
        if self.seat is not None and self.seat.view.setting.laid != placed.view.setting.laid:
            self.seat.end("other-table", _OTHER_TABLE)
            self.seat = None
        new = self.seat is None
        if self.seat is None:
            chronicle = SeatChronicle(self.me.seat, self._fetch)
            pending = None if self._client is None else self._client.pending
            self.seat = SeatClient(self.me.seat, self._submit, chronicle, pending)
        replaced = self.seat.begin(journal, placed, self._run_of_host)
        if new:
            self._tell(self.seat)
        elif replaced is not None:
            self._tell(replaced)

    def _take_answer(self, answer: Answer) -> None:
        if self.seat is not None:
            self.seat.answered(answer)

    def _take_message(self, message: Told) -> None:
        if isinstance(message, Past) and self.seat is not None:
            history = self.seat.chronicle
            assert isinstance(history, SeatChronicle)
            history.filled(message.heard)
            return
        if isinstance(message, People):
            self.people = message
        self._tell(message)

    # -- what the seat wants --------------------------------------------------------------------

    def _submit(self, request: Request) -> None:
        if self._client is not None:
            self._client.ask(request)

    def _fetch(self, nodes: tuple[NodeId, ...], views: tuple[NodeId, ...]) -> None:
        self.say(WantPast(nodes, views))

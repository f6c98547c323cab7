"""One person's stay at a hosted table, from joining to leaving, in the thread of the window.

Tables come and go on the board (another seat has other eyes); the stay is the same.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import field
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.core.data.value import value
from app.core.ids import PersonId
from app.core.intent import Intent
from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.net.auth.client_handshake import Credential
from app.net.auth.client_key import new_key, public_key
from app.net.client.connection_state import State
from app.net.client.remote_table import RemoteTable
from app.net.client.table_client import TableClient
from app.net.encoding.file_parts import Puzzle
from app.net.transport.host_address import HostAddress
from app.session.room.game_clock import ClockFace
from app.session.room.messages.from_people import BringDeck, FromPeople, Sit
from app.session.room.messages.request_messages import Decided, Questioned
from app.session.room.messages.table_talk import Emoted, Said
from app.session.room.messages.to_people import ClockShows, FilePart, Notice, People, Person, Seated
from app.session.room.open_record import OPEN_CODE
from app.session.seat.seat_client import SeatClient
from app.store.saved_seat_reading import Stay
from app.ui.lan.people_words import has_partner, said_words, sign_words

MOST_LINES = 300
"""Lines of chat that are kept; the oldest go first."""


@value
class WayIn:
    """Where a table is, by what one is let in, and as whom."""

    addresses: tuple[HostAddress, ...]
    credential: Credential
    wish: Sit
    invite: str = field(default="", repr=False)
    """The invite by which it was, to be shown to friends; "" for a spoken code."""
    known: Stay | None = None
    """What is kept of the place one has there already."""
    patient: bool = False
    """Whether it is tried until the table answers."""


_OWN_SIGNAL = (State, SeatClient, Seated, People)
"""What has a signal of its own; all else is told by `Visit.heard`."""


class Visit(QObject):
    """One person at one hosted table."""

    state_changed = Signal(object)
    """State: how the connection stands."""
    seated = Signal()
    """One has a place, or another one."""
    people_changed = Signal()
    laid = Signal(object)
    """SeatClient: the table lies there for the eyes one has now."""
    heard = Signal(object)
    """A message of `app.session.room.messages` beside the cards."""
    left = Signal()
    """One has left the table."""
    chatted = Signal()
    """`lines` has grown."""

    file_came = Signal(object)
    """bytes: the table's file, whose record was opened; empty if it came damaged."""

    _came = Signal(object)

    def __init__(self, way: WayIn, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.way = way
        self.lines: tuple[Words, ...] = ()
        """What was said, the newest last."""
        self.clock: ClockFace | None = None
        """What the table's clock showed when it was told last; None where there is none."""
        self.clock_at = 0.0
        """When that was, in seconds of `time.monotonic`."""
        self.questions: dict[str, Questioned] = {}
        """Requests that are open, by name."""
        self.record_open = False
        """Whether the players agreed to open the record of the game."""
        self._puzzle = Puzzle()
        self.deck: tuple[str, ...] = ()
        """Keys of the deck that lies on the own seat."""
        self.uncertain = False
        """Whether one left before it was known what became of all that one did."""
        self._over = False
        self._lock = threading.Lock()
        """Held while something is handed to this thread, so that nothing comes after the end."""
        self._came.connect(self._do, Qt.ConnectionType.QueuedConnection)
        self._hears: dict[type, Callable[[Any], None]] = {
            State: self._state_is,
            SeatClient: self.laid.emit,
            Seated: lambda _: self.seated.emit(),
            People: lambda _: self.people_changed.emit(),
            FilePart: self._take_part,
            Notice: self._take_notice,
            Questioned: self._take_question,
            Decided: self._take_decision,
            ClockShows: self._take_clock,
            Said: self._take_words,
            Emoted: self._take_sign,
        }
        """What is done here with what comes from the table, by its type."""
        self._table = RemoteTable(GAMES.get, self._hand_over)
        self._table.listeners.append(self._hear)
        known = way.known
        self._client = TableClient(way.addresses, way.credential, new_key(), way.wish, self._table)
        if known is not None:
            self._client.come_back(
                known.token, known.pin, known.key, known.held, patient=way.patient
            )

    def start(self) -> None:
        """Begin to connect."""
        self._table.connect(self._client)

    def _hand_over(self, call: Callable[[], None]) -> None:
        """Let a call of the client's thread be carried out in this one, in order."""
        with self._lock:
            if not self._over:
                self._came.emit(call)

    @Slot(object)
    def _do(self, call: Callable[[], None]) -> None:
        if not self._over:
            call()

    def leave(self) -> None:
        """Leave the table: the place stays one's own there, nothing is heard any more."""
        with self._lock:
            over, self._over = self._over, True
        if not over:
            self.uncertain = self._client.pending.uncertain
            self._client.close(0.5)
            self.left.emit()
            self.deleteLater()

    # -- how it stands ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether one has left, or may not come again."""
        return self._over or self.state.name in ("refused", "ended")

    @property
    def state(self) -> State:
        """How the connection stands."""
        return self._table.state

    @property
    def place(self) -> Seated | None:
        """The own place, once there is one."""
        return self._table.me

    @property
    def stay(self) -> Stay | None:
        """What one comes back with after a crash; None before there is a place."""
        place, way = self.place, self.way
        if place is None or not self._client.entrance.pin:
            return None
        me = self.me
        return Stay(
            self._client.entrance.pin,
            tuple((address.host, address.port) for address in way.addresses),
            self._client.entrance.key,
            me.name if me is not None else way.wish.name,
            place.role,
            place.seat if place.role == "player" else None,
            self._client.entrance.token if place.role == "player" else b"",
            way.invite,
            tuple(one.name for one in self.people.people if one.role == "player"),
            held=self._client.chance.held,
        )

    @property
    def public_key(self) -> str:
        """The public half of the key that one signs with here, in hex."""
        return public_key(self._client.entrance.key).hex()

    @property
    def version(self) -> int:
        """The version of the wire that is spoken with the host; 0 before one was let in."""
        return self._client.entrance.version

    @property
    def people(self) -> People:
        """Who is at the table."""
        return self._table.people

    @property
    def me(self) -> Person | None:
        """Oneself, as the others see one."""
        place = self.place
        return self.person(place.person) if place is not None else None

    @property
    def seat(self) -> SeatClient | None:
        """What one sees and does; None before the table is laid."""
        return self._table.seat

    @property
    def in_chair(self) -> bool:
        """Whether one looks after the table."""
        return self.me is not None and self.me.chair

    @property
    def opener(self) -> str | None:
        """Who opens the next table: "" for oneself, None where nobody looks after this one."""
        if self.in_chair:
            return ""
        return next((one.name for one in self.people.people if one.chair), None)

    def person(self, person: PersonId) -> Person | None:
        """Return somebody at the table."""
        return next((one for one in self.people.people if one.id == person), None)

    def asked(self, name: str) -> Intent | None:
        """Return what a gesture was, by its name; None where that is long ago."""
        return self._client.pending.intent_of(name)

    # -- saying -------------------------------------------------------------------------------

    def say(self, message: FromPeople) -> None:
        """Send something beside the cards."""
        if not self._over:
            if isinstance(message, BringDeck):
                self.deck = message.refs
            self._table.say(message)

    def lose(self) -> None:
        """Drop the connection as a pulled cable does; it comes back by itself."""
        self._client.lose()

    def hurry(self) -> None:
        """Try to connect at once: the host is known to be there again."""
        self._client.hurry()

    # -- hearing ------------------------------------------------------------------------------

    def _hear(self, what: object) -> None:
        hear = self._hears.get(type(what))
        if hear is not None:
            hear(what)
        if type(what) not in _OWN_SIGNAL:
            self.heard.emit(what)

    def _state_is(self, state: State) -> None:
        if state.name != "inside":
            # What was asked meanwhile is told again, or over.
            self.questions.clear()
            self.clock = None
        self.state_changed.emit(state)

    def _take_notice(self, notice: Notice) -> None:
        self.record_open = self.record_open or notice.code == OPEN_CODE

    def _take_question(self, question: Questioned) -> None:
        self.questions[question.question] = question

    def _take_decision(self, decided: Decided) -> None:
        self.questions.pop(decided.question, None)

    def _take_clock(self, shows: ClockShows) -> None:
        self.clock, self.clock_at = shows.face, time.monotonic()

    def _take_words(self, said: Said) -> None:
        self._keep_line(said_words(said, self.people))

    def _take_sign(self, made: Emoted) -> None:
        self._keep_line(sign_words(made, self.people))

    def _take_part(self, part: FilePart) -> None:
        try:
            whole = self._puzzle.add(part)
        except ValueError:
            whole = b""
        if whole is not None:
            self.file_came.emit(whole)

    @property
    def has_team(self) -> bool:
        """Whether one has a partner, to whom one can write alone."""
        return has_partner(self.me, self.people)

    def _keep_line(self, line: Words) -> None:
        self.lines = (*self.lines, line)[-MOST_LINES:]
        self.chatted.emit()

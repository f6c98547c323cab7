"""A seat at a table that is hosted elsewhere: comes in, stays in, comes back.

One thread connects, reads and comes back by itself after a loss; what it hears it hands to a
`Listener`, in that thread. Gestures may be sent from any thread and never wait. A gesture whose
answer was lost is sent again under the same name, so that it happens once.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol

from app.core.data.codec import CodecError
from app.core.intent import Request
from app.net.auth.client_handshake import (
    Admission,
    ClientHandshake,
    ClientReply,
    Credential,
    by_token,
)
from app.net.auth.handshake_messages import Refused as TurnedAway
from app.net.client.chance_watch import ChanceWatch
from app.net.client.connection_state import (
    AWAY,
    BROKEN,
    LEFT,
    NOBODY,
    NOT_UNDERSTOOD,
    OVER,
    TOO_LONG,
    State,
)
from app.net.client.retries import Retries
from app.net.encoding import messages
from app.net.encoding.journal_rows import journal_from
from app.net.encoding.patch.seat_reader import SeatReader
from app.net.transport.host_address import HostAddress
from app.net.transport.wire import LostError, Wire
from app.net.transport.wire_error import OutOfStep, WireError
from app.session.fairness.signing_key import SigningKey
from app.session.host.updates import Accepted, Answer, Refused, SignedHead, Update
from app.session.room.messages.from_people import Ask, FromPeople, Sit, WantView
from app.session.room.messages.to_people import (
    Answered,
    Bye,
    Decided,
    Journal,
    Past,
    People,
    Record,
    Row,
    Seated,
    Told,
    ToPeople,
)
from app.session.room.room_limits import MOST_ROWS
from app.session.seat.chronicle import BareEntry
from app.session.seat.pending_requests import PendingRequests, not_known

log = logging.getLogger(__name__)

_LATER = ("busy", "crowded")
"""Refusals that pass by themselves: several friends came at the same moment."""


class Listener(Protocol):
    """Who hears what happens at the table; called in the client's thread."""

    def state_is(self, state: State) -> None:
        """The connection stands otherwise now."""

    def seated(self, seated: Seated) -> None:
        """One has a place: what comes from now on is what these eyes see."""

    def began(self, journal: tuple[BareEntry, ...], run: str) -> None:
        """All that happened so far; the whole view follows. `run`: see `to_people.Journal`."""

    def told(self, update: Update) -> None:
        """Something happened on the table."""

    def answered(self, answer: Answer) -> None:
        """A gesture was carried out, or refused."""

    def heard(self, message: Told) -> None:
        """Something was said beside the cards."""


class TableClient:
    """One person's connection to a hosted table."""

    def __init__(
        self,
        addresses: tuple[HostAddress, ...],
        credential: Credential,
        key: bytes,
        wish: Sit,
        listener: Listener,
    ) -> None:
        """Prepare to come in by a `credential` with a key of one's own (`client_key.new_key`).

        `wish` is the place that is taken where the table does not know one yet.
        """
        self.addresses = addresses
        self.token: bytes = b""
        """What one comes back with; empty before one has a seat."""
        self.pin: bytes = credential.pin
        """The table's certificate, once it is proven."""
        self.key = key
        """The private key that one has there."""
        self._credential = credential
        self._new_key = key
        self._wish = wish
        self._listener = listener
        self._wire: Wire | None = None
        self._handshake: ClientHandshake | None = None
        self._inside: Admission | None = None
        self._seated: Seated | None = None
        self._reader: SeatReader | None = None
        self._rows: list[Row] = []
        """Of the history, as far as it was told."""
        self.chance = ChanceWatch(self._send, listener.heard)
        """Sees to it that chance is fair."""
        self._stale = False
        """Whether the view does not fit, and the whole one was asked for."""
        self._blind = True
        """Whether nothing of the table was told on this connection: gestures wait until it was."""
        self.pending = PendingRequests()
        """Gestures that are not answered."""
        self._last: State | None = None
        """How it ended, once one does not come back by oneself."""
        self._lock = threading.Lock()
        """Held while something is sent that has to keep its order."""
        self._ended = threading.Event()
        self._hurry = threading.Event()
        """Set where the next try is not to be waited for."""
        self._was_in = False
        self._retries = Retries()
        self._sat = False
        """Whether the last connection came as far as a place."""
        self._hears: dict[type, Callable[[Any], State | None]] = {
            Answered: self._answered,
            Seated: self._sit,
            Record: self._watch_chance,
            Journal: self._take_journal,
            Bye: self._take_bye,
            People: self._take_people,
            Decided: self._take_decision,
        }
        """What is done here with a message, by its type; all others are the listener's alone."""
        self._thread = threading.Thread(target=self._run, name="guest", daemon=True)

    def start(self) -> None:
        """Begin to connect."""
        self._thread.start()

    def come_back(
        self,
        token: bytes,
        pin: bytes,
        key: bytes,
        held: SignedHead | None = None,
        *,
        patient: bool,
    ) -> None:
        """Come to the place one had, by what was kept of it; to be called before `start`.

        Who is `patient` tries until the table answers, as after a loss.
        """
        self.token, self.pin, self.key, self.chance.held = token, pin, key, held
        self._was_in = patient

    def close(self, wait: float = 2.0) -> None:
        """Leave the table; waits for the thread for `wait` seconds at most."""
        self._ended.set()
        self._hurry.set()
        wire = self._wire
        if wire is not None:
            self.chance.sign()
            wire.close()
        if self._thread.is_alive() and threading.current_thread() is not self._thread:
            self._thread.join(wait)

    def lose(self) -> None:
        """Drop the connection, as a pulled cable does; the client comes back by itself."""
        wire = self._wire
        if wire is not None:
            wire.close()

    def hurry(self) -> None:
        """Try at once, and do not wait: the host is known to be there again."""
        self._hurry.set()

    # -- sending ------------------------------------------------------------------------------

    def ask(self, request: Request) -> None:
        """Send a gesture, one of those that are `pending`: now, or once there is a connection.

        The answer comes by `Listener.answered`. Once one does not come back to the table, it is
        refused at once. What was sent before that and not answered is `not_known`.
        """
        with self._lock:
            last = self._last
            ready = last is None and self._seated is not None and not self._blind
            if ready and self.pending.carry(request.id):
                self._send_gesture(request)
        if last is not None:
            self._listener.answered(_too_late(request.id, last))

    def _send_gesture(self, request: Request) -> None:
        self._send(Ask(request.id, request.based_on, request.intent))

    def say(self, message: FromPeople) -> None:
        """Send something beside the cards; it is lost where there is no connection."""
        if self._seated is not None or isinstance(message, Sit):
            self._send(message)

    def _send(self, message: FromPeople) -> None:
        wire = self._wire
        if wire is not None:
            wire.send(messages.written(message))

    # -- the thread ---------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            self._stay()
        except Exception:
            # A window that waits must not wait for ever.
            self._tell(State("refused", BROKEN, "broken"))
            raise

    def _stay(self) -> None:
        while not self._ended.is_set():
            self._tell(State("calling"))
            refused = self._one_connection()
            if self._ended.is_set():
                break
            if refused is not None:
                self._tell(refused)
                return
            pause = self._retries.next_pause(came_in=self._sat)
            if not self._was_in and self._retries.in_vain:
                self._tell(State("refused", NOBODY, "no-answer"))
                return
            self._tell(State("away", AWAY, "away", pause))
            self._hurry.wait(pause)
            self._hurry.clear()
        self._tell(State("ended"))

    def _tell(self, state: State) -> None:
        if state.name in ("refused", "ended"):
            self._refuse_open(state)
        self._listener.state_is(state)

    def _refuse_open(self, last: State) -> None:
        """Answer what is open, and from now on all that is asked: nobody else will."""
        with self._lock:
            self._last = last
            unanswered = self.pending.return_all()
        for name, carried in unanswered:
            self._listener.answered(not_known(name) if carried else _too_late(name, last))

    def _one_connection(self) -> State | None:
        """Be at the table once, as long as it lasts; return why one may not come again."""
        self._sat = False
        wire = self._reach()
        if wire is None:
            return None
        ended: list[State] = []
        credential = by_token(self.token, self.pin) if self.token else self._credential
        self._handshake = ClientHandshake(credential, self.key, wire.fingerprint)
        self._inside = self._reader = None
        self._wire = wire
        if self._ended.is_set():
            # Who left while the host was called would stay for ever.
            wire.close()

        def heard(text: bytes) -> None:
            state = self._heard(text)
            if state is not None:
                ended.append(state)
                wire.close()

        state = self._follow(self._handshake.open(time.monotonic()))
        if state is not None:
            ended.append(state)
            wire.close()
        else:
            self._tell(State("handshake"))
        try:
            wire.run(heard, self.chance.settle)
        finally:
            with self._lock:
                self._wire = self._seated = None
                self._blind = True
            self.chance.dismiss()
        if wire.overrun and not ended:
            # It would be as long the next time.
            ended.append(State("refused", TOO_LONG, "too-long"))
        return ended[0] if ended else None

    def _reach(self) -> Wire | None:
        for address in self.addresses:
            if self._ended.is_set():
                return None
            try:
                return Wire(address.host, address.port)
            except LostError as problem:
                log.info("no table at %s: %s", address, problem)
        return None

    # -- the handshake ------------------------------------------------------------------------

    def _follow(self, reply: ClientReply) -> State | None:
        """Do what the client's side of the handshake says."""
        wire = self._wire
        for said in reply.say:
            if wire is not None:
                wire.send(said)
        if reply.refused is not None:
            state = self._turned_away(reply.refused)
            if state is None and wire is not None:
                # Where it was not the host that ended it, it would wait in the handshake.
                wire.close()
            return state
        if reply.inside is not None:
            self._enter(reply.inside)
        return None

    def _turned_away(self, refused: TurnedAway) -> State | None:
        """Return why one may not come, or None where another try is worth while by itself."""
        if refused.code in _LATER or (self._was_in and refused.again_in):
            self._retries.wait_for(float(refused.again_in))
            return None
        if refused.code == "unknown-token" and self.token and self._credential.way != "token":
            # The host could not keep the token, or gave the seat to another: the invite still
            # lets them in, and there whoever has a place is known by the key.
            self.token = b""
            return None
        if refused.code == "other-table" and self._was_in:
            # Somebody else hosts there while the own host is away, which may come back.
            return None
        if refused.code == "other-table" and self.token and self._credential.way == "code":
            # Today another table is at this address: the code is for that one, the key is not.
            self.token, self.pin, self.key, self.chance.held = b"", b"", self._new_key, None
            return None
        return State("refused", refused.reason, refused.code, float(refused.again_in))

    def _enter(self, inside: Admission) -> None:
        self._inside = inside
        self._was_in = True
        self.pin = inside.fingerprint
        self._handshake = None

    # -- hearing ------------------------------------------------------------------------------

    def _heard(self, text: bytes) -> State | None:
        """Take in a message; return why the connection is not to be made again, if so."""
        if self._handshake is not None:
            return self._follow(self._handshake.receive(text, time.monotonic()))
        try:
            if messages.is_step(text):
                self._take_step(text)
                return None
            if messages.is_past(text):
                self._take_past(text)
                return None
            return self._take(messages.read_to_people(text))
        except (CodecError, WireError) as problem:
            log.warning("the host sent what is no message: %s", problem)
            return State("refused", NOT_UNDERSTOOD, "malformed")

    def _take_step(self, text: bytes) -> None:
        reader = self._reader
        if reader is None:
            reader = self._reader = SeatReader()
        try:
            update = reader.read(text)
        except OutOfStep as problem:
            if not self._stale:
                log.info("asking for the whole view: %s", problem.__cause__ or problem)
                self._stale = True
                self._send(WantView())
                self.chance.lose_track()
            return
        self._stale = False
        self._listener.told(update)
        if self._blind:
            self._send_again()
        assert reader.view is not None  # there is one after every update
        self.chance.told(update, reader.node, reader.view)

    def _take_past(self, text: bytes) -> None:
        reader = self._reader
        # What was asked for with other eyes is not for these.
        if reader is not None and reader.view is not None:
            self._listener.heard(Past(reader.past(text)))

    def _send_again(self) -> None:
        """Send what was asked while there was no connection, now that the table is in sight."""
        with self._lock:
            self._blind = False
            for request in self.pending.carry_again():
                self._send_gesture(request)

    def _watch_chance(self, record: Record) -> None:
        reader, seated = self._reader, self._seated
        if reader is None or reader.view is None or seated is None or not record.standing.table:
            return
        self.chance.begin(seated.seat, SigningKey(self.key), reader.view, record)

    # -- what is said -------------------------------------------------------------------------

    def _take(self, message: ToPeople) -> State | None:
        hear = self._hears.get(type(message))
        if hear is not None:
            return hear(message)
        self._listener.heard(message)
        return None

    def _take_bye(self, bye: Bye) -> State:
        if bye.code == OVER and self._seated is not None:
            # Who closes a table has answered all that came before.
            self.pending.trust()
        return State("refused", messages.words_of(bye), bye.code)

    def _take_people(self, people: People) -> None:
        if self._seated is None:
            self._send(self._wish)
        self._listener.heard(people)

    def _take_journal(self, part: Journal) -> None:
        """Take in a part of the history; the listener is told once all of it is there."""
        self._rows += part.rows
        if len(self._rows) > MOST_ROWS:
            raise WireError("journal")
        if not part.more:
            rows, self._rows = tuple(self._rows), []
            self._listener.began(journal_from(Journal(rows, part.run)), part.run)

    def _take_decision(self, decided: Decided) -> None:
        """Sign all that was told, before the record of the game is opened."""
        if decided.wish.kind == "record" and decided.allowed:
            self.chance.sign()
        self._listener.heard(decided)

    def _sit(self, seated: Seated) -> None:
        self._reader = None
        self._rows = []
        self.chance.dismiss()
        self._sat = True
        if seated.token:
            self.token = bytes.fromhex(seated.token)
        with self._lock:
            self._seated = seated
        self._listener.seated(seated)
        self._tell(State("inside"))

    def _answered(self, answered: Answered) -> None:
        if not self.pending.returned(answered.id):
            return
        if answered.node is None:
            words = messages.words_of(answered)
            self._listener.answered(Refused(answered.id, answered.code, words))
        else:
            self._listener.answered(Accepted(answered.id, answered.node))


def _too_late(name: str, last: State) -> Refused:
    """Return the answer to a gesture that was never sent, and is not any more."""
    return Refused(name, last.code or "left", last.words or LEFT)

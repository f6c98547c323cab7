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
from typing import Any

from app.core.data.codec import CodecError
from app.core.intent import Request
from app.net.auth.client_handshake import (
    Credential,
)
from app.net.client.chance_watch import ChanceWatch
from app.net.client.connection_state import (
    AWAY,
    BROKEN,
    NOBODY,
    NOT_UNDERSTOOD,
    OVER,
    TOO_LONG,
    State,
)
from app.net.client.entrance import Entrance
from app.net.client.request_sending import RequestSending
from app.net.client.table_listener import Listener
from app.net.client.table_reading import TableReading
from app.net.encoding import messages
from app.net.transport.host_address import HostAddress
from app.net.transport.wire import Wire
from app.net.transport.wire_error import OutOfStep, WireError
from app.session.fairness.signing_key import SigningKey
from app.session.host.updates import SignedHead
from app.session.room.messages.from_people import Ask, FromPeople, Sit, WantView
from app.session.room.messages.request_messages import Decided
from app.session.room.messages.to_people import Answered, Bye, Journal, People, Record, Seated

log = logging.getLogger(__name__)


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
        self.chance = ChanceWatch(self._send, listener.heard)
        """Sees to it that chance is fair."""
        self.entrance = Entrance(addresses, credential, key, self.chance.forget)
        """How one comes in, and back."""
        self._wish = wish
        self._listener = listener
        self._wire: Wire | None = None
        self._seated: Seated | None = None
        self._reading = TableReading(listener, self._want_view)
        self._requests = RequestSending(self._send_gesture, listener)
        self.pending = self._requests.pending
        """Gestures that are not answered."""
        self._ended = threading.Event()
        self._hurry = threading.Event()
        """Set where the next try is not to be waited for."""
        self._sat = False
        """Whether the last connection came as far as a place."""
        self._hears: dict[type, Callable[[Any], State | None]] = {
            Answered: self._requests.take,
            Seated: self._sit,
            Record: self._watch_chance,
            Journal: self._reading.journal,
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
        self.entrance.come_back(token, pin, key, patient=patient)
        self.chance.held = held

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
        requests = self._requests
        with requests.order:
            last = requests.last
            if requests.goes_out(request.id):
                self._send_gesture(request)
        if last is not None:
            requests.refuse(request.id, last)

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
            entrance = self.entrance
            pause = entrance.retries.next_pause(came_in=self._sat)
            if not entrance.was_in and entrance.retries.in_vain:
                self._tell(State("refused", NOBODY, "no-answer"))
                return
            self._tell(State("away", AWAY, "away", pause))
            self._hurry.wait(pause)
            self._hurry.clear()
        self._tell(State("ended"))

    def _tell(self, state: State) -> None:
        if state.name in ("refused", "ended"):
            self._requests.end(state)
        self._listener.state_is(state)

    def _one_connection(self) -> State | None:
        """Be at the table once, as long as it lasts; return why one may not come again."""
        self._sat = False
        wire = self.entrance.reach(self._ended.is_set)
        if wire is None:
            return None
        ended: list[State] = []
        self._reading.reader = None
        self._wire = wire
        if self._ended.is_set():
            # Who left while the host was called would stay for ever.
            wire.close()

        def heard(text: bytes) -> None:
            state = self._heard(text)
            if state is not None:
                ended.append(state)
                wire.close()

        state = self.entrance.knock(wire, time.monotonic())
        if state is not None:
            ended.append(state)
            wire.close()
        else:
            self._tell(State("handshake"))
        try:
            wire.run(heard, self.chance.settle)
        finally:
            self._requests.go_out_of_sight()
            self._wire = self._seated = None
            self.chance.dismiss()
        if wire.overrun and not ended:
            # It would be as long the next time.
            ended.append(State("refused", TOO_LONG, "too-long"))
        return ended[0] if ended else None

    # -- hearing ------------------------------------------------------------------------------

    def _heard(self, text: bytes) -> State | None:
        """Take in a message; return why the connection is not to be made again, if so."""
        if self.entrance.at_door:
            return self.entrance.hear(text, time.monotonic())
        try:
            if messages.is_step(text):
                self._take_step(text)
                return None
            if messages.is_past(text):
                self._reading.past(text)
                return None
            message = messages.read_to_people(text)
            hear = self._hears.get(type(message), self._listener.heard)
            return hear(message)
        except (CodecError, WireError) as problem:
            log.warning("the host sent what is no message: %s", problem)
            return State("refused", NOT_UNDERSTOOD, "malformed")

    def _take_step(self, text: bytes) -> None:
        reader = self._reading.steps()
        try:
            update = reader.read(text)
        except OutOfStep as problem:
            self._reading.misfit(problem)
            return
        self._reading.fit()
        self._listener.told(update)
        self._requests.come_in_sight()
        assert reader.view is not None  # there is one after every update
        self.chance.told(update, reader.node, reader.view)

    def _want_view(self) -> None:
        self._send(WantView())
        self.chance.lose_track()

    def _watch_chance(self, record: Record) -> None:
        reader, seated = self._reading.reader, self._seated
        if reader is None or reader.view is None or seated is None or not record.standing.table:
            return
        self.chance.begin(seated.seat, SigningKey(self.entrance.key), reader.view, record)

    # -- what is said -------------------------------------------------------------------------

    def _take_bye(self, bye: Bye) -> State:
        if bye.code == OVER and self._seated is not None:
            # Who closes a table has answered all that came before.
            self.pending.trust()
        return State("refused", messages.words_of(bye), bye.code)

    def _take_people(self, people: People) -> None:
        if self._seated is None:
            self._send(self._wish)
        self._listener.heard(people)

    def _take_decision(self, decided: Decided) -> None:
        """Sign all that was told, before the record of the game is opened."""
        if decided.wish.kind == "record" and decided.allowed:
            self.chance.sign()
        self._listener.heard(decided)

    def _sit(self, seated: Seated) -> None:
        self._reading.begin()
        self.chance.dismiss()
        self._sat = True
        if seated.token:
            self.entrance.token = bytes.fromhex(seated.token)
        self._seated = seated
        self._listener.seated(seated)
        self._tell(State("inside"))

"""One hosted table on the network: connections, handshakes, and what people say to the room.

Each connection is in its handshake first, then somebody without a place, then a person of the room.
What comes is handled in the call in which it arrived, one message after the other: the host is one
line of things that happen. What people are told is in `table_telling`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from app.core.data.codec import CodecError
from app.core.ids import PersonId, SeatId
from app.net.auth.admission_control import AdmissionControl
from app.net.auth.guest_list import plain_address
from app.net.auth.host_handshake import Admitted, HostHandshake
from app.net.encoding import messages
from app.net.encoding.older_wire import as_known
from app.net.server.chair_deeds import ChairDeeds
from app.net.server.guest import Guest
from app.net.server.handshakes import Handshakes
from app.net.server.people_there import PeopleThere
from app.net.server.room_timer import RoomTimer
from app.net.server.server_hooks import ServerHooks
from app.net.server.server_notices import NOT_UNDERSTOOD, ROLE, TOO_MUCH_AT_ONCE, notice, refuse
from app.net.server.streams import Stream
from app.net.server.table_telling import TableTelling
from app.net.transport.connection import Connection, TooLongError
from app.net.transport.limits import MOST_CONNECTIONS
from app.net.transport.versions import SPOKEN
from app.net.transport.waiting_connections import WaitingConnections
from app.session.computer.thoughts import Thought
from app.session.room.messages.from_people import (
    Ask,
    Commit,
    FromPeople,
    OpenLink,
    Sit,
    WantPast,
    WantView,
)
from app.session.room.messages.table_talk import Drag
from app.session.room.messages.to_people import Bye, Past, Told
from app.session.room.rate_limit import TOO_FAST
from app.session.room.room import Room
from app.session.steps.rights import ImpossibleError

log = logging.getLogger(__name__)

Tell = Callable[[PersonId, Told], None]


class TableServer:
    """Carries what passes between one room and its people."""

    def __init__(
        self,
        room_of: Callable[[Tell], Room],
        admission: AdmissionControl,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`room_of` makes the room, given what tells its people; `clock` tells seconds."""
        self.admission = admission
        self.hooks = ServerHooks()
        self.room = room_of(self._tell)
        self.people = PeopleThere(self.room.roster)
        self.telling = TableTelling(self.room, self.people, admission, self.hooks)
        self._deeds = ChairDeeds(self.room.roster, self.people, admission, self.hooks, self._tell)
        self.room.chair.beyond = self._deeds.do
        self.room.places.seated = self.telling.seat
        self.room.places.vacated = admission.guests.forget_seat
        self.room.places.swapped = admission.guests.swap_seats
        self.room.record.give_file = self.telling.give_file
        self.connections = 0
        self.heard_so_far = 0
        """Messages, of anybody."""
        self._greeting = WaitingConnections()
        """Connections that are no WebSocket yet."""
        self._clock = clock
        self._timer = RoomTimer(clock, self.tick)
        self._handshakes = Handshakes(clock, self._enter, self._deeds.hear_of)

    # -- connections --------------------------------------------------------------------------

    def came(self, connection: Connection) -> bool:
        """Count a connection, and see whether it may try to become a client's."""
        self.connections += 1
        self._greeting.come(connection)
        return not self.admission.guests.bans_address(plain_address(connection.address))

    def opened(self, connection: Connection) -> None:
        """Begin the handshake of a connection that speaks as it should."""
        self._greeting.leave(connection)
        if self.connections - len(self._greeting) > MOST_CONNECTIONS:
            connection.drop()
            return
        handshake = HostHandshake(self.admission, connection.address)
        connection.hearing = guest = Guest(handshake, self._look_back, lambda: connection.unread)
        self._handshakes.greet(connection, guest, handshake)

    def heard(self, connection: Connection, text: bytes) -> None:
        """Take in a message."""
        self.heard_so_far += 1
        guest: Guest = connection.hearing
        if guest.handshake is not None:
            self._handshakes.hear(connection, guest, guest.handshake, text)
            return
        try:
            message = messages.read_from_people(text)
        except messages.AskError as problem:
            refuse(connection, problem.id, "malformed", NOT_UNDERSTOOD)
            return
        except CodecError as problem:
            log.info("%s sent what is no message: %s", connection.address, problem)
            notice(connection, "malformed", NOT_UNDERSTOOD)
            return
        if guest.person is None:
            self._take_place(connection, guest, message)
        elif isinstance(message, WantView):
            self.telling.again(connection, guest)
        elif isinstance(message, WantPast):
            self._want_past(connection, guest, message)
        elif isinstance(message, Commit) and not self._signs_with(guest, message):
            notice(connection, "malformed", NOT_UNDERSTOOD)
        elif isinstance(message, Sit) and not self._may_be(guest, message):
            notice(connection, "role", ROLE)
        else:
            self._hear(connection, guest.person, message)

    def _hear(self, connection: Connection, person: PersonId, message: FromPeople) -> None:
        """Let the room take in what somebody sent, and count how long that takes it."""
        began = time.thread_time()
        self.room.hear(person, message, self._clock())
        if not isinstance(message, OpenLink):
            # A link lets another's gesture go on.
            connection.charge(seconds=time.thread_time() - began)
        self._timer.watch(self.room.due)

    def overheard(self, connection: Connection, text: bytes) -> None:
        """Say that somebody is too fast; a gesture is answered, or its sender waits for ever."""
        guest: Guest = connection.hearing
        if guest.handshake is not None:
            return
        try:
            message = messages.read_from_people(text)
        except CodecError:
            return
        if isinstance(message, Ask):
            refuse(connection, message.id, "too-fast", TOO_FAST)
        elif not isinstance(message, Drag):
            notice(connection, "too-fast", TOO_FAST)

    def closed(self, connection: Connection) -> None:
        """Let go of a connection."""
        self.connections -= 1
        self._greeting.leave(connection)
        guest: Guest | None = connection.hearing
        if guest is None:
            return
        self._handshakes.gone(guest)
        self.telling.hush(connection, guest)
        guest.past.clear()
        if guest.person is not None and self.people.detach(connection, guest.person):
            # Whoever does not read is dropped in the middle of what everybody is told.
            asyncio.get_running_loop().call_soon(self._left, guest.person)

    def _left(self, person: PersonId) -> None:
        """Let the room know that somebody's connection ended, unless they are back already."""
        if self.people.connection(person) is not None or person not in self.room.roster:
            return
        self.room.leave(person, self._clock())
        if person not in self.room.roster:
            # Who only watched gave up the place; they come and go all evening.
            self.people.forget_keys(person)
        self._timer.watch(self.room.due)

    def tick(self) -> None:
        """See what time has decided."""
        self.room.tick(self._clock())
        self._timer.watch(self.room.due)

    def thought(self, seat: SeatId, thought: Thought) -> None:
        """Take in what the computer of a seat thought."""
        self.room.computers.answered(seat, thought, self._clock())
        self._timer.watch(self.room.due)

    def _want_past(self, connection: Connection, guest: Guest, wanted: WantPast) -> None:
        if not guest.past.want(wanted):
            notice(connection, "too-fast", TOO_FAST)

    def _look_back(self, guest: Guest, wanted: WantPast) -> None:
        """Tell somebody a part of the history, if they still have a place."""
        if guest.person is None:
            guest.past.clear()
        else:
            self.room.hear(guest.person, wanted, self._clock())

    # -- places -------------------------------------------------------------------------------

    def _enter(self, connection: Connection, guest: Guest, entered: Admitted) -> None:
        """Let somebody in: to the place that is theirs already, or to take one."""
        person = self.people.known(entered)
        if person is not None:
            self._attach(connection, guest, person)
        else:
            _send_as_known(connection, self.room.roster.told(), entered.version)

    def _take_place(self, connection: Connection, guest: Guest, message: FromPeople) -> None:
        if not isinstance(message, Sit):
            notice(connection, "malformed", NOT_UNDERSTOOD)
            return
        if not self._may_be(guest, message):
            notice(connection, "role", ROLE)
            return
        try:
            person = self.room.sit(message)
        except ImpossibleError as problem:
            notice(connection, problem.code, problem.reason)
            return
        self._attach(connection, guest, person)

    @staticmethod
    def _may_be(guest: Guest, wish: Sit) -> bool:
        return guest.entered is not None and wish.role in guest.entered.roles

    @staticmethod
    def _signs_with(guest: Guest, said: Commit) -> bool:
        """Whether somebody signs with the key that was shown in the handshake."""
        return guest.entered is not None and said.key == guest.entered.key.hex()

    def _attach(self, connection: Connection, guest: Guest, person: PersonId) -> None:
        """Let a connection be a person's, from now on."""
        assert guest.entered is not None
        guest.person = person
        self.people.attach(connection, person, guest.entered.key)
        self.room.arrive(person, self._clock())

    # -- telling ------------------------------------------------------------------------------

    def _tell(self, person: PersonId, message: Told) -> None:
        """Tell somebody what the room says; who is away hears it no more."""
        connection = self.people.connection(person)
        if connection is None:
            return
        try:
            if isinstance(message, Past):
                stream: Stream | None = connection.hearing.stream
                if stream is not None:
                    stream.past(connection, message.heard)
            else:
                entered: Admitted | None = connection.hearing.entered
                version = SPOKEN.newest if entered is None else entered.version
                _send_as_known(connection, message, version)
        except TooLongError as problem:
            log.warning("something is too long to be told: %s", problem)
            notice(connection, "too-much", TOO_MUCH_AT_ONCE)

    def look_around(self) -> None:
        """Tell everybody how far away the others are, where that is not what they know."""
        if self.people.measure():
            self.room.audience.tell_people()

    def close(self, bye: Bye) -> None:
        """End every connection, and say why, once every gesture that came is answered."""
        if self.room.game is not None:
            # Else it would happen when its seat is gone, after it was said that it is over.
            self.room.game.hurry(self._clock())
        self._timer.cancel()
        said = messages.written(bye)
        for connection in self.people.connections():
            connection.send(said)
            connection.close()
        self.telling.streams.close()


def _send_as_known(connection: Connection, message: Told, version: int) -> None:
    """Send a message as a guest of `version` knows it, if it knows it at all."""
    known = as_known(message, version)
    if known is not None:
        connection.send(messages.written(known))

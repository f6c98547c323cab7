"""One hosted table on the network: connections, handshakes, the room and the table's stream.

Each connection is in its handshake first, then somebody without a place, then a person of the room.
What comes is handled in the call in which it arrived, one message after the other: the host is one
line of things that happen.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import time
from collections.abc import Callable, Sequence
from functools import partial

from app.core.data.codec import CodecError
from app.core.ids import PersonId
from app.core.text.words import Words
from app.net.auth.admission_control import AdmissionControl
from app.net.auth.admission_events import AdmissionEvent
from app.net.auth.guest_list import plain_address
from app.net.auth.host_handshake import Admitted, HostHandshake
from app.net.auth.proof import new_token, return_key
from app.net.encoding import messages
from app.net.server.guest import Guest
from app.net.server.handshakes import Handshakes
from app.net.server.joining_frames import ComingIn
from app.net.server.part_sender import Gifts
from app.net.server.streams import Source, Stream, Streams
from app.net.transport.connection import Connection, TooLongError
from app.net.transport.limits import MOST_CONNECTIONS
from app.net.transport.waiting_connections import WaitingConnections
from app.session.host.updates import JournalEntry
from app.session.room.messages.from_people import (
    Ask,
    Chair,
    Commit,
    Drag,
    FromPeople,
    OpenLink,
    Sit,
    WantPast,
    WantView,
)
from app.session.room.messages.to_people import (
    Answered,
    Bye,
    Invitation,
    Notice,
    Past,
    Person,
    Record,
    Seated,
    Told,
)
from app.session.room.rate_limit import TOO_FAST
from app.session.room.room import Room
from app.session.room.room_limits import RUN_LENGTH
from app.session.steps.rights import ImpossibleError

log = logging.getLogger(__name__)

LATENCY_STEP = 15
"""Milliseconds: a smaller change is not worth a word to everybody."""

SHORTEST_WAIT = 0.001
"""Seconds until the room is looked at, though its time has come."""

_NOT_UNDERSTOOD = Words(
    "The table did not understand what this program sent. Update it, or report what you did.",
    "送信内容をホストが読み取れませんでした。更新するか、操作内容を報告してください。",
)
_ELSEWHERE = Words(
    "You came to the table from another window; this one is left.",
    "別のウィンドウからこの卓に入ったため、こちらの接続は終わりました。",
)
_SENT_AWAY = Words(
    "Whoever looks after this table removed you from it. Ask them for another invite.",
    "卓の管理者により、この卓から外されました。また参加するには、招待をもらってください。",
)
TOO_MUCH = Words(
    "So much lies on this table that it cannot be told to a window that joins. Ask the players to "
    "take marks, notes or declarations away or to lay a new table, then join again.",
    "この卓に置かれたものが多すぎて、参加するウィンドウに送れません。"
    "マーク、メモ、宣言を減らすか新しい卓を用意してもらい、もう一度参加してください。",
)
"""Why somebody is not told the view."""
_TOO_MUCH = Words(
    "That is too much to be told at once. Ask for less.",
    "一度に送るには多すぎます。範囲を狭めてください。",
)
_ROLE = Words(
    "The invite does not let you be that. Ask who hosts the table for another.",
    "この招待ではその役割になれません。卓の管理者に別の招待を頼んでください。",
)


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
        self.room = room_of(self._tell)
        self.room.places.seated = self._seated
        self.room.chair.beyond = self._do
        self.room.places.vacated = self.admission.guests.forget_seat
        self.room.places.swapped = self.admission.guests.swap_seats
        self.room.record.give_file = self._give_file
        self.told: Callable[[AdmissionEvent], None] = _log_event
        """Called with what the host's people should know of those who try to join."""
        self.changed: Callable[[], None] = _nothing
        """Called when what is kept beside the table's file is another: places, guests, bans."""
        self.ended: Callable[[], None] = _nothing
        """Called when the host's chair ends the table."""
        self.invitation: Callable[[], Invitation | None] = _nothing
        """Returns how others come to the table now."""
        self.connections = 0
        self.heard_so_far = 0
        """Messages, of anybody."""
        self._run = os.urandom(RUN_LENGTH).hex()
        """See `to_people.Journal`."""
        self._greeting = WaitingConnections()
        """Connections that are no WebSocket yet."""
        self._clock = clock
        self._timer: asyncio.TimerHandle | None = None
        self._due = math.inf
        """When the timer is over, on the clock."""
        self._of_person: dict[PersonId, Connection] = {}
        self._by_key: dict[bytes, PersonId] = {}
        self._streams = Streams(self._begin_anew)
        self._handshakes = Handshakes(clock, self._enter, self._events)
        self._gifts = Gifts()

    def bring_back(self, people: tuple[tuple[Person, bytes], ...]) -> None:
        """Know again who has a place, each with the client's key; nobody is there yet."""
        self.room.roster.bring_back(tuple(person for person, _ in people))
        self._by_key = {key: person.id for person, key in people if key}

    def keys(self) -> dict[PersonId, bytes]:
        """Return the keys of those who have a place."""
        roster = self.room.roster
        return {person: key for key, person in self._by_key.items() if person in roster}

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
            self._answer(connection, problem.id, "malformed", _NOT_UNDERSTOOD)
            return
        except CodecError as problem:
            log.info("%s sent what is no message: %s", connection.address, problem)
            self._notice(connection, "malformed", _NOT_UNDERSTOOD)
            return
        if guest.person is None:
            self._take_place(connection, guest, message)
        elif isinstance(message, WantView):
            if guest.stream is not None:
                self._telling_view(connection, guest.stream.again)
        elif isinstance(message, WantPast):
            self._want_past(connection, guest, message)
        elif isinstance(message, Commit) and not self._signs_with(guest, message):
            self._notice(connection, "malformed", _NOT_UNDERSTOOD)
        elif isinstance(message, Sit) and not self._may_be(guest, message):
            self._notice(connection, "role", _ROLE)
        else:
            self._hear(connection, guest.person, message)

    def _hear(self, connection: Connection, person: PersonId, message: FromPeople) -> None:
        """Let the room take in what somebody sent, and count how long that takes it."""
        began = time.thread_time()
        self.room.hear(person, message, self._clock())
        if not isinstance(message, OpenLink):
            # A link lets another's gesture go on.
            connection.charge(seconds=time.thread_time() - began)
        self._watch_room()

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
            self._answer(connection, message.id, "too-fast", TOO_FAST)
        elif not isinstance(message, Drag):
            self._notice(connection, "too-fast", TOO_FAST)

    def closed(self, connection: Connection) -> None:
        """Let go of a connection."""
        self.connections -= 1
        self._greeting.leave(connection)
        guest: Guest | None = connection.hearing
        if guest is None:
            return
        self._handshakes.gone(guest)
        self._hush(connection, guest)
        guest.past.clear()
        if guest.person is not None and self._of_person.get(guest.person) is connection:
            del self._of_person[guest.person]
            # Whoever does not read is dropped in the middle of what everybody is told.
            asyncio.get_running_loop().call_soon(self._left, guest.person)

    def _left(self, person: PersonId) -> None:
        """Let the room know that somebody's connection ended, unless they are back already."""
        if person in self._of_person or person not in self.room.roster:
            return
        self.room.leave(person, self._clock())
        if person not in self.room.roster:
            # Who only watched gave up the place; they come and go all evening.
            for key in [key for key, owner in self._by_key.items() if owner == person]:
                del self._by_key[key]
        self._watch_room()

    def tick(self) -> None:
        """See what time has decided."""
        self.room.tick(self._clock())
        self._watch_room()

    def _watch_room(self) -> None:
        """Look again as soon as something in the room has its time."""
        due = self.room.due
        if due == self._due:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._due = None, due
        if due < math.inf:
            wait = max(SHORTEST_WAIT, due - self._clock())
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)

    def _wake(self) -> None:
        # By a clock that is coarser than the loop's it may be too early: then it waits once more.
        self._due = math.inf
        self.tick()

    def _want_past(self, connection: Connection, guest: Guest, wanted: WantPast) -> None:
        if not guest.past.want(wanted):
            self._notice(connection, "too-fast", TOO_FAST)

    def _look_back(self, guest: Guest, wanted: WantPast) -> None:
        """Tell somebody a part of the history, if they still have a place."""
        if guest.person is None:
            guest.past.clear()
        else:
            self.room.hear(guest.person, wanted, self._clock())

    def _give_file(self, person: PersonId, entries: Sequence[JournalEntry]) -> None:
        """Give the file of the opened record to somebody."""
        connection = self._of_person.get(person)
        if connection is not None and not self._gifts.give(
            connection, entries, lambda: self._of_person.get(person) is connection
        ):
            self._notice(connection, "too-fast", TOO_FAST)

    # -- places -------------------------------------------------------------------------------

    def _enter(self, connection: Connection, guest: Guest, entered: Admitted) -> None:
        """Let somebody in: to the place that is theirs already, or to take one."""
        person = self._known(entered)
        if person is not None:
            self._attach(connection, guest, person)
        else:
            connection.send(messages.written(self.room.roster.told()))

    def _known(self, entered: Admitted) -> PersonId | None:
        """Return who comes, if they have a place at the table."""
        roster = self.room.roster
        holder = roster.on(entered.seat) if entered.seat is not None else None
        if holder is not None:
            return holder.id
        person = self._by_key.get(entered.key)
        return person if person in roster else None

    def _take_place(self, connection: Connection, guest: Guest, message: FromPeople) -> None:
        if not isinstance(message, Sit):
            self._notice(connection, "malformed", _NOT_UNDERSTOOD)
            return
        if not self._may_be(guest, message):
            self._notice(connection, "role", _ROLE)
            return
        try:
            person = self.room.sit(message)
        except ImpossibleError as problem:
            self._notice(connection, problem.code, problem.reason)
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
        """Let a connection be a person's; another that was it before ends."""
        before = self._of_person.get(person)
        self._of_person[person] = connection
        guest.person = person
        assert guest.entered is not None
        self._by_key[guest.entered.key] = person
        if before is not None:
            before.hearing.person = None
            bye = Bye("elsewhere", _ELSEWHERE.en, _ELSEWHERE.ja)
            before.send(messages.written(bye))
            before.close()
        self.room.arrive(person, self._clock())

    def _seated(self, person: PersonId) -> None:
        """Give somebody the stream of the eyes that are theirs now."""
        connection = self._of_person.get(person)
        if connection is None:
            return
        guest: Guest = connection.hearing
        self._hush(connection, guest)
        roster = self.room.roster
        who, eyes = roster[person], roster.eyes(person)
        token = self._token(guest, who)
        # Kept before it is told: a token that a killed host does not know lets nobody in.
        self.changed()
        seated = Seated(person, who.role, eyes, token)
        connection.send(messages.written(seated))
        host = self.room.host
        if host is not None:
            audience = self.room.audience
            behind = audience.behind if audience.is_behind(person) else None
            source = behind or host
            told = partial(self._follow, guest, source)
            guest.coming = ComingIn(connection, source, self._run, told)

    def _follow(self, guest: Guest, source: Source) -> None:
        """Tell somebody who knows the history the view, and from then on what happens."""
        assert guest.person is not None  # who is nobody any more is told nothing
        connection = self._of_person[guest.person]
        roster = self.room.roster
        stream = self._streams.of(source, roster.eyes(guest.person))
        guest.stream = stream
        if not self._telling_view(connection, stream.add):
            return
        if self.room.game is not None and roster[guest.person].role != "spectator":
            connection.send(messages.written(Record(self.room.game.standing)))

    def _telling_view(self, connection: Connection, tell: Callable[[Connection], None]) -> bool:
        """Tell a whole view; where it is too long for any client, say so and end. Whether it was.

        The host lets no table grow so far, but a file can bring it along.
        """
        try:
            tell(connection)
        except TooLongError as problem:
            log.warning("a view is too long to be told: %s", problem)
            bye = Bye("too-much", TOO_MUCH.en, TOO_MUCH.ja)
            connection.send(messages.written(bye))
            connection.close()
            return False
        return True

    def _begin_anew(self, connection: Connection) -> None:
        """Tell somebody all that happened, as if they came just now, once all of it has."""
        guest: Guest = connection.hearing
        self._hush(connection, guest)

        def seat() -> None:
            if guest.person is not None and guest.stream is None:
                self._seated(guest.person)

        asyncio.get_running_loop().call_soon(seat)

    def _token(self, guest: Guest, who: Person) -> str:
        """Give a player who has none yet a token for coming back."""
        entered = guest.entered
        assert entered is not None
        if who.seat is None or (entered.way == "token" and entered.seat == who.seat):
            return ""
        token = new_token(self.admission.draw)
        self.admission.guests.expect_back(return_key(token), who.seat, entered.roles)
        return token.hex()

    def _hush(self, connection: Connection, guest: Guest) -> None:
        """Tell a connection no more of the table."""
        if guest.coming is not None:
            guest.coming.stop()
        stream, guest.stream, guest.coming = guest.stream, None, None
        if stream is not None:
            self._streams.leave(stream, connection)

    def look_around(self) -> None:
        """Tell everybody how far away the others are, where that is not what they know."""
        told = [self._measured(person, one) for person, one in self._of_person.items()]
        if any(told):
            self.room.audience.tell_people()

    def _measured(self, person: PersonId, connection: Connection) -> bool:
        """Note how far away somebody is; whether that is worth telling."""
        if connection.latency is None:
            return False
        now = round(1000 * connection.latency)
        before = self.room.roster[person].latency
        if before is not None and abs(now - before) <= max(LATENCY_STEP, before // 3):
            return False
        return self.room.roster.mark(person, latency=now)

    def _do(self, deed: Chair) -> None:
        """Do what the host's chair wants of connections and of joining."""
        if deed.do == "end":
            self.ended()
        elif deed.do == "new_code":
            self._events((self.admission.change_code(),))
        elif deed.do == "invite":
            self._tell_chair_the_way()
        else:
            self._send_away(deed.person, banned=deed.do == "ban")

    def _events(self, events: tuple[AdmissionEvent, ...]) -> None:
        """Let the host's people know who tried to join."""
        for event in events:
            self.told(event)
        if any(event.new_code for event in events):
            self._tell_chair_the_way()

    def _tell_chair_the_way(self) -> None:
        """Tell whoever sits in the host's chair, and nobody else, how others come in now."""
        chair, invitation = self.room.roster.chair, self.invitation()
        if chair is not None and invitation is not None:
            self._tell(chair, invitation)

    def _send_away(self, person: PersonId, *, banned: bool) -> None:
        seat = self.room.roster[person].seat
        if seat is not None:
            self.admission.guests.forget_seat(seat)
        for key in [key for key, owner in self._by_key.items() if owner == person]:
            del self._by_key[key]
            if banned:
                self.admission.guests.ban(key=key)
        connection = self._of_person.pop(person, None)
        if connection is not None:
            connection.hearing.person = None
            if banned:
                self.admission.guests.ban(address=connection.address)
            bye = Bye("sent-away", _SENT_AWAY.en, _SENT_AWAY.ja)
            connection.send(messages.written(bye))
            connection.close()
        self.changed()

    # -- telling ------------------------------------------------------------------------------

    def _tell(self, person: PersonId, message: Told) -> None:
        connection = self._of_person.get(person)
        if connection is None:
            return
        try:
            if isinstance(message, Past):
                stream: Stream | None = connection.hearing.stream
                if stream is not None:
                    stream.past(connection, message.heard)
            else:
                connection.send(messages.written(message))
        except TooLongError as problem:
            log.warning("something is too long to be told: %s", problem)
            self._notice(connection, "too-much", _TOO_MUCH)

    @staticmethod
    def _answer(connection: Connection, name: str, code: str, words: Words) -> None:
        """Refuse a gesture that never came as far as the room."""
        connection.send(messages.written(Answered(name, None, code, words.en, words.ja)))

    @staticmethod
    def _notice(connection: Connection, code: str, words: Words) -> None:
        connection.send(messages.written(Notice(code, words.en, words.ja)))

    def close(self, bye: Bye) -> None:
        """End every connection, and say why, once every gesture that came is answered."""
        if self.room.game is not None:
            # Else it would happen when its seat is gone, after it was said that it is over.
            self.room.game.hurry(self._clock())
        if self._timer is not None:
            self._timer.cancel()
        said = messages.written(bye)
        for connection in tuple(self._of_person.values()):
            connection.send(said)
            connection.close()
        self._streams.close()


Tell = Callable[[PersonId, Told], None]


def _log_event(event: AdmissionEvent) -> None:
    log.info("%s", event.words.en)


def _nothing() -> None:
    """Stand for somebody who does not listen."""

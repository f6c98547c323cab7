"""What each person of a hosted table is told of it: their place, what happened, what happens.

Whoever sits down, comes back or gets other eyes begins anew: their place, the history, the view,
and from then on every step, by the stream of all who have the same eyes.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from functools import partial

from app.core.ids import PersonId
from app.net.auth.admission_control import AdmissionControl
from app.net.auth.proof import new_token, return_key
from app.net.encoding import messages
from app.net.server.guest import Guest
from app.net.server.joining_frames import ComingIn
from app.net.server.part_sender import Gifts
from app.net.server.people_there import PeopleThere
from app.net.server.server_hooks import ServerHooks
from app.net.server.server_notices import TOO_MUCH, notice, say_goodbye
from app.net.server.streams import Source, Streams
from app.net.transport.connection import Connection, TooLongError
from app.net.transport.versions import SPOKEN
from app.session.host.updates import JournalEntry
from app.session.room.messages.to_people import Person, Record, Seated
from app.session.room.rate_limit import TOO_FAST
from app.session.room.room import Room
from app.session.room.room_limits import RUN_LENGTH

log = logging.getLogger(__name__)


class TableTelling:
    """Tells the people of one room what is theirs to know."""

    def __init__(
        self,
        room: Room,
        people: PeopleThere,
        admission: AdmissionControl,
        hooks: ServerHooks,
    ) -> None:
        self._room = room
        self._people = people
        self._admission = admission
        self._hooks = hooks
        self._run = os.urandom(RUN_LENGTH).hex()
        """See `Journal`."""
        self.streams = Streams(self._begin_anew)
        self._gifts = Gifts()

    def give_file(self, person: PersonId, entries: Sequence[JournalEntry]) -> None:
        """Give the file of the opened record to somebody."""
        connection = self._people.connection(person)
        if connection is not None and not self._gifts.give(
            connection, entries, lambda: self._people.connection(person) is connection
        ):
            notice(connection, "too-fast", TOO_FAST)

    # -- from joining on ----------------------------------------------------------------------

    def seat(self, person: PersonId) -> None:
        """Give somebody the stream of the eyes that are theirs now."""
        connection = self._people.connection(person)
        if connection is None:
            return
        guest: Guest = connection.hearing
        self.hush(connection, guest)
        roster = self._room.roster
        who, eyes = roster[person], roster.eyes(person)
        token = self._token(guest, who)
        # Kept before it is told: a token that a killed host does not know lets nobody in.
        self._hooks.changed()
        seated = Seated(person, who.role, eyes, token)
        connection.send(messages.written(seated))
        host = self._room.host
        if host is not None:
            audience = self._room.audience
            behind = audience.behind if audience.is_behind(person) else None
            source = behind or host
            told = partial(self._follow, guest, source)
            guest.coming = ComingIn(connection, source, self._run, told)

    def _token(self, guest: Guest, who: Person) -> str:
        """Give a player who has none yet a token for coming back."""
        entered = guest.entered
        assert entered is not None
        if who.seat is None or (entered.way == "token" and entered.seat == who.seat):
            return ""
        token = new_token(self._admission.draw)
        self._admission.guests.expect_back(return_key(token), who.seat, entered.roles)
        return token.hex()

    def _follow(self, guest: Guest, source: Source) -> None:
        """Tell somebody who knows the history the view, and from then on what happens."""
        assert guest.person is not None  # who is nobody any more is told nothing
        connection = self._people.connection(guest.person)
        assert connection is not None
        roster = self._room.roster
        version = SPOKEN.newest if guest.entered is None else guest.entered.version
        stream = self.streams.of(source, roster.eyes(guest.person), version)
        guest.stream = stream
        if not _tell_view(connection, stream.add):
            return
        if self._room.game is not None and roster[guest.person].role != "spectator":
            connection.send(messages.written(Record(self._room.game.standing)))

    def again(self, connection: Connection, guest: Guest) -> None:
        """Tell somebody the whole view anew, who lost it."""
        if guest.stream is not None:
            _tell_view(connection, guest.stream.again)

    def _begin_anew(self, connection: Connection) -> None:
        """Tell somebody all that happened, as if they came just now, once all of it has."""
        guest: Guest = connection.hearing
        self.hush(connection, guest)

        def seat() -> None:
            if guest.person is not None and guest.stream is None:
                self.seat(guest.person)

        asyncio.get_running_loop().call_soon(seat)

    def hush(self, connection: Connection, guest: Guest) -> None:
        """Tell a connection no more of the table."""
        if guest.coming is not None:
            guest.coming.stop()
        stream, guest.stream, guest.coming = guest.stream, None, None
        if stream is not None:
            self.streams.leave(stream, connection)


def _tell_view(connection: Connection, tell: Callable[[Connection], None]) -> bool:
    """Tell a whole view; where it is too long for any client, say so and end. Whether it was.

    The host lets no table grow so far, but a file can bring it along.
    """
    try:
        tell(connection)
    except TooLongError as problem:
        log.warning("a view is too long to be told: %s", problem)
        say_goodbye(connection, "too-much", TOO_MUCH)
        return False
    return True

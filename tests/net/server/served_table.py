"""A table for two whose server the test holds, over connections that it holds by hand as well."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

from app.core import intent as i
from app.core.ids import SeatId
from app.net.auth.admission_events import AdmissionEvent
from app.net.auth.client_handshake import ClientHandshake, Credential
from app.net.auth.client_key import new_key
from app.net.encoding import messages
from app.net.encoding.patch.seat_reader import SeatReader
from app.net.server.table_server import TableServer
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import Ask, FromPeople, Role, SayReady, Sit
from app.session.room.messages.to_people import Answered, Bye, Invitation, Notice, Past, Seated
from app.session.room.room import Room
from tests.helpers.handshake_table import OURS, table, with_invite
from tests.helpers.play import decks_for
from tests.helpers.toy_games import duel
from tests.net.by_hand import Client

AKI, REN = 0, 1
JUDGES = bytes(range(16, 32))
"""The secret by which a judge is invited."""

T = TypeVar("T")


class Hosted:
    """A table for two whose decks lie there, and a clock that the test turns."""

    def __init__(self, seed: int | None = 5) -> None:
        self.handshake = table()
        self.handshake.admission.guests.invite(JUDGES, ("judge",))
        setup = Setup(2, (), seed, decks_for(duel.SPEC, 2))
        self.leap = 0.0
        """Seconds that pass with every look at the clock."""
        self.server = TableServer(
            lambda tell: Room(duel.SPEC, setup, tell), self.handshake.admission, self._clock
        )
        self.kept = 0
        """How often something was to be kept."""
        self.events: list[AdmissionEvent] = []
        self.ended = 0
        self.server.hooks.changed = self._keep
        self.server.hooks.told = self.events.append
        self.server.hooks.ended = self._end
        self.server.hooks.invitation = lambda: Invitation(
            "chabudai:abc", self.handshake.admission.code or ""
        )

    def _clock(self) -> float:
        self.handshake.wait(self.leap)
        return self.handshake.now

    def _keep(self) -> None:
        self.kept += 1

    def _end(self) -> None:
        self.ended += 1

    @property
    def room(self) -> Room:
        return self.server.room

    def pair(self) -> tuple[Guest, Guest]:
        """Aki and Ren sit down, and the table is laid since both are ready."""
        aki, ren = Guest(self, "Aki", AKI), Guest(self, "Ren", REN)
        for guest in (aki, ren):
            guest.say(SayReady())
        return aki, ren


class Guest:
    """Somebody who has come in, and all that they were told."""

    def __init__(
        self,
        hosted: Hosted,
        name: str = "",
        seat: SeatId | None = None,
        *,
        role: Role = "player",
        credential: Credential | None = None,
        key: bytes = b"",
    ) -> None:
        """Come in; sit down where a `name` is given."""
        self.hosted, self.key = hosted, key or new_key()
        self.told: list[object] = []
        self.reader = SeatReader()
        self.client = Client(hosted.server)
        calling = ClientHandshake(credential or with_invite(), self.key, OURS)
        reply = calling.open(hosted.handshake.now)
        while reply.say:
            self.client.say(reply.say[0])
            welcome, *rest = self.client.heard()
            reply = calling.receive(welcome, hosted.handshake.now)
            self._hear(rest)
        assert reply.inside is not None, reply.refused
        if name:
            self.say(Sit(name, role, seat))

    def say(self, message: FromPeople) -> None:
        self.client.say(messages.written(message))

    def listen(self) -> None:
        self._hear(self.client.heard())

    def _hear(self, texts: list[bytes]) -> None:
        for text in texts:
            if messages.is_past(text):
                self.told.append(Past(self.reader.past(text)))
            elif messages.is_step(text):
                self.told.append(self.reader.read(text))
            else:
                self.told.append(messages.read_to_people(text))

    def heard(self, kind: type[T]) -> list[T]:
        """Return all that was told of a kind."""
        self.listen()
        return [one for one in self.told if isinstance(one, kind)]

    def codes(self) -> list[str]:
        """Return the codes of the notices that were told."""
        return [one.code for one in self.heard(Notice)]

    @property
    def place(self) -> Seated:
        """The place that was given last."""
        return self.heard(Seated)[-1]

    def do(self, intent: i.Intent) -> str:
        """Make a gesture; return the code of its refusal, "" where it happened."""
        name = f"a{len(self.told)}"
        self.say(Ask(name, 0, intent))
        (answer,) = (one for one in self.heard(Answered) if one.id == name)
        return answer.code

    def sees_the_table(self) -> bool:
        """Whether this end has the view that the host means."""
        self.listen()
        host, view = self.hosted.room.host, self.reader.view
        assert host is not None
        assert view is not None
        return view == host.view_at(host.tree.cursor, view.seat)

    @property
    def bye(self) -> tuple[str, str]:
        """Why the host ended the connection, and how."""
        (bye,) = self.heard(Bye)
        return bye.code, self.client.cable.ended


def during(talk: Callable[[Hosted], Coroutine[None, None, None]], seed: int | None = 5) -> Hosted:
    """Let an evening pass; with a `seed` chance is announced, without one it is mixed."""
    hosted = Hosted(seed)
    asyncio.run(talk(hosted))
    return hosted

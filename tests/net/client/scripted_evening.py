"""A client that comes to a host which follows a script, and all that it told."""

from __future__ import annotations

from typing import TypeVar

from app.core import intent as i
from app.net.auth.client_handshake import Credential
from app.net.auth.client_key import new_key
from app.net.client.connection_state import State
from app.net.client.table_client import TableClient
from app.net.transport.host_address import HostAddress
from app.session.host.updates import Answer, Update
from app.session.room.messages.from_people import Ask, Sit
from app.session.room.messages.to_people import Seated, Told
from app.session.seat.chronicle import BareEntry
from app.session.seat.sent_intent import Sent
from tests.helpers.handshake_table import SECRET
from tests.net.client.scripted_host import (
    AKI,
    LaidTable,
    Line,
    Script,
    ScriptedHost,
)
from tests.net.tables import wait_for

WISH = Sit("Aki", "player", AKI)

DRAW = i.Draw(1, "deck.0", "hand.0")
T = TypeVar("T")


class Heard:
    """All that a client told, in the order of time."""

    def __init__(self) -> None:
        self.all: list[object] = []
        self.names: list[str] = []
        """How the connection stood."""

    def state_is(self, state: State) -> None:
        self.all.append(state)
        self.names.append(state.name)

    def seated(self, seated: Seated) -> None:
        self.all.append(seated)

    def began(self, journal: tuple[BareEntry, ...], run: str) -> None:
        self.all.append((journal, run))

    def told(self, update: Update) -> None:
        self.all.append(update)

    def answered(self, answer: Answer) -> None:
        self.all.append(answer)

    def heard(self, message: Told) -> None:
        self.all.append(message)

    def of(self, kind: type[T]) -> list[T]:
        return [one for one in self.all if isinstance(one, kind)]

    @property
    def state(self) -> State:
        return self.of(State)[-1]


class Evening:
    """A host that is scripted, and a client that comes to it."""

    def __init__(self) -> None:
        self.heard = Heard()
        self.hosts: list[ScriptedHost] = []
        self.clients: list[TableClient] = []

    def host(self, *scripts: Script) -> ScriptedHost:
        host = ScriptedHost(*scripts)
        self.hosts.append(host)
        return host

    def client(
        self, host: ScriptedHost, credential: Credential | None = None, *more: HostAddress
    ) -> TableClient:
        """Return a client that has not begun to connect."""
        credential = credential or Credential("invite", SECRET, host.fingerprint[:16])
        client = TableClient((*more, host.address), credential, new_key(), WISH, self.heard)
        self.clients.append(client)
        return client

    def come(self, *scripts: Script, credential: Credential | None = None) -> TableClient:
        """Let somebody come to a host that follows these scripts."""
        client = self.client(self.host(*scripts), credential)
        client.start()
        return client

    def wait_until(self, name: str) -> State:
        wait_for(lambda: self.heard.names and self.heard.names[-1] == name)
        return self.heard.state

    def close(self) -> None:
        for client in self.clients:
            client.close()
        for host in self.hosts:
            host.close()


def seated(table: LaidTable) -> Script:
    """The script of a host that gives a place and carries out what is asked."""

    def follow(line: Line) -> None:
        table.seat(line)
        while True:
            said = line.hear()
            if isinstance(said, Ask):
                table.carry_out(line, said)

    return follow


def ask(client: TableClient, intent: i.Intent) -> str:
    """Make a gesture; return the name of its request."""
    request = client.pending.open(Sent(intent), AKI, 0)
    client.ask(request)
    return request.id

"""One connection at the host: whatever a client sends, it costs the host little and ends."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.uri import parse_uri

from app.net.transport import connection as connection_module
from app.net.transport.connection import GOING_AWAY, Connection
from app.net.transport.limits import (
    FLOOD,
    GREETING_WAIT,
    LONGEST_CALL,
    MOST_UNREAD,
    REQUESTS_AT_ONCE,
)
from tests.faults.line import framed
from tests.net.by_hand import Cable, Client

TOO_MANY = int(FLOOD + REQUESTS_AT_ONCE) + 10


class Host:
    """Hears what comes through."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def came(self, connection: Connection) -> bool:
        return True

    def opened(self, connection: Connection) -> None:
        self.said.append("opened")

    def heard(self, connection: Connection, text: bytes) -> None:
        self.said.append(text.decode())

    def overheard(self, connection: Connection, text: bytes) -> None:
        self.said.append("too many")

    def closed(self, connection: Connection) -> None:
        self.said.append("closed")


class Now(SimpleNamespace):
    """A clock that stands still until it is put on."""

    seconds: float = 1000.0

    def monotonic(self) -> float:
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Now:
    now = Now()
    monkeypatch.setattr(connection_module, "time", now)
    return now


def greeting() -> bytes:
    client = ClientProtocol(parse_uri("wss://127.0.0.1:1/"))
    client.send_request(client.connect())
    return b"".join(client.data_to_send())


def told(*pieces: bytes) -> tuple[Host, Cable]:
    """Send `pieces` to a host, after the greeting."""
    return sent(greeting(), *pieces)


def sent(*pieces: bytes) -> tuple[Host, Cable]:
    """Send `pieces` to a host."""
    host, cable = Host(), Cable()

    async def talk() -> None:
        connection = Connection(host)
        line: Any = cable
        connection.connection_made(line)
        for piece in pieces:
            if cable.ended:
                break
            connection.data_received(piece)
        connection.connection_lost(None)

    asyncio.run(talk())
    return host, cable


def test_a_message_may_come_in_several_frames(clock: Now) -> None:
    host, _ = told(
        framed(Opcode.TEXT, b"one ", fin=False),
        framed(Opcode.PING, b"?"),
        framed(Opcode.CONT, b"two", fin=True),
    )
    assert host.said == ["opened", "one two", "closed"]


@pytest.mark.parametrize("rest", [b"\x81\x01x", b"\xff" * 9], ids=["no mask", "no frame"])
@pytest.mark.parametrize("refused", [False, True])
def test_what_breaks_the_protocol_in_the_same_breath_as_the_greeting_ends_it(
    rest: bytes, refused: bool, clock: Now
) -> None:
    begun = greeting().replace(b"GET", b"POST") if refused else greeting()
    host, cable = sent(begun + rest)
    assert cable.ended == "closed"
    assert host.said == ["closed"]


def test_what_is_said_to_somebody_who_just_came_follows_the_answer_to_the_greeting(
    clock: Now,
) -> None:
    class Greeting(Host):
        def opened(self, connection: Connection) -> None:
            connection.send(b"Welcome.")
            connection.close()

    async def talk() -> None:
        client = Client(Greeting())
        assert client.cable.written.startswith(b"HTTP/1.1 101 ")
        assert client.heard() == [b"Welcome."]
        assert client.code == GOING_AWAY

    asyncio.run(talk())


def test_frames_without_end_are_too_many_messages(clock: Now) -> None:
    part = framed(Opcode.CONT, b"", fin=False)
    host, cable = told(framed(Opcode.TEXT, b"", fin=False), *(part for _ in range(TOO_MANY)))
    assert cable.ended == "closed"
    assert host.said == ["opened", "closed"]


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_signs_of_life_without_end_are_too_many_messages(opcode: Opcode, clock: Now) -> None:
    _, cable = told(*(framed(opcode, b"") for _ in range(TOO_MANY)))
    assert cable.ended == "closed"


def test_who_pings_and_does_not_read_is_dropped(
    clock: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_module, "MOST_UNREAD", 2000)
    _, cable = told(*(framed(Opcode.PING, b"x" * 100) for _ in range(100)))
    assert cable.ended == "dropped"
    assert cable.unread < 3000 < MOST_UNREAD


def test_nothing_is_written_to_a_cable_that_is_gone(clock: Now) -> None:
    cable = Cable()

    async def talk() -> None:
        connection = Connection(Host())
        line: Any = cable
        connection.connection_made(line)
        connection.data_received(greeting())
        cable.ended, before = "lost", cable.unread
        for _ in range(10):
            connection.send(b"are you there?")
        connection.data_received(framed(Opcode.PING, b"?"))
        assert cable.unread == before
        connection.connection_lost(None)

    asyncio.run(talk())


def test_a_call_that_is_too_long_ends_it(clock: Now) -> None:
    part = b"x" * (LONGEST_CALL // 2 + 1)
    host, cable = told(framed(Opcode.TEXT, part, fin=False), framed(Opcode.CONT, part))
    assert cable.ended == "closed"
    assert host.said == ["opened", "closed"]


def test_a_greeting_that_takes_for_ever_ends_it(clock: Now) -> None:
    cable = Cable()

    async def talk() -> None:
        connection = Connection(Host())
        line: Any = cable
        connection.connection_made(line)
        for letter in b"GET / HTTP/1.1\r\nX: ":
            clock.seconds += GREETING_WAIT / 10
            connection.data_received(bytes((letter,)))
        connection._look()
        connection.connection_lost(None)

    asyncio.run(talk())
    assert cable.ended == "dropped"

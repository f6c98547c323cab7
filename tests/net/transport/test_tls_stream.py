"""TLS at the host’s end: nothing is made for who does not speak it, nothing stays of the gone."""

from __future__ import annotations

import asyncio
import gc
import random
import ssl
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from app.net.transport.certificate import client_context, new_certificate, server_context
from app.net.transport.limits import (
    FAREWELL_WAIT,
    HANDSHAKE_WAIT,
    LONGEST_HANDSHAKE,
    LONGEST_HELLO,
    MOST_WAITING_CONNECTIONS,
)
from app.net.transport.tls_stream import Secured
from app.net.transport.waiting_connections import WaitingConnections
from tests.net.auth.test_handshake_fuzz import mutated


class Cable:
    """A transport that keeps what is written until somebody takes it."""

    def __init__(self) -> None:
        self.written = bytearray()
        self.ended = ""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("192.168.1.7", 5) if name == "peername" else default

    def write(self, data: bytes) -> None:
        assert not self.ended, "written after the end"
        self.written += data

    def taken(self) -> bytes:
        data = bytes(self.written)
        self.written.clear()
        return data

    def get_write_buffer_size(self) -> int:
        return len(self.written)

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "dropped"


class Inner(asyncio.Protocol):
    """What speaks inside: notes what it hears."""

    def __init__(self) -> None:
        self.heard: list[bytes | str] = []
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.heard.append("made")

    def data_received(self, data: bytes) -> None:
        self.heard.append(data)

    def eof_received(self) -> bool:
        self.heard.append("eof")
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        self.heard.append("lost")


class Client:
    """The other end, as Python's own TLS speaks it."""

    def __init__(self) -> None:
        self.coming, self.going = ssl.MemoryBIO(), ssl.MemoryBIO()
        self.tls = client_context().wrap_bio(self.coming, self.going)

    def hello(self) -> bytes:
        with pytest.raises(ssl.SSLWantReadError):
            self.tls.do_handshake()
        return self.going.read()

    def finish(self, answer: bytes) -> bytes:
        self.coming.write(answer)
        self.tls.do_handshake()
        return self.going.read()

    def sealed(self, text: bytes) -> bytes:
        self.tls.write(text)
        return self.going.read()

    def opened(self, data: bytes) -> bytes:
        self.coming.write(data)
        return self.tls.read(1 << 20)


class Line:
    """A connection to a host, and both its ends."""

    def __init__(self, context: ssl.SSLContext, waiting: WaitingConnections | None = None) -> None:
        self.inner = inner = Inner()
        self.cable = Cable()
        self.waiting = WaitingConnections() if waiting is None else waiting
        self.secured = Secured(context, self.waiting, lambda: inner)
        raw: Any = self.cable
        self.secured.connection_made(raw)

    def put(self, data: bytes) -> None:
        """Let bytes arrive."""
        while data:
            room = self.secured.get_buffer(-1)
            now = min(len(room), len(data))
            room[:now] = data[:now]
            self.secured.buffer_updated(now)
            data = data[now:]

    def shake_hands(self) -> Client:
        client = Client()
        self.put(client.hello())
        self.put(client.finish(self.cable.taken()))
        assert self.inner.heard[0] == "made"
        return client


@pytest.fixture(scope="module")
def context() -> ssl.SSLContext:
    return server_context(new_certificate(0.0))


@contextmanager
def in_a_loop() -> Iterator[asyncio.AbstractEventLoop]:
    """A running loop without sockets."""
    loop = asyncio.new_event_loop()
    asyncio.events._set_running_loop(loop)
    try:
        yield loop
    finally:
        asyncio.events._set_running_loop(None)
        loop.close()


def test_what_is_said_passes_both_ways(context: ssl.SSLContext) -> None:
    with in_a_loop():
        line = Line(context)
        client = line.shake_hands()
        line.put(client.sealed(b"one") + client.sealed(b"two"))
        assert line.inner.heard == ["made", b"one", b"two"]
        line.secured.write(b"three")
        assert b"three" not in line.cable.written
        assert client.opened(line.cable.taken()) == b"three"


def test_bytes_may_come_one_by_one(context: ssl.SSLContext) -> None:
    with in_a_loop():
        line, client = Line(context), Client()
        for byte in client.hello():
            line.put(bytes((byte,)))
        for byte in client.finish(line.cable.taken()) + client.sealed(b"slowly"):
            line.put(bytes((byte,)))
        assert line.inner.heard == ["made", b"slowly"]


def test_what_comes_with_the_end_of_the_handshake_is_heard(context: ssl.SSLContext) -> None:
    with in_a_loop():
        line, client = Line(context), Client()
        line.put(client.hello())
        line.put(client.finish(line.cable.taken()) + client.sealed(b"at once"))
        assert line.inner.heard == ["made", b"at once"]


def test_much_passes_at_once(context: ssl.SSLContext) -> None:
    much = bytes(range(256)) * 2000
    with in_a_loop():
        line = Line(context)
        client = line.shake_hands()
        line.put(client.sealed(much))
        heard = b"".join(part for part in line.inner.heard if isinstance(part, bytes))
        assert heard == much
        line.secured.write(much)
        assert line.secured.get_write_buffer_size() > len(much)
        client.coming.write(line.cable.taken())
        back = b""
        while len(back) < len(much):
            back += client.tls.read(1 << 20)
        assert back == much


@pytest.mark.parametrize(
    "nonsense",
    [
        b"GET / HTTP/1.1\r\n",
        b"\x00",
        b"\x16\x04",
        b"\x16\x03\x01\xff\xff",
        b"\x16\x03\x01\x00\x00",
        b"\x16\x03\x01" + (LONGEST_HELLO + 1).to_bytes(2, "big"),
    ],
)
def test_no_tls_is_made_for_who_does_not_speak_it(context: ssl.SSLContext, nonsense: bytes) -> None:
    with in_a_loop():
        line = Line(context)
        line.put(nonsense)
        assert line.cable.ended == "dropped"
        assert line.secured._tls is None
        line.secured.connection_lost(None)
        assert (line.inner.heard, len(line.waiting)) == ([], 0)


def test_no_tls_is_made_before_the_first_word_is_whole(context: ssl.SSLContext) -> None:
    with in_a_loop():
        line, client = Line(context), Client()
        hello = client.hello()
        line.put(hello[:-1])
        assert (line.secured._tls, line.cable.ended) == (None, "")
        line.put(hello[-1:])
        assert line.secured._tls is not None


def test_a_first_word_that_is_spoilt_ends_it(context: ssl.SSLContext) -> None:
    with in_a_loop():
        line, hello = Line(context), bytearray(Client().hello())
        hello[5] ^= 0xFF
        line.put(bytes(hello))
        assert line.cable.ended == "closed"
        assert not line.inner.heard


def test_a_handshake_without_end_ends(context: ssl.SSLContext) -> None:
    with in_a_loop():
        line = Line(context)
        line.put(Client().hello())
        # Part after part of a record that never is whole.
        line.put(b"\x17\x03\x03\x40\x00")
        for _ in range(LONGEST_HANDSHAKE // 1000 + 2):
            if not line.cable.ended:
                line.put(b"x" * 1000)
        assert line.cable.ended
        assert not line.inner.heard


def test_who_says_nothing_is_dropped_after_a_while(context: ssl.SSLContext) -> None:
    with in_a_loop() as loop:
        line = Line(context)
        timer = line.secured._timer
        assert timer is not None
        assert timer.when() - loop.time() == pytest.approx(HANDSHAKE_WAIT, abs=0.5)
        line.secured.abort()
        assert line.cable.ended == "dropped"


def test_a_broken_record_ends_it(context: ssl.SSLContext) -> None:
    with in_a_loop():
        line = Line(context)
        spoilt = bytearray(line.shake_hands().sealed(b"give me a card"))
        spoilt[-1] ^= 1
        line.put(bytes(spoilt))
        assert line.cable.ended == "closed"
        line.secured.connection_lost(None)
        assert line.inner.heard == ["made", "lost"]


def test_a_farewell_is_said_and_heard(context: ssl.SSLContext) -> None:
    with in_a_loop() as loop:
        line = Line(context)
        client = line.shake_hands()
        line.secured.write(b"the table is closed")
        line.secured.close()
        said = line.cable.taken()
        assert (line.cable.ended, line.secured.is_closing()) == ("closed", True)
        assert client.opened(said) == b"the table is closed"
        assert client.tls.read(10) == b""
        line.secured.write(b"more")
        assert not line.cable.written
        # Whoever does not read it does not keep it open.
        timer = line.secured._timer
        assert timer is not None
        assert timer.when() - loop.time() == pytest.approx(FAREWELL_WAIT, abs=0.5)


def test_the_other_side_may_end_it(context: ssl.SSLContext) -> None:
    with in_a_loop():
        line = Line(context)
        client = line.shake_hands()
        with pytest.raises(ssl.SSLWantReadError):
            client.tls.unwrap()
        line.put(client.going.read())
        assert line.inner.heard == ["made", "eof"]
        assert line.cable.ended == "closed"


def test_nothing_is_written_to_a_cable_that_is_gone(context: ssl.SSLContext) -> None:
    with in_a_loop():
        line = Line(context)
        line.shake_hands()
        line.cable.taken()
        line.cable.ended = "lost"
        assert line.secured.is_closing()
        line.secured.write(b"are you there?")
        assert not line.cable.written


def test_inside_somebody_may_hang_up_while_hearing(context: ssl.SSLContext) -> None:
    with in_a_loop():
        line = Line(context)
        client = line.shake_hands()
        hears: Callable[[bytes], None] = line.inner.heard.append

        def hang_up(data: bytes) -> None:
            hears(data)
            line.secured.abort()

        line.inner.data_received = hang_up  # type: ignore[method-assign]
        line.put(client.sealed(b"one") + client.sealed(b"two"))
        assert line.inner.heard == ["made", b"one"]
        line.put(client.sealed(b"three"))
        line.secured.connection_lost(None)
        assert line.inner.heard == ["made", b"one", "lost"]


@pytest.mark.parametrize("inside", [False, True])
def test_whatever_bytes_come_nothing_is_raised(context: ssl.SSLContext, inside: bool) -> None:
    chance = random.Random(7)
    with in_a_loop():
        for _ in range(150):
            line = Line(context)
            said = line.shake_hands().sealed(b"a word" * 50) if inside else Client().hello()
            strange = mutated(said, chance) + chance.randbytes(chance.choice((0, 0, 3, 300)))
            while strange:
                many = chance.choice((1, 5, 100, 5000))
                line.put(strange[:many])
                strange = strange[many:]
            line.secured.connection_lost(None)
            assert len(line.waiting) == 0
            assert not inside or line.inner.heard[-1] == "lost"


@pytest.mark.parametrize("far", ["silent", "hello", "inside"])
def test_nothing_of_it_waits_for_the_collector(context: ssl.SSLContext, far: str) -> None:
    gc.collect()
    gc.disable()
    try:
        with in_a_loop():
            line = Line(context)
            if far == "hello":
                line.put(Client().hello())
            elif far == "inside":
                line.shake_hands()
            held = weakref.ref(line.secured._tls) if line.secured._tls is not None else None
            gone = weakref.ref(line.secured)
            line.secured.abort()
            line.secured.connection_lost(None)
            assert held is None or held() is None
            del line
            assert gone() is None
    finally:
        gc.enable()


def test_strangers_make_room_and_whoever_is_through_does_not(context: ssl.SSLContext) -> None:
    with in_a_loop():
        waiting = WaitingConnections()
        inside = [Line(context, waiting) for _ in range(3)]
        for line in inside:
            line.shake_hands()
        strangers = [Line(context, waiting) for _ in range(MOST_WAITING_CONNECTIONS + 10)]
        assert [line.cable.ended for line in strangers[:11]] == ["dropped"] * 10 + [""]
        assert not any(line.cable.ended for line in inside)
        assert len(waiting) == MOST_WAITING_CONNECTIONS

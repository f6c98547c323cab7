"""A crowd of strangers that connects: it costs the host little, and keeps nobody out."""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from app.games.game_registry import GAMES
from app.net.auth.client_key import new_key
from app.net.server.hosting import Open
from app.net.transport.certificate import client_context
from app.session.host.local_table import lay_table
from app.store.tables.table_file import write_table
from app.store.tables.table_file_words import SUFFIX
from tests.faults.host_process import HostProcess
from tests.helpers.ports import free_port
from tests.net.tables import Guest

CROWD = 400
"""Strangers at once."""
MOST_GROWTH = 6.0
"""Megabytes that all of them together may cost. With TLS as the event loop does it they cost 54."""

KEYS = (new_key(), new_key())
"""What the programs of the two who play are known by."""

pytestmark = [
    pytest.mark.skipif(
        not Path("/proc/self/status").exists(), reason="memory is measured as Linux tells it"
    ),
    pytest.mark.slow,
    pytest.mark.timeout(400),
]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[HostProcess]:
    file = tmp_path / f"evening{SUFFIX}"
    decks = (("A",) * 60, ("R",) * 60)
    write_table(file, lay_table(GAMES["pokemon"], ("Aki", "Ren"), decks).host.journal)
    process = HostProcess(tmp_path, (str(file),), free_port())
    try:
        asyncio.run(process.start())
        yield process
        said = process.log.read_text(errors="replace")
        assert "Traceback" not in said, said[-3000:]
    finally:
        process.put_away()


@contextmanager
def come_in(host: HostProcess, name: str, seat: int) -> Iterator[Guest]:
    said = host.said
    ways = (said["port"], said["invite"], said["judge_invite"], said["code"], tuple(said["hosts"]))
    guest = Guest(Open(*ways), name, seat=seat, key=KEYS[seat])
    try:
        yield guest.wait_inside()
    finally:
        guest.close()


def first_word() -> bytes:
    """Return what a client of TLS says first."""
    going = ssl.MemoryBIO()
    with pytest.raises(ssl.SSLWantReadError):
        client_context().wrap_bio(ssl.MemoryBIO(), going).do_handshake()
    return going.read()


def connect_strangers(
    host: HostProcess, count: int, words: Callable[[int], bytes], held: ExitStack
) -> None:
    """Let so many strangers come, say something, and stay."""
    for number in range(count):
        one = socket.create_connection(("127.0.0.1", host.port), 10.0)
        held.enter_context(one)
        one.settimeout(0.5)
        # Who had to make room is gone by now.
        with ExitStack() as may_fail:
            may_fail.push(lambda kind, *_: kind is not None and issubclass(kind, OSError))
            one.sendall(words(number))


def strange(number: int) -> bytes:
    hello = first_word()
    return (b"", os.urandom(100), hello[: len(hello) // 2], hello)[number % 4]


def test_a_crowd_costs_little_and_keeps_nobody_out(host: HostProcess) -> None:
    with come_in(host, "Aki", 0) as aki:
        with ExitStack() as held:
            connect_strangers(host, 40, strange, held)
            with come_in(host, "Ren", 1):
                pass
        before = host.memory
        for _ in range(3):
            with ExitStack() as held:
                connect_strangers(host, CROWD, strange, held)
                with come_in(host, "Ren", 1) as ren:
                    assert ren.table.me is not None
        assert aki.table.state.name == "inside"
    grown = host.memory - before
    assert grown < MOST_GROWTH, f"{grown:.1f} MB more"


def test_who_only_shook_hands_keeps_nobody_out_for_long(host: HostProcess) -> None:
    """Strangers behind TLS that never become a WebSocket."""
    context = client_context()
    with ExitStack() as held:
        for _ in range(CROWD // 4):
            raw = socket.create_connection(("127.0.0.1", host.port), 10.0)
            held.enter_context(raw)
            held.enter_context(context.wrap_socket(raw))
        with come_in(host, "Aki", 0):
            pass

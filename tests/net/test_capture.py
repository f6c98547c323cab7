"""What somebody hears who listens on the cable: no card, no name, no word.

Twice over: by a socket of ours that is given every packet, and by tcpdump where it is installed.
"""

from __future__ import annotations

import base64
import gzip
import shutil
import signal
import socket
import subprocess
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

import pytest

from app.core import intent as i
from app.session.room.messages.table_talk import Say
from tests.net.captured import found, pcap_packets, streams
from tests.net.tables import wait_for
from tests.net.tapped import DECKS, evening

EVERYTHING = 0x0003
"""ETH_P_ALL of the Linux headers: packets of every protocol."""
SO_RCVBUFFORCE = 33
"""Of the Linux headers: room beyond what everybody may have."""
WORDS = ("kind", "deck.0", "hand.0", "seated", "good luck")


class Listening(Protocol):
    """Hears every packet on the loopback device."""

    def heard(self) -> list[bytes]:
        """Return the packets that came so far."""

    def close(self) -> None:
        """Listen no more."""


class Listener:
    """A socket that is given every packet."""

    def __init__(self, folder: Path) -> None:
        del folder
        if not hasattr(socket, "AF_PACKET"):
            pytest.skip("packets can be listened to in this way on Linux alone")
        self._heard: list[bytes] = []
        try:
            kind = (socket.AF_PACKET, socket.SOCK_RAW, socket.htons(EVERYTHING))
            self._socket = socket.socket(*kind)
        except PermissionError:
            pytest.skip("listening to packets needs the rights of root (or CAP_NET_RAW)")
        # As much as is asked for, where one may: all that other tests say to each other comes too.
        for kind_of_room in (SO_RCVBUFFORCE, socket.SO_RCVBUF):
            with suppress(PermissionError):
                self._socket.setsockopt(socket.SOL_SOCKET, kind_of_room, 1 << 26)
                break
        self._socket.bind(("lo", 0))
        self._socket.settimeout(0.1)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        while not self._over.is_set():
            with suppress(TimeoutError):
                self._heard.append(self._socket.recv(1 << 17))

    def heard(self) -> list[bytes]:
        return list(self._heard)

    def close(self) -> None:
        self._over.set()
        self._thread.join()
        self._socket.close()


class Tcpdump:
    """The program that everybody listens with."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("tcpdump")
        if program is None:
            pytest.skip("tcpdump is not installed")
        self._file, self._said = folder / "heard.pcap", folder / "tcpdump.txt"
        words = ("-i", "lo", "-s", "0", "-B", "16384", "-U", "-Z", "root", "-w", str(self._file))
        with self._said.open("wb") as said:
            self._process = subprocess.Popen(
                (program, *words, "tcp"), stdin=subprocess.DEVNULL, stdout=said, stderr=said
            )
        try:
            wait_for(lambda: b"listening on" in self._text() or self._process.poll() is not None)
        except AssertionError:
            self.close()
            raise
        if self._process.poll() is not None:
            pytest.skip(f"tcpdump may not listen: {self._text().decode(errors='replace')}")

    def _text(self) -> bytes:
        return self._said.read_bytes()

    def heard(self) -> list[bytes]:
        return pcap_packets(self._file)

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(20.0)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        said = self._text()
        assert b"packets captured" not in said or b"\n0 packets dropped by kernel" in said, said


@pytest.fixture(params=[Listener, pytest.param(Tcpdump, marks=pytest.mark.slow)])
def listener(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Listening]:
    listening: Listening = request.param(tmp_path)
    try:
        yield listening
    finally:
        listening.close()


@contextmanager
def plain_connection() -> Iterator[tuple[int, socket.socket]]:
    """Give the port of somebody who hears what is not encrypted, and the other end."""
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        socket.create_connection(server.getsockname()) as near,
    ):
        yield server.getsockname()[1], near


def bare_deflate(text: bytes) -> bytes:
    packer = zlib.compressobj(wbits=-15)
    return packer.compress(text) + packer.flush()


SAYINGS: dict[str, Callable[[str], bytes]] = {
    "plain": str.encode,
    "utf-16": lambda text: text.encode("utf-16"),
    "hexadecimal": lambda text: text.encode().hex().encode(),
    "base64": lambda text: base64.b64encode(text.encode()),
    "zlib": lambda text: zlib.compress(text.encode()),
    "gzip": lambda text: gzip.compress(text.encode()),
    "deflate": lambda text: bare_deflate(text.encode()),
}


@pytest.mark.parametrize(
    ("form", "before"), [*((form, "") for form in SAYINGS), ("base64", "a"), ("base64", "ab")]
)
def test_what_is_not_encrypted_is_found(listener: Listening, form: str, before: str) -> None:
    """Otherwise what is not found proves nothing."""
    said = SAYINGS[form](f"{before}the top card is Aki-07, and below it lies Aki-11")
    with plain_connection() as (port, near):
        near.sendall(said[:9])
        near.sendall(said[9:])
        wait_for(lambda: sum(map(len, streams(listener.heard(), port))) >= len(said))
        heard = streams(listener.heard(), port)
    assert heard == [said]
    # The end of a word shows in base64 only roughly: its neighbours are found with it.
    assert {"Aki-07", "Aki-11"} <= found(DECKS[0], heard)
    assert not found(DECKS[1], heard)


def test_who_listens_on_the_cable_hears_no_card(
    listener: Listening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with evening(tmp_path, monkeypatch) as one:
        one.lay()
        aki = one.guests["Aki"]
        aki.say(Say("good luck"))
        for _ in range(5):
            one.ask("Aki", i.Draw(1, "deck.0", "hand.0"))
        hand = aki.view.cards_in("hand.0")
        one.ask("Aki", i.Move(hand[:2], "discard.0"))
        one.settle()
        port = one.table.open.port
        wait_for(lambda: sum(map(len, streams(listener.heard(), port))) > 20_000)
        heard = streams(listener.heard(), port)
        names = {card.ref for card in one.table.host.tree.table.cards}
        handles = {card.handle for card in one.table.host.tree.table.cards if card.handle}
    assert names == {ref for deck in DECKS for ref in deck}
    told = b"".join(text for tap in one.taps.values() for text in tap.told)
    assert any(name.encode() in told for name in names), "nothing was told at all"
    # Not "Aki": three letters, in all their disguises, stand in so many random bytes by chance.
    assert not found({*names, *handles, *WORDS, "Sora"}, heard)

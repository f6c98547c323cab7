"""A seat at a hosted table without a line of Chabudai: written from docs/protocol.md alone.

It needs `websockets` and the standard library. One thread reads: it follows the table, opens the
links of its chain where chance is drawn, and wakes whoever waits for something.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import json
import os
import ssl
import threading
import zlib
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.e2e.independent_curve import public_key, sign
from tests.net.plain_reader import PlainReader

PATIENCE = 20.0
"""Seconds after which what has to come never will."""
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
LINKS = 4096
WIDTH = 128
"""Bytes that what is sent is filled up to a multiple of."""
WHOLE, RECORD = 2, 4
COMMITTED, ASKED = 0, 1


def words() -> tuple[str, ...]:
    """Return the words that steps send by their number, as the docs list them."""
    page = Path(__file__).parents[2] / "docs" / "protocol-messages.md"
    _, _, listed = page.read_text(encoding="utf-8").partition("\n## Words\n")
    return tuple(listed.split("```")[1].split())


class Invite:
    """Where a table is, how to know it, and what lets one in."""

    def __init__(self, text: str) -> None:
        letters = text.strip().lower().removeprefix("chabudai:").replace("-", "")
        for looks, means in (("o", "0"), ("i", "1"), ("l", "1")):
            letters = letters.replace(looks, means)
        number = 0
        for letter in letters:
            number = number << 5 | LETTERS.index(letter)
        data = (number >> (5 * len(letters) % 8)).to_bytes(5 * len(letters) // 8, "big")
        data = data[: 1 + data[0]]
        if zlib.crc32(data[:-4]) != int.from_bytes(data[-4:], "big") or data[1] >> 4 != 1:
            raise ValueError("the invite is damaged, or of another form")
        self.port = int.from_bytes(data[2:4], "big")
        self.pin, self.secret = data[4:20], data[20:36]
        self.hosts = list(_addresses(data[36:-4]))


def _addresses(data: bytes) -> Any:
    while data:
        mark = data[0]
        length = {4: 4, 6: 16}.get(mark, mark - 128)
        part, data = data[1 : 1 + length], data[1 + length :]
        yield part.decode("ascii") if mark > 128 else str(ipaddress.ip_address(part))


class Ticket:
    """What somebody comes in by."""

    def __init__(self, way: str, key: bytes, pin: bytes) -> None:
        self.way, self.key, self.pin = way, key, pin

    @property
    def name(self) -> str:
        """What the key is called."""
        return hashlib.sha256(b"chabudai name" + self.key).digest()[:16].hex()


class Chain:
    """Links for chance: each one hashed is the one that was opened before it."""

    def __init__(self) -> None:
        self._links = [os.urandom(32)]
        for _ in range(LINKS):
            self._links.append(hashlib.sha256(self._links[-1]).digest())
        self.commitment = self._links[-1].hex()
        self.since: int | None = None
        """The last draw that was asked for before the table knew of the chain."""

    def link(self, draw: int) -> str | None:
        """Return the link for a draw, None if the chain has none for it."""
        if self.since is None or not 1 <= draw - self.since <= LINKS:
            return None
        return self._links[LINKS - (draw - self.since)].hex()


class Guest:
    """One person at a table."""

    def __init__(self, invite: Invite, name: str, *, opens_links: bool = True) -> None:
        self.name = name
        self.key = os.urandom(32)
        """The own private key at this table."""
        self.versions = (3, 3)
        """The oldest and the newest version that is spoken."""
        self.token = b""
        self.fingerprint = b""
        """Of the table's certificate, once the host has shown to be the table."""
        self.seated: dict[str, Any] = {}
        self.reader = PlainReader(words())
        self.heard: list[dict[str, Any]] = []
        """All that was said besides the cards."""
        self.whole = 0
        """How often the whole view was asked for, because the own one was not the host's."""
        self.invite = invite
        self._opens_links = opens_links
        self._asks = 0
        self._answers: dict[str, dict[str, Any]] = {}
        self._news = threading.Condition()

    # -- coming and going ---------------------------------------------------------------------

    def come(self) -> None:
        """Come in and sit down: by the invite, or by the token of the own seat."""
        if self.token:
            key = hmac.digest(self.token, b"chabudai return", "sha256")
            ticket = Ticket("token", key, self.fingerprint)
        else:
            ticket = Ticket("invite", self.invite.secret, self.invite.pin)
        self._open = ExitStack()
        self._socket = _connected(self.invite, self._open)
        try:
            self._at_door(ticket)
        except ConnectionError:
            self._open.close()
            raise
        self.seated, self._chain, self._draw = {}, Chain(), 0
        self._stale = True
        self._thread = threading.Thread(target=self._read, name=self.name)
        self._thread.start()
        self.wait(lambda: self.seated)

    def leave(self) -> None:
        """End the connection."""
        self._open.close()
        self._thread.join(PATIENCE)

    def lose(self) -> None:
        """Let the connection break off without a word, as a pulled cable does."""
        with suppress(OSError):
            self._socket.socket.shutdown(2)
        self.leave()

    def _at_door(self, ticket: Ticket) -> None:
        tls: Any = self._socket.socket
        seen = hashlib.sha256(tls.getpeercert(binary_form=True)).digest()
        if not hmac.compare_digest(seen[: len(ticket.pin)], ticket.pin):
            raise ConnectionError("that is another table")
        oldest, newest = self.versions
        hello: dict[str, Any] = {"kind": "hello", "oldest": oldest, "newest": newest}
        hello.update(way=ticket.way, name=ticket.name)
        hello.update(nonce=os.urandom(16).hex(), key=public_key(self.key).hex())
        said = [json.dumps(hello).encode()]
        self._socket.send(said[0].decode())
        said.append(self._door_message("challenge"))
        held = hashlib.sha256(b"chabudai door 1")
        for part in (seen, *said):
            held.update(len(part).to_bytes(4, "big") + part)
        transcript = held.digest()
        proof = hmac.digest(ticket.key, b"chabudai caller" + transcript, "sha256")
        signature = sign(self.key, b"chabudai key" + transcript)
        self._send({"kind": "proof", "proof": proof.hex(), "signature": signature.hex()})
        welcome = json.loads(self._door_message("welcome"))
        right = hmac.digest(ticket.key, b"chabudai host" + transcript, "sha256")
        if not hmac.compare_digest(bytes.fromhex(welcome["proof"]), right):
            raise ConnectionError("that is not the host of the table")
        self.fingerprint = seen

    def _door_message(self, kind: str) -> bytes:
        text = self._socket.recv(PATIENCE)
        assert isinstance(text, str)
        message = json.loads(text)
        if message["kind"] != kind:
            raise ConnectionError(message.get("reason", {}).get("en", "that is no table"))
        return text.encode()

    # -- reading ------------------------------------------------------------------------------

    def _read(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = json.loads(self._socket.recv())
                with self._news:
                    self._hear(message)
                    self._news.notify_all()

    def _hear(self, message: Any) -> None:
        if isinstance(message, list):
            self._follow(message)
        elif message["kind"] == "answered":
            self._answers[message["id"]] = message
        elif message["kind"] == "seated":
            self.seated = message
            if message.get("token"):
                self.token = bytes.fromhex(message["token"])
        elif message["kind"] == "record":
            self._sit_at_chance(message["standing"])
        else:
            self.heard.append(message)
            if message["kind"] == "people" and not self.seated:
                self._send({"kind": "sit", "name": self.name})

    def _follow(self, frame: list[Any]) -> None:
        if frame[0] == RECORD:
            self._hear_of_chance(frame[1:])
        if self._stale and frame[0] != WHOLE:
            return
        try:
            self.reader.read(json.dumps(frame).encode())
            self._stale = False
        except (AssertionError, LookupError, TypeError, ValueError):
            # The own view is not the host's: from the whole one on they are the same again.
            self._stale = True
            self.whole += 1
            self._send({"kind": "view"})

    # -- chance -------------------------------------------------------------------------------

    def _sit_at_chance(self, standing: dict[str, Any]) -> None:
        """Be bound to a chain, where the table mixes its chance."""
        self._draw = standing.get("number", 0)
        if standing.get("table") and self._opens_links:
            key = public_key(self.key).hex()
            self._send({"kind": "commit", "commitment": self._chain.commitment, "key": key})

    def _hear_of_chance(self, entry: list[Any]) -> None:
        kind, *rest = entry
        if kind == COMMITTED and rest[1] == self._chain.commitment:
            self._chain.since = self._draw
        elif kind == ASKED:
            self._draw = rest[0]
            link = self._chain.link(self._draw)
            if link is not None:
                self._send({"kind": "link", "number": self._draw, "link": link})

    # -- doing --------------------------------------------------------------------------------

    @property
    def node(self) -> int:
        """The step that is known last."""
        return self.reader.node

    @property
    def view(self) -> dict[str, Any]:
        """What is known of the table; empty before it is laid."""
        return self.reader.view

    def row(self, zone: str) -> list[str]:
        """Return the names that are seen in a zone, from the top."""
        row: list[str] = self.view["zones"][zone]["row"]
        return row

    def _send(self, message: dict[str, Any]) -> None:
        text = json.dumps(message)
        # Whoever listens on the cable sees lengths.
        self._socket.send(text.ljust(-(-len(text) // WIDTH) * WIDTH))

    def say(self, kind: str, **fields: Any) -> None:
        """Send something besides the cards."""
        self._send({"kind": kind, **fields})

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Make a gesture; return the answer."""
        self._asks += 1
        name = f"{self.key[:4].hex()}.{self._asks}"
        intent = {"kind": kind, **fields}
        self._send({"kind": "ask", "id": name, "on": self.node, "intent": intent})
        self.wait(lambda: name in self._answers)
        return self._answers.pop(name)

    def do(self, kind: str, **fields: Any) -> None:
        """Make a gesture that has to happen."""
        answer = self.ask(kind, **fields)
        if "node" not in answer:
            raise AssertionError(f"{kind} {fields}: {answer['code']}: {answer['en']}")

    def wait(self, thing: Callable[[], object]) -> None:
        """Wait until something is so."""
        with self._news:
            if not self._news.wait_for(thing, PATIENCE):
                raise AssertionError(f"{self.name} never heard of it")


def _connected(invite: Invite, closing: ExitStack) -> ClientConnection:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE  # the fingerprint is compared instead
    for host in invite.hosts:
        place = f"[{host}]" if ":" in host else host
        with suppress(OSError):
            return closing.enter_context(
                connect(
                    f"wss://{place}:{invite.port}/",
                    ssl=context,
                    compression=None,
                    max_size=4 * 1024 * 1024,
                    open_timeout=PATIENCE,
                )
            )
    raise ConnectionError("nobody answers at any address of the invite")

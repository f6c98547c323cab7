"""Says strange things to a listening host, from outside, in the handshake and at the table.

    python -m tests.faults.fuzz --messages 100000 --seed 1

A host process with an honest pair at it; then so many messages from somebody who means harm, who
holds a seat and a spectator's place. Afterwards the pair plays on, the host's log holds no trace of
a failure, its memory has hardly grown, and nothing that Mallory was sent names a card that the
own eyes never saw. A part of it goes to a table that is still to be laid (`gathering`). Prints
figures; fails with the seed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import ssl
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from websockets.frames import Opcode

from app.core.data.codec import seat_bytes
from app.core.ids import SPECTATOR
from app.core.intent import Announce
from app.core.sight import view
from app.games.game_registry import GAMES
from app.net.auth.client_handshake import ClientHandshake, by_invite
from app.net.auth.client_key import new_key
from app.net.auth.invite import read_invite
from app.net.encoding import messages
from app.net.server.hosting import Open
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted
from app.session.room.messages.from_people import Sit
from app.session.room.messages.to_people import People, Seated
from app.store.tables.table_file import write_table
from app.store.tables.table_file_words import SUFFIX
from tests.faults import truth
from tests.faults.gathering import Gathering
from tests.faults.host_process import HostProcess
from tests.faults.line import Line, framed
from tests.faults.strange import changed, samples
from tests.helpers.ports import free_port
from tests.net.auth.test_handshake_fuzz import mutated
from tests.net.tables import Guest, wait_for
from tests.props.oracle import ever_read

AT_A_TIME = 500
"""Messages from one connection at the table, fewer than are too many."""
MOST_GROWTH = 20.0
"""Megabytes by which the host's memory may grow, with what the table itself remembers."""
BEFORE_LAYING = 0.1
"""How much of it is said to a table that is not laid yet."""
SHARES = {
    "bytes": 0.01,
    "tls": 0.01,
    "greeting": 0.01,
    "frames": 0.02,
    "handshake": 0.05,
    "flood": 0.05,
}
"""How much of it comes from where; the rest is said at the table."""


@dataclass
class Figures:
    """What came of it."""

    sent: Counter[str] = field(default_factory=Counter)
    grown: float = 0.0
    """Megabytes."""
    grown_gathering: float = 0.0
    """Megabytes, of the host of a table that was still to be laid."""
    held: float = 0.0
    seconds: float = 0.0
    steps: int = 0
    cards: int = 0
    """On the table in the end: Mallory may bring some."""


class _Fuzz:
    def __init__(self, home: Path, seed: int, most: float) -> None:
        self.chance = random.Random(f"fuzz {seed}")
        self.most = most
        """Megabytes that the host may grow."""
        self.figures = Figures()
        decks = tuple(tuple(f"{name}-secret-{n:02}" for n in range(60)) for name in ("Aki", "Ren"))
        self.refs = {ref for deck in decks for ref in deck}
        self.file = home / f"fuzz{SUFFIX}"
        write_table(self.file, lay_table(GAMES["pokemon"], ("Aki", "Ren"), decks).host.journal)
        self.host = HostProcess(home, (str(self.file),), free_port())
        self.key = new_key()
        """Mallory's, who sits where Ren sits later."""
        self.heard: dict[int, bytearray] = {1: bytearray(), SPECTATOR: bytearray()}
        """What was sent to Mallory, by the eyes."""
        self.hello = b""

    # -- the honest pair ------------------------------------------------------------------------

    def opened(self) -> Open:
        said = self.host.said
        return Open(
            said["port"], said["invite"], said["judge_invite"], said["code"], tuple(said["hosts"])
        )

    def guest(self, name: str, seat: int) -> Guest:
        key = self.key if seat == 1 else None
        return Guest(self.opened(), name, seat=seat, key=key)

    def play(self, guests: tuple[Guest, ...], words: str) -> None:
        for guest in guests:
            for number in range(10):
                answer = guest.ask(Announce("say", f"{words} {guest.name} {number}"))
                assert isinstance(answer, Accepted), answer

    def run(self, count: int) -> None:
        """Say `count` strange things between two games of an honest pair."""
        aki, ren = self.guest("Aki", 0), None
        try:
            aki.wait_inside()
            ren = self.guest("Ren", 1)
            ren.wait_inside()
            self.play((aki, ren), "before")
            ren.close()
            # What is loaded once is loaded by then.
            self.say_all(300)
            before, began = self.host.memory, time.monotonic()
            self.say_all(count)
            self.figures.seconds = time.monotonic() - began
            self.figures.held = self.host.memory
            self.figures.grown = self.figures.held - before
            ren = self.guest("Ren", 1)
            self.play((aki, ren.wait_inside()), "after")
            wait_for(lambda: aki.seat.node == ren.seat.node)
            self.check(aki, ren)
        finally:
            aki.close()
            if ren is not None:
                ren.close()

    def check(self, *pair: Guest) -> None:
        assert self.host.ended is None, "the host did not survive"
        table = truth.read(self.file)
        self.figures.steps = len(table.tree.nodes)
        self.figures.cards = len(table.tree.table.cards)
        for guest in pair:
            seen = view(table.tree.table, guest.seat.seat)
            assert seat_bytes(guest.view) == seat_bytes(seen), f"{guest.name} sees something else"
        said = self.host.log.read_text(errors="replace")
        assert "Traceback" not in said, said[-3000:]
        for eyes, heard in self.heard.items():
            unseen = self.refs - {ref for _, ref in ever_read(table.tree, eyes)}
            named = {ref for ref in unseen if ref.encode() in heard}
            assert not named, f"eyes {eyes} were told {named}"
            assert unseen, "nothing was secret"
        figures = self.figures
        more = f"{figures.grown:.1f} MB more, {figures.steps} steps, {figures.cards} cards"
        assert figures.grown < self.most, more

    # -- strange things -------------------------------------------------------------------------

    def say_all(self, count: int) -> None:
        kinds: dict[str, Callable[[int], None]] = {
            "bytes": self.send_bytes,
            "tls": self.send_tls,
            "greeting": self.send_greetings,
            "frames": self.send_frames,
            "handshake": self.send_in_handshake,
            "flood": self.flood,
        }
        for kind, share in SHARES.items():
            kinds[kind](int(count * share))
        left = count - sum(int(count * share) for share in SHARES.values())
        self.sit_and_talk(left * 2 // 3, as_player=True)
        # Whoever has Ren's key is Ren: by what was said the seat may have been given up, and then
        # it is anybody's. Strangers come while its player is away, and must not get it.
        with self.line() as line:
            line.greet()
            self.seat_of(line, as_player=True)
        self.sit_and_talk(left - left * 2 // 3, as_player=False)

    def line(self, *, tls: bool = True) -> Line:
        return Line(self.host.port, tls=tls)

    def send_bytes(self, count: int) -> None:
        """Bytes that mean nothing, without TLS."""
        for _ in range(count):
            with self.line(tls=False) as line:
                line.raw(self.chance.randbytes(self.chance.choice((1, 5, 100, 3000))))
                self.figures.sent["bytes"] += 1

    def send_tls(self, count: int) -> None:
        """A first word of TLS that is spoilt or cut off."""
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        try:
            context.wrap_bio(incoming, outgoing).do_handshake()
        except ssl.SSLWantReadError:
            hello = outgoing.read()
        for _ in range(count):
            with self.line(tls=False) as line:
                line.raw(mutated(hello, self.chance))
                self.figures.sent["tls"] += 1

    def send_greetings(self, count: int) -> None:
        """A request to become a WebSocket that is none."""
        honest = (
            b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        others = (
            honest.replace(b"GET", b"POST"),
            honest.replace(b"13", b"12"),
            honest.replace(b"\r\n\r\n", b"\r\nOrigin: https://example.invalid\r\n\r\n"),
            honest.replace(b"Host: x", b"Host: " + b"x" * 20_000),
            honest.replace(b"\r\n\r\n", b"\r\nX: y" * 500 + b"\r\n\r\n"),
            b"GET / HTTP/1.1\r\n",
            b"\r\n" * 3000,
        )
        for _ in range(count):
            with self.line() as line:
                one = self.chance.choice((*others, mutated(honest, self.chance)))
                line.raw(one)
                line.messages(0.005)
                self.figures.sent["greeting"] += 1

    def send_frames(self, count: int) -> None:
        """Frames that break the protocol, or keep to it in an odd way."""
        chance = self.chance
        sent = 0
        while sent < count:
            with self.line() as line:
                line.greet()
                for _ in range(chance.randint(1, 4)):
                    line.raw(self.odd_frame())
                    sent += 1
                line.messages(0.005)
        self.figures.sent["frames"] += sent

    def odd_frame(self) -> bytes:
        chance, some = self.chance, self.chance.randbytes(self.chance.choice((0, 1, 10, 200)))
        return chance.choice(
            (
                lambda: b"\x81" + bytes((len(some) % 126,)) + some,  # no mask
                lambda: b"\x81\xff" + (2**63 - 1).to_bytes(8, "big") + b"mask",
                lambda: b"\x81\xff" + (2**64 - 1).to_bytes(8, "big") + b"mask",
                lambda: b"\x81\xfe\xff\xffmask" + some,
                lambda: framed(Opcode.TEXT, some, bits=chance.randint(1, 7)),
                lambda: framed(chance.choice((3, 7, 11, 15)), some),
                lambda: framed(Opcode.CONT, some),
                lambda: framed(Opcode.PING, some * 3),
                lambda: framed(Opcode.PING, some, fin=False),
                lambda: framed(Opcode.PONG, some),
                lambda: framed(Opcode.CLOSE, some),
                lambda: framed(Opcode.CLOSE, b"\x03\xe8\xff\xfe"),
                lambda: framed(Opcode.TEXT, some, fin=False) + framed(Opcode.TEXT, some),
                lambda: (
                    framed(Opcode.TEXT, b"", fin=False) + framed(Opcode.CONT, b"", fin=False) * 90
                ),
                lambda: framed(Opcode.BINARY, some),
                lambda: framed(Opcode.TEXT, b"\xff\xfe" + some),
                lambda: framed(Opcode.TEXT, b"x" * 5000),
            )
        )()

    def send_in_handshake(self, count: int) -> None:
        """Mutated words in the handshake."""
        credential = by_invite(read_invite(self.host.said["invite"]))
        for number in range(count):
            # From many addresses: one of which too much was wrong has to wait.
            source = f"127.0.{1 + number // 250 % 250}.{1 + number % 250}"
            with Line(self.host.port, source=source) as line:
                line.greet()
                client = ClientHandshake(credential, new_key(), line.fingerprint)
                (word,) = client.open(time.monotonic()).say
                if self.chance.random() < 0.3:
                    line.say(word)
                    for told in line.messages(0.5)[:1]:
                        for said in client.receive(told, time.monotonic()).say:
                            word = said
                line.say(mutated(word, self.chance))
                self.figures.sent["handshake"] += 1

    def seat_of(self, line: Line, *, as_player: bool) -> None:
        credential = by_invite(read_invite(self.host.said["invite"]))
        told = line.come_in(credential, self.key if as_player else new_key())
        wish = Sit("Mallory", "player", 1) if as_player else Sit("Mallory", "spectator")
        until = time.monotonic() + 10.0
        asked = False
        while time.monotonic() < until:
            for text in told:
                kind = text[:1] == b"{" and messages.read_to_people(text)
                if isinstance(kind, Seated):
                    return
                if isinstance(kind, People) and not asked:
                    asked = True
                    line.say(messages.written(wish))
            told = line.messages(0.2)
        raise AssertionError("Mallory never sat")

    def sit_and_talk(self, count: int, *, as_player: bool) -> None:
        """Mutated words from somebody who has a place, or watches."""
        eyes = 1 if as_player else SPECTATOR
        left = count
        while left > 0:
            with self.line() as line:
                line.greet()
                self.seat_of(line, as_player=as_player)
                known = samples(view(truth.read(self.file).tree.table, eyes))
                for number in range(min(left, AT_A_TIME)):
                    line.say(self.strange(known))
                    left -= 1
                    self.figures.sent["player" if as_player else "spectator"] += 1
                    if number % 20 == 0:
                        line.messages()
                    if line.closed:
                        break
                line.messages(0.05)
                self.heard[eyes] += line.heard

    def strange(self, known: list[bytes]) -> bytes:
        one = self.chance.choice(known)
        roll = self.chance.random()
        if roll < 0.25:
            return mutated(one, self.chance)
        if roll < 0.9:
            return changed(one, self.chance)
        return one

    def flood(self, count: int) -> None:
        """More, and faster, than anybody may send; and frames that are next to nothing."""
        sent = 0
        while sent < count:
            with self.line() as line:
                line.greet()
                self.seat_of(line, as_player=False)
                one = self.chance.choice(
                    (
                        framed(Opcode.TEXT, b'{"kind":"view"}'),
                        framed(Opcode.TEXT, b'{"kind":"say","text":"x"}'),
                        framed(Opcode.PING, b"x"),
                        framed(Opcode.CONT, b"", fin=False),
                    )
                )
                if one[0] == 0:
                    line.raw(framed(Opcode.TEXT, b"", fin=False))
                for _ in range(10):
                    line.raw(one * 300)
                    sent += 300
                    if line.closed or sent >= count:
                        break
                self.heard[SPECTATOR] += line.heard
        self.figures.sent["flood"] += sent


async def fuzz(count: int, seed: int, most: float) -> Figures:
    """Say `count` strange things to a host. Raises AssertionError."""
    with tempfile.TemporaryDirectory(prefix="chabudai-fuzz-") as folder:
        fuzzed = _Fuzz(Path(folder), seed, most)
        gathering = Gathering(Path(folder) / "gathering", random.Random(f"gathering {seed}"), most)
        before_laying = int(count * BEFORE_LAYING)
        parts = ((fuzzed, count - before_laying), (gathering, before_laying))
        for part, messages_of_it in parts:
            try:
                await part.host.start()
                part.run(messages_of_it)
                assert await part.host.end() == 0
            finally:
                part.host.put_away()
        fuzzed.figures.sent["gathering"] = gathering.sent
        fuzzed.figures.grown_gathering = gathering.grown
    return fuzzed.figures


def main() -> int:
    """Fuzz, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.fuzz")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--growth", type=float, default=MOST_GROWTH, metavar="MEGABYTES")
    options = parser.parse_args()
    figures = asyncio.run(fuzz(options.messages, options.seed, options.growth))
    sys.stdout.write(
        f"seed {options.seed}: {sum(figures.sent.values())} messages, {dict(figures.sent)}\n"
        f"{figures.seconds:.0f} s, {figures.grown:.1f} MB grown to {figures.held:.0f} MB, "
        f"{figures.steps} steps; {figures.grown_gathering:.1f} MB before a table was laid\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

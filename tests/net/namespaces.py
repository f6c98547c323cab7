"""Two machines on one cable: `python -m tests.net.namespaces`, as root on Linux.

The machines are network namespaces. `chabudai host` runs on one, the clients of three people on the
other: Aki types the address and says the code, Ren and Sora have the invite. First everything
passes, and the table is found by itself. Then multicast and broadcast are stopped on the way, as
guest networks do: nothing is found and what to try is said, but everybody sits down and plays all
the same, and sees what the table's file says. Ends by itself within a minute and takes its
namespaces away again; ends with 77 where it may not make any.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parents[2]
SKIPPED = 77
HOST, GUEST = "10.77.0.1", "10.77.0.2"
PORT = 27420
DECKS = ("dragapult-dusknoir", "ns-zoroark")
LOOKS_FOR = 7.0
"""Seconds until what the seeker says is believed, beyond its own patience."""
PATIENCE = 25.0
"""Seconds until a program must have done its part."""
STOPPED = (
    ("ip", "ip", "224.0.0.0/4"),
    ("ip", "ip", "255.255.255.255/32"),
    ("ip", "ip", "10.77.0.255/32"),
    ("ipv6", "ip6", "ff02::fb/128"),
)
"""What does not pass: multicast, broadcast, and multicast DNS over IPv6."""


class NotHereError(Exception):
    """This machine does not let us make namespaces."""


def _run(*words: str) -> None:
    done = subprocess.run(words, capture_output=True, text=True, timeout=10, check=False)
    if done.returncode:
        raise NotHereError(f"`{' '.join(words)}` says: {done.stderr.strip() or done.returncode}")


@contextmanager
def two_machines() -> Iterator[tuple[str, str]]:
    """Give two namespaces that are joined by a cable."""
    if sys.platform != "linux" or os.geteuid() != 0:
        raise NotHereError("this needs Linux and root")
    if shutil.which("ip") is None or shutil.which("tc") is None:
        raise NotHereError("this needs ip and tc, which come with iproute2")
    one, two = f"chabudai-a-{os.getpid()}", f"chabudai-b-{os.getpid()}"
    made = []
    try:
        for name in (one, two):
            _run("ip", "netns", "add", name)
            made.append(name)
            _run("ip", "-n", name, "link", "set", "lo", "up")
        _run("ip", "-n", one, "link", "add", "cable", "type", "veth", "peer", "cable", "netns", two)
        for name, address in ((one, HOST), (two, GUEST)):
            words = ("address", "add", f"{address}/24", "broadcast", "+", "dev", "cable")
            _run("ip", "-n", name, *words)
            _run("ip", "-n", name, "link", "set", "cable", "up")
        yield one, two
    finally:
        for name in made:
            subprocess.run(("ip", "netns", "delete", name), timeout=10, check=False)


def stop_what_is_for_everybody(name: str) -> None:
    """Let nothing leave a namespace that is meant for more than one."""
    tc = ("tc", "-n", name)
    _run(*tc, "qdisc", "add", "dev", "cable", "root", "handle", "1:", "htb", "default", "10")
    for number in ("10", "20"):
        to = ("parent", "1:", "classid", f"1:{number}", "htb", "rate", "1gbit")
        _run(*tc, "class", "add", "dev", "cable", *to)
    # A queue that no packet fits into.
    _run(*tc, "qdisc", "add", "dev", "cable", "parent", "1:20", "bfifo", "limit", "1")
    for number, (protocol, kind, target) in enumerate(STOPPED, 1):
        match = ("u32", "match", kind, "dst", target, "flowid", "1:20")
        where = ("dev", "cable", "parent", "1:", "protocol", protocol, "prio", str(number))
        _run(*tc, "filter", "add", *where, *match)


@contextmanager
def hosting(name: str, home: Path) -> Iterator[dict[str, Any]]:
    """Host a table in a namespace, and give what its people are told."""
    out, errors = home / "said", home / "errors"
    words = ("app", "host", *DECKS, "--title", "Friday", "--json")
    with _program(name, home, out, errors, *words) as host:
        until = time.monotonic() + PATIENCE
        while not (said := out.read_text()).endswith("\n"):
            if host.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the host did not begin: {errors.read_text()}")
            time.sleep(0.05)
        opened: dict[str, Any] = json.loads(said.splitlines()[0])
        # Announced to all by then.
        time.sleep(1.0)
        yield opened
        host.terminate()
        if host.wait(PATIENCE):
            raise RuntimeError(f"the host did not end well: {errors.read_text()}")


def guests(name: str, home: Path, opened: dict[str, Any], keys: list[str]) -> dict[str, Any]:
    """Return what is found in a namespace, what is told, and what three people then see."""
    out, errors = home / "found", home / "errors of the guests"
    words = ("tests.net.namespaces", "guests", opened["invite"], opened["code"], *keys)
    with _program(name, home, out, errors, *words) as playing:
        if playing.wait(3 * PATIENCE):
            raise RuntimeError(errors.read_text())
    found: dict[str, Any] = json.loads(out.read_text())
    return found


@contextmanager
def _program(
    name: str, home: Path, out: Path, errors: Path, *words: str
) -> Iterator[subprocess.Popen[bytes]]:
    command = ("ip", "netns", "exec", name, sys.executable, "-m", *words)
    environment = {**os.environ, "CHABUDAI_HOME": str(home), "CHABUDAI_LANG": "en"}
    with out.open("wb") as said, errors.open("wb") as wrong:
        program = subprocess.Popen(
            command,
            cwd=PROJECT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=wrong,
        )
    try:
        yield program
    finally:
        if program.poll() is None:
            program.kill()
        program.wait()


def whole() -> dict[str, dict[str, Any]]:
    """Return what a guest finds while everything passes, and while what is for everybody does not.

    Raises NotHereError where namespaces are not allowed.
    """
    from app.net.auth.client_key import new_key

    keys = [new_key().hex() for _ in range(3)]
    with (
        tempfile.TemporaryDirectory(prefix="chabudai-namespaces-") as folder,
        two_machines() as (one, two),
    ):
        home = Path(folder)
        with hosting(one, home) as opened:
            found = {"open": guests(two, home, opened, keys)}
            stop_what_is_for_everybody(one)
            stop_what_is_for_everybody(two)
            found["stopped"] = guests(two, home, opened, keys)
        for part in found.values():
            compare(home, part["seen"])
        return found


def compare(home: Path, seen: dict[str, Any]) -> None:
    """See that everybody saw what the table's file says. Raises AssertionError."""
    from app.core.data.codec import seat_bytes
    from app.store.tables.table_file_words import SUFFIX
    from tests.faults import truth
    from tests.faults.guest import digest

    (file,) = home.rglob(f"*{SUFFIX}")
    host = truth.read(file)
    for name, (eyes, node, view) in seen.items():
        there = digest(seat_bytes(host.view_at(node, eyes)))
        assert view == there, f"{name} saw something else"


# -- in a namespace -------------------------------------------------------------------------


def _be_guests(invite: str, code: str, *keys: str) -> None:
    from app.net.discovery.seeker import Seeker

    seeker = Seeker(lambda: None)
    begun = time.monotonic()
    while not seeker.tables and time.monotonic() < begun + PATIENCE:
        if seeker.troubles and time.monotonic() > begun + LOOKS_FOR:
            break
        time.sleep(0.05)
    ways = sorted(str(one) for table in seeker.tables for one in table.addresses)
    titles = [table.notice.title for table in seeker.tables]
    troubles = [trouble.en for trouble in seeker.troubles]
    seeker.close()
    seen = _play(invite, code, [bytes.fromhex(key) for key in keys])
    found = {"tables": titles, "addresses": ways, "troubles": troubles, "seen": seen}
    sys.stdout.write(json.dumps(found))


def _play(invite: str, code: str, keys: list[bytes]) -> dict[str, tuple[int, int, str]]:
    """Sit down, play a little, and return (eyes, step, view) of everybody."""
    from app.core.data.codec import seat_bytes
    from app.core.intent import Announce, Draw
    from app.net.auth.client_handshake import by_code
    from app.net.auth.invite import Invite, read_invite, write_invite
    from app.net.server.hosting import Open
    from app.net.transport.host_address import read_address
    from app.session.host.updates import Accepted
    from app.session.room.messages.from_people import SayReady
    from tests.faults.guest import digest
    from tests.net.tables import Guest, wait_for

    invited, typed = read_invite(invite), read_address(HOST)
    # With a code only the address counts that was typed: what an invite knows besides is not true.
    spoken = write_invite(Invite((typed.host,), typed.port, bytes(16), bytes(16)))
    by_address = Open(typed.port, spoken, "", code, (typed.host,))
    by_invite = Open(invited.port, invite, "", "", invited.hosts)
    people = [
        Guest(by_address, "Aki", key=keys[0], seat=0, credential=by_code(code)),
        Guest(by_invite, "Ren", key=keys[1], seat=1),
        Guest(by_invite, "Sora", key=keys[2], role="spectator"),
    ]
    try:
        for one in people:
            one.wait_inside()
        for one in people[:2]:
            one.say(SayReady())
        first, second, watching = people
        for one in (first, second):
            for intent in (Draw(2, f"deck.{one.seat.seat}", f"hand.{one.seat.seat}"), Announce()):
                answer = one.ask(intent)
                if not isinstance(answer, Accepted):
                    raise TypeError(f"{one.name} was answered {answer}")
        wait_for(lambda: first.seat.node == second.seat.node == watching.seat.node)
        return {
            one.name: (one.seat.seat, one.seat.node, digest(seat_bytes(one.view))) for one in people
        }
    finally:
        for one in people:
            one.close()


def main() -> int:
    """Run the part that is named, or all of it."""
    words = sys.argv[1:]
    if words:
        parts: dict[str, Callable[..., None]] = {"guests": _be_guests}
        parts[words[0]](*words[1:])
        return 0
    try:
        found = whole()
    except NotHereError as problem:
        sys.stdout.write(f"skipped: {problem}\n")
        return SKIPPED
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

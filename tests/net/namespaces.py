"""Two machines on one cable: `python -m tests.net.namespaces`, as root on Linux.

The machines are network namespaces. First everything passes between them, and a table is found by
itself. Then multicast and broadcast are stopped on the way, as guest networks do: nothing is
found, what to try is said, and a typed address still leads to the table. Ends by itself within a
minute and takes its namespaces away again; ends with 77 where it may not make any.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

PROJECT = Path(__file__).resolve().parents[2]
SKIPPED = 77
HOST, GUEST = "10.77.0.1", "10.77.0.2"
PORT = 27420
LOOKS_FOR = 7.0
"""Seconds, beyond the patience of the seeker."""
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
def hosting(name: str) -> Iterator[None]:
    """Have a table announced in a namespace, and a port that greets who calls."""
    with _program(name, "host") as host:
        assert host.stdout is not None
        if host.stdout.readline() != "open\n":
            raise RuntimeError("the host did not begin")
        yield


def guest(name: str) -> dict[str, Any]:
    """Return what somebody in a namespace finds, is told, and reaches by the typed address."""
    with _program(name, "guest") as seeking:
        said, _ = seeking.communicate(timeout=30)
        found: dict[str, Any] = json.loads(said)
        return found


@contextmanager
def _program(name: str, part: str) -> Iterator[subprocess.Popen[str]]:
    words = ("ip", "netns", "exec", name, sys.executable, "-m", "tests.net.namespaces", part)
    program = subprocess.Popen(
        words, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        yield program
    finally:
        for stream in (program.stdin, program.stdout):
            _close(stream)
        try:
            program.wait(5)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()


def _close(stream: IO[str] | None) -> None:
    if stream is not None and not stream.closed:
        stream.close()


def whole() -> dict[str, dict[str, Any]]:
    """Return what a guest finds while everything passes, and while what is for everybody does not.

    Raises NotHereError where namespaces are not allowed.
    """
    with two_machines() as (one, two), hosting(one):
        found = {"open": guest(two)}
        stop_what_is_for_everybody(one)
        stop_what_is_for_everybody(two)
        found["stopped"] = guest(two)
        return found


# -- in a namespace -------------------------------------------------------------------------


def _be_host() -> None:
    from app.net.announcer import Announcer
    from app.net.notice import notice_of

    with socket.create_server((HOST, PORT)) as server:
        server.settimeout(0.2)
        announcer = Announcer(notice_of("Friday", "pokemon", PORT, 1, bytes(32)))
        announcer.wait(10)
        sys.stdout.write("open\n")
        sys.stdout.flush()
        end = time.monotonic() + 60
        os.set_blocking(sys.stdin.fileno(), False)
        # Until whoever began it lets go of the other end.
        while time.monotonic() < end and os.getppid() != 1 and not _let_go():
            try:
                caller, _ = server.accept()
            except TimeoutError:
                continue
            with caller:
                caller.sendall(b"welcome")
        announcer.close()


def _let_go() -> bool:
    try:
        return os.read(sys.stdin.fileno(), 1) == b""
    except BlockingIOError:
        return False


def _be_guest() -> None:
    from app.net.host_address import read_address
    from app.net.seeker import Seeker

    seeker = Seeker(lambda: None)
    end = time.monotonic() + LOOKS_FOR
    while time.monotonic() < end and not seeker.tables:
        time.sleep(0.05)
    where = read_address(HOST)
    with socket.create_connection((where.host, where.port), timeout=5) as call:
        said = call.recv(100).decode()
    ways = sorted(str(one) for table in seeker.tables for one in table.addresses)
    titles = [table.notice.title for table in seeker.tables]
    troubles = [trouble.en for trouble in seeker.troubles]
    seeker.close()
    found = {"tables": titles, "addresses": ways, "troubles": troubles, "by address": said}
    sys.stdout.write(json.dumps(found))


def main() -> int:
    """Run the part that is named, or all of it."""
    part = sys.argv[1] if len(sys.argv) > 1 else ""
    if part:
        {"host": _be_host, "guest": _be_guest}[part]()
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

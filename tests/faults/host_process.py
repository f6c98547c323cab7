"""`chabudai host` in a process of its own, which can be killed, stopped and begun again."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from app.cli.verbs import host_verb
from app.net.server import hosted_table
from tests.faults import host_with_a_clock
from tests.faults.forked import Forked

PROJECT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
LOADED = (host_verb, hosted_table)
"""What a host needs that is a copy of this process: it would load it anew each time."""


class NotBegunError(AssertionError):
    """A host that ended before its table could be joined; says what it said."""


class HostProcess:
    """One host, from start to start."""

    def __init__(
        self,
        home: Path,
        what: tuple[str, ...],
        port: int,
        *,
        fresh: bool = True,
        data: Path | None = None,
    ) -> None:
        self.home = home
        """Where it says what it says."""
        self.data = data or home
        """Where the program keeps its files."""
        self.fresh = fresh
        """Whether it is started from the command line, or as a copy of this process."""
        self.what = what
        """The file, or the decks."""
        self.port = port
        self.said: dict[str, Any] = {}
        """How the table can be joined."""
        self.starts = 0
        self.most_memory = 0.0
        """Megabytes that any of its processes held."""
        self._process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def log(self) -> Path:
        """What all its processes said on their standard error."""
        return self.home / "host.log"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def ended(self) -> int | None:
        """With what its process ended by itself; None if it runs."""
        return None if self._process is None else self._process.poll()

    async def start(self) -> None:
        """Begin to host, and wait until the table can be joined. Raises NotBegunError."""
        self.starts += 1
        out = self.home / f"host.{self.starts}.out"
        begin = started if self.fresh else copied
        self._process = begin(self.data, self.what, self.port, out, self.log)
        until = time.monotonic() + PATIENCE
        while not (line := _open_line(out)):
            code = self._process.poll()
            if code is not None:
                said = self.log.read_text(errors="replace")
                raise NotBegunError(f"no table, but {code}: {said}")
            assert time.monotonic() < until, "the host takes for ever"
            await asyncio.sleep(0.01)
        self.said = line

    @property
    def memory(self) -> float:
        """Megabytes that it holds just now."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def kill(self) -> None:
        """End it at once, as a crash does."""
        self._note_memory()
        assert self._process is not None
        _killed(self._process)

    def signal(self, number: signal.Signals) -> None:
        """Stop it, let it go on, or tell it another time."""
        assert self._process is not None
        self._process.send_signal(number)

    def limit_files(self, size: int | None) -> None:
        """Let its files grow up to `size` bytes, as on a disk that is full; None: for ever."""
        most = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    async def end(self) -> int:
        """End it in good order and return with what it ended."""
        self._note_memory()
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return await ended(self._process)

    def put_away(self) -> None:
        """Leave no process behind."""
        if self._process is not None and self._process.poll() is None:
            _killed(self._process)

    def _note_memory(self) -> None:
        try:
            status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        except OSError:
            return
        for line in status.splitlines():
            if line.startswith("VmHWM"):
                self.most_memory = max(self.most_memory, int(line.split()[1]) / 1024)


def started(
    home: Path, what: tuple[str, ...], port: int, out: Path, log: Path
) -> subprocess.Popen[bytes]:
    """Start a host; nothing of it is piped."""
    with out.open("wb") as said, log.open("ab") as errors:
        return subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.faults.host_with_a_clock", "host", *what),
                *("--json", "--listen", "127.0.0.1", "--port", str(port)),
            ],
            cwd=PROJECT,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=errors,
            env={**os.environ, "CHABUDAI_HOME": str(home)},
        )


def copied(home: Path, what: tuple[str, ...], port: int, out: Path, log: Path) -> Forked:
    """Start a host as a copy of this process."""
    words = ["host", *what, "--json", "--listen", "127.0.0.1", "--port", str(port)]

    def run() -> int:
        os.environ["CHABUDAI_HOME"] = str(home)
        return host_with_a_clock.run(words)

    return Forked(run, log, out)


def _killed(process: subprocess.Popen[bytes] | Forked) -> None:
    process.kill()
    if isinstance(process, subprocess.Popen):
        process.wait(PATIENCE)


async def ended(process: subprocess.Popen[bytes] | Forked) -> int:
    """Wait for the end of a process; kill one that does not come to it."""
    until = time.monotonic() + PATIENCE
    while process.poll() is None:
        if time.monotonic() > until:
            _killed(process)
            raise AssertionError("a host did not end")
        await asyncio.sleep(0.01)
    code = process.poll()
    assert code is not None
    return code


def _open_line(out: Path) -> dict[str, Any] | None:
    if not out.exists():
        return None
    for line in out.read_bytes().splitlines(keepends=True):
        if line.endswith(b"\n"):
            told: dict[str, Any] = json.loads(line)
            if told["event"] == "open":
                return told
    return None

"""A process that begins as a copy of this one: real, to be killed, and there at once.

An evening of faults starts a dozen programs; loading each from the disk would take most of it.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path

MOST_FILES = 4096


class Forked:
    """One process; what it is ends with it."""

    def __init__(
        self,
        run: Callable[[], int],
        errors: Path,
        out: Path | None = None,
        keep: Iterable[int] = (),
    ) -> None:
        """Run `run` in a copy of this process, which ends with what that returns.

        Its standard error goes to the end of `errors`, what it prints to `out`; of the files that
        are open here it has those of `keep`: a socket that both had would not close.
        """
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        self._code: int | None = None
        if self.pid == 0:
            _be(run, errors, out, sorted(keep))

    def poll(self) -> int | None:
        """Return with what it ended; None if it runs."""
        if self._code is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self._code = os.waitstatus_to_exitcode(status)
        return self._code

    def send_signal(self, number: signal.Signals) -> None:
        """Signal it, if it runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)
            _, status = os.waitpid(self.pid, 0)
            self._code = os.waitstatus_to_exitcode(status)


def _be(run: Callable[[], int], errors: Path, out: Path | None, keep: list[int]) -> None:
    code = 1
    try:
        _open_as(2, errors, os.O_APPEND)
        if out is not None:
            _open_as(1, out, os.O_TRUNC)
        first = 3
        for kept in keep:
            os.closerange(first, kept)
            first = kept + 1
        os.closerange(first, MOST_FILES)
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD):
            signal.signal(number, signal.SIG_DFL)
        code = run()
    except BaseException:  # noqa: BLE001 - there is nobody above
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _open_as(number: int, path: Path, how: int) -> None:
    opened = os.open(path, os.O_WRONLY | os.O_CREAT | how, 0o600)
    os.dup2(opened, number)

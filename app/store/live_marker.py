"""The marker beside a table that is being played: "somebody has this open".

It is there from the first gesture to a clean close, so one that is left behind tells of a program
that ended in the middle. Whether that program still runs is asked of the system's file locks, which
vanish with their process; its number is only the fallback, since numbers come back.

The marker of an autosave also names the file that the person saved the table to, for after a crash:
it stays on this machine, whereas table files are given away.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
from pathlib import Path
from typing import IO

SUFFIX = ".live"

_LONGEST = 64 * 1024
"""Bytes of a marker that are read: longer paths there are none."""
_FAR = 1 << 30
"""Windows locks bytes, and a locked byte cannot be read: lock one beyond the end."""


def marker_of(table: Path) -> Path:
    """Return the path of the marker of a table file."""
    return table.with_name(table.name + SUFFIX)


class LiveMarker:
    """The marker of one table that this program plays."""

    def __init__(self, table: Path) -> None:
        """Put the marker up, before the table file itself.

        Raises BlockingIOError if a running program, this one included, has the table open, and
        another OSError if the disk refuses.
        """
        self._path = marker_of(table)
        self._file = _taken(self._path)
        self._write(b"")

    def _write(self, more: bytes) -> None:
        # A full disk has room for the name if not for the number, which is only the fallback.
        with contextlib.suppress(OSError):
            self._file.truncate(0)
            self._file.write(b"%d\n%s" % (os.getpid(), more))

    def name_file(self, file: Path) -> None:
        """Note which file of the person's own the table was saved to last."""
        self._write(json.dumps(str(file.absolute())).encode() + b"\n")

    def leave(self) -> None:
        """Let go, but leave the marker: what was played is not safe in its file."""
        self._file.close()

    def remove(self) -> None:
        """Take the marker away: the table was closed cleanly."""
        # Removed before it is let go, or another program could take it for left behind. Windows
        # cannot remove an open file.
        if sys.platform != "win32":
            self._path.unlink(missing_ok=True)
        self._file.close()
        if sys.platform == "win32":
            self._path.unlink(missing_ok=True)


def _taken(path: Path) -> IO[bytes]:
    """Return the marker `path`, opened and locked; left as it was if it is another's."""
    while True:
        file = path.open("a+b", buffering=0)
        try:
            _hold(file)
            if _still_there(file, path):
                return file
        except BaseException:
            file.close()
            raise
        # Whoever had it took it away between the opening and the lock: what is locked is no name.
        file.close()


def _hold(file: IO[bytes]) -> None:
    locked = _lock(file)
    if locked is None:
        file.seek(0)
        number = file.readline(20)
        locked = not number or not _runs(number)
    if not locked:
        raise BlockingIOError(errno.EWOULDBLOCK, os.strerror(errno.EWOULDBLOCK))


def _still_there(file: IO[bytes], path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False


def named_file(table: Path) -> Path | None:
    """Return the file that the marker of a table names, None where it names none."""
    try:
        with marker_of(table).open("rb") as marker:
            _, named = marker.read(_LONGEST).split(b"\n", 1)
        file = json.loads(named)
    except (OSError, ValueError, RecursionError):
        return None
    usable = isinstance(file, str) and "\0" not in file and Path(file).is_absolute()
    return Path(file) if usable else None


def is_live(table: Path) -> bool:
    """Whether a running program, this one included, has the table open."""
    try:
        with marker_of(table).open("r+b", buffering=0) as file:
            locked = _lock(file)
            return not locked if locked is not None else _runs(file.readline(20))
    except FileNotFoundError:
        return False
    except OSError:
        # It cannot even be opened: not ours to disturb.
        return True


def _lock(file: IO[bytes]) -> bool | None:
    """Lock `file` while it is open; False if another holds it, None where locks do not work."""
    try:
        _lock_now(file)
    except OSError as problem:
        busy = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
        return False if problem.errno in busy else None
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock_now(file: IO[bytes]) -> None:
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(0)

    def _runs(_number: bytes) -> bool:
        """Whether a process of that number runs. Locks always work here: never asked."""
        return True

else:
    import fcntl

    def _lock_now(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _runs(number: bytes) -> bool:
        """Whether a process of that number runs. Only asked where files cannot be locked."""
        try:
            os.kill(int(number), 0)
        except ProcessLookupError:
            return False
        except (OSError, OverflowError, ValueError):
            return True
        return True


def forget(table: Path) -> None:
    """Take away a marker that was left behind. Does nothing to a live one."""
    if not is_live(table):
        with contextlib.suppress(OSError):
            marker_of(table).unlink(missing_ok=True)

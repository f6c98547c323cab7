"""The ledger: the file of a hosted table, where a gesture is written before it happens.

Several people rely on one host: what any of them was told must be there tomorrow. So the host
asks first (`Host.keeper`), and a gesture that the disk does not take is refused and has not
happened. The autosave (`store/tables/autosave.py`) is for a table of one window, where the game had
better go on.

One write(2) per request: a killed program loses nothing that was answered. Making the disk keep it
through a power cut takes milliseconds and happens once a second in a thread of its own.
"""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from app.core.text.words import Words
from app.games.game_api import GameSpec
from app.session.host.host import Host
from app.session.host.updates import JournalEntry
from app.store.atomic import put_in_place
from app.store.backup_copy import keep_aside
from app.store.file_trouble import cannot_host, cannot_write
from app.store.last_use import note_use
from app.store.live_marker import LiveMarker
from app.store.tables import ledger_refusals
from app.store.tables.gzip_member import GzipMember
from app.store.tables.ledger_marker import marked_open
from app.store.tables.table_file import reopen_host
from app.store.tables.table_lines import LineWriter, header_of

SYNC_EVERY = 1.0
"""Seconds between two writes that reach the disk itself: what a power cut can take."""
LONGEST_WAIT = 5.0
"""Seconds that closing waits for a disk that does not answer."""

TRIED = 64 * 1024
"""Bytes that a disk has to take before a table is begun there: more than its file has at first."""

_sync: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)


def check_place(path: Path) -> None:
    """Make sure that the file of a table can be begun as `path`, some time later.

    Makes its folder. Raises StoreError.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent) as tried:
            tried.write(bytes(TRIED))
            tried.flush()
            os.fsync(tried.fileno())
    except OSError as problem:
        raise cannot_host(path.parent, problem) from problem


class Ledger:
    """The open file of one hosted table. `Ledger.new` and `Ledger.open` make one."""

    def __init__(self, path: Path, host: Host, marker: LiveMarker) -> None:
        self.path = path
        self.host = host
        self.damage: Words | None = None
        """What was missing in the file that this one goes on with."""
        self._marker = marker
        self._file: BinaryIO | None = None
        self._identity: tuple[int, int] | None = None
        """What the system knows the open file by: another may take its name."""
        self._length = 0
        """Bytes of the file that are whole."""
        self._lines = LineWriter()
        self._member = GzipMember()
        self._spoilt = False
        """Whether a write failed: there may be a part of it, and the compressor has moved on."""
        self._closed = False
        self._unsynced = False
        self._doubtful = False
        """Whether the disk failed to sync, or the file is not where it was: who asked for it by
        name might find less than was written."""
        self._syncing = threading.Lock()
        """Held while the disk syncs, and while the file is closed and opened."""
        self._ended = threading.Event()
        self._renew()
        self._thread = threading.Thread(target=self._keep_syncing, name="ledger", daemon=True)
        self._thread.start()
        host.keeper = self.keep

    @classmethod
    def new(cls, path: Path, host: Host) -> Ledger:
        """Return the ledger of `host`'s table in a new file `path`.

        Raises StoreError if there is a file of that name, or none can be made.
        """
        path = Path(os.path.realpath(path))
        with contextlib.suppress(OSError):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with marked_open(path) as marker:
            if path.exists():
                raise ledger_refusals.exists(path)
            return cls(path, host, marker)

    @classmethod
    def open(cls, path: Path, game: Callable[[str], GameSpec | None]) -> Ledger:
        """Return a ledger, with its host, that goes on with the table in `path`.

        The old file is whole until the ledger stands in its place; a damaged one stays under
        another name. `game` finds a game by its id. Raises StoreError, with the file untouched.
        """
        path = Path(os.path.realpath(path))
        with marked_open(path) as marker:
            host, opened = reopen_host(path, game)
            if opened.damage is not None:
                keep_aside(path)
            ledger = cls(path, host, marker)
            ledger.damage = opened.damage
            return ledger

    # -- writing ----------------------------------------------------------------------------

    def keep(self, entries: tuple[JournalEntry, ...]) -> None:
        """Write `entries`: all of them or none.

        Raises ImpossibleError (code "disk") if the disk refuses, with a file that can be read as
        it was before. The next call tries again from there.
        """
        if self._closed:
            raise ledger_refusals.over(self.path)
        try:
            self._keep(entries)
        except OSError as problem:
            raise ledger_refusals.refused(self.path, problem) from problem

    def _keep(self, entries: tuple[JournalEntry, ...]) -> None:
        if self._file is None or self._doubtful:
            self._renew()
        check = self._lines.check
        try:
            lines = b"".join(self._lines.entry(entry) for entry in entries)
            if self._spoilt:
                self._cut()
                ending, member = self._member.end(), GzipMember()
                self._write(ending + member.packed(lines))
                self._member, self._spoilt = member, False
            else:
                # What cannot be written, or is only packed, leaves the compressor ahead.
                self._spoilt = True
                self._write(self._member.packed(lines))
                self._spoilt = False
        except BaseException:
            self._lines.check = check
            with contextlib.suppress(OSError):
                self._cut()
            raise
        self._member.keep()

    def _write(self, data: bytes) -> None:
        assert self._file is not None  # renewed before
        rest = memoryview(data)
        while rest:
            # A full disk may take a part, and says why only when asked again.
            rest = rest[self._file.write(rest) :]
        self._length += len(data)
        self._unsynced = True

    def _cut(self) -> None:
        """Take off what a failed write may have left."""
        assert self._file is not None
        self._file.seek(self._length)
        self._file.truncate()

    def _displaced(self) -> bool:
        """Whether the name of the file is gone, or another file has it."""
        if self._identity is None:
            return False
        try:
            return _identity(self.path.stat()) != self._identity
        except FileNotFoundError:
            return True

    def _renew(self) -> None:
        """Write the whole table anew, down to the disk, and put it in the place of the file.

        When the ledger begins, and when the disk may have lost what it had taken: a failed sync
        says nothing of what is there. Raises OSError.
        """
        lines, member = LineWriter(), GzipMember()
        journal = self.host.journal
        written = [lines.header(header_of(journal, autosave=True))]
        written += [lines.entry(entry) for entry in journal]
        packed = member.packed(b"".join(written))
        with self._syncing:
            if self._displaced() and self.path.exists():
                keep_aside(self.path)
            # Windows does not replace a file that is open.
            self._let_go()
            put_in_place(self.path, [packed])
            self._file = self.path.open("r+b", buffering=0)
            identity = _identity(os.fstat(self._file.fileno()))
            # Some network drives number their files anew whenever they are asked.
            self._identity = identity if identity == _identity(self.path.stat()) else None
            self._file.seek(len(packed))
            self._doubtful = self._unsynced = False
        member.keep()
        self._lines, self._member = lines, member
        self._length, self._spoilt = len(packed), False

    def _let_go(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            file.close()

    # -- the thread that syncs ----------------------------------------------------------------

    def _keep_syncing(self) -> None:
        while not self._ended.wait(SYNC_EVERY):
            with contextlib.suppress(OSError):
                self._sync()

    def _sync(self) -> None:
        with self._syncing:
            if self._file is None or not self._unsynced:
                return
            # First, so that what is written meanwhile is synced next time.
            self._unsynced = False
            try:
                _sync(self._file.fileno())
                self._doubtful = self._doubtful or self._displaced()
            except OSError:
                self._doubtful = True
                raise

    # -- the end ------------------------------------------------------------------------------

    def close(self) -> Words | None:
        """End the file, make the disk keep it, and let others have it.

        Returns what may be lost, None if nothing is. Gestures are refused from now on.
        """
        if self._closed:
            return None
        self._closed = True
        self._ended.set()
        self._thread.join(LONGEST_WAIT)
        lost = None
        try:
            self._finish()
        except OSError as problem:
            lost = cannot_write(self.path, problem).words
        with contextlib.suppress(OSError):
            self._let_go()
        with contextlib.suppress(OSError):
            if lost is None:
                self._marker.remove()
                note_use(self.path)
            else:
                self._marker.leave()
        return lost

    def _finish(self) -> None:
        if self._thread.is_alive():
            # The disk does not answer; asking it again would not end.
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
        if self._file is None or self._doubtful or self._displaced():
            self._renew()
        if self._spoilt:
            self._cut()
        try:
            self._write(self._member.end())
        except OSError:
            # Without its end the file is as sound as that of a program that was killed.
            self._cut()
        self._sync()


def _identity(about: os.stat_result) -> tuple[int, int]:
    return about.st_dev, about.st_ino

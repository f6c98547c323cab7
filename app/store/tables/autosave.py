"""Autosave: every gesture is in a file before the next one begins.

A line goes to the system in the very call that made the gesture, so a killed program loses at most
the gesture in flight; that costs some thirty microseconds. Making the disk keep it through a power
cut takes milliseconds and happens once a second in a thread of its own.
"""

from __future__ import annotations

import contextlib
import os
import re
import threading
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, cast

from app.core.text.disk_refusal import reason
from app.core.text.words import Words
from app.places import tables_folder
from app.session.host.host import Host
from app.session.host.updates import JournalEntry
from app.store import live_marker
from app.store.tables.line_packer import LinePacker
from app.store.tables.table_file_words import SUFFIX
from app.store.tables.table_lines import header_of

SYNC_EVERY = 1.0
"""Seconds between two writes that reach the disk itself."""
_LONGEST_WAIT = 5.0
"""Seconds that closing waits for a disk that does not answer."""

_sync: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)

Told = Callable[[Words | None], None]
"""Hears of trouble once when it begins, and None once it is over. Called from the thread that plays
or from the one that syncs."""


class Autosave:
    """Keeps the file of one table up to date while it is played.

    Never raises for a disk that refuses: it tells, keeps what is unwritten and tries again.
    """

    def __init__(
        self,
        host: Host,
        told: Told,
        folder: Path | None = None,
        begun: LinePacker | None = None,
    ) -> None:
        """`begun` has the entries of the table that were read from another file."""
        self.path = _new_path(folder or tables_folder(), host.spec.id)
        self._host = host
        self._told = told
        self._file: BinaryIO | None = None
        self._marker: live_marker.LiveMarker | None = None
        self._own: Path | None = None
        """The file of the person's own that the table was saved to last."""
        self._trouble = False
        self._unsynced = False
        self._sync_fails = False
        self._closed = False
        self._discard = False
        self._offer = False
        self._lock = threading.Lock()
        """Held while the file or what is unwritten is touched, never while the disk syncs."""
        self._ended = threading.Event()
        self._packer = begun or LinePacker()
        if not self._packer.count:
            self._packer.begin(header_of(host.journal, autosave=True))
        journal = host.journal
        self._packer.entries(journal[at] for at in range(self._packer.count, len(journal)))
        self._unwritten = bytearray(self._packer.taken())
        host.watchers.append(self._watch)
        self._attempt()
        self._thread = threading.Thread(target=self._keep_syncing, name="autosave", daemon=True)
        self._thread.start()

    @property
    def up_to_date(self) -> bool:
        """Whether all that happened so far is in the file."""
        return self._file is not None and not self._unwritten

    def belongs_to(self, file: Path) -> None:
        """Note which file of the person's own the table is in, for after a crash."""
        with self._lock:
            self._own = file
            if self._marker is not None:
                self._marker.name_file(file)

    def _watch(self, entry: JournalEntry) -> None:
        self._packer.entries((entry,))
        packed = self._packer.taken()
        with self._lock:
            self._unwritten += packed
        self._attempt()

    # -- writing ----------------------------------------------------------------------------

    def _attempt(self) -> None:
        """Write what is unwritten; tell if that is not possible, or is possible again."""
        try:
            with self._lock:
                self._write()
        except OSError as problem:
            self._tell(problem)
        else:
            if not self._sync_fails:
                self._tell(None)

    def _write(self) -> None:
        if self._file is None:
            self._open()
        file = cast("BinaryIO", self._file)
        while self._unwritten:
            # A full disk may take a part: what it took must not be written again.
            taken = file.write(self._unwritten)
            del self._unwritten[:taken]
            self._unsynced = True

    def _open(self) -> None:
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self._marker is None:
            self._marker = live_marker.LiveMarker(self.path)
            if self._own is not None:
                self._marker.name_file(self._own)
        self._file = self.path.open("xb", buffering=0)

    def _tell(self, problem: OSError | None) -> None:
        with self._lock:
            if (problem is not None) == self._trouble:
                return
            self._trouble = problem is not None
        self._told(None if problem is None else self._words(problem))

    def _words(self, problem: OSError) -> Words:
        why = reason(problem)
        return Words(
            f"This table is not being saved in {self.path.parent}: {why.en}. The game goes "
            "on, and saving is tried again after every action. To be safe, save the table "
            "somewhere else.",
            f"この卓を{self.path.parent}に自動保存できません。{why.ja}。対戦は続けられ、操作"
            "のたびに保存を試みます。念のため別の場所に保存してください。",
        )

    # -- the thread that syncs ------------------------------------------------------------------

    def _keep_syncing(self) -> None:
        while not self._ended.wait(SYNC_EVERY):
            if self._unwritten:
                self._attempt()
            self._sync()
        if not self._discard:  # what goes now need not reach the disk first
            self._sync()
        self._finish()

    def _sync(self) -> None:
        file = self._file
        if file is None or not self._unsynced:
            return
        # First, so that what is written meanwhile is synced next time.
        self._unsynced = False
        try:
            _sync(file.fileno())
        except OSError as problem:
            self._unsynced = self._sync_fails = True
            self._tell(problem)
            return
        if self._sync_fails:
            self._sync_fails = False
            self._attempt()

    # -- the end ----------------------------------------------------------------------------

    def close(self, *, discard: bool = False, offer: bool = False) -> None:
        """End the file and mark the table as closed cleanly; `discard` removes the file.

        A table on which nothing was done is not kept. With `offer`, or if something could not be
        written, the mark is left, and the next start offers the table.
        """
        if self._closed:
            return
        self._closed = True
        self._discard = discard or len(self._host.journal) == 1
        self._offer = offer
        self._host.watchers.remove(self._watch)
        with self._lock:
            self._unwritten += self._packer.end()
        self._attempt()
        self._ended.set()
        self._thread.join(_LONGEST_WAIT)

    def _finish(self) -> None:
        if self._file is not None:
            self._file.close()
        if self._marker is None:
            return
        if not self._discard and (self._offer or self._unwritten or self._unsynced):
            self._marker.leave()
            return
        with contextlib.suppress(OSError):
            if self._discard:
                self.path.unlink(missing_ok=True)
            self._marker.remove()


def _new_path(folder: Path, game: str) -> Path:
    """Return a name that no table in `folder` has; it begins with the local time."""
    moment = datetime.fromtimestamp(time.time()).astimezone().strftime("%Y%m%d-%H%M%S")
    name = re.sub(r"[^a-z0-9]+", "_", game.lower())[:30] or "table"
    return folder / f"{moment}-{name}-{os.urandom(3).hex()}{SUFFIX}"

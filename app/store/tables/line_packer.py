"""A file of a table that is made as its lines come: each can be unpacked once it is taken."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor

from app.session.host.updates import JournalEntry
from app.store.tables.gzip_lines import GZIP
from app.store.tables.table_lines import Header, LineWriter

_LEVEL = 6
_BLOCK = 1 << 16
"""Bytes that are packed in one go: every call costs as much as a few lines."""


class LinePacker:
    """Makes the file of one table, from entries or from lines that were read from another.

    Much at a time is packed in a thread of its own: Python need not wait for that.
    """

    def __init__(self) -> None:
        self.count = 0
        """How many entries it has."""
        self._lines = LineWriter()
        self._gzip = zlib.compressobj(_LEVEL, wbits=GZIP)
        self._made = bytearray()
        self._packed: list[Future[bytes]] = []
        self._aside: ThreadPoolExecutor | None = None

    def begin(self, header: Header) -> None:
        """Make the first line."""
        self._add(self._lines.header(header))

    def entries(self, entries: Iterable[JournalEntry]) -> None:
        """Make the lines of entries."""
        for entry in entries:
            self._add(self._lines.entry(entry))
            self.count += 1

    def line(self, payload: bytes) -> None:
        """Make the line of an entry from the JSON that stands for it in another file."""
        self._add(self._lines.plain(payload))
        self.count += 1

    def taken(self) -> bytes:
        """Return what came since it was taken last; it ends where a reader can unpack so far."""
        return self._take() + self._gzip.flush(zlib.Z_SYNC_FLUSH)

    def end(self) -> bytes:
        """Return the end of the file."""
        return self._take() + self._gzip.flush(zlib.Z_FINISH)

    def _add(self, line: bytes) -> None:
        self._made += line
        if len(self._made) > _BLOCK:
            if self._aside is None:
                self._aside = ThreadPoolExecutor(1, "packing")
            self._packed.append(self._aside.submit(self._gzip.compress, self._made))
            self._made = bytearray()

    def _take(self) -> bytes:
        packed = b"".join(one.result() for one in self._packed)
        self._packed.clear()
        if self._aside is not None:
            self._aside.shutdown()
            self._aside = None
        packed += self._gzip.compress(self._made)
        self._made.clear()
        return packed

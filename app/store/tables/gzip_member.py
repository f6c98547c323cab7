"""A gzip stream that grows line by line and can be ended at any of them.

A compressor cannot be told to forget: once a disk has refused what it made, what it makes next
refers to bytes that are in no file. So the stream is ended where the file is whole, which takes
nothing but the check and the size of what is in it, and another one goes on behind it: gzip files
joined end to end are one file. Keeping a copy of the compressor instead would cost 11 µs for every
gesture.
"""

from __future__ import annotations

import struct
from zlib import Z_SYNC_FLUSH, compressobj, crc32

from app.store.tables.gzip_lines import GZIP

_LEVEL = 6
_LAST_BLOCK = b"\x03\x00"
"""An empty block that is marked as the last one of a stream."""


class GzipMember:
    """One stream: what was made of it, and what of that is in the file."""

    def __init__(self) -> None:
        self._deflate = compressobj(_LEVEL, wbits=GZIP)
        self._made = (0, 0)
        self._kept = (0, 0)
        """CRC-32 and length of the lines."""

    def packed(self, lines: bytes) -> bytes:
        """Return `lines` packed, so that they can be read without what comes after them."""
        check, length = self._made
        self._made = (crc32(lines, check), length + len(lines))
        return self._deflate.compress(lines) + self._deflate.flush(Z_SYNC_FLUSH)

    def keep(self) -> None:
        """Note that all that was packed is in the file."""
        self._kept = self._made

    def end(self) -> bytes:
        """Return what ends the stream behind what is in the file."""
        check, length = self._kept
        return _LAST_BLOCK + struct.pack("<LL", check, length & 0xFFFFFFFF)

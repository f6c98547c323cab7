"""Lines out of a gzip stream that nobody vouches for.

Gives every whole line that comes before the first damage, and then says how the stream ended.
Never holds more than a line and a chunk, however much the stream would unpack to.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import BinaryIO, Literal

Ending = Literal["closed", "cut", "mid-line", "broken", "huge"]
"""How a stream ends: with its trailer, without it after a whole line, without it within a line,
in bytes that are no gzip, or beyond any size that a table has."""

GZIP = 31
"""zlib's number for "a gzip stream with the largest window"."""
MAGIC = b"\x1f\x8b"

_CHUNK = 64 * 1024
_MOST_AT_ONCE = 1024 * 1024
LONGEST_LINE = 4 * 1024 * 1024
"""Bytes: far beyond a gesture of 400 shuffles."""
LARGEST = 256 * 1024 * 1024
"""Bytes of a whole table: a million gestures."""


class GzipLines:
    """The lines of one stream, to be gone through once."""

    def __init__(self, file: BinaryIO) -> None:
        self.ending: Ending = "cut"
        """Known when there are no more lines."""
        self._file = file

    def __iter__(self) -> Iterator[bytes]:
        """Yield each whole line without its end."""
        rest = b""
        for unpacked in self._unpacked():
            *lines, rest = (rest + unpacked).split(b"\n")
            yield from lines
            if len(rest) > LONGEST_LINE:
                self.ending = "huge"
                return
        if rest and self.ending in ("closed", "cut"):
            self.ending = "mid-line"

    def _unpacked(self) -> Iterator[bytes]:
        inflate = zlib.decompressobj(GZIP)
        total = 0
        while packed := self._file.read(_CHUNK):
            while packed:
                before = inflate.copy()
                try:
                    unpacked = inflate.decompress(packed, _MOST_AT_ONCE)
                except zlib.error:
                    yield _before_the_error(before, packed)
                    self.ending = "broken"
                    return
                total += len(unpacked) + 1
                if total > LARGEST:
                    self.ending = "huge"
                    return
                yield unpacked
                self.ending = "closed" if inflate.eof else "cut"
                packed = inflate.unconsumed_tail
                if inflate.eof:
                    # gzip files may be joined end to end, and standard tools read them as one.
                    packed = inflate.unused_data
                    inflate = zlib.decompressobj(GZIP)


def _before_the_error(inflate: zlib._Decompress, packed: bytes) -> bytes:
    """Return what `packed` gives up to its error: zlib throws that away with the error."""
    unpacked = bytearray()
    # As byte after byte would, in sixteen tries: some byte before `bad` is the wrong one.
    good, bad = 0, len(packed)
    while bad - good > 1:
        middle = (good + bad) // 2
        further = inflate.copy()
        try:
            unpacked += further.decompress(packed[good:middle], _MOST_AT_ONCE)
        except zlib.error:
            bad = middle
            continue
        inflate, good = further, middle
    return bytes(unpacked)

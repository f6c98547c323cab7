"""Lines out of a stream: every whole one before the damage, and how the stream ended."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable
from io import BytesIO

import pytest

from app.store.tables import gzip_lines
from app.store.tables.gzip_lines import GZIP, LONGEST_LINE, GzipLines

LINES = [b"%d fox, owl, elk" % number for number in range(200)]
WHOLE = b"".join(line + b"\n" for line in LINES)


def read(data: bytes) -> tuple[list[bytes], str]:
    """Return the lines of a stream, and how it ended."""
    lines = GzipLines(BytesIO(data))
    return list(lines), lines.ending


def open_ended(text: bytes) -> bytes:
    """A stream whose writer was killed after it had written `text`."""
    deflate = zlib.compressobj(wbits=GZIP)
    return deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH)


def test_a_closed_stream_gives_all_its_lines() -> None:
    assert read(gzip.compress(WHOLE)) == (LINES, "closed")


def test_nothing_is_no_line() -> None:
    assert read(b"") == ([], "cut")
    assert read(gzip.compress(b"")) == ([], "closed")


def test_streams_joined_end_to_end_are_one() -> None:
    middle = WHOLE.index(b"\n100 ") + 5
    assert read(gzip.compress(WHOLE[:middle]) + gzip.compress(WHOLE[middle:])) == (LINES, "closed")


def test_a_stream_without_its_end_gives_what_there_is() -> None:
    assert read(open_ended(WHOLE)) == (LINES, "cut")
    assert read(gzip.compress(WHOLE) + open_ended(b"one more\n")) == ([*LINES, b"one more"], "cut")


@pytest.mark.parametrize("packed", [gzip.compress, open_ended], ids=["closed", "cut"])
def test_a_line_without_its_end_is_none(packed: Callable[[bytes], bytes]) -> None:
    assert read(packed(WHOLE + b"half a l")) == (LINES, "mid-line")


def test_what_is_no_gzip_is_broken() -> None:
    assert read(b"a table\n") == ([], "broken")
    assert read(gzip.compress(WHOLE) + b"and more") == (LINES, "broken")


def test_all_lines_before_the_damage_are_there() -> None:
    """zlib gives nothing back of what it was handed together with the damage."""
    assert read(open_ended(WHOLE) + b"\xff" * 9) == (LINES, "broken")


def test_a_wrong_check_at_the_end_is_damage_too() -> None:
    data = bytearray(gzip.compress(WHOLE))
    data[-8] ^= 1
    assert read(bytes(data)) == (LINES, "broken")


def test_a_line_longer_than_any_is_not_waited_for() -> None:
    long = gzip.compress(b"first\n" + bytes(LONGEST_LINE + 2**21) + b"\nlast\n")
    assert read(long) == ([b"first"], "huge")


def test_a_stream_that_unpacks_to_more_than_any_table_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gzip_lines, "LARGEST", len(WHOLE))
    lines, ending = read(gzip.compress(WHOLE + b"x\n"))
    assert ending == "huge"
    assert lines == []
    monkeypatch.setattr(gzip_lines, "LARGEST", len(WHOLE) + 2)
    assert read(gzip.compress(WHOLE)) == (LINES, "closed")


def test_a_stream_of_empty_streams_ends_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gzip_lines, "LARGEST", 50)
    assert read(gzip.compress(b"") * 1000) == ([], "huge")

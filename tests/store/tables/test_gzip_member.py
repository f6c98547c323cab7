"""A stream that grows line by line: readable after each of them, and ended where it is whole."""

from __future__ import annotations

import gzip
from io import BytesIO

import pytest

from app.store.tables.gzip_lines import GzipLines
from app.store.tables.gzip_member import GzipMember

FIRST, SECOND, THIRD = b'{"do":"grew"}\n', b'{"do":"undo","to":0}\n', b'{"do":"label"}\n'


def lines_in(data: bytes) -> list[bytes]:
    return list(GzipLines(BytesIO(data)))


def kept(member: GzipMember, *lines: bytes) -> bytes:
    """Pack lines and let all of them come into the file."""
    data = b"".join(member.packed(line) for line in lines)
    member.keep()
    return data


def test_each_line_can_be_read_before_the_next_one_comes() -> None:
    member, data = GzipMember(), b""
    for count, line in enumerate((FIRST, SECOND, THIRD), 1):
        data += member.packed(line)
        assert len(lines_in(data)) == count


def test_what_was_ended_is_a_file_that_standard_tools_read() -> None:
    member = GzipMember()
    data = kept(member, FIRST, SECOND)
    assert gzip.decompress(data + member.end()) == FIRST + SECOND


@pytest.mark.parametrize("kept_lines", [(), (FIRST,), (FIRST, SECOND)], ids=len)
def test_what_the_disk_refused_is_in_neither_the_file_nor_its_end(
    kept_lines: tuple[bytes, ...],
) -> None:
    member = GzipMember()
    data = kept(member, b"", *kept_lines)
    member.packed(THIRD)  # which never came into the file
    assert gzip.decompress(data + member.end()) == b"".join(kept_lines)


def test_another_stream_goes_on_behind_one_that_was_ended() -> None:
    first, second = GzipMember(), GzipMember()
    data = kept(first, FIRST) + first.end() + kept(second, SECOND, THIRD) + second.end()
    assert gzip.decompress(data) == FIRST + SECOND + THIRD


def test_lines_packed_together_are_kept_together() -> None:
    member = GzipMember()
    data = kept(member, FIRST + SECOND)
    assert gzip.decompress(data + member.end()).splitlines(keepends=True) == [FIRST, SECOND]

"""The file of a table as its lines come: whole at its end, readable at every step."""

from __future__ import annotations

import gzip
from io import BytesIO
from pathlib import Path

import pytest

from app.session.host.host import Host
from app.store.tables import line_packer
from app.store.tables.gzip_lines import GzipLines
from app.store.tables.line_packer import LinePacker
from app.store.tables.table_file import read_table, table_lines
from app.store.tables.table_lines import header_of, unchecked
from tests.store.toy import played


@pytest.fixture(scope="module")
def host() -> Host:
    return played(60)


def lines_in(data: bytes) -> list[bytes]:
    return list(GzipLines(BytesIO(data)))


def test_the_file_is_that_of_the_table(host: Host, tmp_path: Path) -> None:
    packer = LinePacker()
    header = header_of(host.journal)
    packer.begin(header)
    packer.entries(host.journal)
    data = packer.taken() + packer.end()
    assert packer.count == len(host.journal)
    assert gzip.decompress(data) == b"".join(table_lines(host.journal, header))
    (tmp_path / "a.chabudai").write_bytes(data)
    assert read_table(tmp_path / "a.chabudai").journal == host.journal


def test_what_was_taken_can_be_read_before_more_comes(host: Host) -> None:
    packer = LinePacker()
    packer.begin(header_of(host.journal))
    packer.entries(host.journal[:20])
    first = packer.taken()
    assert len(lines_in(first)) == 21
    packer.entries(host.journal[20:30])
    second = packer.taken()
    assert len(lines_in(first + second)) == 31
    assert len(lines_in(first + second + packer.taken())) == 31, "nothing came since"


def test_lines_of_another_file_go_on_as_they_are(host: Host) -> None:
    header = header_of(host.journal)
    lines = table_lines(host.journal, header)
    packer = LinePacker()
    packer.begin(header)
    for line in lines[1:]:
        packer.line(unchecked(line))
    assert packer.count == len(host.journal)
    assert gzip.decompress(packer.end()) == b"".join(lines)


def test_much_at_a_time_is_the_same_file(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is packed aside then, in the order in which it came."""
    monkeypatch.setattr(line_packer, "_BLOCK", 500)
    packer = LinePacker()
    header = header_of(host.journal)
    packer.begin(header)
    packer.entries(host.journal[:30])
    first = packer.taken()
    assert len(lines_in(first)) == 31
    packer.entries(host.journal[30:])
    assert gzip.decompress(first + packer.end()) == b"".join(table_lines(host.journal, header))

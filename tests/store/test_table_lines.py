"""The record of chance in a table file."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from app.core.data.codec import CodecError
from app.core.ids import TABLE
from app.session.host.updates import Asked, Committed, Drew, FairEntry, Signed, SignedHead
from app.store.tables.line_forms import fair_entry, read_line
from app.store.tables.table_file import read_table, write_table
from app.store.tables.table_lines import LineChecker, LineWriter
from tests.store.toy import played

HASH, OTHER, NAME = "ab" * 32, "cd" * 32, "ef" * 64
ENTRIES: tuple[FairEntry, ...] = (
    Committed(TABLE, HASH, program="0.1.0"),
    Committed(0, OTHER, HASH),
    Committed(1, OTHER, HASH, held=SignedHead(HASH, OTHER, 1, HASH, 7, OTHER, (2,), NAME)),
    Committed(1, OTHER, HASH, back=HASH),
    Asked(1, 0, 0, HASH, '{"kind":"flip"}', OTHER),
    Asked(1, 0, 0, HASH),
    Drew(1, ((0, HASH), (1, OTHER)), (2,), host_link=OTHER),
    Drew(2, (), (0, 1), void=True),
    Signed(0, 0, HASH, (), NAME),
    Signed(-2, 16, HASH, (1, 2), NAME),
)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_a_line_says_what_its_entry_says(entry: FairEntry) -> None:
    payload = LineChecker().payload(LineWriter().entry(entry).rstrip(b"\n"))
    assert payload is not None
    line = read_line(payload)
    assert fair_entry(line) == entry  # type: ignore[arg-type]


def test_a_file_holds_them_among_the_gestures(tmp_path: Path) -> None:
    host = played(30)
    journal = [*host.journal]
    for place, entry in enumerate(ENTRIES):
        journal.insert(3 * place + 1, entry)
    write_table(tmp_path / "a.chabudai", journal)
    opened = read_table(tmp_path / "a.chabudai")
    assert opened.damage is None
    assert opened.journal == journal
    assert opened.tree.cursor == host.tree.cursor
    assert opened.tree.nodes == host.tree.nodes


def test_a_line_leaves_out_what_is_usual() -> None:
    line = LineWriter().entry(Drew(1, ((0, "ab"),), host_link="cd"))
    assert line.startswith(b'{"do":"drew","host_link":"cd","links":[[0,"ab"]],"number":1,"crc":')
    assert (
        LineWriter()
        .entry(Asked(1, 0, 0, "ab"))
        .startswith(b'{"actor":0,"do":"asked","node":0,"number":1,"purpose":"ab","crc":')
    )


@pytest.mark.parametrize(
    "payload",
    [
        b'{"do":"drew","number":1}',
        b'{"do":"drew","links":[[0]],"number":1}',
        b'{"do":"drew","links":[],"number":"1"}',
        b'{"do":"drew","links":[],"number":1,"more":1}',
        b'{"do":"committed","seat":0}',
        b'{"do":"asked","actor":0,"node":null,"number":1,"purpose":""}',
        b'{"do":"signed","count":1.5,"head":"","seat":0}',
    ],
)
def test_a_line_of_another_form_is_damage(payload: bytes) -> None:
    with pytest.raises(CodecError):
        read_line(payload)


def test_a_record_costs_a_draw_little_more_than_its_hashes(tmp_path: Path) -> None:
    """Links, purpose and salt are chance themselves: nothing packs them."""
    host = played(30)
    plain = tmp_path / "plain.chabudai"
    write_table(plain, host.journal)
    fair = tmp_path / "fair.chabudai"
    draws: list[FairEntry] = []
    for number in range(1, 101):
        one, two, three, four, five = (sha256(bytes([number, n])).hexdigest() for n in range(5))
        draws += [
            Asked(number, 7, 0, one, '{"kind":"shuffle","zone":"deck.0"}', two),
            Drew(number, ((0, three), (1, four)), host_link=five),
        ]
    write_table(fair, [*host.journal, *draws])
    assert fair.stat().st_size - plain.stat().st_size < 100 * 280

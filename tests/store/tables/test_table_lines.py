"""The record of chance in a table file."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from app.session.host.updates import Asked, Drew, FairEntry
from app.store.tables.table_file import read_table, write_table
from app.store.tables.table_lines import LineWriter
from tests.store.tables.fair_entries import ENTRIES
from tests.store.toy import played


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

"""The forms of the lines of a table file: what is read is what was written, and nothing else."""

from __future__ import annotations

import pytest

from app.core.data.codec import CodecError
from app.session.host.updates import FairEntry
from app.store.tables.line_forms import fair_entry, read_line
from app.store.tables.table_lines import LineChecker, LineWriter
from tests.store.tables.fair_entries import ENTRIES


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_a_line_says_what_its_entry_says(entry: FairEntry) -> None:
    payload = LineChecker().payload(LineWriter().entry(entry).rstrip(b"\n"))
    assert payload is not None
    line = read_line(payload)
    assert fair_entry(line) == entry  # type: ignore[arg-type]


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

"""Files of records: added to line by line, read whatever happened to a line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.core.text.words import Words
from app.store.file_trouble import StoreError
from app.store.record_lines import add_record, drop_record, read_records

OTHERS = Words("The others are there.", "ほかは残っています。")
LARGEST = 1000


def number(record: Any) -> int:
    found = record["n"]
    if not isinstance(found, int):
        raise TypeError(found)
    return found


def read(path: Path) -> tuple[tuple[int, ...], Words | None]:
    return read_records(path, LARGEST, number, OTHERS)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "not there yet" / "records.jsonl"


def test_what_was_added_is_read_in_its_order(file: Path) -> None:
    assert read(file) == ((), None)
    for n in (3, 1, 2):
        add_record(file, {"n": n}, LARGEST)
    assert read(file) == ((3, 1, 2), None)


def test_a_line_cut_short_costs_itself_alone(file: Path) -> None:
    add_record(file, {"n": 1}, LARGEST)
    with file.open("ab") as cut:
        cut.write(b'{"n": 2')
    add_record(file, {"n": 3}, LARGEST)
    found, told = read(file)
    assert found == (1, 3)
    assert told is not None
    assert told.en.startswith("1 line of “records.jsonl” in ")
    assert told.en.endswith("could not be read and are left out. The others are there.")


@pytest.mark.parametrize("line", [b"[]", b'{"n": "1"}', b"\xff", b"7", b"[" * 400])
def test_a_record_of_something_else_is_left_out_and_told(file: Path, line: bytes) -> None:
    add_record(file, {"n": 1}, LARGEST)
    with file.open("ab") as other:
        other.write(line + b"\n\n")
    found, told = read(file)
    assert found == (1,)
    assert told is not None


def test_beyond_its_size_the_older_half_goes(file: Path) -> None:
    for n in range(200):
        add_record(file, {"n": n}, LARGEST)
    found, told = read(file)
    assert told is None
    assert found[-1] == 199
    assert file.stat().st_size <= LARGEST
    assert len(found) > LARGEST / 2 / len('{"n": 199}\n') - 1


def test_one_is_dropped_and_every_other_line_stays_as_it_is(file: Path) -> None:
    for n in (1, 2, 1):
        add_record(file, {"n": n}, LARGEST)
    with file.open("ab") as other:
        other.write(b"not to be read\n")
    drop_record(file, {"n": 1})
    assert file.read_bytes().splitlines() == [b'{"n": 2}', b'{"n": 1}', b"not to be read"]
    drop_record(file, {"n": 9})
    assert len(file.read_bytes().splitlines()) == 3


def test_what_cannot_be_read_is_not_emptied(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_record(file, {"n": 1}, LARGEST)

    def refuse(_path: Path) -> bytes:
        raise PermissionError(13, "no")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", refuse)
        with pytest.raises(StoreError):
            drop_record(file, {"n": 1})
    assert read(file) == ((1,), None)


def test_a_folder_that_cannot_be_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError) as refused:
        add_record(tmp_path / "file" / "records.jsonl", {"n": 1}, LARGEST)
    assert "file" in refused.value.words.en

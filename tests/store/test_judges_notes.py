"""What a judge wrote down at tables: one note a table, on the own computer, in private."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.store.file_trouble import StoreError
from app.store.judges_notes import LONGEST, JudgesNote, keep, load

FRIDAY, MONDAY = "Aki – Ren · 2026-11-27", "Mio – Sora · 2026-11-30"


def test_of_each_table_one_note_is_kept_the_last(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    assert load(path) == ((), None)
    keep(JudgesNote(FRIDAY, "Aki was warned"), path)
    keep(JudgesNote(MONDAY, "slow play"), path)
    keep(JudgesNote(FRIDAY, "Aki was warned twice"), path)
    assert set(load(path)[0]) == {
        JudgesNote(FRIDAY, "Aki was warned twice"),
        JudgesNote(MONDAY, "slow play"),
    }
    assert len(path.read_text("utf-8").splitlines()) == 2


def test_what_is_kept_again_is_not_kept_twice_and_without_words_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    for _ in range(2):
        keep(JudgesNote(FRIDAY, "a line\nand another"), path)
    assert len(path.read_text("utf-8").splitlines()) == 1
    keep(JudgesNote(FRIDAY, " \n"), path)
    assert load(path) == ((), None)


def test_a_damaged_line_costs_no_other_note(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    keep(JudgesNote(FRIDAY, "kept"), path)
    with path.open("a", encoding="utf-8") as file:
        file.write('nonsense\n{"table": 3, "words": ""}\n')
        file.write('{"table": "x", "words": "' + "y" * (LONGEST + 1) + '"}\n')
    found, trouble = load(path)
    assert found == (JudgesNote(FRIDAY, "kept"),)
    assert trouble is not None
    assert "The other notes are shown." in trouble.en


def test_where_the_disk_refuses_it_is_said_and_what_was_written_before_stays(
    tmp_path: Path,
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    with pytest.raises(StoreError):
        keep(JudgesNote(FRIDAY, "kept"), blocked / "notes.jsonl")

"""`chabudai compare`: two steps of a table beside each other, in words and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.store.tables.table_file import write_table
from tests.cli.conftest import Command
from tests.session.readings.readings_table import disputed


@pytest.fixture
def file(tmp_path: Path) -> Path:
    table, retreat, switch = disputed()
    assert (retreat, switch) == (1, 4)
    write_table(tmp_path / "dispute.chabudai", table.host.journal)
    return tmp_path / "dispute.chabudai"


def test_both_ways_are_told(chabudai: Command, file: Path) -> None:
    said = chabudai("compare", file, 1, 4)
    assert said.code == 0
    assert "A: step 1, 1 step after 0" in said.out
    assert "Aki's Hand\n    A  2 cards, with Switch\n    B  1 card" in said.out
    assert "A  illegal cond-active-only: " in said.out


def test_for_programs_and_with_knowledge(chabudai: Command, file: Path) -> None:
    told = json.loads(chabudai("compare", file, 1, 4, "--json", "--knowledge").out)
    assert told["parts"] == 0
    assert {"about": "What Aki knows", "a": "Switch", "b": "Dreepy"} in told["differences"]
    assert told["a"]["advice"][0]["rule"] == "cond-active-only"


def test_a_seat_is_told_what_it_sees(chabudai: Command, file: Path) -> None:
    assert "2 cards, with Switch" not in chabudai("compare", file, 1, 4, "--seat", "Ren").out


def test_the_same_step_twice_ends_with_one(chabudai: Command, file: Path) -> None:
    said = chabudai("compare", file, 4, 4)
    assert said.code == 1
    assert "Nothing differs." in said.out


def test_more_than_two_ways_are_told(chabudai: Command, file: Path) -> None:
    said = chabudai("compare", file, 0, 1, 4)
    assert said.code == 0
    assert "C: step 4, 3 steps after 0" in said.out
    assert "Aki's Hand\n    A  2 cards, with Switch\n    B  as in A\n    C  1 card" in said.out
    assert "6 steps are compared" in chabudai("compare", file, 0, 1, 2, 3, 4, 0, 1).err


def test_a_step_that_is_not_there(chabudai: Command, file: Path) -> None:
    assert "no step 9" in chabudai("compare", file, 1, 9).err


def test_the_report_is_printed_or_written(chabudai: Command, file: Path, tmp_path: Path) -> None:
    asked = ("compare", file, 1, 4, "--report", "--seat", "spectator", "--ruling", "B stands.")
    said = chabudai(*asked)
    assert said.code == 0
    assert "## Reading B" in said.out
    assert "B stands." in said.out
    assert "Iono" not in said.out, "what everybody saw"
    assert "Iono" in chabudai("compare", file, 1, 4, "--report", "--seat", "judge").out
    out = tmp_path / "report.md"
    assert chabudai(*asked, "--out", out).code == 0
    assert out.read_text() == said.out
    assert json.loads(chabudai(*asked, "--json").out)["seen_by"] == "everybody"


def test_where_it_cannot_be_written(chabudai: Command, file: Path, tmp_path: Path) -> None:
    assert chabudai("compare", file, 1, 4, "--out", tmp_path / "no" / "report.md").code == 2


def test_a_table_is_not_written_over_itself(chabudai: Command, file: Path) -> None:
    before = file.read_bytes()
    assert chabudai("compare", file, 1, 4, "--out", file).code == 2
    assert file.read_bytes() == before

"""`chabudai position`: typed, copied, in a file or of a table; as a line, a table or in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.placed.position_names import numbered
from app.core.placed.table_position import UNKNOWN, position_of
from app.session.host.local_table import LocalTable
from app.session.positions.position_line import BEGINNING, position_in
from app.session.positions.seen_position import position_seen
from tests.cli.conftest import Command

TYPED = "active Dreepy 1P, 20; prizes 4; turn 5"


def test_a_typed_position_is_printed_as_a_line(chabudai: Command) -> None:
    said = chabudai("position", TYPED)
    assert said.code == 0
    assert said.out.startswith(BEGINNING)
    assert sum(1 for _ in position_in(said.out).cards) == 6


def test_a_table_that_begins_with_it_is_sound(chabudai: Command, tmp_path: Path) -> None:
    path = tmp_path / "question.chabudai"
    assert chabudai("position", TYPED, "--out", path).code == 0
    assert chabudai("verify", path).code == 0
    shown = chabudai("position", TYPED, "--show").out
    assert "Dreepy + Basic Psychic Energy [Damage 20]" in shown
    assert chabudai("position", path, "--show").out == shown
    assert chabudai("position", chabudai("position", path).out, "--show").out == shown


def test_of_a_table_everything_or_what_a_seat_sees(
    chabudai: Command, table: LocalTable, table_file: Path
) -> None:
    tree = table.host.tree
    for node in (0, tree.cursor):
        whole = position_in(chabudai("position", table_file, "--at", node).out)
        assert whole == numbered(position_of(tree.table_at(node)))
        seen = position_in(chabudai("position", table_file, "--at", node, "--seat", "Aki").out)
        assert seen == numbered(position_seen(table.host.view_at(node, 0)))
        hand = [card.ref for zone, card in seen.cards if zone == "hand.1"]
        assert set(hand) <= {UNKNOWN}


def test_a_file_with_a_position_is_read(chabudai: Command, tmp_path: Path) -> None:
    line = chabudai("position", TYPED).out
    for text in (TYPED, f"Look:\n{line}", f'{{"exact": "{line.strip()}"}}'):
        path = tmp_path / "question.txt"
        path.write_text(text)
        assert chabudai("position", path).out == line


def test_it_is_drawn_to_be_scanned(chabudai: Command) -> None:
    assert "█" in chabudai("position", TYPED, "--qr").out


@pytest.mark.parametrize(
    ("what", "says"),
    [
        ("activ Dreepy", "begins with a zone"),
        ("nothing.chabudai", "There is no file"),
        (BEGINNING + "ABCD", "missing"),
        ("{}", "no whole position"),
        ("game: chess; active King", "does not have"),
    ],
)
def test_what_is_none_is_said(chabudai: Command, what: str, says: str) -> None:
    said = chabudai("position", what)
    assert said.code == 2
    assert says in said.err


def test_a_step_that_is_not_there(chabudai: Command, table_file: Path) -> None:
    said = chabudai("position", table_file, "--at", 9999)
    assert said.code == 2
    assert "no step 9999" in said.err


def test_a_table_is_not_written_over_itself(chabudai: Command, table_file: Path) -> None:
    before = table_file.read_bytes()
    said = chabudai("position", table_file, "--out", table_file)
    assert said.code == 2
    assert "is the file that is read" in said.err
    assert table_file.read_bytes() == before

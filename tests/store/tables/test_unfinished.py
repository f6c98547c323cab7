"""Autosaved tables: which are offered at the next start, and which are let go."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.store.tables.autosave import Autosave
from app.store.tables.table_file import read_table
from app.store.tables.unfinished import offered, prune, unfinished
from tests.store.killed import killed
from tests.store.toy import lay, play


def test_a_table_left_behind_is_offered_until_it_was(
    tmp_path: Path,
) -> None:
    host = lay().host
    saving = Autosave(host, pytest.fail, tmp_path)
    play(host, 40, 2)
    assert unfinished(tmp_path) == []
    killed(saving)
    (left,) = unfinished(tmp_path)
    assert left.path == saving.path
    assert (left.game, left.seats) == ("toy", ("Aoi", "蓮"))
    assert left.nodes == len(host.tree.nodes)
    assert left.turn == host.tree.table.turn.number
    assert left.damage is None
    assert abs((datetime.now(UTC) - left.when).total_seconds()) < 60
    assert unfinished(tmp_path) == [left]
    offered(left.path)
    assert unfinished(tmp_path) == []
    assert read_table(left.path).journal == host.journal


def test_the_newest_comes_first_and_a_broken_one_is_named(tmp_path: Path) -> None:
    for number in range(3):
        saving = Autosave(lay().host, pytest.fail, tmp_path)
        killed(saving)
        os.utime(saving.path, (number, number))
        if number == 1:
            saving.path.write_bytes(b"nonsense")
            os.utime(saving.path, (1, 1))
        if number == 0:
            saving.path.write_bytes(b"")
    assert [table.when.timestamp() for table in unfinished(tmp_path)] == [2, 1]
    broken = unfinished(tmp_path)[1]
    assert broken.nodes == 0
    assert broken.damage is not None
    assert "not a table" in broken.damage.en


def test_only_closed_tables_are_pruned(tmp_path: Path) -> None:
    for number in range(6):
        host = lay().host
        saving = Autosave(host, pytest.fail, tmp_path)
        play(host, 3, number)
        if number == 0:
            killed(saving)
        elif number == 1:
            living = saving
        else:
            saving.close()
    prune(tmp_path, kept=2)
    assert len(list(tmp_path.glob("*.chabudai"))) == 4
    assert len(unfinished(tmp_path)) == 1
    assert living.path.exists()
    prune(tmp_path, kept=0)
    assert len(list(tmp_path.glob("*.chabudai"))) == 2
    living.close()
    prune(tmp_path / "not there")

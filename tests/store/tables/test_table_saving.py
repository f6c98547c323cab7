"""A table in a file of the person's own: saved, and whether the file still holds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.session.host.host import Host
from app.store.tables.table_file import write_table
from app.store.tables.table_saving import is_held
from tests.store.toy import play, played


@pytest.fixture
def first(tmp_path: Path) -> Host:
    """A table that is saved as "Evening"."""
    host = played(20)
    write_table(tmp_path / "Evening.chabudai", host.journal)
    return host


@pytest.fixture
def path(tmp_path: Path, first: Host) -> Path:
    return tmp_path / "Evening.chabudai"


def test_a_table_is_held_only_with_its_last_entry(first: Host, path: Path) -> None:
    assert is_held(path, first.journal)
    assert is_held(path, first.journal[:-1])
    play(first, 1, 1)
    assert not is_held(path, first.journal)

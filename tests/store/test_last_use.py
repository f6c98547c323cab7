"""Which tables were used last, whatever the clock says."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from app.places import tables_folder
from app.session.host.host import Host
from app.store.last_use import note_use, used
from app.store.tables.table_file import write_table
from app.store.tables.table_ledger import Ledger
from app.store.tables.table_saving import save_table
from app.store.tables.unfinished import prune
from tests.store.toy import find, lay


@pytest.fixture
def host() -> Host:
    return lay().host


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of tables that keep themselves."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    tables_folder().mkdir(parents=True)
    return tables_folder()


def test_a_table_that_was_just_hosted_stays_though_the_clock_was_set_back(
    home: Path, host: Host
) -> None:
    tomorrow = time.time() + 24 * 3600
    for number in range(5):
        other = home / f"2099010{number}-000000-toy-{number}.chabudai"
        write_table(other, lay().host.journal)
        os.utime(other, (tomorrow, tomorrow))
    path = home / "20260101-000000-toy-lan.chabudai"
    Ledger.new(path, host).close()
    prune(kept=1)
    assert list(home.glob("*.chabudai")) == [path]


def test_so_does_one_that_was_just_saved_there_to_be_hosted(home: Path, host: Host) -> None:
    other, path = home / "2.chabudai", home / "1.chabudai"
    write_table(other, lay().host.journal)
    os.utime(other, (time.time() + 24 * 3600,) * 2)
    save_table(path, host.journal)
    prune(kept=1)
    assert list(home.glob("*.chabudai")) == [path]


def test_tables_go_in_the_order_in_which_they_were_closed(home: Path) -> None:
    paths = [home / f"{name}.chabudai" for name in "dacb"]
    for path in paths:
        Ledger.new(path, lay().host).close()
    Ledger.open(paths[1], find).close()
    for kept, left in ((4, "abcd"), (3, "abc"), (2, "ab"), (1, "a"), (0, "")):
        prune(kept=kept)
        assert "".join(sorted(path.stem for path in home.glob("*.chabudai"))) == left


def test_a_table_of_ones_own_keeps_its_time(home: Path, tmp_path: Path, host: Host) -> None:
    path = tmp_path / "game.chabudai"
    write_table(home / "other.chabudai", host.journal)
    os.utime(home / "other.chabudai", (2**32, 2**32))
    Ledger.new(path, host).close()
    assert path.stat().st_mtime < 2**32


def test_the_file_used_last_has_the_latest_time_of_all(home: Path) -> None:
    first, second = home / "first", home / "second"
    tomorrow = time.time_ns() + 24 * 3600 * 10**9
    for path in (first, second):
        path.touch()
        os.utime(path, ns=(tomorrow, tomorrow))
    note_use(first)
    # The coarsest file systems count in two seconds.
    assert used(first) - used(second) == 2 * 10**9
    note_use(first)
    assert used(first) - used(second) == 2 * 10**9


def test_where_no_clock_was_wrong_it_is_the_time_it_is(home: Path) -> None:
    path = home / "a.chabudai"
    path.touch()
    os.utime(path, (7, 7))
    before = time.time_ns()
    note_use(path)
    assert before <= used(path) <= time.time_ns()


def test_what_is_gone_was_used_before_all_others(home: Path) -> None:
    assert used(home / "gone") == 0
    note_use(home / "gone")
    assert list(home.iterdir()) == []


@pytest.mark.usefixtures("home")
def test_a_file_elsewhere_is_the_persons_own_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "mine.chabudai"
    path.touch()
    os.utime(path, (7, 7))
    note_use(path)
    assert used(path) == 7 * 10**9

"""Saving where somebody else may have saved: both stay, and nothing is taken for another."""

from __future__ import annotations

import gzip
import os
import shutil
import stat
from pathlib import Path

import pytest

from app.session.host.host import Host
from app.session.host.updates import JournalEntry
from app.store import atomic
from app.store.file_trouble import StoreError
from app.store.live_marker import LiveMarker, marker_of
from app.store.safe_saving import Saved, packed
from app.store.tables.table_file import read_table, reopen_host, write_table
from app.store.tables.table_lines import LineWriter, header_of, unchecked
from app.store.tables.table_saving import is_held, save_table
from tests.store.toy import find, play, played


@pytest.fixture
def first(tmp_path: Path) -> Host:
    """A table that is saved as "Evening"."""
    host = played(20)
    write_table(tmp_path / "Evening.chabudai", host.journal)
    return host


@pytest.fixture
def path(tmp_path: Path, first: Host) -> Path:
    return tmp_path / "Evening.chabudai"


@pytest.fixture
def second(path: Path) -> Host:
    """The same table, opened in another window."""
    return reopen_host(path, find)[0]


def held(path: Path) -> list[JournalEntry]:
    opened = read_table(path)
    assert opened.damage is None
    return opened.journal


def test_a_file_is_begun_and_goes_on(first: Host, tmp_path: Path) -> None:
    path = tmp_path / "new.chabudai"
    assert save_table(path, first.journal) == Saved(path, "written")
    assert save_table(path, first.journal) == Saved(path, "written")
    play(first, 5, 1)
    assert save_table(path, first.journal) == Saved(path, "written")
    assert held(path) == first.journal


def test_what_another_window_saved_stays_and_the_later_one_is_beside_it(
    first: Host, second: Host, path: Path
) -> None:
    play(first, 34, 1)
    play(second, 21, 2)
    save_table(path, first.journal)

    saved = save_table(path, second.journal)

    beside = path.with_name("Evening (2).chabudai")
    assert saved == Saved(beside, "beside")
    assert held(path) == first.journal
    assert held(beside) == second.journal
    assert sorted(path.parent.iterdir()) == [beside, path]


def test_a_third_one_has_a_name_of_its_own(first: Host, second: Host, path: Path) -> None:
    third = reopen_host(path, find)[0]
    for host, seed in ((first, 1), (second, 2), (third, 3)):
        play(host, 5, seed)
        path_of = save_table(path, host.journal).path
        assert held(path_of) == host.journal
    assert save_table(path.with_name("Evening (2).chabudai"), first.journal).path.name == (
        "Evening (4).chabudai"
    )


def test_the_one_beside_is_as_private_as_the_first(first: Host, second: Host, path: Path) -> None:
    path.chmod(0o600)
    play(first, 3, 1)
    play(second, 3, 2)
    save_table(path, first.journal)
    beside = save_table(path, second.journal).path
    assert stat.S_IMODE(beside.stat().st_mode) == 0o600


def test_what_another_window_only_went_on_with_is_not_written_back(
    first: Host, second: Host, path: Path
) -> None:
    play(second, 5, 2)
    save_table(path, second.journal)

    assert save_table(path, first.journal) == Saved(path, "held")

    assert held(path) == second.journal
    assert is_held(path, first.journal)


def test_a_file_that_the_person_wants_replaced_is(first: Host, second: Host, path: Path) -> None:
    play(first, 3, 1)
    play(second, 3, 2)
    save_table(path, first.journal)
    assert save_table(path, second.journal, agreed=True) == Saved(path, "written")
    assert held(path) == second.journal


@pytest.mark.parametrize("moment", [0, 1, 2**31])
def test_times_play_no_part(first: Host, second: Host, path: Path, moment: int) -> None:
    play(first, 3, 1)
    save_table(path, first.journal)
    os.utime(path, (moment, moment))
    assert save_table(path, first.journal).how == "written"
    play(second, 3, 2)
    os.utime(path, (moment, moment))
    assert save_table(path, second.journal).how == "beside"


def test_a_copy_in_its_place_is_the_same_file(first: Host, path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copyfile(path, copy)
    copy.replace(path)
    play(first, 3, 1)
    assert save_table(path, first.journal).how == "written"


def test_the_same_written_by_another_version_is_no_change(first: Host, path: Path) -> None:
    writer = LineWriter()
    lines = [writer.header(header_of(first.journal))]
    for entry in first.journal:
        payload = unchecked(LineWriter().entry(entry))
        lines.append(writer.plain(payload.replace(b'"do":', b'"do": ')))
    path.write_bytes(packed(lines))
    assert held(path) == first.journal

    assert is_held(path, first.journal)
    play(first, 3, 1)
    assert save_table(path, first.journal) == Saved(path, "written")


@pytest.mark.parametrize(
    "data",
    [b"", b"a letter", gzip.compress(b"{}\n", mtime=0), b"\x1f\x8b\x08"],
    ids=["empty", "a letter", "other lines", "cut"],
)
def test_what_is_no_table_stays(first: Host, path: Path, data: bytes) -> None:
    path.write_bytes(data)
    assert save_table(path, first.journal).how == "beside"
    assert path.read_bytes() == data


def test_a_file_that_was_damaged_meanwhile_stays(first: Host, path: Path) -> None:
    damaged = path.read_bytes()[:-30]
    path.write_bytes(damaged)
    assert save_table(path, first.journal).how == "beside"
    assert path.read_bytes() == damaged


def test_a_file_that_is_gone_is_written_again(first: Host, path: Path) -> None:
    path.rename(path.with_name("Moved.chabudai"))
    assert not is_held(path, first.journal)
    assert save_table(path, first.journal) == Saved(path, "written")


def test_a_file_that_comes_while_another_is_written_is_not_replaced(
    first: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, usual = tmp_path / "new.chabudai", os.fsync

    def fsync(file: int) -> None:
        usual(file)
        if not path.exists():
            path.write_bytes(b"somebody else's")

    monkeypatch.setattr(atomic.os, "fsync", fsync)
    saved = save_table(path, first.journal)

    assert saved == Saved(tmp_path / "new (2).chabudai", "beside")
    assert path.read_bytes() == b"somebody else's"
    assert held(saved.path) == first.journal


def test_where_a_file_has_one_name_only_none_is_replaced_either(
    first: Host, second: Host, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def link(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(atomic.os, "link", link)
    play(first, 3, 1)
    save_table(path, first.journal)
    play(second, 3, 2)
    taken = path.with_name("Evening (2).chabudai")
    taken.write_bytes(b"somebody else's")
    saved = save_table(path, second.journal)
    assert saved.path.name == "Evening (3).chabudai"
    assert held(saved.path) == second.journal
    assert taken.read_bytes() == b"somebody else's"


def test_a_link_stays_a_link(first: Host, second: Host, path: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "Link.chabudai"
    link.symlink_to(path)
    play(first, 3, 1)
    save_table(link, first.journal)
    assert link.is_symlink()
    assert held(path) == first.journal
    play(second, 3, 2)
    assert save_table(link, second.journal).path == link.with_name("Link (2).chabudai")


def test_a_table_that_is_hosted_is_not_saved_over(first: Host, path: Path) -> None:
    marker = LiveMarker(path)
    before = path.read_bytes()
    play(first, 3, 1)
    with pytest.raises(StoreError, match="in use"):
        save_table(path, first.journal)
    assert path.read_bytes() == before
    marker.remove()
    assert save_table(path, first.journal).how == "written"


def test_a_marker_that_a_killed_host_left_stays(first: Host, path: Path) -> None:
    LiveMarker(path).leave()
    save_table(path, first.journal)
    assert marker_of(path).exists()


def test_a_folder_that_is_gone_is_told(first: Host, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="was not saved"):
        save_table(tmp_path / "gone" / "new.chabudai", first.journal)

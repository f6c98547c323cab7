"""Writing a file so that at every moment there is a whole one: the old or the new."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.store import atomic
from app.store.atomic import PRIVATE, put_beside, put_in_place, write_atomic, write_own
from app.store.file_trouble import StoreError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that is there."""
    path = tmp_path / "one.chabudai"
    path.write_bytes(b"before")
    return path


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_parts_are_the_file_and_nothing_lies_beside_it(path: Path) -> None:
    write_atomic(path, [b"af", b"ter"])
    assert path.read_bytes() == b"after"
    assert list(path.parent.iterdir()) == [path]


def test_saving_keeps_the_permissions(path: Path) -> None:
    path.chmod(0o640)
    write_atomic(path, [b"after"])
    assert mode(path) == 0o640
    write_atomic(path, [b"after"], mode=PRIVATE)
    assert mode(path) == 0o600


def test_what_is_private_is_never_open_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "chmod", lambda *_: None)
    before = os.umask(0)
    try:
        write_atomic(tmp_path / "key", [b"secret"], mode=PRIVATE)
    finally:
        os.umask(before)
    assert mode(tmp_path / "key") == 0o600


def test_saving_through_a_link_keeps_the_link(path: Path) -> None:
    link = path.with_name("link.chabudai")
    link.symlink_to(path)
    write_atomic(link, [b"after"])
    assert link.is_symlink()
    assert path.read_bytes() == b"after"


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        write_atomic(tmp_path, [b"after"])
    with pytest.raises(StoreError, match="no such place"):
        write_atomic(tmp_path / "none" / "a.chabudai", [b"after"])
    with pytest.raises(StoreError, match="too long"):
        write_atomic(tmp_path / ("a" * 300), [b"after"])
    assert list(tmp_path.iterdir()) == []


def test_a_protected_file_is_not_written_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(StoreError, match="permission"):
        write_atomic(path, [b"after"])
    assert path.read_bytes() == b"before"


def test_a_device_is_not_replaced(tmp_path: Path) -> None:
    # A pipe of our own: a fault would replace a device for everybody on the machine.
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(StoreError, match="permission"):
        write_atomic(pipe, [b"after"])
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_what_fails_halfway_leaves_the_old_file_and_no_other(path: Path) -> None:
    def parts(problem: BaseException) -> Iterator[bytes]:
        yield b"aft"
        raise problem

    with pytest.raises(StoreError, match="disk is full"):
        write_atomic(path, parts(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))))
    with pytest.raises(KeyboardInterrupt):
        write_atomic(path, parts(KeyboardInterrupt()))
    assert path.read_bytes() == b"before"
    assert list(path.parent.iterdir()) == [path]


def test_the_disk_has_the_file_before_it_has_its_name(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    usual = os.fsync

    def fsync(file: int) -> None:
        seen.append((stat.S_ISDIR(os.fstat(file).st_mode), path.read_bytes()))
        usual(file)

    monkeypatch.setattr(atomic.os, "fsync", fsync)
    write_atomic(path, [b"after"])
    # And then the name itself.
    assert seen == [(False, b"before"), (True, b"after")]


def test_a_folder_of_the_programs_own_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    write_own(tmp_path / "state" / "recent.json", [b"{}"])
    assert (tmp_path / "state" / "recent.json").read_bytes() == b"{}"
    assert mode(tmp_path / "state") == 0o700
    with pytest.raises(StoreError):
        write_own(tmp_path / "state" / "recent.json" / "more", [b"{}"])


def test_put_in_place_says_what_the_system_said(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        put_in_place(tmp_path, [b"after"])


@pytest.mark.parametrize("links", [True, False])
def test_nothing_is_put_beside_in_place_of_another(
    path: Path, links: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    if not links:
        monkeypatch.setattr(atomic.os, "link", refuse)
    with pytest.raises(FileExistsError):
        put_beside(path, [b"after"])
    other = path.with_name("two.chabudai")
    put_beside(other, [b"after"])
    assert (path.read_bytes(), other.read_bytes()) == (b"before", b"after")
    assert sorted(path.parent.iterdir()) == [path, other]

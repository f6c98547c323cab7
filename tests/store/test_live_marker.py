"""The marker beside a table that is being played."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from app.store import live_marker


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.chabudai"


def test_a_table_is_live_from_the_marker_to_its_end(path: Path) -> None:
    assert not live_marker.is_live(path)
    marker = live_marker.LiveMarker(path)
    assert live_marker.is_live(path)
    with pytest.raises(BlockingIOError):
        live_marker.LiveMarker(path)
    live_marker.forget(path)
    assert live_marker.is_live(path)
    marker.remove()
    assert list(path.parent.iterdir()) == []


def test_one_that_was_left_tells_of_a_table_that_was_not_closed(path: Path) -> None:
    live_marker.LiveMarker(path).leave()
    left = live_marker.marker_of(path)
    assert left.name == "game.chabudai.live"
    assert left.exists()
    assert not live_marker.is_live(path)
    live_marker.forget(path)
    assert not left.exists()
    live_marker.forget(path)


def test_it_names_the_file_that_the_table_was_saved_to_last(path: Path) -> None:
    marker = live_marker.LiveMarker(path)
    assert live_marker.named_file(path) is None
    for name in ("a much longer name.chabudai", "卓.chabudai"):
        marker.name_file(path.with_name(name))
        assert live_marker.named_file(path) == path.with_name(name)
    marker.leave()
    assert live_marker.named_file(path) == path.with_name("卓.chabudai")
    # Who goes on with the table has not saved it yet.
    live_marker.LiveMarker(path).leave()
    assert live_marker.named_file(path) is None


@pytest.mark.parametrize(
    "marker",
    [b"", b"7", b"7\n", b"7\n{", b"7\n3", b'7\n"relative"', b'7\n"/a\\u0000b"', b"\xff\n\xff"],
)
def test_a_marker_without_sense_names_no_file(path: Path, marker: bytes) -> None:
    live_marker.marker_of(path).write_bytes(marker)
    assert live_marker.named_file(path) is None
    assert not live_marker.is_live(path)


def test_a_marker_that_cannot_be_opened_is_not_disturbed(path: Path) -> None:
    live_marker.marker_of(path).mkdir()
    assert live_marker.is_live(path)
    live_marker.forget(path)
    assert live_marker.marker_of(path).exists()


@pytest.mark.parametrize(
    ("number", "runs"), [(os.getpid(), True), (2**22 + 1, False)], ids=["runs", "ended"]
)
def test_where_files_cannot_be_locked_the_process_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, runs: bool
) -> None:
    def no_locks(_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(live_marker, "_lock_now", no_locks)
    table = tmp_path / "a.chabudai"
    live_marker.marker_of(table).write_text(f"{number}\n")
    assert live_marker.is_live(table) is runs


def test_a_marker_that_was_just_taken_away_is_not_taken_for_the_table(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold = live_marker._hold
    takes: list[None] = []

    def lose_it_first(file: object) -> None:
        if not takes:
            live_marker.marker_of(path).unlink()
        takes.append(None)
        hold(file)  # type: ignore[arg-type]

    monkeypatch.setattr(live_marker, "_hold", lose_it_first)
    marker = live_marker.LiveMarker(path)
    assert len(takes) == 2
    assert live_marker.is_live(path)
    marker.remove()

"""Autosave: what was played is there, whatever happens to the program or the disk."""

from __future__ import annotations

import errno
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import pytest

from app.core.intent import Flip, Undo
from app.core.text.words import Words
from app.session.host.host import Host
from app.store import live_marker
from app.store.tables import autosave as autosave_module
from app.store.tables.autosave import Autosave
from app.store.tables.gzip_lines import GzipLines
from app.store.tables.line_packer import LinePacker
from app.store.tables.table_file import read_table, reopen_host
from app.store.tables.table_lines import LineWriter, unchecked
from app.store.tables.unfinished import offered, prune, unfinished
from tests.store.killed import killed
from tests.store.toy import clients, find, lay, play

PROJECT = Path(__file__).resolve().parents[3]
KILLS = 300 if os.environ.get("CHABUDAI_HYPOTHESIS") == "long" else 6


@pytest.fixture
def host() -> Host:
    return lay().host


@pytest.fixture
def told() -> list[Words | None]:
    return []


@pytest.fixture
def saving(host: Host, told: list[Words | None], tmp_path: Path) -> Iterator[Autosave]:
    saving = Autosave(host, told.append, tmp_path)
    yield saving
    saving.close()


class Refusing:
    """A file on a disk that is full after `room` bytes."""

    def __init__(self, file: object, room: int) -> None:
        self.file = file
        self.room = room

    def write(self, data: bytes) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken = bytes(data[: self.room])
        self.room -= len(taken)
        return self.file.write(taken)  # type: ignore[attr-defined,no-any-return]

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


def test_every_gesture_is_there_before_the_next(host: Host, saving: Autosave) -> None:
    for seed in range(30):
        play(host, 1, seed)
        opened = read_table(saving.path)
        assert opened.journal == host.journal
        assert opened.damage is None
        assert not opened.closed


def test_a_closed_table_is_whole_and_not_offered(host: Host, tmp_path: Path) -> None:
    saving = Autosave(host, pytest.fail, tmp_path)
    play(host, 20, 1)
    saving.close()
    saving.close()
    assert read_table(saving.path).closed
    assert list(tmp_path.iterdir()) == [saving.path]
    assert unfinished(tmp_path) == []
    assert not saving._thread.is_alive()
    assert host.watchers == []


def test_a_table_on_which_nothing_was_done_is_not_kept(host: Host, tmp_path: Path) -> None:
    Autosave(host, pytest.fail, tmp_path).close()
    assert list(tmp_path.iterdir()) == []


def test_a_table_can_be_let_go(host: Host, tmp_path: Path) -> None:
    saving = Autosave(host, pytest.fail, tmp_path)
    play(host, 20, 1)
    saving.close(discard=True)
    assert list(tmp_path.iterdir()) == []


def test_a_table_left_behind_goes_on_in_a_file_of_its_own(
    host: Host, saving: Autosave, tmp_path: Path
) -> None:
    play(host, 40, 2)
    killed(saving)
    before = saving.path.read_bytes()
    again, _ = reopen_host(saving.path, find)
    going_on = Autosave(again, pytest.fail, tmp_path)
    clients(again)[0].ask(Flip())
    assert read_table(going_on.path).journal == [*host.journal, again.journal[-1]]
    assert saving.path.read_bytes() == before
    going_on.close()


@pytest.mark.parametrize("cut", [0, 40])
def test_what_was_read_goes_on_line_by_line_and_is_not_written_anew(
    host: Host, saving: Autosave, tmp_path: Path, cut: int
) -> None:
    play(host, 40, 2)
    killed(saving)
    data = saving.path.read_bytes()
    saving.path.write_bytes(data[: len(data) - cut])
    copy = LinePacker()
    again, opened = reopen_host(saving.path, find, copy)
    assert copy.count == len(opened.journal)
    clients(again)[0].ask(Flip())
    going_on = Autosave(again, pytest.fail, tmp_path, begun=copy)
    clients(again)[0].ask(Flip())
    anew = Autosave(again, pytest.fail, tmp_path)
    assert read_table(going_on.path).journal == again.journal
    assert _unpacked(going_on) == _unpacked(anew)
    going_on.close()
    anew.close()
    assert read_table(going_on.path).closed


def _unpacked(saving: Autosave) -> list[object]:
    """What the lines of its file say, but for the first, which says when it was begun."""
    lines = [line + b"\n" for line in GzipLines(BytesIO(saving.path.read_bytes()))]
    return [json.loads(unchecked(line)) for line in lines[1:]]


# -- the disk -----------------------------------------------------------------------------


@pytest.mark.parametrize("room", [0, 1, 100, 150])
def test_a_full_disk_is_told_once_and_the_game_goes_on(
    host: Host, saving: Autosave, told: list[Words | None], room: int
) -> None:
    play(host, 5, 1)
    full = Refusing(saving._file, room)
    saving._file = full  # type: ignore[assignment]
    play(host, 30, 2)
    (words,) = told
    assert words is not None
    assert "full" in words.en
    assert "空き" in words.ja
    part = read_table(saving.path)
    assert part.journal == host.journal[: len(part.journal)]
    full.room = 10**9
    clients(host)[0].ask(Flip())
    assert told == [words, None]
    assert read_table(saving.path).journal == host.journal


def test_a_disk_that_stays_full_leaves_the_table_to_be_offered(
    host: Host, saving: Autosave, told: list[Words | None], tmp_path: Path
) -> None:
    play(host, 5, 1)
    saving._file = Refusing(saving._file, 0)  # type: ignore[assignment]
    play(host, 5, 2)
    saving.close()
    assert len(told) == 1
    assert len(unfinished(tmp_path)) == 1


def test_a_folder_that_cannot_be_made_is_told(
    host: Host, told: list[Words | None], tmp_path: Path
) -> None:
    (tmp_path / "in the way").touch()
    saving = Autosave(host, told.append, tmp_path / "in the way" / "tables")
    play(host, 5, 1)
    assert len(told) == 1
    (tmp_path / "in the way").unlink()
    clients(host)[0].ask(Flip())
    assert told[1:] == [None]
    assert read_table(saving.path).journal == host.journal
    saving.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_truly_full_device_is_told(
    host: Host, saving: Autosave, told: list[Words | None]
) -> None:
    with Path("/dev/full").open("wb", buffering=0) as full:
        saving._file, real = full, saving._file
        play(host, 5, 1)
        saving._file = real
    assert len(told) == 1
    clients(host)[0].ask(Flip())
    assert read_table(saving.path).journal == host.journal


def _soon(true: Callable[[], bool]) -> bool:
    end = time.monotonic() + 30
    while not true() and time.monotonic() < end:
        time.sleep(0.005)
    return true()


def test_the_disk_syncs_in_a_thread_of_its_own(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    rounds: list[int] = []
    honest = Autosave._sync

    def look(self: Autosave) -> None:
        honest(self)
        rounds.append(len(threads))

    monkeypatch.setattr(autosave_module, "SYNC_EVERY", 0.02)
    monkeypatch.setattr(autosave_module, "_sync", lambda _: threads.append(threading.get_ident()))
    monkeypatch.setattr(Autosave, "_sync", look)
    saving = Autosave(host, pytest.fail, tmp_path)
    play(host, 50, 1)
    seen = len(rounds)
    # One may be under way; the next takes all there is.
    assert _soon(lambda: len(rounds) > seen + 5)
    assert threads
    assert len({*rounds[seen + 2 :]}) == 1  # nothing new, nothing to sync
    saving.close()
    assert threading.get_ident() not in threads


def test_what_goes_does_not_reach_the_disk_first(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(autosave_module, "SYNC_EVERY", 60.0)
    monkeypatch.setattr(autosave_module, "_sync", synced.append)
    kept = Autosave(host, pytest.fail, tmp_path)
    play(host, 3, 1)
    kept.close()
    assert len(synced) == 1
    gone = Autosave(host, pytest.fail, tmp_path)
    gone.close(discard=True)
    assert len(synced) == 1
    assert not gone.path.exists()


def test_a_disk_that_does_not_sync_is_told_once_and_when_it_does(
    host: Host, told: list[Words | None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = True

    def sync(_: int) -> None:
        if failing:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(autosave_module, "SYNC_EVERY", 0.02)
    monkeypatch.setattr(autosave_module, "_sync", sync)
    saving = Autosave(host, told.append, tmp_path)
    assert _soon(lambda: bool(told))
    play(host, 20, 1)
    time.sleep(0.1)
    assert len(told) == 1
    failing = False
    assert _soon(lambda: len(told) == 2)
    assert told[1] is None
    saving.close()
    assert unfinished(tmp_path) == []


def test_saving_a_gesture_costs_little(host: Host, saving: Autosave) -> None:
    play(host, 2000, 1)
    entries = host.journal[-1000:]
    start = time.thread_time()
    for entry in entries:
        saving._watch(entry)
    assert (time.thread_time() - start) / len(entries) < 0.001  # 40 µs on a quiet machine


# -- other programs -------------------------------------------------------------------------


def _start(folder: Path, seed: int, log: Path) -> subprocess.Popen[bytes]:
    code = PROJECT / "tests/store/tables/play_until_killed.py"
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    return subprocess.Popen(
        [sys.executable, str(code), str(folder), str(seed), str(log)],
        env=environment,
        cwd=PROJECT,
    )


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_killed_program_loses_at_most_the_gesture_in_flight(tmp_path: Path, seed: int) -> None:
    log = tmp_path / "log"
    program = _start(tmp_path, seed, log)
    try:
        assert _soon(lambda: log.exists() and log.read_bytes().count(b"\n") > 2)
        assert unfinished(tmp_path) == []
        time.sleep(random.Random(seed).uniform(0, 0.4))
    finally:
        program.kill()
        program.wait()
    path, *expected = log.read_bytes().splitlines(keepends=True)
    (left,) = unfinished(tmp_path)
    assert str(left.path) == path.decode().strip()
    journal = read_table(left.path).journal
    writer = LineWriter()
    found = [writer.entry(entry) for entry in journal]
    assert found[: len(expected)] == expected
    assert len(found) - len(expected) in (0, 1)
    host, _ = reopen_host(left.path, find)
    clients(host)[0].ask(Undo())


def test_a_second_program_leaves_a_live_table_alone(tmp_path: Path) -> None:
    log = tmp_path / "log"
    program = _start(tmp_path, 1, log)
    try:
        assert _soon(lambda: log.exists() and log.read_bytes().count(b"\n") > 2)
        path = Path(log.read_text().splitlines()[0])
        own = Autosave(lay().host, pytest.fail, tmp_path)
        assert unfinished(tmp_path) == []
        offered(path)
        prune(tmp_path, kept=0)
        assert live_marker.is_live(path)
        assert path.exists()
        own.close()
        assert program.poll() is None
    finally:
        program.kill()
        program.wait()
    assert [table.path for table in unfinished(tmp_path)] == [path]

"""The ledger: what a hosted table answered is in its file, and what is not in it did not happen."""

from __future__ import annotations

import errno
import gzip
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.intent import Draw, Flip, Undo
from app.session.host.host import Host
from app.session.host.updates import Accepted, Refused
from app.store import live_marker
from app.store.file_trouble import StoreError
from app.store.tables import table_ledger as ledger_module
from app.store.tables.table_file import read_table, write_table
from app.store.tables.table_ledger import Ledger
from app.store.tables.table_lines import LineWriter
from tests.store.toy import clients, find, gesture, lay, play, played

PROJECT = Path(__file__).resolve().parents[3]
KILLS = 100 if os.environ.get("CHABUDAI_HYPOTHESIS") == "long" else 20
DRAW = Draw(1, "deck.0", "hand.0")


@pytest.fixture
def host() -> Host:
    return lay().host


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.chabudai"


@pytest.fixture
def ledger(host: Host, path: Path) -> Iterator[Ledger]:
    ledger = Ledger.new(path, host)
    yield ledger
    ledger.close()


class Disk:
    """The file of a ledger on a disk with `room` bytes left."""

    def __init__(self, ledger: Ledger, room: int, problem: int = errno.ENOSPC) -> None:
        self.file = ledger._file
        self.room = room
        self.problem = problem
        self.cuts = True
        ledger._file = self  # type: ignore[assignment]

    def write(self, data: bytes) -> int:
        if not self.room:
            raise OSError(self.problem, os.strerror(self.problem))
        taken = bytes(data[: self.room])
        self.room -= len(taken)
        assert self.file is not None
        return self.file.write(taken)

    def truncate(self) -> int:
        if not self.cuts:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        assert self.file is not None
        return self.file.truncate()

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


def _one(host: Host, seed: int) -> Accepted | Refused:
    """Let whoever's turn it is do something at random that is possible."""
    rng = random.Random(seed)
    client = clients(host)[host.tree.table.turn.seat]
    while True:
        answer = client.ask(gesture(client, host, rng))
        if isinstance(answer, Accepted) or answer.code == "disk":
            return answer


def test_every_gesture_is_in_the_file_when_it_happens(host: Host, ledger: Ledger) -> None:
    seen = []
    host.watchers.append(lambda _: seen.append(read_table(ledger.path).journal == host.journal))
    play(host, 60, 1)
    assert all(seen)
    opened = read_table(ledger.path)
    assert opened.header.autosave
    assert (opened.closed, opened.damage) == (False, None)


def test_a_closed_ledger_is_a_sound_table_like_any_other(host: Host, path: Path) -> None:
    ledger = Ledger.new(path, host)
    play(host, 40, 1)
    assert ledger.close() is None
    assert ledger.close() is None
    opened = read_table(path)
    assert (opened.journal, opened.closed, opened.damage) == (host.journal, True, None)
    assert list(path.parent.iterdir()) == [path]
    assert len(gzip.decompress(path.read_bytes()).splitlines()) == 1 + len(host.journal)


def test_after_the_end_gestures_are_refused(host: Host, path: Path) -> None:
    Ledger.new(path, host).close()
    answer = clients(host)[0].ask(DRAW)
    assert isinstance(answer, Refused)
    assert answer.code == "closed"
    assert "game.chabudai" in answer.reason.ja
    assert len(host.tree.nodes) == 1


def test_a_table_goes_on_in_its_own_file(host: Host, path: Path) -> None:
    first = Ledger.new(path, host)
    play(host, 30, 1)
    first.close()
    second = Ledger.open(path, find)
    play(second.host, 30, 2)
    second.close()
    opened = read_table(path)
    assert opened.journal == second.host.journal
    assert opened.journal[: len(host.journal)] == host.journal
    assert opened.closed
    assert list(path.parent.iterdir()) == [path]


def test_a_saved_table_is_whole_until_the_ledger_stands(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_table(path, played(30).journal)
    before = path.read_bytes()

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refuse)
        with pytest.raises(StoreError) as refused:
            Ledger.open(path, find)
    assert "disk is full" in refused.value.words.en
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]
    Ledger.open(path, find).close()
    assert read_table(path).journal == played(30).journal


def test_a_new_table_does_not_take_the_name_of_another(host: Host, path: Path) -> None:
    path.write_bytes(b"mine")
    with pytest.raises(StoreError) as refused:
        Ledger.new(path, host)
    assert "already" in refused.value.words.en
    assert path.read_bytes() == b"mine"
    assert not live_marker.marker_of(path).exists()


@pytest.mark.parametrize("what", ["nothing", "nonsense", "folder"])
def test_what_is_no_table_is_not_hosted(path: Path, what: str) -> None:
    if what == "nonsense":
        path.write_bytes(b"nonsense")
    elif what == "folder":
        path.mkdir()
    with pytest.raises(StoreError):
        Ledger.open(path, find)
    assert not live_marker.marker_of(path).exists()


def test_a_damaged_table_goes_on_and_stays_beside(path: Path) -> None:
    host = played(50)
    write_table(path, host.journal)
    data = path.read_bytes()[:-200]
    path.write_bytes(data)
    ledger = Ledger.open(path, find)
    assert ledger.damage is not None
    assert path.with_name("game.chabudai.damaged").read_bytes() == data
    clients(ledger.host)[0].ask(Flip())
    ledger.close()
    opened = read_table(path)
    assert (opened.journal, opened.damage) == (ledger.host.journal, None)


# -- the disk -------------------------------------------------------------------------------


@pytest.mark.parametrize("room", [0, 1, 5, 30, 100])
@pytest.mark.parametrize("problem", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_what_the_disk_refuses_does_not_happen(
    host: Host, ledger: Ledger, room: int, problem: int
) -> None:
    play(host, 10, 1)
    disk = Disk(ledger, room, problem)
    refusals = 0
    for seed in range(20):
        journal, table, data = list(host.journal), host.tree.table, ledger.path.read_bytes()
        answer = _one(host, seed)
        if isinstance(answer, Accepted):
            continue
        refusals += 1
        assert answer.code == "disk"
        assert "game.chabudai" in answer.reason.en
        assert (host.journal, host.tree.table) == (journal, table)
        # Not a byte of it stays, and what the others had is still there.
        assert ledger.path.read_bytes() == data
        disk.room = 10**9 if seed == 12 else 0
    assert refusals > 5
    assert isinstance(_one(host, 99), Accepted)
    play(host, 30, 3)
    opened = read_table(ledger.path)
    assert (opened.journal, opened.damage) == (host.journal, None)
    assert len(gzip_members(ledger.path)) == 2
    ledger.close()
    assert len(gzip.decompress(ledger.path.read_bytes()).splitlines()) == 1 + len(host.journal)
    assert read_table(ledger.path).closed


def gzip_members(path: Path) -> list[int]:
    """Where the streams of a file begin."""
    data = path.read_bytes()
    return [at for at in range(len(data)) if data[at : at + 4] == b"\x1f\x8b\x08\0"]


def test_the_sentence_names_no_folder_to_the_guests(host: Host, ledger: Ledger) -> None:
    Disk(ledger, 0)
    answer = clients(host)[1].ask(Flip())
    assert isinstance(answer, Refused)
    assert answer.reason.en == (
        "Nothing was changed: the host's computer cannot write “game.chabudai”. There, the disk is "
        "full. Make room, or choose another place. Then do it again."
    )
    assert str(ledger.path.parent) not in answer.reason.ja


def test_a_part_that_cannot_be_cut_off_is_cut_off_before_the_next(
    host: Host, ledger: Ledger
) -> None:
    play(host, 10, 1)
    disk = Disk(ledger, 12)
    disk.cuts = False
    assert isinstance(_one(host, 1), Refused)
    disk.room = 10**9
    assert isinstance(_one(host, 2), Refused)
    assert read_table(ledger.path).journal == host.journal
    disk.cuts = True
    assert isinstance(_one(host, 3), Accepted)
    assert read_table(ledger.path).journal == host.journal


def test_a_disk_that_fails_at_the_very_end_leaves_a_sound_table(host: Host, path: Path) -> None:
    ledger = Ledger.new(path, host)
    play(host, 10, 1)
    Disk(ledger, 3)
    assert ledger.close() is None
    opened = read_table(path)
    assert (opened.journal, opened.damage) == (host.journal, None)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_truly_full_disk(path: Path) -> None:
    code = PROJECT / "tests/store/tables/host_with_little_room.py"
    done = subprocess.run(
        [sys.executable, str(code), str(path)],
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        cwd=PROJECT,
        capture_output=True,
        check=True,
        timeout=60,
    )
    said = json.loads(done.stdout)
    assert said["unchanged"]
    assert said["whole"]
    assert not said["lost"]
    assert said["refusals"] >= 30
    assert said["accepted"][0] == 0
    assert said["accepted"][-1] > 5
    (reason,) = said["reasons"]
    assert "the disk is full" in reason


def _soon(true: Callable[[], bool]) -> bool:
    end = time.monotonic() + 30
    while not true() and time.monotonic() < end:
        time.sleep(0.005)
    return true()


def test_the_disk_syncs_in_a_thread_of_its_own_and_at_the_end(
    host: Host, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    monkeypatch.setattr(ledger_module, "SYNC_EVERY", 0.02)
    monkeypatch.setattr(ledger_module, "_sync", lambda _: threads.append(threading.get_ident()))
    ledger = Ledger.new(path, host)
    play(host, 50, 1)
    assert _soon(lambda: bool(threads))
    assert threading.get_ident() not in threads
    ledger.close()
    assert threads[-1] == threading.get_ident()
    assert not ledger._thread.is_alive()


def test_after_a_failed_sync_the_whole_table_is_written_anew(
    host: Host, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[int] = []

    def fail(handle: int) -> None:
        failed.append(handle)
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(ledger_module, "SYNC_EVERY", 0.02)
    monkeypatch.setattr(ledger_module, "_sync", fail)
    ledger = Ledger.new(path, host)
    _one(host, 1)
    assert _soon(lambda: ledger._doubtful)
    # The disk may have lost any of it by now: a copy that is whole takes its place.
    path.write_bytes(b"lost")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        assert isinstance(_one(host, 2), Refused)
    monkeypatch.setattr(ledger_module, "_sync", lambda _: None)
    assert isinstance(_one(host, 3), Accepted)
    assert read_table(path).journal == host.journal
    ledger.close()
    assert read_table(path).closed
    assert list(path.parent.iterdir()) == [path]


def test_a_file_that_was_taken_away_comes_back_whole(host: Host, ledger: Ledger) -> None:
    play(host, 10, 1)
    ledger.path.rename(ledger.path.with_name("moved.chabudai"))
    ledger._sync()  # looks after it once a second
    assert isinstance(_one(host, 1), Accepted)
    assert read_table(ledger.path).journal == host.journal


def test_a_file_that_another_took_the_place_of_is_not_lost(host: Host, ledger: Ledger) -> None:
    play(host, 10, 1)
    write_table(ledger.path, host.journal[:5])
    ledger._sync()
    assert isinstance(_one(host, 1), Accepted)
    assert read_table(ledger.path).journal == host.journal
    beside = ledger.path.with_name("game.chabudai.damaged")
    assert read_table(beside).journal == host.journal[:5]


# -- two hosts on one file ------------------------------------------------------------------


def test_a_table_has_one_host_at_a_time(host: Host, ledger: Ledger, path: Path) -> None:
    play(host, 10, 1)
    with pytest.raises(StoreError) as refused:
        Ledger.open(path, find)
    assert "game.chabudai" in refused.value.words.en
    assert "Join that table" in refused.value.words.en
    assert "参加" in refused.value.words.ja
    link = path.with_name("link.chabudai")
    link.symlink_to(path)
    with pytest.raises(StoreError):
        Ledger.open(link, find)
    play(host, 5, 2)
    ledger.close()
    again = Ledger.open(link, find)
    assert again.host.journal == host.journal
    again.close()


def _start(path: Path, seed: int, log: Path) -> subprocess.Popen[bytes]:
    code = PROJECT / "tests/store/tables/host_until_killed.py"
    return subprocess.Popen(
        [sys.executable, str(code), str(path), str(seed), str(log)],
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        cwd=PROJECT,
    )


def _plays(log: Path, since: int = 0) -> bool:
    return log.exists() and log.read_bytes().count(b"\n") > since + 3


def test_the_table_of_another_program_is_not_taken_until_that_ended(
    tmp_path: Path, path: Path
) -> None:
    log = tmp_path / "log"
    program = _start(path, 1, log)
    try:
        assert _soon(lambda: _plays(log))
        with pytest.raises(StoreError):
            Ledger.open(path, find)
        assert live_marker.is_live(path)
        assert program.poll() is None
    finally:
        program.kill()
        program.wait()
    ledger = Ledger.open(path, find)
    assert ledger.damage is None
    clients(ledger.host)[0].ask(Undo())
    ledger.close()


def test_a_marker_left_behind_stays_if_the_table_cannot_be_opened(path: Path) -> None:
    path.write_bytes(b"nonsense")
    live_marker.marker_of(path).write_text("1\n")
    with pytest.raises(StoreError):
        Ledger.open(path, find)
    assert live_marker.marker_of(path).exists()


def test_where_files_cannot_be_locked_the_process_is_asked(
    host: Host, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(live_marker, "_lock_now", no_locks)
    ledger = Ledger.new(path, host)
    with pytest.raises(StoreError):
        Ledger.open(path, find)
    ledger.close()
    live_marker.marker_of(path).write_text(f"{2**22 + 1}\n")  # of a program that ended
    Ledger.open(path, find).close()


# -- kill -9 --------------------------------------------------------------------------------


@pytest.mark.timeout(900)
def test_a_killed_host_loses_nothing_that_was_answered(tmp_path: Path, path: Path) -> None:
    log = tmp_path / "log"
    chance = random.Random(os.environ.get("CHABUDAI_SEED", "ledger"))
    entries = 0
    for _ in range(KILLS):
        seed = chance.randrange(2**32)
        wait = chance.uniform(0, 0.15)
        sys.stdout.write(f"seed {seed}, killed after {wait:.3f} s\n")
        log.unlink(missing_ok=True)
        program = _start(path, seed, log)
        try:
            assert _soon(lambda: _plays(log, entries))  # noqa: B023 - asked at once
            time.sleep(wait)
        finally:
            program.kill()
            program.wait()
        answered = log.read_bytes()
        opened = read_table(path)
        writer = LineWriter()
        found = [writer.entry(entry) for entry in opened.journal]
        # The log's own last line may be cut: the system may stop writing at any page of a file.
        assert b"".join(found).startswith(answered)
        # At most what was in flight when it came.
        assert len(found) - answered.count(b"\n") in (0, 1)
        assert opened.damage is None
        entries = len(found)

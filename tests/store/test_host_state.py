"""What a host remembers beside the game: kept for its owner's eyes, and never in the way."""

from __future__ import annotations

import json
import os
import shutil
import stat
import sys
from pathlib import Path

import pytest

from app.core.data.value import replace
from app.session.room.game_clock import ClockFace, ClockSetting
from app.store.file_trouble import StoreError
from app.store.host_state import (
    LARGEST,
    HostState,
    KeptPerson,
    read_state,
    state_path,
    write_state,
)
from app.store.tables.table_ledger import Ledger
from tests.store.toy import find, lay, play

STATE = HostState(
    b"-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n",
    b"-----BEGIN PRIVATE KEY-----\nMIGH\n-----END PRIVATE KEY-----\n",
    bytes(range(16)),
    (
        KeptPerson("Aoi", "player", 0, "tokenA", "ab" * 32, chair=True),
        KeptPerson("蓮", "player", 1, "tokenB"),
        KeptPerson("Mio", "judge", None, "tokenC"),
    ),
    ("cd" * 32,),
    (("turn-lock", "on"),),
    ClockFace(ClockSetting(1800.0, 5.0), (1200.5, -3.25), 0.0, (1,), paused=False),
)


@pytest.fixture
def table(tmp_path: Path) -> Path:
    return tmp_path / "game.chabudai"


def test_what_is_kept_comes_back(table: Path) -> None:
    assert read_state(table) == (None, None)
    write_state(table, STATE)
    assert read_state(table) == (STATE, None)
    write_state(table, replace(STATE, people=()))
    assert read_state(table) == (replace(STATE, people=()), None)
    write_state(table, replace(STATE, clock=None))
    assert read_state(table) == (replace(STATE, clock=None), None)
    assert list(table.parent.iterdir()) == [state_path(table)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_only_its_owner_reads_it(table: Path) -> None:
    before = os.umask(0)
    try:
        write_state(table, STATE)
        assert stat.S_IMODE(state_path(table).stat().st_mode) == 0o600
        state_path(table).chmod(0o644)  # as a copy from a stick would have it
        write_state(table, STATE)
    finally:
        os.umask(before)
    assert stat.S_IMODE(state_path(table).stat().st_mode) == 0o600


def test_secrets_are_in_no_log(table: Path) -> None:
    shown = repr(STATE)
    assert "PRIVATE" not in shown
    assert "token" not in shown.replace("token=", "")
    assert STATE.secret.hex() not in shown
    assert repr(STATE.secret) not in shown


def _changed(**change: object) -> bytes:
    return json.dumps({**GOOD, **change}).encode()


GOOD = {"chabudai": 2, "certificate": "c", "key": "k", "secret": "00", "people": []}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        b"[]",
        b"null",
        b"\xff" * 40,
        b'{"chabudai":1}',
        b"[" * 100_000,
        b" " * (LARGEST + 1),
        _changed(chabudai=3),
        _changed(chabudai="2"),
        _changed(secret="xyz"),
        _changed(secret=1),
        _changed(key="鍵"),
        _changed(more=1),
        _changed(people=[{"name": "Aoi"}]),
        _changed(people=[{"name": "A", "role": "king", "seat": 0, "token": "t"}]),
        _changed(people=[{"name": "A", "role": "player", "seat": "0", "token": "t"}]),
        _changed(options=[["one"]]),
        _changed(bans={"a": 1}),
        _changed(clock={"setting": {}, "left": "600"}),
    ],
    ids=range(20),
)
def test_what_is_damaged_is_kept_aside_and_said(table: Path, data: bytes) -> None:
    state_path(table).write_bytes(data)
    state, words = read_state(table)
    assert state is None
    assert words is not None
    assert "game.chabudai.host.damaged" in words.en
    assert "招待し直して" in words.ja
    write_state(table, STATE)
    assert read_state(table) == (STATE, None)
    assert state_path(table).with_name("game.chabudai.host.damaged").read_bytes() == data


def test_sound_form_is_the_one_the_damaged_ones_differ_from(table: Path) -> None:
    state_path(table).write_bytes(_changed())
    assert read_state(table) == (HostState(b"c", b"k", b"\0"), None)


@pytest.mark.parametrize(("then", "now"), [(1, (1,)), (None, ())])
def test_one_seats_clock_of_the_first_format_runs_on(
    table: Path, then: int | None, now: tuple[int, ...]
) -> None:
    clock = {"setting": {"seconds": 600.0}, "left": [5.0, 6.0], "running": then}
    state_path(table).write_bytes(_changed(chabudai=1, clock=clock))
    state, words = read_state(table)
    assert words is None
    assert state is not None
    assert state.clock == ClockFace(ClockSetting(600.0), (5.0, 6.0), running=now)


def test_what_cannot_be_read_or_written_is_said(table: Path) -> None:
    state_path(table).mkdir()
    state, words = read_state(table)
    assert state is None
    assert words is not None
    assert "game.chabudai.host" in words.en
    with pytest.raises(StoreError):
        write_state(table, STATE)


def test_the_table_file_alone_goes_on_elsewhere(tmp_path: Path, table: Path) -> None:
    ledger = Ledger.new(table, lay().host)
    play(ledger.host, 20, 1)
    ledger.close()
    write_state(table, STATE)
    elsewhere = tmp_path / "another machine"
    elsewhere.mkdir()
    shutil.copy(table, elsewhere)
    again = Ledger.open(elsewhere / table.name, find)
    assert again.host.journal == ledger.host.journal
    assert read_state(again.path) == (None, None)
    again.close()
    # With the private part taken along, everybody comes back as before.
    shutil.copy(state_path(table), elsewhere)
    assert read_state(again.path) == (STATE, None)

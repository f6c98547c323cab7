"""The way back to tables one is at: kept for its owner's eyes, offered, and forgotten in time."""

from __future__ import annotations

import json
import os
import stat
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.core.data.value import replace
from app.store.file_trouble import StoreError
from app.store.saved_seat_reading import LARGEST, Stay
from app.store.saved_seats import KEPT, Kept, StayFile, forget, stays

STAY = Stay(
    bytes(range(32)),
    (("192.168.1.5", 27420), ("fe80::1", 27420)),
    b"k" * 32,
    "蓮",
    "player",
    1,
    b"t" * 16,
    "chabudai:INVITE",
    ("Aoi", "蓮"),
)


def begun(where: Path, stay: Stay = STAY) -> StayFile:
    file = StayFile.begin(stay.pin, where)
    file.keep(stay)
    return file


def left(where: Path, stay: Stay = STAY) -> Kept:
    """A stay whose window crashed, as the next start finds it."""
    file = begun(where, stay)
    file.close()
    return next(one for one in stays(where)[0] if one.path == file.path)


def test_where_a_window_went_without_leaving_one_can_come_back(tmp_path: Path) -> None:
    assert stays(tmp_path / "none") == ((), ())
    file = begun(tmp_path)
    # While it is there, no other window takes the seat away from it.
    assert stays(tmp_path) == ((), ())
    file.close()
    (kept,), troubles = stays(tmp_path)
    assert (kept.stay, troubles) == (STAY, ())
    again = StayFile.take(kept)
    with pytest.raises(BlockingIOError):
        StayFile.take(kept)
    assert stays(tmp_path) == ((), ())
    again.keep(replace(STAY, over=True))
    again.close()
    assert stays(tmp_path)[0][0].stay.over


def test_who_leaves_on_purpose_leaves_nothing_behind(tmp_path: Path) -> None:
    begun(tmp_path).forget()
    assert list(tmp_path.iterdir()) == []
    forget(left(tmp_path).path)
    assert list(tmp_path.iterdir()) == []


def test_another_window_s_stay_is_not_forgotten_under_it(tmp_path: Path) -> None:
    file = begun(tmp_path)
    forget(file.path)
    assert file.path.exists()
    file.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_only_its_owner_reads_it(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        file = begun(tmp_path / "state" / "stays")
    finally:
        os.umask(before)
    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.path.parent.stat().st_mode) == 0o700
    file.close()


def test_secrets_are_in_no_log() -> None:
    shown = repr(STAY)
    for secret in (STAY.key, STAY.token):
        assert secret.decode() not in shown
        assert secret.hex() not in shown
    assert STAY.invite not in shown


def test_after_thirty_days_it_is_forgotten(tmp_path: Path) -> None:
    old, new = left(tmp_path), left(tmp_path, replace(STAY, name="Aoi"))
    long_ago = datetime.now(UTC) - KEPT - timedelta(minutes=1)
    os.utime(old.path, (long_ago.timestamp(), long_ago.timestamp()))
    assert [one.stay.name for one in stays(tmp_path)[0]] == ["Aoi"]
    assert list(tmp_path.iterdir()) == [new.path]


def test_the_newest_comes_first(tmp_path: Path) -> None:
    now = datetime.now(UTC).timestamp()
    for age, name in ((50, "Mio"), (10, "Sora"), (30, "Umi")):
        os.utime(left(tmp_path, replace(STAY, name=name)).path, (now - age, now - age))
    assert [one.stay.name for one in stays(tmp_path)[0]] == ["Sora", "Umi", "Mio"]


GOOD = {
    "chabudai": 1,
    "pin": "00" * 32,
    "addresses": [["h", 1]],
    "key": "11" * 32,
    "token": "",
    "invite": "",
    "name": "Aki",
    "role": "player",
    "seat": 0,
    "people": [],
    "over": False,
    "table": "",
}


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(json.dumps(GOOD), "utf-8")
    assert stays(tmp_path)[0][0].stay.name == "Aki"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b"[]",
        b"x" * (LARGEST + 1),
        *(
            json.dumps({**GOOD, **change}).encode()
            for change in (
                {"chabudai": 2},
                {"pin": "00"},
                {"pin": 3},
                {"key": "zz" * 32},
                {"addresses": []},
                {"addresses": [["h"]]},
                {"addresses": [["h", 70000]]},
                {"addresses": [["h", True]]},
                {"addresses": [["h", 1]] * 40},
                {"name": None},
                {"name": "x" * 5000},
                {"role": "host"},
                {"seat": -1},
                {"seat": "0"},
                {"token": 1},
                {"people": 4},
            )
        ),
    ],
)
def test_a_damaged_one_is_put_aside_with_a_sentence_once(tmp_path: Path, data: bytes) -> None:
    sound = left(tmp_path)
    path = tmp_path / "0000-damaged.json"
    path.write_bytes(data)
    found, (words,) = stays(tmp_path)
    assert [one.path for one in found] == [sound.path]
    assert path.name in words.en
    assert path.name in words.ja
    assert (tmp_path / "0000-damaged.json.damaged").read_bytes() == data
    assert stays(tmp_path) == (found, ())


def test_a_disk_that_refuses_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    blocked = tmp_path / "stays"
    blocked.write_text("a file where a folder belongs", "utf-8")
    with pytest.raises(StoreError):
        StayFile.begin(STAY.pin, blocked)
    assert stays(blocked) == ((), ())

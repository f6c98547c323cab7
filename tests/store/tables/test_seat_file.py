"""The file of what one seat was told: comes back as it was, for its owner's eyes, sound or not."""

from __future__ import annotations

import gzip
import json
import stat
import sys
from pathlib import Path

import pytest

from app.session.seat.seat_record import SeatRecord, SeatStudy
from app.store.tables.seat_file import (
    SUFFIX,
    SeatFileError,
    is_seat_file,
    read_seat_file,
    save_seat_file,
)
from app.store.tables.table_file import read_table
from app.store.tables.table_file_words import TableFileError
from tests.helpers.play import lay, play_on
from tests.helpers.toy_games import TOYS
from tests.session.seat.test_chronicle import WANDERING
from tests.session.seat.test_seat_record import gathered


@pytest.fixture(scope="module")
def record() -> SeatRecord:
    play = lay(TOYS["duel"], 7)
    play_on(play, 40, kinds=WANDERING)
    return gathered(play, 0)


@pytest.fixture
def path(tmp_path: Path, record: SeatRecord) -> Path:
    path = tmp_path / f"evening{SUFFIX}"
    save_seat_file(path, record)
    return path


def test_it_comes_back_as_it_was(path: Path, record: SeatRecord) -> None:
    opened = read_seat_file(path)
    assert opened.record == record
    assert opened.game == "duel"
    assert opened.damage is None
    assert is_seat_file(path)
    assert SeatStudy(opened.record).client.view == SeatStudy(record).client.view


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_only_its_owner_reads_it(path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_it_is_known_under_any_name(path: Path, tmp_path: Path) -> None:
    other = path.rename(tmp_path / "evening.chabudai")
    assert is_seat_file(other)
    for data in (b"", b"4 Iono", gzip.compress(b'{"chabudai":1}'), path.name.encode()):
        other.write_bytes(data)
        assert not is_seat_file(other)
    assert not is_seat_file(tmp_path / "nothing")


def test_it_is_no_table(path: Path) -> None:
    with pytest.raises(TableFileError) as told:
        read_table(path)
    assert "what one seat saw" in told.value.words.en


def test_a_cut_file_opens_up_to_the_cut(path: Path, record: SeatRecord) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) * 2 // 3])
    opened = read_seat_file(path)
    assert opened.damage is not None
    assert 0 < len(opened.record.entries) < len(record.entries)
    SeatStudy(opened.record)


def test_a_changed_line_ends_what_is_read(path: Path, record: SeatRecord) -> None:
    lines = gzip.decompress(path.read_bytes()).split(b"\n")
    lines[5] = lines[5].replace(b'"do":', b'"do": ')
    path.write_bytes(gzip.compress(b"\n".join(lines)))
    opened = read_seat_file(path)
    assert opened.damage is not None
    assert opened.record.entries == record.entries[:3]


@pytest.mark.parametrize(
    "lines",
    [
        b"",
        b"{}\n",
        b'{"chabudai_seat":1,"game":"duel","crc":"00000000"}\n',
        json.dumps({"chabudai_seat": 1}).encode(),
    ],
)
@pytest.mark.parametrize("packed", [True, False])
def test_what_is_none_is_said(path: Path, lines: bytes, packed: bool) -> None:
    data = gzip.compress(lines) if packed else lines
    path.write_bytes(data)
    with pytest.raises(SeatFileError) as told:
        read_seat_file(path)
    assert path.name in told.value.words.en
    assert path.name in told.value.words.ja
    path.unlink()
    with pytest.raises(SeatFileError):
        read_seat_file(path)

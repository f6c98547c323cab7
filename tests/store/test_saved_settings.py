"""Settings: kept, and never in the way of a start."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from dataclasses import fields, replace
from pathlib import Path

import pytest

from app.places import folder
from app.store import saved_settings as store
from app.store.file_trouble import StoreError
from app.store.personal_settings import Settings, Window

PROJECT = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_without_a_file_there_are_defaults(path: Path) -> None:
    assert store.load(path) == (Settings(), None)


def test_settings_come_back(path: Path) -> None:
    chosen = Settings(
        language="ja",
        theme="dark",
        text_scale=1.5,
        window=Window(x=-5, y=0, width=800, height=600),
        side_tab="卓",
    )
    store.save(chosen, path)
    assert store.load(path) == (chosen, None)
    assert "卓" in path.read_text(encoding="utf-8")


def test_every_field_is_checked_and_comes_back(path: Path) -> None:
    chosen = Settings(
        language="en",
        theme="contrast",
        mat="washi",
        backs="own",
        seat_backs=True,
        text_scale=2.0,
        animations=False,
        moments="slow",
        sounds=True,
        loudness="low",
        silent_sounds=["card", "coin"],
        side_panel=False,
        side_tab="log",
        panels={"side": [420, 0, 180], "table": [900, 340]},
        home_at_start=False,
        tour_seen=True,
        foresee=False,
        keep_openings=False,
        game="duel",
        images="/home/aki/cards",
        player_name="Aki",
        looks={"duel.suits": "four"},
        keys={"pokemon.coin": "J Ctrl+J", "undo": ""},
        window=Window(x=0, y=0, width=1280, height=720, maximized=True),
    )
    usual = Settings()
    own = {one.name for one in fields(Settings)} - {"others"}
    assert all(getattr(chosen, name) != getattr(usual, name) for name in own)
    assert set(store._CHECKS) == own
    store.save(chosen, path)
    assert store.load(path) == (chosen, None)


def test_what_a_newer_program_wrote_is_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(
        '{"theme":"dark","sound":{"volume":3},"window":{"x":1,"y":2,"width":3,'
        '"height":4,"screen":"left"}}'
    )
    settings, words = store.load(path)
    assert words is None
    store.save(replace(settings, language="en"), path)
    kept = json.loads(path.read_text())
    assert kept["sound"] == {"volume": 3}
    assert kept["window"]["screen"] == "left"
    assert kept["language"] == "en"


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"\xff\xfe\x00", b"[" * 10_000, b"1" * 10_000, b" " * (2 * 2**20)],
    ids=["empty", "cut", "list", "noise", "deep", "number", "large"],
)
def test_a_damaged_file_is_set_aside(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    for number in ("", "-2"):
        path.write_bytes(data)
        settings, words = store.load(path)
        assert settings == Settings()
        assert words is not None
        assert f"settings.json.damaged{number}" in words.ja
        assert not path.exists()
        assert path.with_name(f"settings.json.damaged{number}").read_bytes() == data


def test_one_wrong_value_does_not_cost_the_others(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"theme":"dark","text_scale":99,"window":{"x":"left"},"side_tab":"log"}')
    settings, words = store.load(path)
    assert settings == Settings(theme="dark", side_tab="log")
    assert words is not None


@pytest.mark.parametrize(
    ("damaged", "left"),
    [
        ('"keys":{"coin":"J","undo":7}', Settings(keys={"coin": "J"})),
        ('"keys":["coin"]', Settings()),
        (
            '"panels":{"side":[3,4],"table":"wide","log":[1,null]}',
            Settings(panels={"side": [3, 4]}),
        ),
        ('"panels":{"side":[true]}', Settings()),
        ('"tour_seen":1', Settings()),
        ('"side_tab":3', Settings()),
        ('"home_at_start":"yes"', Settings()),
        ('"text_scale":NaN', Settings()),
        ('"language":"fr"', Settings()),
        ('"theme":["dark"]', Settings()),
        ('"mat":"tartan"', Settings()),
        ('"mat":{}', Settings()),
        ('"backs":"/etc/passwd"', Settings()),
        ('"sounds":1', Settings()),
        ('"loudness":11', Settings()),
        ('"silent_sounds":"card"', Settings()),
        ('"window":{"x":1e3,"y":0,"width":9,"height":9}', Settings()),
        (f'"window":{{"x":{10**30},"y":0,"width":9,"height":9}}', Settings()),
        ('"window":{"x":0,"y":0,"width":0,"height":9}', Settings()),
        ('"window":{"x":0}', Settings()),
    ],
)
def test_of_a_wrong_value_what_is_sound_is_kept(path: Path, damaged: str, left: Settings) -> None:
    path.parent.mkdir()
    path.write_text(f'{{"animations":false,{damaged}}}')
    settings, words = store.load(path)
    assert settings == replace(left, animations=False)
    assert words is not None


def test_two_windows_keep_what_the_other_changed(path: Path) -> None:
    store.save(Settings(text_scale=1.5), path)
    here, there = store.load(path)[0], store.load(path)[0]
    store.save(replace(here, theme="dark"), path, only={"theme"})
    store.save(replace(there, language="ja"), path, only={"language"})
    assert store.load(path) == (Settings(text_scale=1.5, theme="dark", language="ja"), None)


def test_a_file_damaged_meanwhile_is_replaced_by_all_that_is_known(path: Path) -> None:
    settings = Settings(theme="dark", language="ja")
    store.save(settings, path)
    path.write_text('{"theme":')
    store.save(settings, path, only={"language"})
    assert store.load(path) == (settings, None)
    assert path.with_name("settings.json.damaged").read_text() == '{"theme":'


def test_without_a_file_one_change_writes_all_that_is_known(path: Path) -> None:
    settings = Settings(theme="dark", tour_seen=True)
    store.save(settings, path, only={"tour_seen"})
    assert store.load(path) == (settings, None)


def saving(path: Path, theme: str) -> subprocess.Popen[bytes]:
    """Start a program that saves one of two settings over and over."""
    code = PROJECT / "tests/store/save_settings_until_killed.py"
    program = subprocess.Popen(
        [sys.executable, str(code), str(path), theme],
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        stdout=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stdout.readline() == b"saving\n"
    return program


def test_a_program_killed_while_saving_leaves_the_old_or_the_new_file(path: Path) -> None:
    wait = random.Random(3)
    for _ in range(4):
        program = saving(path, "dark")
        time.sleep(wait.uniform(0, 0.05))
        program.kill()
        program.communicate()
        settings, words = store.load(path)
        assert words is None
        assert settings.theme == "dark"
        assert settings.side_tab in ("", "long/" * 2000)


def test_two_programs_that_save_at_once_leave_a_whole_file(path: Path) -> None:
    programs = [saving(path, theme) for theme in ("dark", "light")]
    try:
        for _ in range(200):
            settings, words = store.load(path)
            assert words is None
            assert settings.theme in ("dark", "light")
    finally:
        for program in programs:
            program.kill()
            program.communicate()


def test_a_folder_in_its_place_is_a_sentence(path: Path) -> None:
    path.mkdir(parents=True)
    settings, words = store.load(path)
    assert settings == Settings()
    assert words is not None
    with pytest.raises(StoreError, match="is a folder"):
        store.save(Settings(), path)


def test_a_place_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError):
        store.save(Settings(), tmp_path / "file" / "settings.json")


HOME = Path("/home/aoi")


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, "/home/aoi/.local/state/chabudai"),
        ("linux", {"XDG_STATE_HOME": "/var/aoi"}, "/var/aoi/chabudai"),
        ("linux", {"XDG_STATE_HOME": "relative"}, "/home/aoi/.local/state/chabudai"),
        ("darwin", {}, "/home/aoi/Library/Application Support/Chabudai/state"),
        ("win32", {"LOCALAPPDATA": "/c/Local"}, "/c/Local/Chabudai/state"),
        ("win32", {}, "/home/aoi/AppData/Local/Chabudai/state"),
        ("linux", {"CHABUDAI_HOME": "/tmp/own"}, "/tmp/own/state"),
    ],
)
def test_each_system_has_its_place(
    platform: str, environment: dict[str, str], expected: str
) -> None:
    assert folder("state", environment, platform, HOME) == Path(expected)

"""Settings: kept, and never in the way of a start."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from app.store import settings as store
from app.store.places import folder
from app.store.settings import MOST_RECENT, Settings, Window
from app.store.trouble import StoreError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_without_a_file_there_are_defaults(path: Path) -> None:
    assert store.load(path) == (Settings(), None)


def test_settings_come_back(path: Path) -> None:
    chosen = Settings(
        language="ja", theme="dark", text_scale=1.5, window=Window(x=-5, y=0, width=800, height=600)
    ).with_recent(Path("/tmp/卓.chabudai"))
    store.save(chosen, path)
    assert store.load(path) == (chosen, None)
    assert "卓" in path.read_text(encoding="utf-8")


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
    path.write_text('{"theme":"dark","text_scale":99,"window":{"x":"left"},"recent":["a"]}')
    settings, words = store.load(path)
    assert settings == Settings(theme="dark", recent=("a",))
    assert words is not None


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


def test_recent_files_are_few_and_newest_first() -> None:
    settings = Settings()
    for number in range(20):
        settings = settings.with_recent(Path(f"{number}"))
    settings = settings.with_recent(Path("15"))
    assert settings.recent[:3] == ("15", "19", "18")
    assert len(settings.recent) == MOST_RECENT
    assert len(set(settings.recent)) == MOST_RECENT


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

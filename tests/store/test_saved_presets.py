"""Presets of one's own are files that are kept, read and taken away."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.store.file_trouble import StoreError
from app.store.saved_presets import PresetShelf


def test_a_preset_is_kept_under_its_name_and_removed(tmp_path: Path) -> None:
    shelf = PresetShelf("whist", tmp_path / "presets")
    assert shelf.presets() == ()
    path = shelf.save("My: game/evening", "{}")
    assert shelf.presets() == (path,)
    assert path.parent == tmp_path / "presets"
    assert shelf.read(path) == "{}"
    shelf.save("My: game/evening", "[]")
    assert shelf.read(path) == "[]"
    shelf.remove(path)
    shelf.remove(path)
    assert shelf.presets() == ()
    assert shelf.read(path) == ""


@pytest.mark.parametrize(("title", "stem"), [("...", "Preset"), ("con", "con preset")])
def test_a_name_that_no_system_takes_is_another(tmp_path: Path, title: str, stem: str) -> None:
    assert PresetShelf("whist", tmp_path).save(title, "{}").stem == stem


def test_what_cannot_be_kept_or_removed_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        PresetShelf("whist", tmp_path / "file").save("Mine", "{}")
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(StoreError, match="was not removed"):
        PresetShelf("whist", tmp_path).remove(tmp_path / "folder.json")


def test_what_is_no_text_or_far_too_long_is_nothing(tmp_path: Path) -> None:
    shelf = PresetShelf("whist", tmp_path)
    (tmp_path / "a.json").write_bytes(b"\xff")
    (tmp_path / "b.json").write_bytes(b" " * 24_001)
    assert [shelf.read(path) for path in shelf.presets()] == ["", ""]

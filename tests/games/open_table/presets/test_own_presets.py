"""Presets of one's own are read from a folder; broken ones are told and left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.games.open_table.presets.own_presets import own_presets, read_file, troubles
from app.games.open_table.presets.preset_reading import PresetError, shipped, write_preset


def test_they_are_named_by_all_they_say(tmp_path: Path) -> None:
    text = write_preset(shipped()[0])
    (tmp_path / "mine.json").write_text(text, "utf-8")
    assert [preset.id for preset in own_presets(tmp_path).values()] == ["mine"]
    assert list(own_presets(tmp_path)) == [text]
    assert troubles(tmp_path) == ()


def test_broken_ones_are_told(tmp_path: Path) -> None:
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe")
    (tmp_path / "long.json").write_text(" " * 30_000)
    (tmp_path / "odd.json").write_text('{"title": 3}')
    assert own_presets(tmp_path) == {}
    assert [words.en.split(":")[0] for words in troubles(tmp_path)] == [
        *("Preset “bytes”", "Preset “long”", "Preset “odd”"),
    ]
    with pytest.raises(PresetError, match="cannot be read"):
        read_file(tmp_path / "gone.json")
    assert own_presets(tmp_path / "nowhere") == {}

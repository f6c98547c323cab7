"""What the program is told of presets."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.games.open_table.presets.preset_book import BOOK
from app.games.open_table.presets.preset_reading import read_preset, write_preset
from tests.games.open_table.table import OpenTable


def test_a_preset_is_written_called_and_laid() -> None:
    table = OpenTable(2, "sevens")
    text = BOOK.written(table.view(), "Mine")
    assert BOOK.title(text).en == "Mine"
    other = OpenTable(2)
    other.do(1, BOOK.lays(text))
    assert other.pile("♥")
    assert len(other.refs("hand.0")) == 26


def test_what_is_no_preset_has_no_title() -> None:
    with pytest.raises(ValueError, match="JSON"):
        BOOK.title("{")


def test_a_new_table_is_offered_all_that_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    folder = tmp_path / "config" / "presets" / "open_table"
    folder.mkdir(parents=True)
    mine = '{"title": {"en": "Mine", "ja": "自分の"}, "deal": [{"to": "hand", "cards": 3}]}'
    (folder / "my own.json").write_text(write_preset(read_preset(mine)), "utf-8")
    offered = {preset.name: preset for preset in BOOK.offered()}
    assert [*offered] == ["daifugo", "hearts", "klondike", "memory", "old_maid", "sevens", "my own"]
    assert offered["klondike"].title.en == "Klondike"
    assert offered["hearts"].hint.en.startswith("Choose three cards")
    assert offered["hearts"].seats == (3, 6)
    table = OpenTable(2)
    table.do(0, offered["my own"].step)
    assert len(table.refs("hand.1")) == 3

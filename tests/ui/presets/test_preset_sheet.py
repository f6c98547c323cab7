"""Presets of one's own are saved from the table, laid and removed in a sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.core.intent import Procedure
from app.games.game_registry import GAMES
from app.ui.app.window import Window
from app.ui.table.presets.preset_sheet import PresetSheet, show_presets


@pytest.fixture
def window(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> Window:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    cards = GAMES.cards("open_table")
    assert cards is not None
    deck = next(pack.deck for pack in cards.packs if pack.id == "52")
    empty_window.tables.new.lay(("Aki",), (deck,), game="open_table", seed=3)
    return empty_window


def _buttons(sheet: PresetSheet, words: str) -> list[QPushButton]:
    found = sheet.findChildren(QPushButton)
    return [one for one in found if one.isVisible() and one.text() == words]


def test_the_table_is_saved_laid_again_and_removed(window: Window, qtbot: QtBot) -> None:
    assert window.bridge is not None
    window.bridge.ask(Procedure("lay_out", (("preset", "klondike"),)))
    show_presets(window)
    (sheet,) = window.room.findChildren(PresetSheet)
    assert not sheet.save_button.isEnabled()
    QTest.keyClicks(sheet.name, "My patience")
    sheet.save_button.click()
    (file,) = sheet.shelf.presets()
    assert file.name == "My patience.json"
    window.bridge.ask(Procedure("collect"))
    (lays,) = _buttons(sheet, "Set up the table")
    lays.click()
    made = [zone for zone in window.bridge.view.setting.zones.values() if zone.is_made]
    assert len(made) == 11
    qtbot.waitUntil(lambda: not window.room.findChildren(PresetSheet))
    show_presets(window)
    (sheet,) = window.room.findChildren(PresetSheet)
    (removes,) = _buttons(sheet, "Take away")
    removes.click()
    assert sheet.shelf.presets() == ()
    assert not _buttons(sheet, "Take away")


def test_a_broken_preset_can_only_be_removed(window: Window) -> None:
    show_presets(window)
    (sheet,) = window.room.findChildren(PresetSheet)
    sheet.shelf.save("Odd", "{")
    sheet.list()
    (lays,) = _buttons(sheet, "Set up the table")
    assert not lays.isEnabled()
    assert len(_buttons(sheet, "Take away")) == 1

"""Positions that leave the window and come to it: copied, pasted, opened, played on from."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw, Undo
from app.core.placed.position_names import numbered
from app.core.placed.table_position import UNKNOWN, position_of
from app.games.game_registry import GAMES
from app.net.auth.qr_code import qr_matrix
from app.session.positions.position_line import position_in, position_line
from app.session.positions.seen_position import position_seen
from app.ui.app import files
from app.ui.app.window import Window
from app.ui.incoming.brought_things import sources, understand
from app.ui.incoming.position_picture import PositionPicture
from app.ui.table.curtain.open_hands import is_open
from tests.gallery.game import duel


@pytest.fixture
def window(empty_window: Window) -> Window:
    empty_window.put_on_board(duel())
    settle()
    return empty_window


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def told(window: Window) -> str:
    return window.messages.kept[0].words.en


def copied(window: Window) -> str:
    window.run_action("copy_position")
    return QApplication.clipboard().text()


def test_what_is_copied_is_what_the_seat_sees(window: Window) -> None:
    assert window.bridge is not None
    position = position_in(copied(window))
    assert position == numbered(position_seen(window.bridge.view))
    hand = next(zone for zone in position.zones if zone.id == "hand.1")
    assert {card.ref for card in hand.cards} == {UNKNOWN}


def test_what_was_copied_is_laid_where_it_is_pasted(window: Window) -> None:
    position = position_in(copied(window))
    mime = QMimeData()
    mime.setText("Look at this: " + QApplication.clipboard().text())
    brought = understand(sources(mime), window.cards)
    assert [choice.title.en for choice in brought.choices] == ["Set up this position"]
    drops = window.sheets.take_drops()
    drops.paste()
    drops.sheet.parts[0].click()
    settle()
    assert window.document is not None
    assert numbered(position_of(window.document.tree.table)).zones[0].id == position.zones[0].id
    assert numbered(position_seen(window.document.position(0))) == position


def test_a_damaged_line_is_refused_in_words(window: Window) -> None:
    QApplication.clipboard().setText(copied(window)[:200])
    before = window.document
    assert not window.sheets.take_drops().paste()
    assert window.document is before
    assert "missing" in told(window)


def test_one_plays_on_apart_and_the_game_lies_untouched(window: Window) -> None:
    old = window.document
    assert old is not None
    steps, table = len(old.tree), old.tree.table
    window.run_action("play_from_here")
    settle()
    new = window.document
    assert new is not None
    assert new is not old
    assert numbered(position_of(new.tree.table)) == numbered(position_of(table))
    assert new.apart == old.apart
    assert not new.unsaved, "nothing was done yet"
    window.ask(Draw(1, "deck.0", "hand.0"))
    window.ask(Undo())
    assert len(new.tree) == 2
    assert (len(old.tree), old.tree.table) == (steps, table)


def test_the_exported_file_is_opened_as_a_table(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "position.json"
    monkeypatch.setattr(files, "choose_target", lambda *_: path)
    window.run_action("export_position")
    assert window.bridge is not None
    seen = numbered(position_seen(window.bridge.view))
    assert json.loads(path.read_text())["exact"] == position_line(seen, most=10**6)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    assert understand(sources(mime), window.cards).choices[0].deed == "lay"
    assert window.tables.open_file(path)
    settle()
    assert window.document is not None
    assert numbered(position_seen(window.document.position(0))) == seen


def test_too_long_a_position_is_not_copied(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.session.positions.position_line.position_line.__defaults__", (100,))
    QApplication.clipboard().clear()
    assert copied(window) == ""
    assert "file" in told(window)


def test_a_position_of_any_game_is_laid(empty_window: Window) -> None:
    for game in GAMES:
        assert empty_window.tables.lay_position(f"game: {game}; turn 4")
        settle()
        assert empty_window.bridge is not None
        assert empty_window.bridge.view.turn.number == 4


def test_it_is_shown_as_a_picture_to_scan(window: Window) -> None:
    line = copied(window)
    remedy = window.messages.kept[0].action
    assert remedy is not None
    remedy.do()
    sheet = window.room.findChild(PositionPicture)
    assert isinstance(sheet, PositionPicture)
    assert sheet.picture._matrix == qr_matrix(line)
    assert window.room.rect().contains(sheet.geometry())
    assert sheet.picture.module() * window.devicePixelRatioF() >= 2


def test_a_case_holds_the_whole_position_as_well(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "case.json"
    monkeypatch.setattr(files, "choose_target", lambda *_: path)
    window.run_action("export_case")
    assert window.bridge is not None
    seen = numbered(position_seen(window.bridge.view))
    assert position_in(path.read_text()) == seen
    assert json.loads(path.read_text())["cases"]


def test_behind_a_curtain_one_plays_on_behind_a_curtain(empty_window: Window) -> None:
    document = duel()
    document.apart = True
    empty_window.put_on_board(document)
    settle()
    assert empty_window.place is not None
    page = empty_window.place.one_screen.page
    assert page is not None
    page.choices[0].do()
    settle()
    line = copied(empty_window)
    empty_window.run_action("play_from_here")
    settle()
    assert empty_window.document is not None
    assert empty_window.document.apart
    assert empty_window.place.one_screen.page is not None, "whoever sits down says so"
    assert empty_window.tables.lay_position(line)
    settle()
    assert empty_window.document.apart, "as between those of the table before"


def test_what_one_seat_copied_is_no_picture_for_the_next(window: Window) -> None:
    copied(window)
    remedy = window.messages.kept[0].action
    assert remedy is not None
    assert remedy.stands is not None
    remedy.do()
    assert remedy.stands()
    assert window.bridge is not None
    window.bridge.act_as(1)
    settle()
    assert not remedy.stands()
    sheet = window.room.findChild(PositionPicture)
    assert sheet is None or not sheet.isVisible()


def test_laying_over_a_table_with_nothing_done_waits_for_no_disk(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = copied(window)
    assert window.tables.lay_position(line)
    assert window.document is not None
    left = window.document.autosave_path
    assert left is not None
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    assert window.tables.lay_position(line)
    assert not synced
    assert not left.exists()
    assert not is_open(left)


def test_laying_over_a_table_that_is_kept_remembers_how_it_was_played(window: Window) -> None:
    line = copied(window)
    assert window.tables.lay_position(line)
    assert window.document is not None
    left = window.document.autosave_path
    assert left is not None
    window.ask(Draw(1, "deck.0", "hand.0"))
    assert window.tables.lay_position(line)
    assert is_open(left)

"""A judge's notes: written at a table, kept on the own computer, found again at another."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.places import judges_notes_file
from app.store.judges_notes import LONGEST, JudgesNote, keep, load
from app.ui.panels.readings.judges_notes_sheet import JudgesNotesSheet, table_named

if TYPE_CHECKING:
    from app.ui.app.window import Window

FRIDAY = "Aki & Mio – Ren · 2026-11-27"


@pytest.fixture(autouse=True)
def _no_notes() -> None:
    judges_notes_file().unlink(missing_ok=True)


def opened(window: Window) -> JudgesNotesSheet:
    assert window.run_action("judges_notes")
    found = window.room.findChildren(JudgesNotesSheet)
    (sheet,) = (one for one in found if one.isVisible())
    return sheet


def test_what_is_written_is_kept_when_the_sheet_goes_and_stands_there_again(
    empty_window: Window,
) -> None:
    keep(JudgesNote(FRIDAY, "slow play"))
    sheet = opened(empty_window)
    assert sheet.field.hasFocus(), "one writes at once"
    here = table_named(empty_window, date.today())  # noqa: DTZ011
    assert [sheet.tables.item(row).text() for row in range(2)] == [here, FRIDAY]
    QTest.keyClicks(sheet.field, "Ren was warned")
    sheet.leave()
    assert set(load()[0]) == {JudgesNote(FRIDAY, "slow play"), JudgesNote(here, "Ren was warned")}
    assert opened(empty_window).field.toPlainText() == "Ren was warned"


def test_another_table_is_chosen_by_key_once_what_was_written_is_kept(empty_window: Window) -> None:
    keep(JudgesNote(FRIDAY, "slow play"))
    sheet = opened(empty_window)
    QTest.keyClicks(sheet.field, "here")
    QTest.keyClick(sheet.tables, Qt.Key.Key_Down)
    assert sheet.field.toPlainText() == "slow play"
    sheet.field.setPlainText("")
    QTest.keyClick(sheet.tables, Qt.Key.Key_Up)
    assert sheet.field.toPlainText() == "here"
    assert [one.words for one in load()[0]] == ["here"], "what was emptied is gone"


def test_what_is_too_long_is_cut_and_said(empty_window: Window) -> None:
    sheet = opened(empty_window)
    sheet.field.setPlainText("x" * (LONGEST + 5))
    assert len(sheet.field.toPlainText()) == LONGEST
    assert "20,000" in empty_window.messages.kept[-1].words.en
    sheet.leave()
    assert len(load()[0][0].words) == LONGEST


def test_where_the_disk_refuses_it_is_said_and_the_words_stay(empty_window: Window) -> None:
    sheet = opened(empty_window)
    path = judges_notes_file()
    path.mkdir(parents=True)
    sheet.field.setPlainText("kept?")
    sheet._keep()
    assert sheet.field.toPlainText() == "kept?"
    assert empty_window.messages.kept[-1].severity == "error"
    path.rmdir()
    sheet.leave()
    assert [one.words for one in load()[0]] == ["kept?"]

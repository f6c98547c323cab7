"""A first game in the window: what is said, what the teacher does, and going back in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.core.intent import Undo
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.computer.legal_moves import to_resolve
from app.games.blackpoker.learn.first_game import FIRST_GAME
from app.games.contracts.learning.lesson_contract import PUPIL
from app.ui.app.window import Window
from app.ui.learning.table_lesson import ASTRAY, TableLesson
from app.ui.table.new_table.new_table_sheet import NewTableSheet
from tests.games.blackpoker.learn.test_first_game import Pupil


class Follower(Pupil):
    """Does what is said at the table of a window."""

    def __init__(self, window: Window) -> None:
        document = window.document
        assert document is not None
        self.table = document.table
        self.done = 0
        self.hints = []


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    assert empty_window.run_action("lesson")
    settle()
    return empty_window


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def lesson(window: Window) -> TableLesson:
    found = window.place.lesson if window.place is not None else None
    assert found is not None
    return found


def play(window: Window, until: int) -> Follower:
    """Follow what is said, the teacher's moves at once, until so many steps are done."""
    pupil, taught = Follower(window), lesson(window)
    for _ in range(120):
        settle()
        pupil.done = taught.done
        if pupil.done >= until:
            return pupil
        if taught._moves() is not None:
            taught.teach()
        else:
            pupil.follow()
    raise AssertionError(pupil.hints[-3:])


def test_the_first_step_is_said_and_lit_where_it_is_started(window: Window) -> None:
    taught = lesson(window)
    assert taught.panel.isVisible()
    assert taught.panel.title.text() == "Step 1 of 10: A bulwark"
    assert "Place Bulwark" in taught.panel.words.text()
    assert window.side is not None
    starts = window.side.starts.panel
    assert starts is not None
    assert starts.entries[0].could is not None
    assert starts.entries[0].could.action == "start_setBulwark"
    assert [entry.lit for entry in starts.entries if entry.isVisible()][:2] == [True, False]


def test_the_pupil_sees_one_side_and_is_never_asked_to_hand_over(window: Window) -> None:
    assert window.document is not None
    assert window.document.sits == (PUPIL,)
    assert not window.place.one_screen.several
    assert window.bridge is not None
    assert window.bridge.seat == PUPIL


def test_who_follows_wins(window: Window) -> None:
    play(window, 10)
    settle()
    taught = lesson(window)
    assert window.bridge is not None
    assert taught.panel.words.text() == FIRST_GAME.ends(window.bridge.view).en
    assert taught.panel.words.text().startswith("You won")
    assert taught.panel.title.text() == FIRST_GAME.title.en
    taught.panel.leave.click()
    (sheet,) = window.room.findChildren(NewTableSheet)
    assert sheet.game == SPEC.id


def test_what_is_undone_is_said_again_and_the_teacher_waits(window: Window) -> None:
    pupil = play(window, 2)
    lesson(window).teach()
    settle()
    pupil.do(Undo())
    pupil.do(Undo())
    settle()
    taught = lesson(window)
    assert taught.done == 1
    assert taught.panel.title.text().startswith("Step 2")
    assert not taught._pace.isActive()


def test_the_teacher_goes_on_where_that_is_wanted(window: Window) -> None:
    pupil = play(window, 2)
    lesson(window).teach()
    settle()
    pupil.do(Undo())
    settle()
    taught = lesson(window)
    assert taught.held
    assert taught.panel.go_on.isVisible()
    before = len(taught._document.tree.nodes)
    taught.panel.go_on.click()
    settle()
    assert len(taught._document.tree.nodes) == before + 1


def test_the_teacher_moves_by_itself_after_a_moment(window: Window, qtbot: QtBot) -> None:
    play(window, 2)
    settle()
    taught = lesson(window)
    before = len(taught._document.tree.nodes)
    qtbot.waitUntil(lambda: len(taught._document.tree.nodes) > before)


def test_who_goes_past_a_step_is_told_to_take_it_back(window: Window) -> None:
    pupil, taught = Follower(window), lesson(window)
    while pupil.view.turn.number < 2:
        if taught._moves() is not None:
            taught.teach()
        elif to_resolve(pupil.view, PUPIL, pupil.answer) is not None:
            pupil.do(to_resolve(pupil.view, PUPIL, pupil.answer))
        else:
            pupil.start("end")
        settle()
    assert taught.panel.words.text() == ASTRAY.en


def test_a_lesson_is_taken_up_again_from_its_file(window: Window, tmp_path: Path) -> None:
    play(window, 4)
    assert window.document is not None
    path = tmp_path / "lesson.chabudai"
    window.document.save(path)
    assert window.tables.open_file(path)
    settle()
    taught = lesson(window)
    assert taught.done == 4
    assert taught.panel.title.text().startswith("Step 5")
    assert not window.document.apart


def test_it_is_left_for_the_home_screen(window: Window) -> None:
    lesson(window).panel.leave.click()
    settle()
    assert not window.at_table


def test_no_hints_come_beside_it(window: Window) -> None:
    window.looks.change(tour_seen=False)
    window.sheets.first_tour()
    assert window.sheets.tour is None


def test_it_is_read_in_the_other_language(window: Window) -> None:
    window.look.change(language="ja")
    settle()
    assert lesson(window).panel.title.text() == "ステップ1／10：防壁を置く"


def test_the_sheet_for_a_new_table_offers_it(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    sheet = empty_window.tables.new.ask_new(SPEC.id)
    buttons = [b for b in sheet.findChildren(QPushButton) if b.text() == FIRST_GAME.invites.en]
    buttons[0].click()
    settle()
    assert lesson(empty_window).done == 0
    sheet = empty_window.tables.new.ask_new("pokemon")
    assert isinstance(sheet, NewTableSheet)
    assert not [b for b in sheet.findChildren(QPushButton) if b.text() == FIRST_GAME.invites.en]

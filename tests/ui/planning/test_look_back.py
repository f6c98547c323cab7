"""Where the game turned: a computer judges each turn, and nobody else reads what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.games.nullpoga.nullpoga_game import SPEC
from app.session.computer.game_review import may_look_back
from app.session.computer.thoughts import Thought
from app.ui.app.window import Window
from app.ui.table.planned.look_back_sheet import LookBackSheet
from tests.games.nullpoga.poga_table import Half, PogaTable
from tests.helpers.judging_at_once import JUDGEMENTS, JudgingAtOnce
from tests.ui.planning.conftest import settle

TURNS = 6


@pytest.fixture(autouse=True)
def judging(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("app.ui.table.planned.look_back.ThinkingProcess", JudgingAtOnce)
    JudgingAtOnce.made.clear()
    yield
    JudgingAtOnce.made.clear()
    JudgingAtOnce.held = False


def lost_game() -> PogaTable:
    """Return a game that Aki lost in its sixth turn."""
    table = PogaTable(Half("3:turtle", life=18), Half("1:boar"), turn=3)
    for _ in range(TURNS):
        table.turn("", f"attack {table.unit('battle.1#1')}")
    assert table.view().turn.phase == "over"
    return table


@pytest.fixture
def window(put: Callable[..., Window]) -> Window:
    return put(lost_game().table)


def sheet_of(window: Window) -> LookBackSheet | None:
    found = window.room.findChildren(LookBackSheet)
    return next((sheet for sheet in found if sheet.isVisible()), None)


def opened(window: Window) -> LookBackSheet:
    assert window.run_action("look_back")
    settle()
    sheet = sheet_of(window)
    assert sheet is not None
    for _ in range(4 * TURNS):
        settle()
    return sheet


def cells(sheet: LookBackSheet, row: int) -> list[str]:
    item = sheet.rows.topLevelItem(row)
    assert item is not None
    return [item.text(column) for column in range(sheet.rows.columnCount())]


def test_each_turn_has_its_line_and_the_one_that_turned_it_is_chosen(window: Window) -> None:
    sheet = opened(window)
    assert sheet.rows.topLevelItemCount() == TURNS
    assert cells(sheet, 1) == ["4", "55", "−11", "+14", "+5", "63"]
    assert cells(sheet, 5) == ["8", "14", "−2", "−10", "−2", "0"]
    assert sheet.headline.text() == "The win went from Aki in turn 6: 71 → 36 of 100."
    assert sheet.chosen is not None
    assert sheet.chosen.number == 6
    assert "another plan promised more: Cat: standby 1" in sheet.why.text()


def test_what_was_asked_is_what_the_seat_saw(window: Window) -> None:
    opened(window)
    (process,) = JudgingAtOnce.made
    assert [one.view.turn.number for one in process.asked] == [3, 4, 5, 6, 7, 8]
    for one in process.asked:
        assert one.opened is not None
        assert (one.view.seat, one.opened.seat, one.player) == (0, 0, "5")
        other = one.view.seal(1)
        assert other is None or other.plan is None


def test_a_turn_is_chosen_by_keyboard_or_on_the_curve(window: Window) -> None:
    sheet = opened(window)
    QTest.keyClick(sheet.rows, Qt.Key.Key_Home)
    assert sheet.chosen is not None
    assert sheet.chosen.number == 3
    assert sheet.why.text().startswith("−3: the other plan met it better")
    third = sheet.curve.width() * 0.45
    QTest.mouseClick(
        sheet.curve, Qt.MouseButton.LeftButton, pos=QPoint(round(third), sheet.curve.height() // 2)
    )
    assert sheet.chosen.number == 5


def test_the_turn_is_shown_on_the_board_and_the_sheet_comes_back(window: Window) -> None:
    sheet = opened(window)
    QTest.mouseClick(sheet.show_button, Qt.MouseButton.LeftButton)
    settle()
    assert window.place is not None
    assert window.bridge is not None
    earlier = window.place.side.earlier
    assert sheet.chosen is not None
    assert earlier.node == sheet.chosen.node
    assert earlier.picture is not None
    assert earlier.picture.isVisible()
    assert not sheet.isVisible()
    assert not window.messages.kept, "nothing went wrong"
    assert window.bridge.view.turn.phase == "over", "the table stands where it stood"
    earlier.leave()
    settle()
    assert sheet.isVisible()
    assert sheet.chosen.number == 6


def test_who_sits_down_next_reads_nothing_that_stepped_aside(window: Window) -> None:
    sheet = opened(window)
    QTest.mouseClick(sheet.show_button, Qt.MouseButton.LeftButton)
    settle()
    assert window.place is not None
    window.place.change_seat()
    settle()
    assert sheet_of(window) is None
    assert window.place.side.earlier.picture is None


def test_progress_is_told_and_closing_it_ends_the_thinking(window: Window) -> None:
    JudgingAtOnce.held = True
    sheet = opened(window)
    (process,) = JudgingAtOnce.made
    assert sheet.headline.text() == "The computer judges turn 1 of 6 …"
    process.answer()
    settle()
    assert sheet.headline.text() == "The computer judges turn 2 of 6 …"
    assert sheet.rows.topLevelItemCount() == 1
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    settle()
    assert sheet_of(window) is None
    assert process.stopped
    process.answer()
    settle()


def test_who_sits_down_next_reads_nothing_of_it(put: Callable[..., Window]) -> None:
    window = put(lost_game().table)
    JudgingAtOnce.held = True
    opened(window)
    (process,) = JudgingAtOnce.made
    assert window.place is not None
    window.place.change_seat()
    settle()
    assert sheet_of(window) is None
    assert process.stopped
    process.answer()
    settle()
    assert sheet_of(window) is None
    JudgingAtOnce.held = False
    other = opened(window)
    assert other.headline.text().startswith("The win came to Ren")


def test_behind_the_curtain_nothing_of_it_is_left(put: Callable[..., Window]) -> None:
    window = put(lost_game().table, apart=True)
    assert window.place is not None
    window.place.one_screen.sit(0)
    settle()
    JudgingAtOnce.held = True
    opened(window)
    (process,) = JudgingAtOnce.made
    window.place.one_screen.hand_over()
    settle()
    assert sheet_of(window) is None
    assert process.stopped
    assert not window.run_action("look_back"), "nobody sits here"


def test_it_goes_with_its_table(window: Window, put: Callable[..., Window]) -> None:
    JudgingAtOnce.held = True
    opened(window)
    (process,) = JudgingAtOnce.made
    put(PogaTable().table)
    assert sheet_of(window) is None
    assert process.stopped


def test_a_computer_that_fails_is_told_of(window: Window) -> None:
    JudgingAtOnce.held = True
    opened(window)
    (process,) = JudgingAtOnce.made
    process.answered.emit(Thought(process.asked[-1].number, failed="KeyError"))
    settle()
    assert sheet_of(window) is None
    assert "could not judge" in window.messages.kept[-1].words.en


def test_before_a_plan_was_opened_there_is_nothing_to_see(put: Callable[..., Window]) -> None:
    window = put(PogaTable(turn=1).table)
    assert window.run_action("look_back")
    settle()
    assert sheet_of(window) is None
    assert "nothing to look back at" in window.messages.kept[-1].words.en


def test_pressed_twice_there_is_one_sheet(window: Window) -> None:
    opened(window)
    opened(window)
    found = [one for one in window.room.findChildren(LookBackSheet) if one.isVisible()]
    assert len(found) == 1


def test_it_speaks_the_other_language_while_it_is_there(window: Window) -> None:
    sheet = opened(window)
    assert window.run_action("language")
    settle()
    assert sheet.headline.text() == "ターン6で形勢がAkiから離れました（勝率71%→36%）。"
    header = sheet.rows.headerItem()
    assert header is not None
    assert header.text(0) == "ターン"


def test_who_may_look_back() -> None:
    table = lost_game()
    assert may_look_back(SPEC, table.view(0), hosted=True), "it is over"
    running = PogaTable().view(0)
    assert may_look_back(SPEC, running, hosted=False)
    assert not may_look_back(SPEC, running, hosted=True), "the other one has no such helper"
    assert len(JUDGEMENTS) == TURNS

"""How a game ended, on a sheet over the board: once, in both languages, gone with an undo."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.intent import Procedure, Redo, Undo
from app.ui.app.window import Window
from app.ui.side.ending.end_sheet import EndSheet
from app.ui.side.ending.end_watch import EndWatch
from app.ui.toolkit.plain_text import Label
from tests.gallery.game import duel


@pytest.fixture
def window(empty_window: Window) -> Window:
    window = empty_window
    window.put_on_board(duel())
    window.activateWindow()
    assert window.board is not None
    window.board.setFocus()
    return window


def watch(window: Window) -> EndWatch:
    assert window.place is not None
    return window.place.ending


def concede(window: Window) -> EndSheet:
    window.ask(Procedure("concede"))
    sheet = watch(window).sheet
    assert sheet is not None
    return sheet


def test_nothing_is_made_while_the_game_goes_on(window: Window) -> None:
    window.run_action("ending")
    watch(window).show()
    assert watch(window).sheet is None


def test_it_says_who_won_by_what_and_in_how_many_turns(window: Window) -> None:
    sheet = concede(window)
    assert sheet.isVisible()
    assert sheet.headline.text() == "Ren wins"
    assert sheet.why.text() == "Aki conceded"
    assert sheet.facts.text().startswith("5 turns")
    texts = [label.text() for label in sheet.findChildren(Label) if label.isVisibleTo(sheet)]
    assert texts.index("Ren") < texts.index("Aki")
    assert "Winner" in texts
    assert "6 Prizes left" in texts
    assert "Ren wins" in sheet.accessibleDescription()


def test_it_speaks_the_language_of_the_window(window: Window) -> None:
    sheet = concede(window)
    window.look.change(language="ja")
    assert sheet.headline.text() == "Renの勝ち"
    assert sheet.why.text() == "Akiの投了"


def test_it_offers_what_can_be_done_next(window: Window) -> None:
    sheet = concede(window)
    first, *_ = sheet.buttons
    assert first == "rematch_swapped"
    assert {"rematch", "play_back", "save_as", "home"} <= set(sheet.buttons)
    assert not {"tiebreaker", "sudden_death"} & set(sheet.buttons)
    old = window.document
    sheet.buttons["rematch"].click()
    assert window.document is not old


def test_a_tie_offers_what_settles_it(window: Window) -> None:
    window.ask(Procedure("finish", (("winner", "tie"),)))
    sheet = watch(window).sheet
    assert sheet is not None
    assert sheet.headline.text() == "A tie"
    assert sheet.why.text() == "as the players decided"


def test_esc_closes_it_and_the_menu_brings_it_back(window: Window) -> None:
    sheet = concede(window)
    assert sheet.hasFocus()
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert sheet.isVisible(), "a key pressed once too often does nothing"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert window.run_action("ending")
    assert sheet.isVisible()


def test_the_key_for_the_next_task_begins_no_other_game_unasked(window: Window) -> None:
    sheet = concede(window)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    old = window.document
    assert window.run_action("next_task")
    assert window.document is old
    assert sheet.isVisible()


def test_an_end_that_is_taken_back_takes_it_away_and_it_is_not_shown_twice(
    window: Window,
) -> None:
    sheet = concede(window)
    window.ask(Undo())
    assert not sheet.isVisible()
    window.ask(Redo())
    assert not sheet.isVisible()
    window.ask(Undo())
    window.ask(Procedure("finish", (("winner", "0"),)))
    assert sheet.isVisible(), "another end is another one"
    assert sheet.headline.text() == "Aki wins"


def test_playing_on_takes_it_away(window: Window) -> None:
    sheet = concede(window)
    window.ask(Procedure("play_on"))
    assert not sheet.isVisible()


def test_an_old_game_that_is_over_is_shown_without_it(empty_window: Window) -> None:
    table = duel()
    table.table.sit(0).ask(Procedure("concede"))
    empty_window.put_on_board(table)
    assert watch(empty_window).sheet is None
    assert empty_window.run_action("ending")
    sheet = watch(empty_window).sheet
    assert sheet is not None
    assert sheet.headline.text() == "Ren wins"


def test_the_strip_of_tasks_says_nothing_beside_it_and_comes_back_after_it(window: Window) -> None:
    sheet = concede(window)
    assert window.side is not None
    strip = window.side.tasks.strip
    assert strip is not None
    assert not strip.isVisible()
    sheet.leave()
    assert strip.isVisible()
    window.run_action("ending")
    assert not strip.isVisible()
    window.ask(Undo())
    assert not sheet.isVisible()

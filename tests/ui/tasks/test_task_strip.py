"""The slip that says what is to be done next."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.core.card import value_of
from app.core.intent import PutMark, Undo
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.panels.slips.free_place import CARDS, taken_on
from app.ui.tasks.open_tasks import Todo
from app.ui.tasks.task_strip import TaskStrip
from tests.gallery.game import duel
from tests.helpers.asking import SPEC, owed

LATE = PutMark(("table",), "late.0", value=1)


def taken(window: Window, seat: int = 0) -> int:
    assert window.bridge is not None
    return value_of(window.bridge.view.marks.get(f"seat.{seat}", ()), "taken")


def lines(strip: TaskStrip) -> list[str]:
    return [line.accessibleName() for line in strip.further]


def test_nothing_shows_and_nothing_is_made_while_nothing_is_to_be_done(window: Window) -> None:
    assert window.side is not None
    assert window.side.tasks.strip is None


def test_a_game_without_tasks_never_has_any(empty_window: Window) -> None:
    empty_window.put_on_board(duel(history=False, spec=replace(SPEC, tasks=None)))
    empty_window.ask(owed(0))
    assert empty_window.side is not None
    assert empty_window.side.tasks.todo is None
    assert empty_window.run_action("next_task")
    assert empty_window.messages.kept[-1].words.en == "Nothing is waiting to be done."


def test_it_shows_the_first_thing_with_its_buttons(strip: TaskStrip) -> None:
    assert strip.title.text() == "Aki takes 2"
    assert [b.text() for b in strip.buttons if b.isVisible()] == ["Take", "Hit instead"]


def test_a_button_does_it_in_one_gesture_and_the_strip_goes(
    window: Window, strip: TaskStrip
) -> None:
    strip.buttons[0].click()
    assert taken(window) == 2
    assert not strip.isVisible()
    window.ask(Undo())
    assert taken(window) == 0
    assert strip.title.text() == "Aki takes 2"


def test_a_button_of_an_action_opens_its_form(window: Window, strip: TaskStrip) -> None:
    assert window.board is not None
    assert window.side is not None
    window.board.select(Selection(units=(window.board.board.by_zone["active.0"][0],)))
    strip.buttons[1].click()
    assert window.side.sheets.form.isVisible()


def test_an_action_that_needs_a_card_takes_what_the_task_is_about(
    window: Window, strip: TaskStrip
) -> None:
    assert window.side is not None
    strip.buttons[1].click()
    assert window.side.sheets.form.isVisible()
    assert window.bridge is not None
    assert window.side.sheets.form._selection.units == window.bridge.view.zones["active.1"].items


def test_what_comes_after_is_a_short_list(window: Window, strip: TaskStrip) -> None:
    window.ask(LATE)
    assert lines(strip) == ["then: Say “Go”"]


def test_what_others_have_to_do_is_said_without_buttons(window: Window, strip: TaskStrip) -> None:
    window.ask(owed(1))
    assert lines(strip) == ["Ren takes 2"]
    assert [b.text() for b in strip.buttons if b.isVisible()] == ["Take", "Hit instead"]


def test_a_click_on_it_sits_down_there(window: Window, strip: TaskStrip) -> None:
    window.ask(owed(1))
    (other,) = strip.further
    assert isinstance(other, QPushButton)
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    assert window.bridge is not None
    assert window.bridge.seat == 1
    assert strip.title.text() == "Ren takes 2"


def test_a_task_that_names_nobody_is_said_with_the_seat_s_name(
    window: Window, strip: TaskStrip
) -> None:
    window.ask(LATE)
    assert window.bridge is not None
    window.bridge.act_as(1)
    assert strip.title.text() == "Aki takes 2"
    assert lines(strip) == ["Aki: Say “Go”"]


def test_where_only_the_other_one_can_go_on_it_offers_to_hand_over(
    window: Window, strip: TaskStrip
) -> None:
    assert window.bridge is not None
    assert window.board is not None
    window.bridge.act_as(1)
    assert strip.title.text() == "Aki takes 2"
    assert [button.text() for button in strip.buttons if button.isVisibleTo(strip)] == [
        "Hand over to Aki"
    ]
    QTest.keyClick(window.board, Qt.Key.Key_F2)
    assert window.bridge.seat == 0


def test_where_the_other_sits_at_another_window_it_offers_no_seat_from_the_first_look_on(
    window: Window, strip: TaskStrip
) -> None:
    assert window.bridge is not None
    assert window.side is not None
    assert window.side.tasks.todo is not None
    window.bridge.act_as(1)
    # What can be done is told only once the strip is there.
    window.side.tasks.todo.limit(lambda _view, tasks: tasks)
    assert lines(strip) == ["Aki takes 2"]
    assert not [button.text() for button in strip.buttons if button.isVisibleTo(strip)]


def test_the_key_does_the_first_thing(window: Window, strip: TaskStrip) -> None:
    assert window.board is not None
    assert strip.buttons[0].toolTip() == "Take (F2)"
    QTest.keyClick(window.board, Qt.Key.Key_F2)
    assert taken(window) == 2


def test_units_it_is_about_wear_a_ring_with_a_sign(window: Window, strip: TaskStrip) -> None:
    assert window.board is not None
    rings, key = window.board.board.rings, window.board.board.by_zone["active.1"][0]
    assert rings.worn("task") == [(key, "")]
    assert len(rings._held[key, "task", ""]) == 2
    strip.buttons[0].click()
    assert rings.worn("task") == []


def test_it_covers_no_card(window: Window, strip: TaskStrip) -> None:
    window.ask(LATE)
    window.ask(owed(1))
    strip.find_place()
    assert window.board is not None
    cards = [one.rect for one in taken_on(window.board, window.board) if one.cost >= CARDS]
    assert not any(strip.geometry().intersects(card) for card in cards)
    assert window.board.rect().contains(strip.geometry())


def test_it_stays_where_it_lies_while_it_covers_nothing(
    window: Window, strip: TaskStrip, qtbot: QtBot
) -> None:
    before = strip.pos()
    window.ask(PutMark(("table",), "x", value=1))
    qtbot.wait(120)
    assert strip.pos() == before


def test_large_text_leaves_the_first_thing_and_a_menu(
    window: Window, strip: TaskStrip, qtbot: QtBot
) -> None:
    window.ask(LATE)
    window.looks.apply("text_scale", 2.0)
    qtbot.waitUntil(lambda: strip.brief)
    assert strip.buttons[0].isVisible()
    assert not strip.buttons[1].isVisible()
    strip.open_menu()
    assert strip.menu is not None
    texts = [entry.text() for entry in strip.menu.actions()]
    assert texts == ["Hit instead", "then: Say “Go”"]
    strip.menu.close()


def test_the_keyboard_stays_on_its_button_while_it_looks_for_a_place(
    window: Window, strip: TaskStrip, qtbot: QtBot
) -> None:
    window.ask(LATE)
    qtbot.waitUntil(strip.buttons[1].isVisible)
    strip.buttons[1].setFocus(Qt.FocusReason.TabFocusReason)
    # Whatever is tried meanwhile has that button or has it not.
    window.looks.apply("text_scale", 2.0)
    qtbot.waitUntil(lambda: strip.brief)
    assert window.board is not None
    assert not window.board.focus.shown
    shown = [button for button in strip.buttons if button.isVisible()]
    assert any(button.hasFocus() for button in (*shown, strip.more))


def test_tab_goes_on_from_its_buttons_and_not_from_card_to_card(
    window: Window, strip: TaskStrip
) -> None:
    board = window.board
    assert board is not None
    last = strip.buttons[1]
    last.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(last, Qt.Key.Key_Tab)
    assert not last.hasFocus(), "what a key does and what wears the ring are one thing"
    assert not board.focus.shown
    strip.buttons[0].setFocus(Qt.FocusReason.BacktabFocusReason)
    QTest.keyClick(strip.buttons[0], Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert board.focus.shown is board.hasFocus()


def test_with_a_little_more_room_all_of_a_few_choices_are_there(
    window: Window, strip: TaskStrip
) -> None:
    window.ask(LATE)
    strip.say(brief=True, choices=3)
    assert [button.isVisible() for button in strip.buttons[:2]] == [True, True]
    assert not any(line.isVisible() for line in strip.further)
    assert strip.more.isVisible()
    strip.open_menu()
    assert strip.menu is not None
    assert [entry.text() for entry in strip.menu.actions()] == ["then: Say “Go”"]
    strip.menu.close()


def test_it_speaks_the_other_language_at_once(window: Window, strip: TaskStrip) -> None:
    window.ask(LATE)
    window.looks.switch_language()
    assert strip.title.text() == "Akiが2枚取る"
    assert lines(strip) == ["次に：「どうぞ」と言う"]


def test_new_tasks_are_announced_once(
    window: Window, strip: TaskStrip, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("app.ui.tasks.task_strip.announce", lambda _widget, text: said.append(text))
    QAccessible.setActive(True)
    window.ask(LATE)
    window.ask(PutMark(("table",), "x", value=1))
    QAccessible.setActive(False)
    assert [text for text in said if text] == ["Aki: Say “Go”"]


def test_the_game_is_asked_once_for_each_view(window: Window) -> None:
    assert window.bridge is not None
    asked = []
    todo = Todo(window.bridge, lambda view: asked.append(view) or ())
    window.ask(PutMark(("table",), "x", value=1))
    todo.look()
    todo.now()
    assert len(asked) == 2


def test_a_game_that_stumbles_over_its_tasks_is_survived(
    window: Window, caplog: pytest.LogCaptureFixture
) -> None:
    assert window.bridge is not None
    todo = Todo(window.bridge, lambda _view: 1 / 0)  # type: ignore[arg-type, return-value]
    assert todo.tasks == ()
    assert "GameSpec.tasks" in caplog.text
    caplog.clear()


def test_a_press_on_it_reaches_no_card_beneath(window: Window, strip: TaskStrip) -> None:
    assert window.board is not None
    window.board.select_hand()
    before = window.selection()
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.rect().bottomRight())
    QApplication.processEvents()
    assert window.selection() == before


def test_what_stays_to_be_said_is_not_made_anew(window: Window, strip: TaskStrip) -> None:
    window.ask(owed(1))
    (said,) = strip.further
    window.ask(owed(0, 3))
    assert strip.title.text() == "Aki takes 3"
    assert strip.further == [said]
    assert strip.further[0] is said


def test_it_looks_for_a_place_where_the_board_shows_and_not_before(
    window: Window, strip: TaskStrip, qtbot: QtBot
) -> None:
    assert window.place is not None
    assert window.board is not None
    placed: list[QRect] = []
    window.pages.show_home()
    strip.placed.connect(lambda: placed.append(strip.geometry()))
    window.look.change(language="ja")
    assert not placed, "the board has not the size it will show in"
    window.pages.show_table(window.place)
    qtbot.waitUntil(lambda: bool(placed))
    assert window.board.rect().contains(placed[-1])
    assert strip.isVisible()

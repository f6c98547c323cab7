"""The panel "Your plan": its rows are read, ordered and taken out by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.core.intents.seal_intents import LockPlan, UnlockPlan
from app.games.game_api import Selection
from app.session.host.local_table import LocalTable
from app.ui.app.window import Window
from app.ui.panels.planning.plan_entry import PlanEntry
from app.ui.panels.planning.plan_foot import BUTTONS
from tests.gallery import poga
from tests.helpers.at_rest import still_laid_out
from tests.helpers.text_scale import scale_text
from tests.ui.planning.conftest import draft, panel, plan_both, settle, titles


def entry(window: Window, name: str) -> PlanEntry:
    """Return the row of an entry."""
    return next(one for one in panel(window).entries() if one.row and one.row.id == name)


def carry(handle: QWidget, goal: QPoint) -> None:
    """Drag a handle to a point of the screen."""
    start = handle.mapToGlobal(handle.rect().center())
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, at, button, held in (
        (QEvent.Type.MouseButtonPress, start, left, left),
        (QEvent.Type.MouseMove, (start + goal) / 2, none, left),
        (QEvent.Type.MouseMove, goal, none, left),
        (QEvent.Type.MouseButtonRelease, goal, left, none),
    ):
        here, there = QPointF(handle.mapFromGlobal(at)), QPointF(at)
        event = QMouseEvent(kind, here, there, button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(handle, event)
    settle()


def test_it_shows_while_the_seat_plans_and_is_gone_once_the_plans_open(
    window: Window, table: LocalTable
) -> None:
    assert panel(window).isVisible()
    assert panel(window).title.text() == "Your plan"
    table.sit(0).ask(LockPlan(""))
    settle()
    assert panel(window).isVisible(), "it is locked, and can be taken back"
    table.sit(1).ask(LockPlan(""))
    settle()
    assert not panel(window).isVisible()


def test_rows_tell_number_title_cost_and_what_is_wrong_to_eyes_and_ears(window: Window) -> None:
    summons, first, second = plan_both(window)
    row = entry(window, summons)
    assert (row.badge.text(), row.cost.text()) == ("1", "2")
    assert row.accessibleName().startswith("1. Summon ")
    assert "costs 2" in row.accessibleName()
    wrong = entry(window, second)
    assert wrong.problem.isVisible()
    assert wrong.problem_sign.isVisible()
    assert wrong.problem.text() == "nobody stands there"
    assert wrong.accessibleName().endswith(
        "Comes to nothing as things stand: nobody stands there, place 2 of 2"
    )
    assert not entry(window, first).problem.isVisible()
    march = entry(window, "march")
    assert not march.handle.isVisible(), "what happens by rule has no place in an order"
    window.look.change(language="ja")
    settle()
    assert row.accessibleName().endswith("を召喚、3番のマス、コスト2")


def test_shift_and_an_arrow_move_a_row_and_the_keyboard_goes_with_it(window: Window) -> None:
    summons, first, second = plan_both(window)
    entry(window, first).setFocus()
    QTest.keyClick(entry(window, first), Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    settle()
    assert draft(window) == [summons, second, first]
    assert entry(window, first).hasFocus()
    QTest.keyClick(entry(window, first), Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert draft(window) == [summons, second, first], "it is the last already"
    QTest.keyClick(entry(window, first), Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    settle()
    assert draft(window) == [summons, first, second]


def test_arrows_walk_and_del_takes_out_what_the_keyboard_is_at(window: Window) -> None:
    summons, first, second = plan_both(window)
    entry(window, summons).setFocus()
    QTest.keyClick(entry(window, summons), Qt.Key.Key_Down)
    assert entry(window, "march").hasFocus()
    QTest.keyClick(entry(window, "march"), Qt.Key.Key_Delete)
    assert draft(window) == [summons, first, second], "that is no entry"
    QTest.keyClick(entry(window, "march"), Qt.Key.Key_Down)
    QTest.keyClick(entry(window, first), Qt.Key.Key_Delete)
    settle()
    assert draft(window) == [summons, second]
    assert entry(window, second).hasFocus(), "what stands in its place now"


def test_a_row_is_dragged_by_its_handle_to_another_place(window: Window) -> None:
    summons, first, second = plan_both(window)
    other = entry(window, second)
    carry(entry(window, first).handle, other.mapToGlobal(other.rect().bottomLeft()))
    assert draft(window) == [summons, second, first]
    top = entry(window, second)
    carry(entry(window, first).handle, top.mapToGlobal(QPoint(10, 2)))
    assert draft(window) == [summons, first, second]


def test_let_go_beside_its_phase_a_row_stays(window: Window) -> None:
    told = plan_both(window)
    far = entry(window, told[0])
    carry(entry(window, told[1]).handle, far.mapToGlobal(far.rect().topLeft() - QPoint(0, 40)))
    assert draft(window) == list(told)


def test_enter_in_the_panel_locks_and_takes_the_buttons_with_it(
    window: Window, table: LocalTable
) -> None:
    told = plan_both(window)
    entry(window, told[1]).setFocus()
    QTest.keyClick(entry(window, told[1]), Qt.Key.Key_Return)
    settle()
    seal = table.sit(0).view.seal(0)
    assert seal is not None
    assert seal.text == " ".join(told)
    buttons = panel(window).foot.buttons
    assert not buttons["lock_plan"].isVisible()
    assert buttons["unlock_plan"].isVisible()
    assert panel(window).foot.locked.isVisible()
    buttons["unlock_plan"].click()
    settle()
    assert table.sit(0).view.seal(0) is None
    assert draft(window) == list(told), "one goes on where one was"


def test_enter_on_the_board_locks_where_nothing_is_selected(
    window: Window, table: LocalTable
) -> None:
    told = plan_both(window)
    board = window.board
    assert board is not None
    board.setFocus()
    board.select(Selection(units=(told[1].removeprefix("A:"),)))
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert table.sit(0).view.seal(0) is None, "the key may have been meant for what is selected"
    board.choose(())
    QTest.keyClick(board, Qt.Key.Key_Return)
    settle()
    assert table.sit(0).view.seal(0) is not None


def test_clear_empties_the_plan_and_undo_brings_it_back(window: Window) -> None:
    told = plan_both(window)
    panel(window).foot.buttons["clear_plan"].click()
    settle()
    assert draft(window) == []
    assert not panel(window).foot.buttons["clear_plan"].isEnabled()
    window.run_action("undo")
    assert draft(window) == list(told)


def test_what_would_happen_is_switched_and_stays_so(window: Window, table: LocalTable) -> None:
    plan_both(window)
    place = window.place
    assert place is not None
    assert place.plan.sheet is not None
    assert place.plan.sheet.notes
    panel(window).foot.foresee.click()
    settle()
    assert not place.plan.sheet.notes
    assert not panel(window).foot.foresee.isChecked()
    assert not window.settings.foresee
    table.sit(1).ask(UnlockPlan())
    window.run_action("foresee_plan")
    assert panel(window).foot.foresee.isChecked()


def test_that_the_other_has_locked_is_said(window: Window, table: LocalTable) -> None:
    assert not panel(window).foot.waits.isVisible()
    table.sit(1).ask(LockPlan("secret"))
    settle()
    assert panel(window).foot.waits.text() == "Another plan is locked"
    assert panel(window).foot.waits_sign.isVisible()


def test_a_click_on_a_row_lights_up_what_it_is_about_and_a_choice_lights_up_rows(
    window: Window,
) -> None:
    summons, first, _ = plan_both(window)
    board = window.board
    assert board is not None
    QTest.mouseClick(entry(window, first), Qt.MouseButton.LeftButton)
    unit = first.removeprefix("A:")
    assert board.board.rings.worn("planned") == [(unit, "")]
    board.select(Selection(cell="field.0#3"))
    card = summons.split(":")[1]
    board.select(Selection(cards=(card,)))
    settle()
    assert entry(window, summons).property("lit")
    assert not entry(window, first).property("lit")


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_in_a_low_window_the_rows_scroll_and_the_buttons_stay(window: Window, scale: float) -> None:
    scale_text(scale)
    plan_both(window)
    settle()
    shown, side = panel(window), window.side
    assert side is not None
    lock = shown.foot.buttons["lock_plan"]
    foot = lock.mapTo(side, lock.rect().bottomRight())
    assert side.rect().contains(foot)
    assert shown.rect().contains(lock.mapTo(shown, lock.rect().bottomRight()))
    assert side.log.isVisible()
    assert not still_laid_out()


def test_in_a_tight_place_the_other_buttons_scroll_with_the_rows_and_come_back(
    window: Window,
) -> None:
    plan_both(window)
    settle()
    shown = panel(window)
    foot, width = shown.foot, shown.width()
    wanted, few, tight = shown.wanted_heights(width)
    assert tight < few <= wanted
    for height, scrolls in ((few - 1, True), (few, False), (tight, True), (wanted, False)):
        shown.give_height(height, width)
        settle()
        assert shown.page.isAncestorOf(foot.counts) == scrolls
        for name in ("ask_plan", "clear_plan", "lock_plan"):
            inside = name != "lock_plan" and scrolls
            assert shown.page.isAncestorOf(foot.buttons[name]) == inside, (height, name)
        assert foot.foresee.isVisible()
        assert shown.wanted_heights(width) == (wanted, few, tight), "whatever it is now"
    shown_again = [foot.buttons[name] for name in BUTTONS if foot.buttons[name].isVisible()]
    order = [(button.y(), button.x()) for button in shown_again]
    assert len(order) > 1
    assert sorted(order) == order


def test_the_keyboard_comes_to_the_plan_by_key_and_goes_back_with_esc(window: Window) -> None:
    told = plan_both(window)
    window.run_action("show_plan")
    assert entry(window, told[0]).hasFocus()
    QTest.keyClick(entry(window, told[0]), Qt.Key.Key_Escape)
    assert window.board is not None
    assert window.board.hasFocus()


def test_a_game_without_drafts_has_neither_panel_nor_menu(window: Window) -> None:
    assert window.menus._submenus["plan"].menuAction().isVisible()
    assert titles(window) == ["The last one marches"]


def test_what_would_happen_is_said_against_what_the_other_may_do(window: Window) -> None:
    plan_both(window)
    foot = panel(window).foot
    watch = window.place.side.plan.watch  # type: ignore[union-attr]
    assert foot.guess.text() == "if the other waits ▸"
    assert foot.guess.accessibleName() == "if the other waits"
    assert {note.text.en for note in watch.sheet.notes} == {"strikes"}  # type: ignore[union-attr]
    foot.guess.click()
    settle()
    assert foot.guess.text() == "if the other strikes ▸"
    assert {note.text.en for note in watch.sheet.notes} == {"is hit"}  # type: ignore[union-attr]
    assert window.run_action("guess_plan")
    settle()
    assert foot.guess.text() == "if the other waits ▸", "after the last one comes the first"


def test_whoever_supposes_something_wants_to_see_what_comes_of_it(window: Window) -> None:
    plan_both(window)
    foot = panel(window).foot
    foot.foresee.click()
    settle()
    assert not foot.guess.isVisible()
    assert window.run_action("guess_plan")
    settle()
    assert foot.foresee.isChecked()
    assert foot.guess.isVisible()
    assert window.settings.foresee


def test_what_is_supposed_of_the_other_stays_for_the_next_plan_of_either(window: Window) -> None:
    plan_both(window)
    panel(window).foot.guess.click()
    settle()
    assert window.place is not None
    window.place.change_seat()
    settle()
    assert window.place.side.plan.watch.guess == "busy"


def test_what_changes_behind_the_settings_leaves_the_plan_to_be_locked(
    empty_window: Window,
) -> None:
    empty_window.put_on_board(poga.planned())
    settle()
    lock = panel(empty_window).foot.buttons["lock_plan"]
    assert lock.isEnabled()
    assert empty_window.run_action("settings")
    settle()
    empty_window.looks.apply("language", "ja")
    settle()
    assert empty_window.place is not None
    empty_window.pages.show_table(empty_window.place)
    settle()
    assert lock.isVisible()
    assert lock.isEnabled()

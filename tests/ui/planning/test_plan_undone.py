"""Undo takes back the last sketch first, then the last step of the table; redo likewise."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.intent import Flip
from app.session.host.local_table import LocalTable
from app.ui.app.window import Window
from tests.ui.planning.conftest import draft, plan_both, settle


def named(window: Window, name: str) -> str:
    return window.actions_of[name].text().replace("&", "")


def test_sketches_are_taken_back_one_by_one_before_the_step_before_them(
    window: Window, table: LocalTable
) -> None:
    window.ask(Flip())
    flipped = table.host.tree.cursor
    told = plan_both(window)
    for left in (2, 1, 0):
        assert named(window, "undo") == "Undo in your plan"
        window.run_action("undo")
        assert draft(window) == list(told[:left])
        assert table.host.tree.cursor == flipped
    assert named(window, "undo") == "Undo"
    window.run_action("undo")
    assert table.host.tree.cursor != flipped


def test_what_was_taken_back_is_sketched_again_before_the_table_goes_on(
    window: Window, table: LocalTable
) -> None:
    window.ask(Flip())
    told = plan_both(window)
    for _ in range(4):
        window.run_action("undo")
    before = table.host.tree.cursor
    for count in (1, 2, 3):
        assert named(window, "redo") == "Redo in your plan"
        window.run_action("redo")
        assert draft(window) == list(told[:count])
    assert named(window, "redo") == "Redo"
    window.run_action("redo")
    assert table.host.tree.cursor != before


def test_the_key_and_the_button_do_the_same(window: Window) -> None:
    told = plan_both(window)
    assert window.board is not None
    window.board.setFocus()
    QTest.keyClick(window.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert draft(window) == list(told[:2])
    button = next(
        button for button, action in window.top_bar._buttons if action is window.actions_of["undo"]
    )
    assert button.text() == "Undo", "the button stays as wide as it was"
    assert button.toolTip().startswith("Undo in your plan")
    button.click()
    assert draft(window) == list(told[:1])


def test_a_locked_plan_is_taken_back_at_the_table(window: Window, table: LocalTable) -> None:
    told = plan_both(window)
    window.run_action("lock_plan")
    settle()
    assert table.sit(0).view.seal(0) is not None
    assert named(window, "undo") == "Undo"
    window.run_action("undo")
    settle()
    assert table.sit(0).view.seal(0) is None
    assert draft(window) == list(told), "and the plan is where it was"

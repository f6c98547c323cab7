"""What is to be done, as the first rows of the outline."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.card import value_of
from app.core.intent import PutMark
from app.ui.app.window import Window
from app.ui.outline.outline_panel import OutlinePanel
from tests.helpers.asking import owed


@pytest.fixture
def outline(window: Window) -> OutlinePanel:
    window.run_action("outline")
    assert window.side is not None
    assert window.side.outline is not None
    return window.side.outline


def first_rows(outline: OutlinePanel) -> list[str]:
    rows = outline.model.root.children
    return [outline.model.text(node) for node in rows if node.row.kind == "task"]


def test_tasks_come_and_go_above_everything_else(window: Window, outline: OutlinePanel) -> None:
    assert first_rows(outline) == []
    window.ask(owed(1))
    window.ask(owed(0))
    assert first_rows(outline) == ["To do: Aki takes 2", "Ren takes 2"]
    assert outline.model.root.children[0].row.kind == "task"
    window.ask(PutMark(("table",), "owed.0", value=0))
    assert first_rows(outline) == ["Ren takes 2"]


def test_the_keyboard_still_starts_at_the_acting_seat(
    window: Window, outline: OutlinePanel
) -> None:
    window.ask(owed(0))
    assert window.bridge is not None
    window.bridge.act_as(1)
    assert outline.tree.current is not None
    assert outline.tree.current.row.key == "seat.1"


def test_enter_on_a_task_does_what_it_offers_first(window: Window, outline: OutlinePanel) -> None:
    window.ask(owed(0))
    outline.tree.go_to(outline.model.root.children[0])
    QTest.keyClick(outline.tree, Qt.Key.Key_Return)
    assert window.bridge is not None
    assert value_of(window.bridge.view.marks["seat.0"], "taken") == 2


def test_each_choice_has_a_row_of_its_own(window: Window, outline: OutlinePanel) -> None:
    window.ask(owed(0))
    task = outline.model.root.children[0]
    assert [outline.model.text(node) for node in task.children] == ["Take", "Hit instead"]
    outline.tree.go_to(task.children[1])
    QTest.keyClick(outline.tree, Qt.Key.Key_Return)
    assert window.side is not None
    assert window.side.sheets.form.isVisible()


def test_enter_on_what_another_seat_has_to_do_does_nothing(
    window: Window, outline: OutlinePanel
) -> None:
    window.ask(owed(1))
    assert window.bridge is not None
    before = window.bridge.node
    outline.tree.go_to(outline.model.root.children[0])
    QTest.keyClick(outline.tree, Qt.Key.Key_Return)
    assert window.bridge.node == before

"""The plan as a branch of the outline, worked on by the keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from app.ui.app.window import Window
from app.ui.outline.outline_panel import OutlinePanel
from tests.ui.planning.conftest import draft, hand, plan_both, settle, sketch


@pytest.fixture
def outline(window: Window) -> OutlinePanel:
    assert window.side is not None
    window.run_action("outline")
    settle()
    found = window.side.outline
    assert found is not None
    found.tree.setFocus()
    return found


def rows(outline: OutlinePanel) -> list[str]:
    """Return what the rows of the branch say, all of them open."""
    node = outline.model.find("plan")
    assert node is not None
    return [outline.model.text(one) for one in (node, *node.below())]


def go(outline: OutlinePanel, entry: str) -> None:
    node = outline.model.find(f"plan/{entry}")
    assert node is not None
    outline.tree.go_to(node)


def test_the_branch_tells_phases_entries_sums_and_notes(
    window: Window, outline: OutlinePanel
) -> None:
    plan_both(window)
    told = rows(outline)
    assert told[0] == "Your plan, Mana used 2"
    assert told[1] == "1 Summon, cells"
    assert told[2].startswith("1. Summon ")
    assert "The last one marches" in told
    assert told[-3] == "Notes on the board"
    assert told[-1].endswith(": strikes")
    window.look.change(language="ja")
    settle()
    assert rows(outline)[0] == "あなたの計画、マナ使用 2"


def test_shift_and_arrows_order_entries_and_del_takes_one_out(
    window: Window, outline: OutlinePanel
) -> None:
    summons, first, second = plan_both(window)
    go(outline, first)
    QTest.keyClick(outline.tree, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    settle()
    assert draft(window) == [summons, second, first]
    current = outline.tree.current
    assert current is not None
    assert current.row.key == f"plan/{first}"
    QTest.keyClick(outline.tree, Qt.Key.Key_Delete)
    settle()
    assert draft(window) == [summons, second]


def test_the_keyboard_on_an_entry_lights_up_what_it_is_about(
    window: Window, outline: OutlinePanel
) -> None:
    _, first, _ = plan_both(window)
    go(outline, first)
    assert window.board is not None
    assert window.board.board.rings.worn("planned") == [(first.removeprefix("A:"), "")]


def test_the_menu_of_an_entry_has_the_same(window: Window, outline: OutlinePanel) -> None:
    summons, first, second = plan_both(window)
    go(outline, second)
    QTest.keyClick(outline.tree, Qt.Key.Key_M)
    (menu,) = [one for one in outline.tree.findChildren(QMenu) if one.isVisible()]
    titles = {one.text(): one for one in menu.actions()}
    assert list(titles) == ["Earlier", "Later", "Take out of the plan"]
    assert not titles["Later"].isEnabled()
    titles["Earlier"].trigger()
    menu.close()
    settle()
    assert draft(window) == [summons, second, first]


def test_cards_are_planned_by_picking_them_up_and_by_key(
    window: Window, outline: OutlinePanel
) -> None:
    card = hand(window, 0)
    node = outline.model.find(card)
    assert node is not None
    outline.tree.go_to(node)
    QTest.keyClick(outline.tree, Qt.Key.Key_Insert)
    cell = outline.model.find("field.0#3")
    assert cell is not None
    outline.tree.go_to(cell)
    QTest.keyClick(outline.tree, Qt.Key.Key_Return)
    settle()
    assert draft(window) == [f"S:{card}:3"]
    assert not outline.holding
    other = outline.model.find(hand(window, 1))
    assert other is not None
    outline.tree.go_to(other)
    QTest.keyClick(outline.tree, Qt.Key.Key_S)
    settle()
    assert len(draft(window)) == 2


def test_enter_on_a_seat_locks_as_on_the_bare_board(window: Window, outline: OutlinePanel) -> None:
    told = plan_both(window)
    node = outline.model.find("seat.0")
    assert node is not None
    outline.tree.go_to(node)
    QTest.keyClick(outline.tree, Qt.Key.Key_Return)
    settle()
    assert window.bridge is not None
    seal = window.bridge.view.seal(0)
    assert seal is not None
    assert seal.text == " ".join(told)


def test_another_seat_finds_nothing_of_it(window: Window, outline: OutlinePanel) -> None:
    plan_both(window)
    assert window.bridge is not None
    window.bridge.act_as(1)
    settle()
    assert not [one for one in rows(outline) if "Summon sk" in one or "attacks" in one]
    window.bridge.act_as(0)
    settle()
    assert [one for one in rows(outline) if "attacks" in one]
    sketch(window)

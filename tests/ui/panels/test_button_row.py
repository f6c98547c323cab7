"""Buttons that keep one line: what has no room is in the menu, with its key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.ui.look.look import Look
from app.ui.panels.button_row import ButtonRow, Deed
from tests.helpers.menu_lines import as_shown

DEEDS = (
    Deed("To the hand", "H"),
    Deed("To the Bench", "B"),
    Deed("Discard", "X"),
    Deed("To the Lost Zone", "L"),
)


@pytest.fixture
def row(qtbot: QtBot) -> ButtonRow:
    row = ButtonRow(Look(language="en"), most=3)
    qtbot.addWidget(row)
    row.set_deeds(DEEDS)
    row.resize(900, row.sizeHint().height())
    row.show()
    return row


def shown(row: ButtonRow) -> list[str]:
    return [button.text() for button in row.buttons if button.isVisible()]


def listed(row: ButtonRow) -> list[str]:
    row.open_menu()
    assert row.menu is not None
    words = [as_shown(entry) for entry in row.menu.actions()]
    row.menu.close()
    return words


def test_the_first_are_buttons_and_the_rest_a_menu(row: ButtonRow) -> None:
    assert shown(row) == ["To the hand  H", "To the Bench  B", "Discard  X"]
    assert listed(row) == ["To the Lost Zone\tL"]


def test_what_has_no_room_goes_into_the_menu(row: ButtonRow) -> None:
    row.resize(row.buttons[0].width() + row.buttons[1].width() + row.more.width() + 20, 40)
    assert shown(row) == ["To the hand  H", "To the Bench  B"]
    assert listed(row) == ["Discard\tX", "To the Lost Zone\tL"]


def test_keys_make_way_before_the_last_button_does(row: ButtonRow) -> None:
    row.resize(row.buttons[0].width() + row.more.width() - 5, 40)
    assert shown(row) == ["To the hand"]
    assert row.buttons[0].width() >= row.buttons[0].sizeHint().width()


def test_one_button_is_always_there(row: ButtonRow) -> None:
    row.set_deeds((Deed("Put back in this order", short="Undo"), *DEEDS))
    row.resize(row.buttons[0].sizeHint().width() - 10, 40)
    assert shown(row) == ["Undo"]
    assert row.buttons[0].accessibleName() == "Put back in this order"
    assert row.more.text() == "…"
    assert row.more.accessibleName() == "More that can be done"


def test_a_deed_is_told_by_its_number(qtbot: QtBot, row: ButtonRow) -> None:
    told: list[int] = []
    row.pressed.connect(told.append)
    row.buttons[1].click()
    row.open_menu()
    assert row.menu is not None
    qtbot.keyClick(row.menu, Qt.Key.Key_Down)
    qtbot.keyClick(row.menu, Qt.Key.Key_Return)
    assert told == [1, 3]


def test_while_nothing_can_be_done_all_is_dimmed(row: ButtonRow) -> None:
    places = [button.geometry() for button in (*row.buttons, row.more)]
    row.set_deeds([Deed(deed.title, deed.key, enabled=False) for deed in DEEDS])
    QApplication.processEvents()
    assert [button.geometry() for button in (*row.buttons, row.more)] == places
    assert not any(button.isEnabled() for button in (*row.buttons, row.more))

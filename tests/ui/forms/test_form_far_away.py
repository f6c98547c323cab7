"""A form at a table that answers later: open until it was carried out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.card import value_of
from app.core.intent import Move
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.forms.form_sheet import FormSheet
from tests.gallery.game import duel
from tests.helpers.asking import SPEC
from tests.ui.far import FarDocument
from tests.ui.forms.conftest import unit


@pytest.fixture
def table() -> FarDocument:
    return FarDocument(duel(history=False, spec=SPEC))


@pytest.fixture
def window(empty_window: Window, table: FarDocument) -> Window:
    window = empty_window
    window.put_on_board(table)
    assert window.board is not None
    window.board.select(Selection(units=(unit(window, "active.0"),)))
    return window


def answered(window: Window, sheet: FormSheet) -> str:
    target = unit(window, "active.1")
    sheet.answer("swing", "poke")
    sheet.answer("target", target)
    return target


def damage(window: Window, name: str) -> int:
    assert window.bridge is not None
    return value_of(window.bridge.view.units[name].marks, "damage")


def test_it_closes_once_it_was_carried_out(
    window: Window, sheet: FormSheet, table: FarDocument
) -> None:
    target = answered(window, sheet)
    before = damage(window, target)
    sheet.done.click()
    assert sheet.isVisible()
    table.release()
    assert not sheet.isVisible()
    assert damage(window, target) == before + 30


def test_refused_it_stays_open(window: Window, sheet: FormSheet, table: FarDocument) -> None:
    target = answered(window, sheet)
    sheet.done.click()
    table.requests[0] = replace(table.requests[0], intent=Move(("nothing",), "discard.0"))
    table.release()
    assert sheet.isVisible()
    assert sheet.answers == {"swing": "poke", "target": target}
    sheet.done.click()
    table.release()
    assert not sheet.isVisible()


def test_pressed_again_it_is_not_sent_again(
    window: Window, sheet: FormSheet, table: FarDocument
) -> None:
    target = answered(window, sheet)
    before = damage(window, target)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    sheet.done.click()
    assert len(table.requests) == 1
    table.release()
    assert damage(window, target) == before + 30


def test_asked_anew_meanwhile_it_does_not_close(
    window: Window, sheet: FormSheet, table: FarDocument
) -> None:
    answered(window, sheet)
    sheet.done.click()
    sheet.leave()
    assert window.run_action("pokemon.hit")
    table.release()
    assert sheet.isVisible()
    assert sheet.answers == {}

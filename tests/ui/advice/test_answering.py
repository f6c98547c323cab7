"""Where the keyboard is once advice was answered by the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QPushButton

from app.core.intent import Procedure
from app.core.intents.agreement_intents import SetOptions
from app.games.contracts.computer_contract import played_by
from app.ui.app.window import Window
from app.ui.side.advice.advice_card import AdviceCard
from tests.gallery.game import duel

LEFT = Qt.MouseButton.LeftButton


def settle() -> None:
    """Let the adviser catch up: it works when the window is at rest."""
    for _ in range(6):
        QApplication.processEvents()


@pytest.fixture
def card(empty_window: Window) -> AdviceCard:
    """What is said of a second attack in the same turn."""
    window = empty_window
    window.put_on_board(duel(history=False))
    window.activateWindow()
    assert window.board is not None
    window.board.setFocus()
    settle()
    for _ in range(2):
        window.ask(Procedure("attack"))
        settle()
    return next(one for one in window.findChildren(AdviceCard) if one.take_back.isVisible())


def keyboard_is_at_the_table(window: Window) -> bool:
    assert window.board is not None
    return window.board.hasFocus()


def keep(card: AdviceCard) -> QPushButton:
    """The button that keeps it, once it was asked who agrees."""
    buttons = [b for b in card.findChildren(QPushButton) if not b.isHidden()]
    return next(b for b in buttons if b.property("look") == "primary" and b.isVisible())


def test_after_taking_back_the_next_key_is_for_the_table(
    empty_window: Window, card: AdviceCard
) -> None:
    QTest.mouseClick(card.take_back, LEFT)
    settle()
    assert keyboard_is_at_the_table(empty_window)


def test_after_a_ruling_too(empty_window: Window, card: AdviceCard) -> None:
    QTest.mouseClick(card.keep, LEFT)
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    QTest.mouseClick(keep(card), LEFT)
    settle()
    assert keyboard_is_at_the_table(empty_window)


def test_while_it_is_not_answered_the_keyboard_stays_in_it(
    empty_window: Window, card: AdviceCard
) -> None:
    card.take_back.setFocus()
    assert empty_window.side is not None
    assert empty_window.side.advice.watch is not None
    empty_window.side.advice.watch.changed.emit()
    assert card.take_back.hasFocus()


def test_nobody_is_said_to_agree_for_a_computer(empty_window: Window) -> None:
    window = empty_window
    window.put_on_board(duel(history=False))
    window.ask(SetOptions((played_by(1, "steady"),)))
    settle()
    for _ in range(2):
        window.ask(Procedure("attack"))
        settle()
    card = next(one for one in window.findChildren(AdviceCard) if one.keep.isVisible())
    assert window.bridge is not None
    seats = window.bridge.view.setting.seats
    QTest.mouseClick(card.keep, LEFT)
    assert not [one for one in card.findChildren(QCheckBox) if one.isVisible()]
    QTest.mouseClick(keep(card), LEFT)
    settle()
    assert f"({seats[0].name} agreed)" in window.log_text()


def test_the_ruling_tells_everybody_the_rule_and_not_what_was_said(
    empty_window: Window, card: AdviceCard
) -> None:
    said = card.spoken.advice
    assert empty_window.side is not None
    rule = empty_window.side.advice.watch.rule(said.rule)
    assert rule is not None
    QTest.mouseClick(card.keep, LEFT)
    QTest.mouseClick(keep(card), LEFT)
    settle()
    log = empty_window.log_text()
    assert rule.title.en in log
    assert said.message.en not in log

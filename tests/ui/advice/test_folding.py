"""Advice folds to a line when its turn is over: it leaves the room to the log."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.core.intent import Flip, Intent, Procedure
from app.ui.app.window import Window
from app.ui.side.advice.advice_card import AdviceCard
from tests.gallery.game import duel
from tests.ui.far import FarDocument


@pytest.fixture
def table() -> FarDocument:
    """Aki's turn; Ren sits at another window."""
    return FarDocument(duel(history=False))


@pytest.fixture
def window(empty_window: Window, table: FarDocument) -> Window:
    empty_window.put_on_board(table)
    empty_window.activateWindow()
    settle()
    return empty_window


@pytest.fixture
def card(window: Window, table: FarDocument) -> AdviceCard:
    """What is said of a second attack in the same turn."""
    for _ in range(2):
        act(window, table, Procedure("attack"))
    found = window.findChildren(AdviceCard)
    return next(one for one in found if one.spoken.advice.severity != "reminder")


def settle() -> None:
    """Let the adviser catch up: it works when the window is at rest."""
    for _ in range(6):
        QApplication.processEvents()


def act(window: Window, table: FarDocument, intent: Intent) -> None:
    window.ask(intent)
    finish(table)


def finish(table: FarDocument) -> None:
    """Let through what was asked, and what the window asks to know then."""
    table.release()
    for _ in range(3):
        settle()
        table.fill()
    settle()


def end_turn(window: Window, table: FarDocument) -> None:
    act(window, table, Procedure("end_turn"))
    assert window.bridge is not None
    assert window.bridge.view.turn.seat == 1


def test_it_folds_when_its_turn_is_over(
    window: Window, table: FarDocument, card: AdviceCard
) -> None:
    assert not card.folded
    high = card.height()
    end_turn(window, table)
    assert card.folded
    assert card.height() < high / 2
    assert card.line.words.isVisible()
    assert not card.keep.isVisible()


def test_the_line_says_that_nobody_read_it_until_somebody_does(
    window: Window, table: FarDocument, card: AdviceCard
) -> None:
    end_turn(window, table)
    assert card.line.unread
    assert card.line.words.text().startswith("●")
    card.line.words.click()
    assert not card.folded
    assert card.take_back.hasFocus()
    card.fold_button.click()
    assert card.folded
    assert not card.line.unread


def test_what_is_unfolded_after_its_turn_stays_so(
    window: Window, table: FarDocument, card: AdviceCard
) -> None:
    end_turn(window, table)
    card.line.words.click()
    act(window, table, Flip())
    assert not card.folded


def test_who_is_about_to_answer_goes_on(
    window: Window, table: FarDocument, card: AdviceCard
) -> None:
    card.keep.click()
    end_turn(window, table)
    assert not card.folded


def test_a_line_takes_back_as_well(window: Window, table: FarDocument, card: AdviceCard) -> None:
    assert window.bridge is not None
    end_turn(window, table)
    card.line.back.click()
    finish(table)
    history = window.bridge.history
    assert window.bridge.node == history.nodes[card.spoken.node].parent

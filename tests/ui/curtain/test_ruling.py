"""A ruling that names the other is answered by the other, behind the curtain."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from app.core.ids import SPECTATOR
from app.core.intent import Procedure
from app.ui.app.window import Window
from app.ui.side.advice.advice_card import AdviceCard
from tests.ui.curtain.conftest import Laid, curtain, press, seat, sit, titles

ATTACK = "first-turn-attack"


def settle() -> None:
    """Let the adviser catch up: it works when the window is at rest."""
    for _ in range(6):
        QApplication.processEvents()


def found(window: Window) -> list[AdviceCard]:
    cards = window.findChildren(AdviceCard)
    return [one for one in cards if one.isVisible() and one.spoken.advice.rule == ATTACK]


def keep(window: Window, button: str) -> None:
    """Attack in the first turn, and keep it."""
    settle()
    window.ask(Procedure("attack"))
    settle()
    (card,) = found(window)
    card.keep.click()
    card._ruling.reason.setText("for practice")
    buttons = {one.text(): one for one in card.findChildren(QPushButton) if one.isVisible()}
    buttons[button].click()


@pytest.fixture
def asked(window: Window) -> Window:
    """Aki asks Ren to agree."""
    sit(window)
    keep(window, "Ask them to agree")
    return window


def test_the_other_is_asked_with_the_rule_and_the_reason(asked: Window) -> None:
    assert seat(asked) == SPECTATOR
    assert curtain(asked).title.text() == "Aki asks you to agree to keep a move by ruling"
    assert titles(asked) == ["Allow", "No", "Back to Aki"]
    rule, *_, hand_over = curtain(asked).hint.text().splitlines()
    assert rule.startswith("The player going first does not attack")
    assert rule.endswith("Reason: for practice")
    assert hand_over.startswith("Hand the device to Ren, who alone answers.")
    assert "Kept by ruling" not in asked.log_text()


def test_after_a_yes_it_is_kept_in_both_names(asked: Window) -> None:
    press(asked, "Allow")
    assert curtain(asked).title.text() == "Ren allows it"
    sit(asked)
    settle()
    assert "Kept by ruling (Aki and Ren agreed): " in asked.log_text()
    assert not found(asked)
    assert asked.board is not None
    assert asked.board.hasFocus()
    assert asked.side is not None
    assert not asked.side.sheets.viewer.isVisible()


@pytest.mark.parametrize("answer", ["No", "Back to Aki"])
def test_without_a_yes_it_is_not(asked: Window, answer: str) -> None:
    press(asked, answer)
    if answer == "No":
        assert curtain(asked).title.text() == "Ren says no"
        sit(asked)
    settle()
    assert "Kept by ruling" not in asked.log_text()
    assert found(asked)


def test_where_one_person_plays_both_hands_nobody_else_is_asked(laid: Laid) -> None:
    window = laid(begun=True, apart=False)
    keep(window, "Keep it")
    settle()
    assert "Kept by ruling (Aki and Ren agreed): " in window.log_text()


def test_a_judge_rules_for_all(window: Window) -> None:
    sit(window)
    settle()
    window.ask(Procedure("attack"))
    assert window.place is not None
    window.place.one_screen._look_at_all()
    settle()
    (card,) = found(window)
    card.keep.click()
    buttons = {one.text(): one for one in card.findChildren(QPushButton) if one.isVisible()}
    buttons["Keep it"].click()
    settle()
    assert "The judge rules that it stands: " in window.log_text()

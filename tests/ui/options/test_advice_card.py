"""From a piece of advice to its rule: what it is, and that it is not to be checked any more."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from app.core.intent import Procedure, Undo
from app.core.intents.agreement_intents import SetOptions
from app.ui.app.window import Window
from app.ui.side.advice.advice_card import AdviceCard
from app.ui.side.advice.advice_panel import AdvicePanel
from app.ui.table.options.options_sheet import OptionsSheet
from tests.ui.options.conftest import settle


@pytest.fixture
def panel(window: Window) -> AdvicePanel:
    """Advice on an attack in the first turn of all."""
    window.ask(Procedure("attack"))
    settle()
    assert window.side is not None
    panel = window.side.advice.panel
    assert isinstance(panel, AdvicePanel)
    assert [card.spoken.advice.rule for card in panel.cards].count("first-turn-attack") == 1
    return panel


def card_of(panel: AdvicePanel, rule: str) -> AdviceCard:
    return next(card for card in panel.cards if card.spoken.advice.rule == rule)


def choose(card: AdviceCard, title: str) -> None:
    card.rule_button.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(entry for entry in menu.actions() if entry.text() == title).trigger()
    menu.close()
    settle()


def test_the_rule_is_shown_among_all_others(window: Window, panel: AdvicePanel) -> None:
    choose(card_of(panel, "first-turn-attack"), "About this rule")
    (sheet,) = window.room.findChildren(OptionsSheet)
    assert sheet.isVisible()
    assert sheet.front == "advice"
    assert (
        sheet.advice.rules.currentItem().text().startswith("The player going first does not attack")
    )


def test_a_rule_is_switched_off_and_says_nothing_of_what_was_done_either(
    window: Window, panel: AdvicePanel
) -> None:
    choose(card_of(panel, "first-turn-attack"), "Switch this rule off at this table")
    assert window.bridge is not None
    assert dict(window.bridge.view.options) == {"rule:first-turn-attack": "off"}
    assert "first-turn-attack" not in [card.spoken.advice.rule for card in panel.cards]
    window.ask(Undo())
    settle()
    assert "first-turn-attack" in [card.spoken.advice.rule for card in panel.cards]


@pytest.mark.parametrize(
    ("shown", "left"), [("all", True), ("suspicious", True), ("illegal", True), ("off", False)]
)
def test_the_filter_holds_for_what_was_said(
    window: Window, panel: AdvicePanel, shown: str, *, left: bool
) -> None:
    window.ask(SetOptions((("advice", shown),)))
    settle()
    assert bool(panel.cards) == left

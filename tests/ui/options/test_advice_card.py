"""From a piece of advice to its rule: what it is, and that it is not to be checked any more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from app.core.intent import Procedure, Undo
from app.core.intents.agreement_intents import SetOptions
from app.ui.app.window import Window
from app.ui.panels.readings.rules_sheet import RulesSheet
from app.ui.side.advice.advice_card import AdviceCard
from app.ui.side.advice.advice_panel import AdvicePanel
from app.ui.toolkit.plain_text import Label
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
    card.rule.menu_button.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(entry for entry in menu.actions() if entry.text() == title).trigger()
    menu.close()
    settle()


def shown(window: Window) -> RulesSheet:
    (sheet,) = window.room.findChildren(RulesSheet)
    assert sheet.isVisible()
    return sheet


def test_one_click_shows_the_rule_among_all_others(window: Window, panel: AdvicePanel) -> None:
    QTest.mouseClick(card_of(panel, "first-turn-attack").rule.source, Qt.MouseButton.LeftButton)
    settle()
    rules = shown(window).rules
    assert rules.currentItem().text().startswith("The player going first does not attack")
    assert rules.hasFocus()


def test_neither_id_nor_source_of_a_rule_is_said_to_players(panel: AdvicePanel) -> None:
    card = card_of(panel, "first-turn-attack")
    said = " ".join(label.text() for label in card.findChildren(QLabel))
    assert "Against the rules" in said
    assert "first-turn-attack" not in said
    assert "ST091" not in said


def test_so_does_the_menu_of_the_rule(window: Window, panel: AdvicePanel) -> None:
    choose(card_of(panel, "first-turn-attack"), "About this rule")
    rule = shown(window).rule_page.rule
    assert rule is not None
    assert rule.id == "first-turn-attack"


def test_what_was_ruled_before_is_said_on_the_card_and_shown(
    window: Window, panel: AdvicePanel
) -> None:
    card = card_of(panel, "first-turn-attack")
    assert card.rule.before_button.isHidden()
    card.keep.click()
    card._ruling.reason.setText("agreed for practice")
    card._ruling._keep.click()
    settle()
    # Another attack in a first turn, at this table or a later one.
    window.ask(Undo())
    window.ask(Undo())
    window.ask(Procedure("attack"))
    settle()
    again = card_of(panel, "first-turn-attack")
    assert not again.rule.before_button.isHidden()
    assert again.rule.before_button.text() == "Ruled on before: 1 ruling"
    again.rule.before_button.click()
    settle()
    texts = [label.text() for label in shown(window).rule_page.findChildren(Label)]
    assert any(text.endswith("Reason: agreed for practice") for text in texts)


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

"""Advice stands at the side with its rule; what it is about can be taken back or kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.intent import Attach, Batch, Flip, Procedure
from app.core.intents.turn_intents import Use
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.resources import decklists
from app.ui.app.window import Window
from app.ui.side.advice.advice_card import AdviceCard
from app.ui.table.table_document import new_document
from tests.helpers.begun import begins


@pytest.fixture
def window(empty_window: Window) -> Window:
    """Aki's first turn of a game of two."""
    cards = empty_window.cards
    deck = read_decklist_file(decklists() / "pokemon" / "dragapult-dusknoir.txt", cards).keys
    document = new_document("pokemon", ("Aki", "Ren"), (deck, deck), cards, empty_window.tell, 11)
    empty_window.put_on_board(document)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    document.table.sit(0).ask(begins(document.position(0)))
    settle()
    return empty_window


def settle() -> None:
    """Let the adviser catch up: it works when the window is at rest."""
    for _ in range(6):
        QApplication.processEvents()


def attach_energy(window: Window) -> None:
    """Attach an Energy card from the hand, as by hand, whatever it is."""
    assert window.bridge is not None
    view = window.bridge.view
    card = view.cards_in("hand.0")[0]
    unit = view.zones["active.0"].items[0]
    window.bridge.ask(Batch((Attach((card,), unit), Use("energy"))))
    settle()


def cards(window: Window) -> list[AdviceCard]:
    assert window.side is not None
    panel = window.side.advice.panel
    return panel.cards if panel is not None else []


def rules(window: Window) -> list[str]:
    return [card.spoken.advice.rule for card in cards(window)]


def test_the_board_is_played_on_before_the_adviser_is_fetched(
    empty_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.side.advice.advice_watch.AT_FIRST", 200)
    deck = read_decklist_file(
        decklists() / "pokemon" / "dragapult-dusknoir.txt", empty_window.cards
    ).keys
    document = new_document("pokemon", ("Aki",), (deck,), empty_window.cards, empty_window.tell, 11)
    empty_window.put_on_board(document)
    settle()
    assert empty_window.side is not None
    watch = empty_window.side.advice.watch
    assert watch._adviser is None
    # Who goes on playing does not put it off.
    ticks = QTimer(interval=40)
    ticks.timeout.connect(lambda: empty_window.ask(Flip()))
    ticks.start()
    qtbot.waitUntil(lambda: watch._adviser is not None)
    ticks.stop()


def test_who_sits_down_has_the_board_before_the_adviser_is_fetched(
    empty_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.side.advice.advice_watch.AT_FIRST", 60_000)
    names = ("Aki", "Ren")
    document = new_document("pokemon", names, ((), ()), empty_window.cards, empty_window.tell, 11)
    empty_window.put_on_board(document)
    settle()
    assert empty_window.side is not None
    assert empty_window.bridge is not None
    timer = empty_window.side.advice.watch._timer
    timer.start(1)
    empty_window.bridge.act_as(1)
    assert timer.remainingTime() > 1_000


def grave(window: Window) -> AdviceCard:
    """What is said of something against the rules."""
    return next(card for card in cards(window) if card.spoken.advice.severity != "reminder")


def attack(window: Window) -> None:
    """Attack with what stands in the Active Spot: nobody may on the first turn of all."""
    assert window.bridge is not None
    window.bridge.ask(Procedure("attack"))
    settle()


def test_a_move_against_the_rules_is_told_at_the_side(window: Window) -> None:
    assert rules(window) == []
    attack(window)
    assert "attack-cost-short" in rules(window)
    assert grave(window).isVisible()


def test_what_was_done_since_goes_with_it_and_the_button_says_so(window: Window) -> None:
    attack(window)
    assert window.bridge is not None
    before = window.bridge.history.nodes[window.bridge.node].parent
    card = grave(window)
    assert card.take_back.text() == "Take it back"
    assert card.take_back.property("look") == "primary"
    window.bridge.ask(Flip())
    window.bridge.ask(Flip())
    settle()
    assert card.take_back.text() == "Go back 3 steps"
    assert card.take_back.property("look") != "primary"
    card.take_back.click()
    settle()
    assert window.bridge.node == before


def test_the_log_stays_where_it_is_and_the_last_lines_are_read(window: Window) -> None:
    attack(window)
    assert window.side is not None
    log = window.side.log
    assert window.side.tabs.front == "log"
    assert log.isVisible()
    bar = log.view.verticalScrollBar()
    assert bar.value() == bar.maximum()
    assert log.view.viewport().height() >= 3 * log.fontMetrics().height()


def test_what_somebody_works_in_stays_in_front(window: Window) -> None:
    assert window.side is not None
    window.side.tabs.bring("outline")
    attack(window)
    assert window.side.tabs.front == "outline"
    assert grave(window).isVisible()


def test_at_one_screen_it_is_folded_for_the_other_who_is_on_turn_now(window: Window) -> None:
    attack(window)
    window.ask(Procedure("end_turn"))
    settle()
    assert window.bridge is not None
    assert window.bridge.seat == 1
    assert cards(window)
    assert [card for card in cards(window) if not card.folded] == []

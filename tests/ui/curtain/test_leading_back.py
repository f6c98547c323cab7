"""Who has seen to something in the other's turn is led back to whose turn it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Procedure
from app.core.intents.turn_intents import Declare, PassChance, SetPhase
from app.ui.app.window import Window
from app.ui.table.curtain.one_screen import OneScreen
from app.ui.tasks.task_strip import TaskStrip
from tests.ui.curtain.conftest import Laid, curtain, end_turn, press, seat, sit


def strip_of(window: Window) -> TaskStrip | None:
    assert window.side is not None
    return window.side.tasks.strip


def in_akis_turn(window: Window) -> TaskStrip:
    """Let Ren sit down in Aki's turn; the strip that shows there."""
    press(window, "I am Ren")
    strip = strip_of(window)
    assert strip is not None
    return strip


def is_calm(window: Window) -> bool:
    """Whether the last button of the top bar asks for nothing."""
    window.refresh()
    return window.top_bar._buttons[-1][0].property("look") == ""


def test_the_strip_leads_back_to_whose_turn_it_is(window: Window, qtbot: QtBot) -> None:
    strip = in_akis_turn(window)
    qtbot.waitUntil(strip.isVisible)
    assert strip.title.text() == "It is Aki's turn"
    shown = [button.text() for button in strip.buttons if button.isVisibleTo(strip)]
    assert shown == ["Hand over to Aki"]
    assert is_calm(window)
    assert window.board is not None
    QTest.keyClick(window.board, Qt.Key.Key_F2)
    assert seat(window) == SPECTATOR
    assert curtain(window).title.text() == "Aki's turn"
    sit(window)
    assert not strip.isVisible()
    assert not is_calm(window)


def test_it_says_so_in_japanese(window: Window) -> None:
    window.looks.apply("language", "ja")
    curtain(window).buttons[1].click()
    strip = strip_of(window)
    assert strip is not None
    assert strip.title.text() == "Akiの番です"


def test_who_has_declared_something_is_led_to_who_has_the_chance(window: Window) -> None:
    sit(window)
    assert window.bridge is not None
    window.bridge.ask(Declare("strike"))
    strip = strip_of(window)
    assert strip is not None
    assert strip.title.text() == "Ren has the chance"
    assert [button.text() for button in strip.buttons if button.isVisibleTo(strip)] == [
        "Hand over to Ren"
    ]
    assert is_calm(window)
    window.run_action("hand_over")
    sit(window, "Ren")
    assert not strip.isVisibleTo(strip.parentWidget()), "it is there that the game goes on"
    window.bridge.ask(PassChance())
    assert strip.title.text() == "It is Aki's turn", "nobody has the chance any more"


def test_nothing_leads_away_from_the_own_turn(window: Window) -> None:
    sit(window)
    assert strip_of(window) is None
    end_turn(window)
    sit(window, "Ren")
    assert strip_of(window) is None


def test_without_a_curtain_nobody_is_sent_away(laid: Laid) -> None:
    window = laid(apart=False, begun=True)
    window.run_action("other_seat")
    assert strip_of(window) is None


def test_without_a_curtain_the_strip_leads_to_who_has_the_chance(laid: Laid) -> None:
    window = laid(apart=False, begun=True)
    assert window.bridge is not None
    window.bridge.ask(Declare("strike"))
    strip = strip_of(window)
    assert strip is not None
    assert strip.title.text() == "Ren has the chance"
    assert window.board is not None
    QTest.keyClick(window.board, Qt.Key.Key_F2)
    assert seat(window) == 1
    assert not strip.isVisibleTo(strip.parentWidget())


def test_nobody_is_led_to_the_seat_of_a_computer(
    laid: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = laid(apart=False, begun=True)
    assert window.bridge is not None
    monkeypatch.setattr(OneScreen, "sits", (0,))
    window.bridge.ask(Declare("strike"))
    assert strip_of(window) is None


def test_after_the_end_the_next_game_is_offered_at_both_seats(window: Window) -> None:
    sit(window)
    window.ask(Procedure("concede"))
    assert window.top_bar.turn.text() == "Game over"
    strip = strip_of(window)
    assert strip is not None
    for other in ("Ren", "Aki"):
        titles = [button.text().replace("&", "") for button in strip.buttons]
        assert titles[:2] == ["Rematch, seats swapped", "Rematch"]
        window.run_action("hand_over")
        sit(window, other)


def test_who_has_seen_to_something_is_not_invited_to_end_anothers_turn(window: Window) -> None:
    """The turn waits in its last phase: whose it is goes on."""
    sit(window)
    assert window.bridge is not None
    whose = window.bridge.view.turn.seat
    window.bridge.act_as(JUDGE)
    window.bridge.ask(SetPhase("end"))
    window.bridge.act_as(whose)
    assert not is_calm(window)
    window.run_action("hand_over")
    sit(window, "Ren")
    strip = strip_of(window)
    assert strip is not None
    assert any("Hand over to Aki" in button.text() for button in strip.buttons)
    assert is_calm(window)

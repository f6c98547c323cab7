"""The chance that passes by itself, at what was chosen beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.data.value import replace
from app.core.ids import SPECTATOR
from app.core.intent import PutMark
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, Settle
from app.core.view import SeatDeclaration, SeatView
from app.games.contracts.stage.stage_contract import HOLDS, DeclarationKinds
from app.session.host.local_table import lay_table
from app.ui.panels.stage.auto_pass import SECONDS, AutoPass, kind_now
from app.ui.panels.stage.passing_menu import passing_menu
from app.ui.panels.stage.stage_panel import StagePanel
from app.ui.table.bridge import Bridge
from tests.gallery.many import staged
from tests.helpers.play import decks_for
from tests.helpers.toy_games.duel import ON_MAT

if TYPE_CHECKING:
    from app.session.host.local_table import LocalTable
    from app.ui.app.window import Window


@pytest.fixture
def table() -> LocalTable:
    """Aki's turn; Ren is at the window of the bridge."""
    table = lay_table(ON_MAT, ("Aki", "Ren"), decks_for(ON_MAT, 2), seed=2)
    table.sit(0).ask(NextTurn(0))
    return table


@pytest.fixture
def bridge(table: LocalTable, qapp: QApplication) -> Bridge:
    return Bridge(table, 1)


@pytest.fixture
def passes(bridge: Bridge) -> AutoPass:
    passes = AutoPass(bridge, bridge)
    passes.switch("blow")
    return passes


def wait(passes: AutoPass) -> None:
    """Let the fixed time go by."""
    for _ in range(SECONDS):
        passes.tick()


def test_it_passes_at_the_chosen_kind_after_the_fixed_time(
    table: LocalTable, passes: AutoPass
) -> None:
    table.sit(0).ask(Declare("strike"))
    assert passes.left == SECONDS
    for left in range(SECONDS - 1, 0, -1):
        passes.tick()
        assert (passes.left, table.sit(1).view.stage.passed) == (left, ())
    passes.tick()
    assert table.sit(1).view.stage.passed == (1,)
    assert passes.left == 0


def test_it_does_not_at_any_other_nor_where_nothing_is_chosen(
    table: LocalTable, passes: AutoPass
) -> None:
    table.sit(0).ask(Declare("parry"))
    assert passes.left == 0
    table.sit(1).ask(PassChance())
    passes.switch("blow")
    table.sit(0).ask(Declare("strike"))
    assert passes.left == 0
    passes.switch("blow")
    assert passes.left == 0, "only what comes later is counted"


def test_who_asks_to_wait_ends_it_and_it_begins_anew_after_that(
    table: LocalTable, passes: AutoPass
) -> None:
    table.sit(0).ask(Declare("strike"))
    passes.tick()
    table.sit(0).ask(PutMark(("seat.0",), HOLDS, value=1))
    assert passes.left == 0
    wait(passes)
    assert table.sit(1).view.stage.passed == ()
    table.sit(0).ask(PutMark(("seat.0",), HOLDS, value=0))
    assert passes.left == SECONDS


def test_another_declaration_is_counted_from_the_beginning(
    table: LocalTable, passes: AutoPass
) -> None:
    table.sit(0).ask(Declare("strike"))
    passes.tick()
    table.sit(1).ask(PassChance())
    assert passes.left == 0
    table.sit(0).ask(Declare("feint"))
    assert passes.left == SECONDS


def test_it_is_of_the_seat_at_the_window_and_only_a_step_begins_it(
    table: LocalTable, bridge: Bridge, passes: AutoPass
) -> None:
    bridge.act_as(0)
    assert not passes.is_on("blow")
    table.sit(0).ask(Declare("strike"))
    assert passes.left == 0, "who sits here has no chance"
    bridge.act_as(1)
    assert passes.is_on("blow")
    assert passes.left == 0
    table.sit(1).ask(PassChance())
    table.sit(0).ask(Declare("strike"))
    assert passes.left == SECONDS
    bridge.act_as(0)
    assert passes.left == 0, "another sits here now"


def test_once_it_was_ended_the_same_chance_stays(table: LocalTable, passes: AutoPass) -> None:
    table.sit(0).ask(Declare("strike"))
    passes.stop()
    passes.look()
    assert passes.left == 0
    table.sit(1).ask(PassChance())
    table.sit(0).ask(Declare("strike"))
    assert passes.left == SECONDS


def test_kinds_are_found_from_what_everybody_sees(table: LocalTable) -> None:
    seen: list[SeatView] = []

    def kind(view: SeatView, declaration: SeatDeclaration) -> str:
        seen.append(view)
        return declaration.text

    spec = replace(ON_MAT, kinds=DeclarationKinds((), kind, "idle"))
    assert kind_now(spec, table.sit(1).view) == "idle"
    assert kind_now(spec, table.sit(0).view) == "", "in the own turn it never passes by itself"
    table.sit(0).ask(Declare("strike"))
    assert kind_now(spec, table.sit(1).view) == "strike"
    assert seen[0].seat == SPECTATOR
    assert kind_now(replace(ON_MAT, kinds=None), table.sit(1).view) == ""


def test_a_chance_without_a_declaration_may_pass_too(table: LocalTable, passes: AutoPass) -> None:
    table.sit(0).ask(PassChance())
    assert (table.sit(1).view.stage.chance, passes.left) == (1, 0)
    table.sit(1).ask(PassChance())
    passes.switch("idle")
    table.sit(0).ask(PassChance())
    assert passes.left == SECONDS


# -- in the window --------------------------------------------------------------------------------


@pytest.fixture
def window(empty_window: Window) -> Window:
    document = staged("duel on mat", 2)
    empty_window.put_on_board(document)
    empty_window.activateWindow()
    assert empty_window.bridge is not None
    empty_window.bridge.act_as(1)
    QApplication.processEvents()
    return empty_window


def begin(window: Window) -> tuple[AutoPass, StagePanel]:
    """Have the chance of the seat at the window pass by itself, and let it begin to."""
    assert window.side is not None
    assert window.bridge is not None
    passes = window.side.stage.auto_pass
    assert passes is not None
    passes.switch("blow")
    table = window.bridge.table
    table.sit(1).ask(PassChance())
    table.sit(0).ask(Settle(table.sit(0).view.stage.declarations[-1].id))
    table.sit(0).ask(Declare("strike"))
    QApplication.processEvents()
    panel = window.findChild(StagePanel)
    assert panel is not None
    return passes, panel


def test_a_pill_counts_down_and_escape_ends_it_and_does_nothing_else(window: Window) -> None:
    passes, panel = begin(window)
    assert panel.choices.passing.isVisible()
    assert panel.choices.passing.words.text() == "Passing in 3…"
    passes.tick()
    assert panel.choices.passing.words.text() == "Passing in 2…"
    assert window.board is not None
    window.board.select_hand()
    window.board.setFocus()
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    assert passes.left == 0
    assert not panel.choices.passing.isVisible()
    assert window.board.chosen, "Escape was for the pill"
    assert window.bridge is not None
    assert window.bridge.view.stage.chance == 1


def test_any_other_key_ends_it_and_does_what_it_does(window: Window) -> None:
    passes, _panel = begin(window)
    assert window.board is not None
    window.board.setFocus()
    QTest.keyClick(window.board, Qt.Key.Key_P)
    assert passes.left == 0
    assert window.bridge is not None
    assert window.bridge.view.stage.passed == (1,)


def test_its_button_ends_it(window: Window) -> None:
    passes, panel = begin(window)
    QTest.mouseClick(panel.choices.passing.button, Qt.MouseButton.LeftButton)
    assert passes.left == 0


def test_the_menu_has_a_switch_for_each_kind(window: Window) -> None:
    passes, _panel = begin(window)
    assert window.board is not None
    menu = passing_menu(window, ON_MAT, passes, window.board)
    title, *switches = menu.actions()
    assert not title.isEnabled()
    assert [(one.text(), one.isChecked()) for one in switches] == [
        ("Blows", True),
        ("Defences", False),
        ("Nothing declared", False),
    ]
    switches[1].trigger()
    assert passes.is_on("defence")
    menu.close()

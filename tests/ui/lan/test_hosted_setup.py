"""A window at a hosted table that is being set up: with a guest who is here, away, or slow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.core.intent import Flip, Procedure
from app.core.table import Table
from app.core.view import SeatView
from app.games.pokemon.tasks.start_conditions import awaited
from app.session.fairness.record_book import WAIT
from app.session.room import hosted_game
from app.ui.app.window import Window
from app.ui.forms.form_sheet import FormSheet
from tests.games.pokemon_table import DREEPY
from tests.net.tables import Guest, Hosted, hosted, hosting
from tests.ui.lan.joined import Until, sit_together

BASICS = (DREEPY,) * 40
SETS_UP = Procedure("setup", (("auto", "1"),))
FIRST = Procedure("first", (("by", "choice"),))


def button(window: Window) -> QPushButton:
    """The last button of the bar."""
    QApplication.processEvents()
    return window.top_bar.findChildren(QPushButton)[-1]


def click(window: Window) -> None:
    QTest.mouseClick(button(window), Qt.MouseButton.LeftButton)


def enter(window: Window) -> None:
    assert window.board is not None
    window.board.setFocus()
    QTest.keyClick(window.board, Qt.Key.Key_Return)


def view(window: Window) -> SeatView:
    assert window.bridge is not None
    return window.bridge.view


def form(window: Window) -> FormSheet:
    assert window.side is not None
    return window.side.sheets.form


def truth(table: Hosted) -> Table:
    return table.host.tree.table


def untouched(table: Hosted, seat: int) -> bool:
    """Whether a player's cards lie as they were brought."""
    first, now = table.host.tree.table_at(0), truth(table)
    return all(first.zones[f"{zone}.{seat}"] == now.zones[f"{zone}.{seat}"] for zone in ZONES)


ZONES = ("deck", "hand", "prizes")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Hosted]:
    """A table for two whose every hand has a Basic Pokémon."""
    with hosted(hosting(tmp_path / "evening.chabudai", BASICS, BASICS)) as table:
        yield table


@pytest.fixture(params=["here", "away", "slow"])
def ren(
    request: pytest.FixtureRequest,
    window: Window,
    table: Hosted,
    guests: list[Guest],
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> Guest:
    """Ren, who sat down at the table and did nothing yet."""
    ren = sit_together(window, table, guests, until)
    if request.param == "away":
        ren.close()
        server = table.table
        assert server is not None
        until(lambda: server.server.connections == 1)
    elif request.param == "slow":
        # Every draw waits for a link that comes too late.
        monkeypatch.setattr(hosted_game, "WAIT", WAIT)
        monkeypatch.setattr(ren.client.chance, "_vouch", lambda _witness: None)
    return ren


@pytest.mark.parametrize("times", [1, 2])
def test_the_button_sets_up_the_side_of_who_pressed_it(
    window: Window, table: Hosted, ren: Guest, until: Until, times: int
) -> None:
    assert button(window).text() == "Set up for me"
    for _ in range(times):
        click(window)
    until(lambda: bool(view(window).zones["hand.0"].count))
    assert truth(table).turn.number == 0
    assert untouched(table, 1)
    until(form(window).isVisible)
    form(window).answer("active", view(window).cards_in("hand.0")[0])
    form(window).carry_out()
    until(lambda: awaited(view(window)) == (1,))
    until(lambda: button(window).text() == "Begin without Ren")
    assert untouched(table, 1)
    assert truth(table).turn.number == 0


@pytest.mark.parametrize("times", [1, 2])
def test_enter_points_at_what_is_open_and_nothing_is_sent(
    window: Window, table: Hosted, ren: Guest, times: int, qtbot: QtBot
) -> None:
    nodes = len(table.host.tree.nodes)
    for _ in range(times):
        enter(window)
    assert window.bridge is not None
    assert window.messages.kept[0].words.en == "Not begun yet. Aki: Who goes first?"
    # What was asked after it comes after whatever it would have been.
    sent = window.ask(Flip())
    assert sent is not None
    qtbot.waitUntil(lambda: sent.answer is not None)
    assert len(table.host.tree.nodes) == nodes + 1
    assert truth(table).turn.number == 0


def test_without_ren_it_begins_by_two_presses_that_name_ren(
    window: Window, table: Hosted, ren: Guest, until: Until
) -> None:
    for intent in (FIRST, SETS_UP):
        sent = window.ask(intent)
        assert sent is not None
        until(lambda sent=sent: sent.answer is not None)
    assert button(window).text() == "Begin without Ren"
    QTest.qWait(QApplication.doubleClickInterval() + 10)
    click(window)
    assert form(window).isVisible()
    assert form(window).title.text() == "Begin without Ren"
    assert truth(table).turn.number == 0
    form(window).carry_out()
    until(lambda: truth(table).turn.number == 1)
    assert untouched(table, 1)


@pytest.mark.parametrize("ren", ["here"], indirect=True)
def test_when_both_are_ready_enter_begins_it_once(
    window: Window, table: Hosted, ren: Guest, until: Until
) -> None:
    for ask in (window.ask, ren.seat.send):
        sent = ask(SETS_UP)
        assert sent is not None
        until(lambda sent=sent: sent.answer is not None)
    first = window.ask(FIRST)
    assert first is not None
    until(lambda: first.answer is not None)
    until(lambda: not awaited(view(window)))
    until(lambda: button(window).text() == "Start")
    for _ in range(2):
        enter(window)
    until(lambda: view(window).turn.number == 1)
    QTest.qWait(QApplication.doubleClickInterval() + 10)
    assert truth(table).turn.number == 1

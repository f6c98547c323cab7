"""Computer players at a table of this window, each in a real process."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.core import intent as i
from app.core.intents.agreement_intents import SetOptions
from app.games.contracts.computer_contract import played_by
from app.session.host.local_table import LocalTable, lay_table
from app.ui.table.computers.computer_players import ComputerPlayers
from tests.helpers.play import decks_for
from tests.helpers.toy_computer import COMMAND
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
SPEC = TOYS["duel"]


def laid(player: str) -> LocalTable:
    """Return a table where Ren is a computer."""
    options = (played_by(REN, player),)
    return lay_table(SPEC, ("Aki", "Ren"), decks_for(SPEC, 2), seed=3, options=options)


@pytest.fixture
def at() -> Iterator[list[ComputerPlayers]]:
    """What tests let play, which is ended."""
    open_ones: list[ComputerPlayers] = []
    yield open_ones
    for players in open_ones:
        players.close()


def hand(table: LocalTable) -> int:
    return len(table.sit(REN).view.cards_in("hand.1"))


def test_it_plays_its_seat_until_somebody_else_has_to_act(
    qtbot: QtBot, at: list[ComputerPlayers]
) -> None:
    table = laid("draws")
    players = ComputerPlayers(table, COMMAND)
    at.append(players)
    assert players.thinking == (REN,)
    qtbot.waitUntil(lambda: hand(table) == 3 and not players.thinking)
    assert players.held == (REN,)
    assert players.troubles == {}
    table.sit(AKI).ask(i.Undo())
    assert hand(table) == 2
    players.go_on()
    qtbot.waitUntil(lambda: hand(table) == 3)


def test_what_it_thinks_about_can_be_dropped(qtbot: QtBot, at: list[ComputerPlayers]) -> None:
    table = laid("ponders")
    players = ComputerPlayers(table, COMMAND)
    at.append(players)
    assert players.thinking == (REN,)
    # Nobody waits for it: the table is played with meanwhile.
    table.sit(AKI).ask(i.Draw(1, "deck.0", "hand.0"))
    with qtbot.waitSignal(players.changed):
        players.stop()
    assert (players.thinking, players.held) == ((), (REN,))
    table.sit(AKI).ask(SetOptions((played_by(REN, "draws"),)))
    qtbot.waitUntil(lambda: hand(table) == 3)


def test_a_process_that_answers_nonsense_is_trouble(
    qtbot: QtBot, at: list[ComputerPlayers]
) -> None:
    table = laid("draws")
    players = ComputerPlayers(table, (sys.executable, "-c", "print('nonsense')"))
    at.append(players)
    qtbot.waitUntil(lambda: REN in players.troubles)
    assert hand(table) == 0
    assert not players.thinking


def test_a_program_that_is_not_there_is_trouble_and_no_crash(
    qtbot: QtBot, at: list[ComputerPlayers]
) -> None:
    players = ComputerPlayers(laid("draws"), ("no-such-program",))
    at.append(players)
    qtbot.waitUntil(lambda: REN in players.troubles)


def test_a_seat_that_is_not_there_is_played_by_nobody(
    qtbot: QtBot, at: list[ComputerPlayers]
) -> None:
    table = laid("draws")
    table.sit(AKI).ask(SetOptions((played_by(7, "draws"),)))
    players = ComputerPlayers(table, COMMAND)
    at.append(players)
    assert players.playing == {REN: "draws"}
    qtbot.waitUntil(lambda: hand(table) == 3)

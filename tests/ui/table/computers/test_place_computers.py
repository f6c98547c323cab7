"""Computers at a table in the window: seen, stopped, taken over, given a seat back, taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core import intent as i
from app.core.ids import JUDGE, SPECTATOR
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import NextTurn
from app.games.contracts.computer_contract import played_by
from app.ui.app.window import Window
from app.ui.commands.action_registry import Action
from app.ui.commands.actions.computer_actions import COMPUTER_ACTIONS
from app.ui.outline.outline_rows import rows_of
from app.ui.outline.sentences.outline_sentences import Sentences
from app.ui.table.computers.computer_players import ComputerPlayers
from app.ui.table.computers.place_computers import PlaceComputers
from app.ui.table.curtain.one_screen import OneScreen
from app.ui.table.table_document import Document, new_document
from tests.helpers.play import decks_for
from tests.helpers.toy_computer import COMMAND
from tests.helpers.toy_games import TOYS
from tests.helpers.toy_games.loaded import loaded

AKI, REN = 0, 1
DUEL = TOYS["duel"]


@pytest.fixture
def window(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Window]:
    """A window that knows the duel, whose computers think in processes of their own."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("app.ui.table.curtain.curtain.settled", lambda _since: True)
    monkeypatch.setattr("app.ui.table.computers.thinking_process.thinking", lambda: COMMAND)
    with loaded(DUEL):
        yield empty_window
        empty_window.clear_board()


def lay(window: Window, *players: str, apart: bool = False, opened: bool = False) -> Document:
    """Put a duel on the board; each seat is a computer's by its name, or a person's by ""."""
    options = tuple(played_by(seat, player) for seat, player in enumerate(players) if player)
    document = new_document(
        "duel", ("Aki", "Ren"), decks_for(DUEL, 2), window.cards, window.tell, 7, options
    )
    document.apart, document.opened = apart, opened
    window.put_on_board(document)
    return document


def computers(window: Window) -> PlaceComputers:
    assert window.place is not None
    assert window.place.computers is not None
    return window.place.computers


def players(window: Window) -> ComputerPlayers:
    found = computers(window).players
    assert isinstance(found, ComputerPlayers)
    return found


def screen(window: Window) -> OneScreen:
    assert window.place is not None
    return window.place.one_screen


def hand(document: Document, seat: int) -> int:
    return len(document.position(JUDGE).cards_in(f"hand.{seat}"))


def draw(window: Window) -> None:
    assert window.place is not None
    window.place.ask(i.Draw(1, "deck.0", "hand.0"))


# -- who sits here -------------------------------------------------------------------------------


def test_a_seat_of_a_computer_is_nobodys_at_this_screen(qtbot: QtBot, window: Window) -> None:
    document = lay(window, "", "draws", apart=True)
    assert not screen(window).several
    assert screen(window).page is None
    assert window.bridge is not None
    assert window.bridge.seat == AKI
    qtbot.waitUntil(lambda: hand(document, REN) == 3)
    # Its turn is no reason to sit down there.
    window.place.ask(NextTurn(REN))
    assert document.position(JUDGE).turn.seat == REN
    screen(window).settle()
    assert window.bridge.seat == AKI


def test_undo_takes_its_steps_back_with_ones_own(qtbot: QtBot, window: Window) -> None:
    document = lay(window, "", "follows")
    draw(window)
    qtbot.waitUntil(lambda: hand(document, REN) == 1 and bool(players(window).held))
    draw(window)
    qtbot.waitUntil(lambda: hand(document, REN) == 2 and bool(players(window).held))
    window.run_action("undo")
    assert (hand(document, AKI), hand(document, REN)) == (1, 1)
    window.run_action("redo")
    assert (hand(document, AKI), hand(document, REN)) == (2, 2)
    window.run_action("undo")
    window.run_action("undo")
    assert (hand(document, AKI), hand(document, REN)) == (0, 0)


def test_its_seat_is_taken_over_and_given_back(qtbot: QtBot, window: Window) -> None:
    document = lay(window, "", "draws")
    qtbot.waitUntil(lambda: hand(document, REN) == 3)
    assert window.run_action("take_over")
    qtbot.waitUntil(lambda: window.bridge is not None and window.bridge.seat == REN)
    assert screen(window).several
    assert computers(window).playing == {}
    assert window.run_action("give_back")
    qtbot.waitUntil(lambda: window.bridge is not None and window.bridge.seat == AKI)
    assert computers(window).playing == {REN: "draws"}
    # Both were gestures like any other.
    window.run_action("undo")
    qtbot.waitUntil(lambda: computers(window).playing == {})


def test_who_takes_a_seat_sits_down_behind_the_curtain(qtbot: QtBot, window: Window) -> None:
    lay(window, "", "draws", apart=True)
    window.run_action("take_over")
    qtbot.waitUntil(lambda: screen(window).page is not None)
    assert window.bridge is not None
    assert window.bridge.seat == SPECTATOR
    assert window.curtain is not None
    assert [button.text() for button in window.curtain.buttons] == [
        "I am Ren",
        "Stay with Aki (not finished)",
    ]


def test_two_computers_are_watched(qtbot: QtBot, window: Window) -> None:
    document = lay(window, "draws", "draws", apart=True)
    assert window.bridge is not None
    assert window.bridge.seat == JUDGE
    qtbot.waitUntil(lambda: (hand(document, AKI), hand(document, REN)) == (3, 3))


def test_who_plays_is_chosen_for_every_seat(qtbot: QtBot, window: Window) -> None:
    lay(window)
    computers(window).choose()
    sheet = window.place.side.sheets.form
    assert list(sheet.rows) == ["computer.0", "computer.1"]
    assert sheet.form.missing is not None
    sheet.answer("computer.1", "ponders")
    sheet.carry_out()
    assert computers(window).playing == {REN: "ponders"}
    assert not sheet.isVisible()


@pytest.mark.parametrize("action", [one for one in COMPUTER_ACTIONS if one.key], ids=lambda a: a.id)
def test_their_keys_work_from_the_board(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, action: Action
) -> None:
    lay(window, "", "ponders")
    qtbot.waitUntil(lambda: computers(window).now.thinking == (REN,))
    window.refresh()
    done: list[str] = []
    monkeypatch.setattr(window, "perform", lambda done_now, _: done.append(done_now.id) or True)
    assert window.board is not None
    for key in window.registry.keys(action.id):
        done.clear()
        combination = QKeySequence(key)[0]
        QTest.keyClick(window.board, combination.key(), combination.keyboardModifiers())
        assert done == [action.id], key


# -- what is seen of them ------------------------------------------------------------------------


def test_thinking_is_shown_in_place_and_stopped_by_a_press(qtbot: QtBot, window: Window) -> None:
    lay(window, "", "ponders")
    pill = window.top_bar.computers
    qtbot.waitUntil(lambda: pill.text() == "Thinking…")
    before = pill.geometry()
    assert computers(window).now.thinking == (REN,)
    assert window.board.board.counts.thinking == (REN,)
    pill.click()
    assert pill.text() == "Waiting"
    assert pill.geometry() == before
    assert players(window).thinking == ()
    pill.click()
    qtbot.waitUntil(lambda: pill.text() == "Thinking…")


def test_a_killed_process_is_told_and_begun_again(qtbot: QtBot, window: Window) -> None:
    document = lay(window, "", "ponders")
    process = players(window)._processes[REN]
    qtbot.waitUntil(lambda: process.pid > 0)
    process._process.kill()
    qtbot.waitUntil(lambda: bool(computers(window).now.troubled))
    assert "because of an error" in window.messages.kept[0].words.en
    window.run_action("computer_stop")
    assert players(window).thinking == (REN,)
    assert players(window).troubles == {}
    document.table.sit(AKI).ask(SetOptions((played_by(REN, "draws"),)))
    qtbot.waitUntil(lambda: hand(document, REN) == 3)


def test_at_a_table_from_a_file_it_waits(qtbot: QtBot, window: Window) -> None:
    document = lay(window, "", "draws", opened=True)
    assert players(window).held == (REN,)
    assert hand(document, REN) == 0
    draw(window)
    qtbot.waitUntil(lambda: hand(document, REN) == 3)


def test_its_seat_has_a_sign_in_log_outline_and_pill(qtbot: QtBot, window: Window) -> None:
    document = lay(window, "", "follows")
    draw(window)
    qtbot.waitUntil(lambda: hand(document, REN) == 1)
    assert "[computer] Ren draws" in window.log_text()
    lines, view = Sentences(DUEL, window.cards.face, "ja"), window.bridge.view
    row = next(row for row in rows_of(view, DUEL) if row.kind == "seat" and row.seat == REN)
    assert lines.name(view, row) == "Ren（コンピューター）"
    window.place.ask(NextTurn(REN))
    assert window.top_bar.turn.text().endswith("Ren (computer)")

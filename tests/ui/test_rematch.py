"""Another game by the same players: a new table with their decks, names and rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.core.intent import Procedure
from app.core.intents.agreement_intents import SetOptions
from app.ui.app.window import Window
from app.ui.table.table_document import Document, new_document
from tests.games.pokemon_table import DECK
from tests.helpers.begun import begins

OTHER_DECK = tuple(reversed(DECK[:-1]))
"""A deck that can be told from the first."""


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    """Aki's first turn of a game against Ren, open hands."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    window = empty_window
    decks = (DECK, OTHER_DECK)
    document = new_document("pokemon", ("Aki", "Ren"), decks, window.cards, window.tell, 7)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    window.put_on_board(document)
    document.table.sit(0).ask(begins(document.position(0)))
    return window


def at_table(window: Window) -> Document:
    assert window.document is not None
    return window.document


def agreed(window: Window) -> dict[str, str]:
    assert window.bridge is not None
    return dict(window.bridge.view.options)


def chooses_first(window: Window) -> list[int]:
    """The seats that are to choose who goes first."""
    assert window.bridge is not None
    marks = window.bridge.view.marks
    return [
        seat
        for seat in (0, 1)
        if any(mark.key == "chooses_first" for mark in marks.get(f"seat.{seat}", ()))
    ]


def test_the_same_players_sit_down_again_with_the_same_decks_and_rules(window: Window) -> None:
    window.ask(SetOptions((("prizes", "3"), ("rule:ko-not-done", "off"))))
    before = at_table(window)
    assert window.run_action("rematch")
    now = at_table(window)
    assert now is not before
    assert [seat.name for seat in now.seats] == ["Aki", "Ren"]
    assert [now.deck_of(seat) for seat in (0, 1)] == [before.deck_of(seat) for seat in (0, 1)]
    assert agreed(window) == {"prizes": "3", "rule:ko-not-done": "off"}
    assert window.bridge is not None
    assert window.bridge.view.turn.number == 0


def test_the_seats_are_swapped_with_the_decks(window: Window) -> None:
    before = at_table(window)
    window.run_action("rematch_swapped")
    now = at_table(window)
    assert [seat.name for seat in now.seats] == ["Ren", "Aki"]
    assert [now.deck_of(seat) for seat in (1, 0)] == [before.deck_of(seat) for seat in (0, 1)]


@pytest.mark.parametrize(
    ("action", "game", "prizes"),
    [("tiebreaker", "tiebreaker", "6"), ("sudden_death", "sudden-death", "1")],
)
def test_a_tie_is_settled_with_the_prizes_of_its_kind(
    window: Window, action: str, game: str, prizes: str
) -> None:
    window.ask(SetOptions((("tie", game),)))
    window.run_action(action)
    assert agreed(window) == {"tie": game, "game": game, "prizes": prizes}


def test_after_a_settled_tie_a_usual_game_is_played_again(window: Window) -> None:
    window.run_action("sudden_death")
    window.run_action("rematch")
    assert agreed(window) == {}


@pytest.mark.parametrize(("action", "seat"), [("rematch", 0), ("rematch_swapped", 1)])
def test_who_conceded_chooses_who_goes_first(window: Window, action: str, seat: int) -> None:
    window.ask(Procedure("concede"))
    window.run_action(action)
    assert chooses_first(window) == [seat]
    assert window.side is not None
    assert window.side.tasks.todo is not None
    assert window.side.tasks.todo.tasks[0].title.en == "Aki chooses who goes first"


def test_without_a_loser_it_is_decided_as_at_any_table(window: Window) -> None:
    window.run_action("rematch")
    assert chooses_first(window) == []


def test_nothing_is_dealt_and_nothing_is_worth_keeping_yet(window: Window) -> None:
    window.ask(Procedure("concede"))
    window.run_action("rematch")
    assert window.bridge is not None
    assert all(window.bridge.view.zones[f"hand.{seat}"].count == 0 for seat in (0, 1))
    assert not at_table(window).unsaved


def test_the_old_table_is_kept_and_listed_at_home(window: Window) -> None:
    before = at_table(window)
    kept = before.autosave_path
    window.run_action("rematch")
    assert kept in [entry.path for entry in window.tables.recent.entries()]


def test_a_curtain_stays_between_the_players(window: Window) -> None:
    at_table(window).apart = True
    window.run_action("rematch")
    assert at_table(window).apart
    assert window.hangings.down


def test_it_is_chosen_where_the_game_says_that_it_is_over(window: Window, qtbot: QtBot) -> None:
    window.ask(Procedure("concede"))
    assert window.side is not None
    assert window.place is not None
    # The sheet that says how the game ended speaks for the strip until it is closed.
    window.place.ending.leave()
    strip = window.side.tasks.strip
    assert strip is not None
    qtbot.waitUntil(strip.isVisible)
    titles = [button.text().replace("&", "") for button in strip.buttons]
    assert titles[:2] == ["Rematch, seats swapped", "Rematch"]
    before = at_table(window)
    QTest.mouseClick(strip.buttons[0], Qt.MouseButton.LeftButton)
    assert at_table(window) is not before
    assert [seat.name for seat in at_table(window).seats] == ["Ren", "Aki"]


def test_alone_there_is_no_rematch(window: Window) -> None:
    window.put_on_board(new_document("pokemon", ("Aki",), (DECK,), window.cards, window.tell, 7))
    for name in ("rematch", "rematch_swapped", "tiebreaker", "sudden_death"):
        assert not window.actions_of[name].isEnabled()
        assert not window.run_action(name)


def test_at_home_nothing_of_the_table_can_be_done(window: Window) -> None:
    window.pages.show_home()
    for name in ("rematch", "tiebreaker", "table_options"):
        assert not window.actions_of[name].isEnabled()


def test_a_new_table_that_is_not_dealt_is_set_up_step_by_step(window: Window) -> None:
    window.tables.new.ask_new(decks=window.tables.shipped()[:2], seats=2)
    QApplication.processEvents()
    (sheet,) = [one for one in window.sheets.over_window() if hasattr(one, "setup")]
    sheet.setup.setChecked(False)
    sheet.seating.open_hands.setChecked(True)
    start: QPushButton = sheet.start
    start.click()
    assert window.bridge is not None
    assert window.bridge.view.zones["hand.0"].count == 0
    assert window.side is not None
    assert window.side.tasks.todo is not None
    assert window.side.tasks.todo.tasks[0].title.en == "Who goes first?"

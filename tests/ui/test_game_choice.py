"""A new table begins with the choice of its game; what was answered goes along to another one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.games.game_registry import GAMES
from app.ui.app.window import Window
from app.ui.home.game_choice import GameChoice
from app.ui.table.new_table.new_table_sheet import NewTableSheet


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    """The window of a newcomer, at home."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    empty_window.pages.show_home()
    return empty_window


def asked(window: Window) -> NewTableSheet:
    """Return the sheet that asks now."""
    sheets = [one for one in window.room.findChildren(NewTableSheet) if one.isVisible()]
    assert len(sheets) == 1
    return sheets[0]


def choice(window: Window) -> GameChoice:
    found = asked(window).findChild(GameChoice)
    assert found is not None
    return found


def test_a_newcomer_sees_every_game_and_which_is_chosen(window: Window) -> None:
    QTest.keyClick(window.pages.page("home"), Qt.Key.Key_N)
    choices = choice(window).choices
    assert [one.text() for one in choices.values()] == [spec.title.en for spec in GAMES.values()]
    assert [game for game, one in choices.items() if one.isChecked()] == ["pokemon"]
    assert choices["open_table"].toolTip() == "1–8 players"
    assert choices["battle-royal"].toolTip() == "4 players · GLC decks"
    assert asked(window).game == "pokemon"


def test_another_game_is_asked_about_with_the_names_that_were_typed(window: Window) -> None:
    window.tables.new.ask_new()
    asked(window).names[0].setText("Hana")
    choice(window).choices["open_table"].click()
    assert asked(window).game == "open_table"
    assert asked(window).names[0].text() == "Hana"
    assert asked(window).title.text() == "New table · Open table"
    choice(window).choices["pokemon"].click()
    assert asked(window).game == "pokemon"
    assert asked(window).names[0].text() == "Hana"


def test_the_arrows_go_from_game_to_game(window: Window, qtbot: QtBot) -> None:
    window.tables.new.ask_new()
    choice(window).take_keyboard()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert asked(window).game == "battle-royal"
    there = choice(window).choices["battle-royal"]
    qtbot.waitUntil(there.hasFocus)
    QTest.keyClick(there, Qt.Key.Key_Left)
    assert asked(window).game == "pokemon"


def test_a_choice_is_reached_by_tab_before_who_sits_there(window: Window) -> None:
    sheet = window.tables.new.ask_new()
    sheet.seating.alone.setFocus()
    QTest.keyClick(sheet.seating.alone, Qt.Key.Key_Backtab)
    assert window.focusWidget() is choice(window).choices["pokemon"]


def test_a_table_over_the_network_stays_one(window: Window) -> None:
    window.tables.new.ask_new(network=True)
    choice(window).choices["open_table"].click()
    assert asked(window).seating.network.isChecked()


def test_sitting_down_lays_a_table_of_the_game_that_was_chosen(window: Window) -> None:
    window.tables.new.ask_new()
    choice(window).choices["open_table"].click()
    sheet = asked(window)
    sheet.seating.choose(3)
    sheet.start.click()
    assert window.document is not None
    assert window.document.spec.id == "open_table"
    assert len(window.document.seats) == 3
    # It is what the next new table begins with.
    assert window.tables.new.ask_new().game == "open_table"


@pytest.mark.parametrize(
    ("game", "cards"), [("battle-royal", 60), ("team-battle", 30)], ids=["royal", "pairs"]
)
def test_four_players_sit_down_in_two_clicks_from_home(
    window: Window, game: str, cards: int
) -> None:
    home = window.pages.home()
    tile = next(one for one in home.page.games if one.game == game)
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    sheet = asked(window)
    decks = [choice.deck for choice in sheet.decks]
    assert [0 if deck is None else deck.count for deck in decks] == [cards] * 4
    assert len({deck.keys for deck in decks if deck is not None}) == 4
    for choice in sheet.decks:
        assert "⚠" not in choice.says.text(), "each fits the format of the game"
    QTest.mouseClick(sheet.start, Qt.MouseButton.LeftButton)
    document = window.document
    assert document is not None
    assert document.spec.id == game
    assert [seat.name for seat in document.seats] == ["Aki", "Ren", "Mio", "Yui"]
    assert document.apart, "one screen, with a curtain between the four"


def test_a_deck_of_another_format_is_told_at_once(window: Window) -> None:
    window.tables.new.ask_new("battle-royal")
    deck = asked(window).decks[0]
    deck.choose(window.tables.offered("pokemon")[0])
    assert "Keep at most 1." in deck.says.text()

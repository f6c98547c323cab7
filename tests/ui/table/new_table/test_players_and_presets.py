"""The sheet for a new table: seats that computers play, presets, decks that nobody needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.ids import JUDGE
from app.games.contracts.computer_contract import computers_of
from app.ui.app.window import Window
from app.ui.table import last_table
from app.ui.table.last_table import LastTable
from app.ui.table.new_table.chosen_table import NewTable
from app.ui.table.new_table.new_table_sheet import NewTableSheet
from app.ui.table.new_table.sheet_reading import chosen_in
from tests.helpers.toy_computer import COMMAND
from tests.helpers.toy_games import duel
from tests.helpers.toy_games.loaded import loaded


@pytest.fixture
def window(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Window]:
    """A window that knows the duel, whose computers think in processes of their own."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("app.ui.table.computers.thinking_process.thinking", lambda: COMMAND)
    with loaded(duel.SPEC):
        yield empty_window
        empty_window.clear_board()


def ask(window: Window, game: str, seats: int = 0) -> NewTableSheet:
    sheet = window.tables.new.ask_new(game, seats=seats)
    QApplication.processEvents()
    for form in sheet.rows.used if sheet.spec.needs_decks else ():
        form.deck.choose("9 duela-1\n3 duelb-2\n")
    return sheet


def chosen(sheet: NewTableSheet) -> NewTable:
    table = chosen_in(sheet)
    assert table is not None
    return table


@pytest.mark.parametrize("game", ["pokemon", "open_table", "duel"])
def test_the_sheet_is_as_high_as_what_it_asks(window: Window, game: str) -> None:
    window.resize(1600, 960)
    sheet = ask(window, game)
    sheet.fit()
    QApplication.processEvents()
    inner, shown = sheet.area.inner, sheet.area.viewport()
    parts = inner.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    lowest = max(part.geometry().bottom() for part in parts if part.isVisible())
    assert sheet.area.verticalScrollBar().maximum() == 0
    assert shown.height() - lowest < 2 * sheet.fontMetrics().height()


def test_one_number_of_seats_is_asked_for(window: Window) -> None:
    sheet = ask(window, "open_table", 4)
    number = sheet.seating.number
    assert number.isVisible()
    sheet.seating.network.click()
    assert not number.isVisible()
    sheet.seating.two.click()
    assert number.isVisible()
    assert number.value() == 4
    sheet = ask(window, "pokemon")
    sheet.seating.network.click()
    sheet.seating.alone.click()
    assert not sheet.seating.number.isVisible()


def test_the_list_of_presets_shows_all_of_its_last_entry(window: Window) -> None:
    box = ask(window, "open_table").presets.box
    box.showPopup()
    QApplication.processEvents()
    entries = box.view()
    last = entries.visualRect(entries.model().index(box.count() - 1, 0))
    assert entries.viewport().rect().contains(last)
    assert entries.verticalScrollBar().maximum() == 0
    box.hidePopup()


# -- computers -----------------------------------------------------------------------------------


def test_a_seat_is_a_person_s_or_a_computer_s_by_the_keyboard(window: Window) -> None:
    sheet = ask(window, "duel", 2)
    box = sheet.forms[1].player_box
    shown = [box.itemText(place) for place in range(box.count())]
    assert shown[:2] == ["A person", "Draws (computer)"]
    assert box.accessibleName() == "Who plays seat 2"
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert sheet.forms[1].name.placeholderText() == "Draws"
    table = chosen(sheet)
    assert table.names == ("Aki", "Draws")
    assert computers_of(table.options) == {1: "draws"}
    window.look.change(language="ja")
    assert box.currentText() == "引く人（コンピューター）"
    assert chosen(sheet).names == ("Aki", "引く人")


def test_the_table_is_played_by_it_and_the_next_sheet_proposes_it(
    qtbot: QtBot, window: Window
) -> None:
    sheet = ask(window, "duel", 2)
    sheet.forms[1].choose_player("draws")
    sheet.start.click()
    document = window.document
    assert document is not None
    qtbot.waitUntil(lambda: len(document.position(JUDGE).cards_in("hand.1")) >= 3)
    again = ask(window, "duel")
    assert [form.player for form in again.rows.used] == ["", "draws"]
    assert computers_of(last_table.load().options) == {}


def test_a_computer_goes_along_with_its_row(window: Window) -> None:
    sheet = ask(window, "duel", 2)
    sheet.forms[1].choose_player("draws")
    sheet.forms[1].up.click()
    assert computers_of(chosen(sheet).options) == {0: "draws"}


def test_a_player_that_is_gone_is_a_person_again(window: Window) -> None:
    last_table.save(LastTable(("Aki",), seats=2, game="duel", players=("", "gone")))
    assert [form.player for form in ask(window, "duel").rows.used] == ["", ""]


def test_a_game_without_computers_asks_for_none(window: Window) -> None:
    sheet = ask(window, "open_table", 2)
    assert not any(form.player_box.isVisible() for form in sheet.forms)
    assert sheet.hosting.players == ()


def test_over_the_network_computers_are_seated_beside_those_who_join(window: Window) -> None:
    sheet = ask(window, "duel", 2)
    sheet.seating.network.click()
    (box,) = sheet.hosting._seat_players.boxes
    assert box.isVisible()
    box.setCurrentIndex(1)
    table = chosen(sheet)
    assert table.hosting is not None
    assert "computer.1=draws" in table.hosting.arguments(table.options)


# -- presets and decks ---------------------------------------------------------------------------


def test_nobody_needs_a_deck_where_the_game_has_cards_of_its_own(window: Window) -> None:
    sheet = ask(window, "open_table", 3)
    assert [form.deck.box.currentText() for form in sheet.rows.used] == ["The game’s own cards"] * 3
    assert sheet.start.isEnabled()
    assert chosen(sheet).decks == (None, None, None)
    sheet.start.click()
    assert window.document is not None
    assert len(window.document.position(JUDGE).cards) == 52


def test_a_list_that_cannot_be_read_is_still_waited_for(window: Window) -> None:
    sheet = ask(window, "open_table", 2)
    sheet.forms[1].deck.box.setCurrentIndex(sheet.forms[1].deck.box.findData("paste"))
    assert not sheet.start.isEnabled()


def test_a_table_is_laid_with_the_preset_that_was_chosen(window: Window) -> None:
    sheet = ask(window, "open_table", 2)
    sheet.presets.choose("old_maid")
    assert sheet.presets.preset is not None
    assert sheet.presets.hint.isVisible()
    sheet.start.click()
    document = window.document
    assert document is not None
    seen = document.position(JUDGE)
    assert sum(len(seen.cards_in(f"hand.{seat}")) for seat in (0, 1)) > 40
    assert not document.unsaved
    again = ask(window, "open_table")
    assert again.presets.preset is not None
    assert again.presets.preset.name == "old_maid"


def test_a_preset_brings_as_many_seats_as_it_needs(window: Window) -> None:
    sheet = ask(window, "open_table", 1)
    sheet.presets.choose("hearts")
    assert sheet.seating.count == 3
    assert len(chosen(sheet).names) == 3
    sheet.seating.alone.click()
    assert sheet.presets.preset is None
    sheet.presets.choose("klondike")
    assert sheet.seating.count == 1


def test_a_game_without_presets_asks_for_none(window: Window) -> None:
    assert ask(window, "duel", 2).presets.isHidden()


def test_a_hosted_table_is_laid_with_it_as_well(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[str, ...]] = []
    hosting = window.lan_desk().hosting
    monkeypatch.setattr(hosting, "_begin", begun.append)
    sheet = ask(window, "open_table", 2)
    sheet.seating.network.click()
    sheet.presets.choose("hearts")
    assert sheet.hosting.seats.value() == 3
    sheet.names[0].setText("Aki")
    sheet.start.click()
    (arguments,) = begun
    assert arguments[-2:] == ("--preset", "hearts")
    assert arguments[arguments.index("--seats") + 1] == "3"


def test_what_is_to_be_known_of_so_many_players_is_said_in_either_language(window: Window) -> None:
    sheet = ask(window, "blackpoker", 3)
    assert sheet.of_seats.isVisible()
    assert "no rule is claimed" in sheet.of_seats.text()
    window.looks.apply("language", "ja")
    QApplication.processEvents()
    assert "ルールは定めていません" in sheet.of_seats.text()
    sheet.seating.choose(2)
    QApplication.processEvents()
    assert not sheet.of_seats.isVisible()
    other = ask(window, "open_table", 4)
    assert not other.of_seats.isVisible()

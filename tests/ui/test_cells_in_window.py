"""A numbered place in the window: its menu, its keys, and notes on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.data.value import replace
from app.core.intent import Bring, Procedure
from app.games.game_api import Foremost, Selection
from app.session.host.local_table import lay_table
from app.ui.board.board_selection import Chosen
from app.ui.commands.menu_shapes import shape_of
from app.ui.panels.cards.unit_details import UnitDetails
from app.ui.table.table_document import Document
from tests.helpers.play import decks_for
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS

if TYPE_CHECKING:
    from app.ui.app.window import Window

OUTPOST = TOYS["outpost"]


@pytest.fixture
def window(empty_window: Window) -> Window:
    table = lay_table(OUTPOST, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2)
    table.sit(0).ask(Procedure("deal"))
    table.sit(0).ask(Bring(("soldier-07",), "camp.t0", cell=2))
    empty_window.put_on_board(Document(table, shipped_base(), None, None))
    return empty_window


def test_the_menu_of_a_cell_has_what_the_game_does_with_it(window: Window) -> None:
    assert window.board is not None
    window.board.choose((Chosen("wild#3"),))
    selection = window.board.selection()
    assert shape_of(window.board.bridge.view, selection) == "cell"
    place = window.place
    assert place is not None
    menu = place.menus.made.menu(selection, window)
    titles = [action.text().partition("\t")[0] for action in menu.actions()]
    assert "Set fire" in titles
    menu.deleteLater()


def test_keys_act_on_a_cell_and_on_numbers(window: Window) -> None:
    board = window.board
    assert board is not None
    board.choose((Chosen("wild#3"),))
    QTest.keyClick(board, Qt.Key.Key_B)
    assert board.bridge.view.marks["wild#3"][0].value == 1
    (unit,) = board.bridge.view.zones["camp.t0"].items
    board.choose((Chosen(unit),))
    QTest.keyClick(board, "-")
    QTest.keyClick(board, "+")
    QTest.keyClick(board, "-")
    (life,) = board.bridge.view.units[unit].marks
    assert (life.key, life.value) == ("life", 3)


def test_a_note_is_written_on_a_cell(window: Window) -> None:
    board, place = window.board, window.place
    assert board is not None
    assert place is not None
    board.choose((Chosen("wild#3"),))
    place.write_note()
    notes = place.side.sheets.notes
    assert notes.title.text() == "Note on Wilderness, cell 3"
    assert board.selection() == Selection(cell="wild#3")


def test_where_nothing_is_foremost_the_menu_begins_with_what_there_is(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No menu is one row that says "More"."""
    spec = replace(OUTPOST, foremost=lambda _view, _selection: Foremost(first=("nothing",)))
    monkeypatch.setattr(window.registry, "spec", spec)
    assert window.board is not None
    assert window.place is not None
    window.board.choose((Chosen("wild#3"),))
    menu = window.place.menus.made.menu(window.board.selection(), window)
    titles = [action.text().partition("\t")[0] for action in menu.actions()]
    assert "Set fire" in titles
    assert "More" not in titles
    menu.deleteLater()


def test_the_numbers_of_a_unit_are_read_by_their_titles(window: Window) -> None:
    assert window.board is not None
    view = window.board.bridge.view
    unit = next(one for one in view.units.values() if one.zone == "camp.t0")
    told = [
        UnitDetails(view, OUTPOST, shipped_base().face, language).of(unit)[0].strong
        for language in ("en", "ja")
    ]
    assert told == ["attack +3 · life 4 of 4", "攻撃 +3 · 命 4／4"]

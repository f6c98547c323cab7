"""Ctrl+A, Esc and Tab stay in the window in front, whichever kind it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.intent import Look
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.commands.finder import Finder
from app.ui.panels.cards.reading_view import ReadingView
from app.ui.panels.closing_question import ClosingQuestion
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.history.name_editor import NameEditor
from app.ui.table.place.table_place import TablePlace
from app.ui.table.table_document import Document
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, PSYCHIC, Game

CTRL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
ROUND = 12
"""Presses of Tab: more than once round in most of them."""


@pytest.fixture
def game(empty_window: Window, qtbot: QtBot) -> Game:
    game = Game()
    game.stand(DREEPY, "active.0", PSYCHIC, FIRE)
    game.stand(DUSKULL, "active.1")
    for card in (FIRE, DUSKULL, PSYCHIC):
        game.put(card, "discard.0")
    game.put(DREEPY, "hand.0")
    game.turn(0)
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    empty_window.activateWindow()
    qtbot.waitUntil(empty_window.isActiveWindow)
    return game


def _place(window: Window) -> TablePlace:
    assert window.place is not None
    return window.place


def _board(window: Window) -> BoardView:
    return _place(window).board


def _name_step(window: Window) -> None:
    _place(window).side.history.name(1)


def _attack(window: Window) -> None:
    window.perform(window.registry.get("pokemon.attack_form"), Selection())


KINDS: dict[str, Callable[[Window], object]] = {
    "pile": lambda w: _place(w).side.sheets.open_pile("discard.0"),
    "search": lambda w: _place(w).side.sheets.open_pile("deck.0"),
    "top": lambda w: _place(w).side.sheets.look(Look("deck.0", 3)),
    "note": lambda w: _place(w).write_note(),
    "form": _attack,
    "finder": lambda w: w.sheets.show_finder(),
    "keys": lambda w: w.sheets.show("keys"),
    "cards": lambda w: w.sheets.show("cards"),
    "options": lambda w: _place(w).show_options(),
    "name": _name_step,
    "reading": lambda w: _place(w).looking.read_card(),
    "new table": lambda w: w.tables.new.ask_new(),
    "import": lambda w: w.sheets.import_cards(),
    "typed in": lambda w: w.sheets.type_in_card(),
    "picture": lambda w: w.tables.save_picture(),
    "join": lambda w: w.lan_desk().joining.ask(),
    "about": lambda w: w.sheets.show("about"),
}
FRONTS = (FloatingPanel, Finder, NameEditor, ReadingView)


def front(window: Window) -> QWidget:
    """The one window that lies before the board."""
    there = {w for kind in FRONTS for w in window.findChildren(kind) if w.isVisible()}
    assert len(there) == 1, there
    return there.pop()


def asks(there: QWidget) -> bool:
    """Whether a sheet asks something before it closes."""
    return any(one.isVisible() for one in there.findChildren(ClosingQuestion))


def holder() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def opened(window: Window, qtbot: QtBot, kind: str) -> QWidget:
    board = _board(window)
    board.setFocus()
    unit = board.bridge.view.zones["active.0"].items[0]
    board.select(Selection(units=(unit,)))
    KINDS[kind](window)
    there = front(window)
    qtbot.waitUntil(lambda: there.isAncestorOf(holder()))
    return there


@pytest.mark.parametrize("kind", KINDS)
def test_they_stay_in_front(game: Game, empty_window: Window, qtbot: QtBot, kind: str) -> None:
    there, board = opened(empty_window, qtbot, kind), _board(empty_window)
    before = board.selection()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(ROUND):
            QTest.keyClick(holder(), Qt.Key.Key_A, CTRL)
            assert board.selection() == before, f"Ctrl+A in {holder()}"
            QTest.keyClick(holder(), key)
            assert there.isVisible()
            assert there.isAncestorOf(holder()), f"Tab went to {holder()}"
            assert not board.focus.shown
    for _ in range(3):
        if there.isVisible() and not asks(there):
            QTest.keyClick(holder(), Qt.Key.Key_Escape)
    assert asks(there) == (kind == "search"), "the deck may have to be shuffled first"
    assert there.isVisible() == (kind == "search")
    assert board.selection() == before


@pytest.mark.parametrize("kind", ["pile", "top", "note", "cards"])
def test_a_sheet_over_the_board_is_closed_by_esc_although_the_board_was_clicked(
    game: Game, empty_window: Window, qtbot: QtBot, kind: str
) -> None:
    there, board = opened(empty_window, qtbot, kind), _board(empty_window)
    before = board.selection()
    board.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not there.isVisible()
    assert board.selection() == before
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert board.selection() == Selection()


@pytest.mark.parametrize("kind", ["pile", "note"])
def test_a_letter_on_a_button_of_a_sheet_does_nothing_on_the_board(
    game: Game, empty_window: Window, qtbot: QtBot, kind: str
) -> None:
    there = opened(empty_window, qtbot, kind)
    cross = there._cross  # type: ignore[attr-defined]
    cross.setFocus()
    before = game.table.host.tree.cursor
    for key in (Qt.Key.Key_X, Qt.Key.Key_D, Qt.Key.Key_3):
        QTest.keyClick(cross, key)
    assert game.table.host.tree.cursor == before
    assert there.isVisible()


def test_ctrl_a_in_a_pile_selects_its_cards(game: Game, empty_window: Window, qtbot: QtBot) -> None:
    opened(empty_window, qtbot, "pile")
    grid = _place(empty_window).side.sheets.viewer.grid
    grid.setFocus()
    QTest.keyClick(grid, Qt.Key.Key_A, CTRL)
    assert len(grid.chosen()) == 3


def test_ctrl_a_in_the_log_leaves_the_hand_alone(
    game: Game, empty_window: Window, qtbot: QtBot
) -> None:
    board = _board(empty_window)
    empty_window.side_panel.show_tab("log")
    QTest.keyClick(holder(), Qt.Key.Key_A, CTRL)
    assert board.selection() == Selection()
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_A, CTRL)
    assert board.selection().cards == game.view().cards_in("hand.0")

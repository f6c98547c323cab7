"""Keys pressed at the board of a Pokémon table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.intent import Procedure
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.commands.actions.program_actions import ACTIONS
from app.ui.commands.actions.view_actions import LOOK_AT
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK

OF_MANY = {*LOOK_AT, "team_chat"}
"""What only a table of more than two has: its keys are pressed at one."""
ELSEWHERE = ("computers", "playback")
"""Menus whose keys are pressed at a table of a game that has such things."""
OF_TWO = [entry for entry in ACTIONS if entry.id not in OF_MANY and entry.menu not in ELSEWHERE]


def lay(window: Window) -> None:
    """Put a table on the board whose game is set up."""
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    document.table.sit(0).ask(Procedure("first", (("by", "choice"),)))
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    window.activateWindow()
    board(window).setFocus()


def board(window: Window) -> BoardView:
    """Return what lies on the table."""
    assert window.board is not None
    return window.board


def press(
    window: Window, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key at the board."""
    QTest.keyClick(board(window), key, keys)


def begin(window: Window) -> None:
    """Begin the game by its key, and wait until a press of it is no second half of that."""
    press(window, Qt.Key.Key_Return)
    assert window.bridge is not None
    assert window.bridge.view.turn.number == 1
    QTest.qWait(QApplication.doubleClickInterval() + 10)

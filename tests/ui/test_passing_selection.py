"""What is selected for one gesture alone is let go with it: then keys mean what is pointed at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.table.table_document import Document
from tests.games.pokemon_table import DRAKLOAK, DREEPY, DUSKULL, FIRE, PSYCHIC, Game
from tests.ui.board.conftest import Hand

CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def game(empty_window: Window) -> Game:
    game = Game()
    game.stand(DREEPY, "active.0", PSYCHIC)
    game.stand(DUSKULL, "bench.0")
    game.stand(DUSKULL, "active.1")
    game.turn(0)
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    assert empty_window.board is not None
    empty_window.board.setFocus()
    return game


@pytest.fixture
def hand(game: Game, empty_window: Window) -> Hand:
    assert empty_window.board is not None
    return Hand(empty_window.board)


def selected(window: Window) -> Selection:
    assert window.board is not None
    return window.board.selection()


def menu_of(hand: Hand, unit: str) -> QMenu:
    hand.press(hand.spot(unit), button="RightButton")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def press(window: Window, hand: Hand, goal: QPointF, key: Qt.Key) -> None:
    """Point somewhere and press a key."""
    hand.move(goal, held="NoButton")
    assert window.board is not None
    QTest.keyClick(window.board, key)


def test_a_menu_selects_only_while_it_is_open(
    game: Game, empty_window: Window, hand: Hand, qtbot: QtBot
) -> None:
    own, other = game.unit("active.0"), game.unit("active.1")
    menu = menu_of(hand, own)
    assert selected(empty_window) == Selection(units=(own,))
    menu.close()
    qtbot.waitUntil(lambda: selected(empty_window) == Selection())
    press(empty_window, hand, hand.spot(other), Qt.Key.Key_5)
    assert game.marks(other) == {"damage": 50}
    assert game.marks(own) == {}


def test_what_the_person_selected_stays_after_its_menu(
    game: Game, empty_window: Window, hand: Hand, qtbot: QtBot
) -> None:
    own = game.unit("active.0")
    hand.click(hand.spot(own))
    menu_of(hand, own).close()
    qtbot.wait(1)
    assert selected(empty_window) == Selection(units=(own,))


def test_a_double_click_leaves_nothing_selected(
    game: Game, empty_window: Window, hand: Hand
) -> None:
    benched = game.unit("bench.0")
    game.act("to_discard", selection=Selection(units=(game.unit("active.0"),)))
    hand.double_click(hand.spot(benched))
    assert game.unit("active.0") == benched
    assert selected(empty_window) == Selection()
    other = game.unit("active.1")
    press(empty_window, hand, hand.spot(other), Qt.Key.Key_5)
    assert game.marks(other) == {"damage": 50}


def test_a_drag_with_ctrl_alt_leaves_nothing_selected(
    game: Game, empty_window: Window, hand: Hand
) -> None:
    active, benched = game.unit("active.0"), game.unit("bench.0")
    hand.drag(hand.spot(active), hand.spot(benched), CTRL_ALT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entry = next(one for one in menu.actions() if one.text() == "Retreat to Duskull")
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())
    assert game.unit("active.0") == benched
    assert selected(empty_window) == Selection()


def test_e_evolves_what_is_pointed_at(game: Game, empty_window: Window, hand: Hand) -> None:
    game.put(DRAKLOAK, "hand.0")
    press(empty_window, hand, hand.spot(game.unit("active.0")), Qt.Key.Key_E)
    assert game.refs("active.0")[0] == DRAKLOAK


def test_e_says_why_nothing_evolves(game: Game, empty_window: Window, hand: Hand) -> None:
    game.put(FIRE, "hand.0")
    press(empty_window, hand, hand.spot(game.unit("active.0")), Qt.Key.Key_E)
    told = [message.words.en for message in empty_window.messages.kept]
    assert told == ["No card in your hand evolves Dreepy."]

"""Alone, one key begins a new game with the same deck, and undo leads back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core.intent import Draw, Procedure
from app.core.text.words import Language
from app.ui.app.window import Window
from app.ui.table.table_document import Document
from tests.games.pokemon_table import DREEPY, DUSKULL, PSYCHIC, Game
from tests.helpers.begun import begins

KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
DECK = (*(DREEPY,) * 12, *(DUSKULL,) * 8, *(PSYCHIC,) * 40)


def laid(window: Window, seats: int) -> Game:
    game = Game(seats=seats, deck=DECK)
    for seat in range(seats):
        game.do(Procedure("setup", (("auto", "1"),)), seat)
    game.do(begins(game.view()))
    window.put_on_board(Document(game.table, window.cards, None, None))
    assert window.board is not None
    window.board.setFocus()
    return game


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Aki begins a new game with the same cards"),
        ("ja", "Akiが同じカードで対戦をやり直し"),
    ],
)
def test_one_key_begins_anew_and_undo_leads_back(
    empty_window: Window, qtbot: QtBot, language: Language, said: str
) -> None:
    empty_window.looks.apply("language", language)
    game, board = laid(empty_window, 1), empty_window.board
    before = game.view()
    QTest.keyClick(board, Qt.Key.Key_N, KEYS)
    assert game.view().turn.number == 0
    assert game.view().zones["hand.0"].count == 7
    assert game.view().zones["deck.0"].count == len(DECK) - 7
    qtbot.waitUntil(lambda: bool(empty_window.toasts.shown))
    assert empty_window.toasts.words.startswith(said)
    empty_window.run_action("undo")
    assert game.view() == before


def test_advice_about_the_game_before_is_gone(empty_window: Window, qtbot: QtBot) -> None:
    game = laid(empty_window, 1)
    assert empty_window.side is not None
    empty_window.side.advice.follow()
    watch = empty_window.side.advice.watch
    assert watch is not None
    game.do(Draw(3, "deck.0", "hand.0"))
    qtbot.waitUntil(lambda: bool(watch.open_advice()))
    QTest.keyClick(empty_window.board, Qt.Key.Key_N, KEYS)
    qtbot.waitUntil(lambda: not watch.open_advice())
    empty_window.run_action("undo")
    qtbot.waitUntil(lambda: bool(watch.open_advice()))


def test_as_often_as_one_likes(empty_window: Window) -> None:
    game, board = laid(empty_window, 1), empty_window.board
    hands = set()
    for _ in range(4):
        QTest.keyClick(board, Qt.Key.Key_N, KEYS)
        hands.add(tuple(sorted(map(str, game.refs("hand.0")))))
    assert len(hands) > 1
    assert empty_window.board is board


def test_where_two_play_it_is_not_offered(empty_window: Window) -> None:
    game = laid(empty_window, 2)
    node = game.table.host.tree.cursor
    QTest.keyClick(empty_window.board, Qt.Key.Key_N, KEYS)
    assert game.table.host.tree.cursor == node

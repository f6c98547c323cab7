"""The key of an attack: its damage at once, and its options one key away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.text.words import Language
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.table.place.place_keys import NOTHING_FOR_IT
from app.ui.table.table_document import Document
from tests.games.pokemon_table import DREEPY, DUSKULL, PSYCHIC, Game

FROSLASS = "ASC-47"
"""Prints "50×"."""
SHIFT = Qt.KeyboardModifier.ShiftModifier


def laid(window: Window, attacker: str) -> Game:
    game = Game(deck=(attacker, DUSKULL, *(PSYCHIC,) * 20))
    game.stand(attacker, "active.0")
    game.stand(DUSKULL, "active.1")
    game.turn(0)
    window.put_on_board(Document(game.table, window.cards, None, None))
    assert window.board is not None
    window.board.setFocus()
    return game


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, held)


@pytest.mark.parametrize(
    ("language", "done", "options"),
    [
        (
            "en",
            "Aki attacks with Dreepy: Petty Grudge; puts 10 damage on Ren's Duskull (now 10)",
            "Ctrl+Z, then Shift+F5: Choose target and damage of an attack",
        ),
        (
            "ja",
            "Akiがドラメシヤのワザを使った：ちょっとうらむ／Renのヨマワルに10ダメージ（計10）",
            "Ctrl+ZのあとShift+F5：ワザの対象とダメージを選ぶ",
        ),
    ],
)
def test_f5_attacks_with_its_damage_and_says_so(
    empty_window: Window, qtbot: QtBot, language: str, done: str, options: str
) -> None:
    empty_window.looks.apply("language", language)
    game = laid(empty_window, DREEPY)
    before = game.table.host.tree.cursor
    press(Qt.Key.Key_F5)
    assert game.marks(game.unit("active.1")) == {"damage": 10}
    qtbot.waitUntil(lambda: bool(empty_window.toasts.shown))
    assert empty_window.toasts.words == f"{done}\n{options}"
    empty_window.toasts.shown[-1].button.click()
    assert game.table.host.tree.cursor == before
    assert game.marks(game.unit("active.1")) == {}


def test_who_follows_what_is_said_of_the_options_has_attacked_once(empty_window: Window) -> None:
    game = laid(empty_window, DREEPY)
    press(Qt.Key.Key_F5)
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press(Qt.Key.Key_F5, SHIFT)
    press(Qt.Key.Key_Return)
    assert game.marks(game.unit("active.1")) == {"damage": 10}


def test_what_is_said_of_the_options_belongs_to_that_gesture_alone(
    empty_window: Window, qtbot: QtBot
) -> None:
    game = laid(empty_window, DREEPY)
    press(Qt.Key.Key_F5)
    press(Qt.Key.Key_Return)
    assert game.view().turn.seat == 1
    qtbot.waitUntil(lambda: bool(empty_window.toasts.shown))
    assert "Shift+F5" not in empty_window.toasts.words


def test_shift_f5_opens_the_options(empty_window: Window) -> None:
    game = laid(empty_window, DREEPY)
    press(Qt.Key.Key_F5, SHIFT)
    assert empty_window.side is not None
    sheet = empty_window.side.sheets.form
    assert sheet.isVisible()
    assert game.marks(game.unit("active.1")) == {}
    press(Qt.Key.Key_Return)
    assert game.marks(game.unit("active.1")) == {"damage": 10}


def test_where_the_damage_is_not_printed_it_is_typed_at_once(empty_window: Window) -> None:
    game = laid(empty_window, FROSLASS)
    press(Qt.Key.Key_F5)
    assert game.marks(game.unit("active.1")) == {}
    QTest.keyClicks(QApplication.focusWidget(), "100")
    press(Qt.Key.Key_Return)
    assert game.marks(game.unit("active.1")) == {"damage": 100}
    assert empty_window.board is not None
    assert empty_window.board.hasFocus()


def test_f5_says_why_nobody_attacks(empty_window: Window) -> None:
    game = laid(empty_window, DREEPY)
    assert empty_window.board is not None
    empty_window.board.select(Selection(units=(game.unit("active.1"),)))
    press(Qt.Key.Key_F5)
    assert empty_window.messages.kept[0].words.en.startswith("Point at your own Pokémon")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            f"Choose target and damage of an attack{NOTHING_FOR_IT.en.removeprefix('{what}')}",
        ),
        (
            "ja",
            f"ワザの対象とダメージを選ぶ{NOTHING_FOR_IT.ja.removeprefix('{what}')}",
        ),
    ],
)
def test_a_key_of_the_game_says_where_there_is_nothing_for_it(
    empty_window: Window, language: Language, said: str
) -> None:
    empty_window.looks.apply("language", language)
    game = laid(empty_window, DREEPY)
    assert empty_window.board is not None
    empty_window.board.select(Selection(units=(game.unit("active.1"),)))
    press(Qt.Key.Key_F5, SHIFT)
    assert empty_window.messages.kept[-1].words.in_(language) == said

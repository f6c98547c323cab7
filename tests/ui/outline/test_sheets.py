"""Looking through piles from the outline: sheets by keyboard, and what is seen as rows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.intent import Procedure
from app.ui.app.window import Window
from app.ui.panels.piles.look_top import LookTop
from app.ui.panels.piles.pile_viewer import PileViewer
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK
from tests.helpers.begun import begins
from tests.ui.outline.keyboard import press
from tests.ui.outline.player import Player
from tests.ui.outline.reader import listening

CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
K = Qt.Key


@pytest.fixture
def player(empty_window: Window, qtbot: QtBot) -> Player:
    window = empty_window
    window.put_on_board(new_document("pokemon", ("Aki",), (DECK,), window.cards, window.tell, 7))
    window.ask(Procedure("setup", (("auto", "1"),)))
    assert window.bridge is not None
    window.ask(begins(window.bridge.view))
    with qtbot.waitActive(window):
        window.activateWindow()
    press(K.Key_F4)
    assert window.side is not None
    assert window.side.outline is not None
    return Player(window.side.outline)


def names(sheet: PileViewer | LookTop) -> list[str]:
    grid = QAccessible.queryAccessibleInterface(sheet.grid)
    cards = (grid.child(number) for number in range(grid.childCount()))
    return [card.text(QAccessible.Text.Name) for card in cards if card is not None]


def test_several_cards_are_taken_out_of_the_deck_by_keyboard(
    player: Player, empty_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert empty_window.side is not None
    player.go_to_zone("Deck")
    before = len(player.rows_in("Hand"))
    player.go_to_zone("Deck")
    with listening(monkeypatch) as heard:
        press(K.Key_V)
        viewer = empty_window.side.sheets.viewer
        assert any(words.startswith("Deck · 28 cards. ") for words in heard)
        player.type("fire")
        assert all("Basic Fire Energy" in name for name in names(viewer))
        press(K.Key_Down)
        press(K.Key_Right, CONTROL)
        press(K.Key_Space, CONTROL)
        assert len(viewer.grid.chosen()) == 2
        press(K.Key_H)
        press(K.Key_Escape)
        assert heard[-1] == "Deck looked through. Shuffle it?"
        press(K.Key_Return)
    assert player.panel.tree.hasFocus()
    assert player.here == "Deck, 26 cards"
    assert len(player.rows_in("Hand")) == before + 2


def test_the_keyboard_reads_a_card_of_a_sheet_and_comes_back(
    player: Player, empty_window: Window
) -> None:
    player.go_to_zone("Deck")
    press(K.Key_3, ALT)
    assert empty_window.side is not None
    top = empty_window.side.sheets.top
    grid = top.grid
    assert grid.hasFocus()
    press(K.Key_Space)
    assert QApplication.focusWidget() is not grid
    press(K.Key_Escape)
    assert grid.hasFocus()
    assert [name.split(" ")[0] for name in names(top)] == ["1.", "2.", "3."]
    press(K.Key_Escape)
    assert player.panel.tree.hasFocus()


def test_what_is_seen_in_the_deck_is_put_where_one_likes(
    player: Player, empty_window: Window
) -> None:
    """A card found in a search goes onto a Benched Pokémon, which no key of the sheet can mean."""
    player.go_to_zone("Deck")
    press(K.Key_V)
    press(K.Key_F4)  # the sheet stays open
    assert player.panel.tree.hasFocus()
    player.go_to_zone("Deck")
    assert player.here == "Deck, 28 cards, 28 of them seen by you"
    press(K.Key_Right)
    pokemon = player.rows_in("Bench")[-1].split(",")[0]
    player.carry("Basic Fire Energy", "Deck", pokemon, "Bench")
    assert any("Energy: 1 Fire" in row for row in player.rows_in("Bench"))
    assert empty_window.side is not None
    assert empty_window.side.sheets.viewer.isVisible()


def test_an_open_pile_is_opened_in_the_outline(player: Player, empty_window: Window) -> None:
    name = player.rows_in("Hand")[0].split(",")[0]
    player.go(name, "Hand")
    press(K.Key_X)
    player.go_to_zone("Discard pile")
    assert player.here == f"Discard pile, 1 card, on top {name}"
    press(K.Key_Right)
    press(K.Key_Down)
    assert player.here.startswith(name)
    press(K.Key_H)
    assert player.find(name, "Hand")

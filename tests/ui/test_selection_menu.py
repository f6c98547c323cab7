"""What the menus of the game offer on a selection, and what they are called."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.core.intent import NextTurn
from app.games.api import Selection
from app.ui.bridge import Bridge
from app.ui.game_menu import GameMenu
from tests.games.pokemon_table import DRAGAPULT, DRAKLOAK, DREEPY, Game


@pytest.fixture
def game() -> Game:
    game = Game()
    game.do(NextTurn(0))
    return game


@pytest.fixture
def menu(qapp: QApplication, game: Game) -> Iterator[GameMenu]:
    bridge = Bridge(game.table)
    yield GameMenu(bridge, lambda _look: True)
    bridge.close()


@pytest.fixture
def parent(qapp: QApplication) -> Iterator[QWidget]:
    widget = QWidget()
    yield widget
    widget.deleteLater()


def lines(menu: QMenu) -> list[str]:
    return [action.text().partition("\t")[0] for action in menu.actions() if action.text()]


def test_attacks_and_abilities_have_their_own_names(
    game: Game, menu: GameMenu, parent: QWidget
) -> None:
    unit = game.stand(DRAGAPULT, "active.0")
    english = lines(menu.menu(Selection(units=(unit,)), "en", parent))
    assert "Attack: Phantom Dive 200" in english
    assert not any(line.startswith("Attack 1") for line in english)
    assert "ワザ：ファントムダイブ 200" in lines(menu.menu(Selection(units=(unit,)), "ja", parent))
    other = game.stand(DRAKLOAK, "bench.0")
    assert "Ability: Recon Directive" in lines(menu.menu(Selection(units=(other,)), "en", parent))


def test_a_menu_offers_what_concerns_the_selection_only(
    game: Game, menu: GameMenu, parent: QWidget
) -> None:
    unit = game.stand(DREEPY, "active.0")
    on_unit = lines(menu.menu(Selection(units=(unit,)), "en", parent))
    assert "Draw a card" not in on_unit
    assert "End turn" not in on_unit
    on_table = lines(menu.menu(Selection(), "en", parent))
    assert on_table[0] == "End turn"
    assert {"Draw a card", "Flip a coin", "Roll a die"} <= set(on_table)
    assert not any(line.startswith("Attack") for line in on_table)
    on_deck = lines(menu.menu(Selection(zone="deck.0"), "en", parent))
    assert on_deck[0] == "Draw a card"
    assert "Look at the top" in on_deck
    assert "Flip a coin" not in on_deck


def test_a_double_click_on_a_pokemon_draws_no_card(game: Game, menu: GameMenu) -> None:
    unit = game.stand(DREEPY, "active.0")
    assert menu.likeliest(Selection(units=(unit,))) is None
    drawn = menu.likeliest(Selection(zone="deck.0"))
    assert drawn is not None
    assert drawn.id == "draw"


def test_conditions_are_ticked_where_they_are_and_chosen_by_digits(
    game: Game, menu: GameMenu, parent: QWidget
) -> None:
    unit = game.stand(DREEPY, "active.0")
    selection = Selection(units=(unit,))
    game.act("burned", selection=selection)
    entries = menu.submenu("conditions", selection, "en", parent).actions()
    assert [action.text() for action in entries[:2]] == ["&1  Poisoned", "&2  Burned"]
    assert [action.isChecked() for action in entries[:2]] == [False, True]
    entries[0].trigger()
    assert {mark.key for mark in game.view().units[unit].marks} == {"burned", "poisoned"}


def test_an_open_menu_gets_the_keys_before_the_board(
    game: Game, menu: GameMenu, parent: QWidget
) -> None:
    opened = menu.menu(Selection(), "en", parent)
    override = QKeyEvent(
        QEvent.Type.ShortcutOverride, Qt.Key.Key_D, Qt.KeyboardModifier.NoModifier, "d"
    )
    override.ignore()
    QApplication.sendEvent(opened, override)
    assert override.isAccepted()

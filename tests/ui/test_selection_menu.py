"""What the menus offer on a selection, and what they are called."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu

from app.core.intent import NextTurn
from app.core.words import Language
from app.games.api import Selection
from app.ui.document import Document
from app.ui.selection_menu import SelectionMenu
from app.ui.window import Window
from tests.games.pokemon_table import DRAGAPULT, DRAKLOAK, DREEPY, Game


@pytest.fixture
def game() -> Game:
    game = Game()
    game.do(NextTurn(0))
    return game


@pytest.fixture
def menus(empty_window: Window, game: Game) -> SelectionMenu:
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    assert empty_window.place is not None
    return empty_window.place.menus


@pytest.fixture
def opened(menus: SelectionMenu, empty_window: Window) -> Opened:
    def opened(selection: Selection, language: Language = "en") -> QMenu:
        if empty_window.language != language:
            empty_window.switch_language()
        return menus.menu(selection, empty_window)

    return opened


Opened = Callable[..., QMenu]


def lines(menu: QMenu) -> list[str]:
    return [action.text().partition("\t")[0] for action in menu.actions() if action.text()]


def test_attacks_and_abilities_have_their_own_names(game: Game, opened: Opened) -> None:
    unit = game.stand(DRAGAPULT, "active.0")
    english = lines(opened(Selection(units=(unit,)), "en"))
    assert "Attack: Phantom Dive 200" in english
    assert not any(line.startswith("Attack 1") for line in english)
    assert "ワザ：ファントムダイブ 200" in lines(opened(Selection(units=(unit,)), "ja"))
    other = game.stand(DRAKLOAK, "bench.0")
    assert "Ability: Recon Directive" in lines(opened(Selection(units=(other,)), "en"))


def test_a_menu_offers_what_concerns_the_selection_only(game: Game, opened: Opened) -> None:
    unit = game.stand(DREEPY, "active.0")
    on_unit = lines(opened(Selection(units=(unit,)), "en"))
    assert "Draw a card" not in on_unit
    assert "End turn" not in on_unit
    on_table = lines(opened(Selection(), "en"))
    assert on_table[0] == "End turn"
    assert {"Draw a card", "Flip a coin", "Roll a die"} <= set(on_table)
    assert not any(line.startswith("Attack") for line in on_table)
    on_deck = lines(opened(Selection(zone="deck.0"), "en"))
    assert on_deck[0] == "Draw a card"
    assert "Look at the top" in on_deck
    assert "Flip a coin" not in on_deck


def test_a_double_click_on_a_pokemon_draws_no_card(game: Game, menus: SelectionMenu) -> None:
    unit = game.stand(DREEPY, "active.0")
    assert menus.likeliest(Selection(units=(unit,))) is None
    drawn = menus.likeliest(Selection(zone="deck.0"))
    assert drawn is not None
    assert drawn.id == "pokemon.draw"


def test_conditions_are_ticked_where_they_are_and_chosen_by_digits(
    game: Game, menus: SelectionMenu, empty_window: Window
) -> None:
    unit = game.stand(DREEPY, "active.0")
    selection = Selection(units=(unit,))
    game.act("burned", selection=selection)
    entries = menus.submenu("conditions", selection, empty_window).actions()
    assert [action.text() for action in entries[:2]] == ["&1  Poisoned", "&2  Burned"]
    assert [action.isChecked() for action in entries[:2]] == [False, True]
    entries[0].trigger()
    assert {mark.key for mark in game.view().units[unit].marks} == {"burned", "poisoned"}


def test_an_open_menu_gets_the_keys_before_the_board(game: Game, opened: Opened) -> None:
    menu = opened(Selection(), "en")
    override = QKeyEvent(
        QEvent.Type.ShortcutOverride, Qt.Key.Key_D, Qt.KeyboardModifier.NoModifier, "d"
    )
    override.ignore()
    QApplication.sendEvent(menu, override)
    assert override.isAccepted()

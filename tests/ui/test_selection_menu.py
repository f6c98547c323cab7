"""What the menus offer on a selection, and what they are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu

from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Language
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.commands.selection_menu import SelectionMenu
from app.ui.table.table_document import Document
from tests.games.pokemon_table import (
    ARTAZON,
    DRAGAPULT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    IONO,
    LATIAS,
    Game,
)
from tests.ui.operations.position import Position


@pytest.fixture
def game() -> Game:
    game = Game()
    game.do(NextTurn(0))
    return game


@pytest.fixture
def menus(empty_window: Window, game: Game) -> SelectionMenu:
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    assert empty_window.place is not None
    return empty_window.place.menus.made


@pytest.fixture
def opened(menus: SelectionMenu, empty_window: Window) -> Opened:
    def opened(selection: Selection, language: Language = "en") -> QMenu:
        if empty_window.look.language != language:
            empty_window.looks.switch_language()
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
    assert {"Draw a card", "Flip a coin", "More"} <= set(on_table)
    assert not any(line.startswith("Attack") for line in on_table)
    on_deck = lines(opened(Selection(zone="deck.0"), "en"))
    assert on_deck[0] == "Draw a card"
    assert "Look at the top" in on_deck
    assert "Flip a coin" not in on_deck


def test_a_double_click_on_a_pokemon_draws_no_card(game: Game, menus: SelectionMenu) -> None:
    unit = game.stand(DREEPY, "bench.0")
    game.stand(DUSKULL, "active.0")
    assert menus.likeliest(Selection(units=(unit,))) is None
    drawn = menus.likeliest(Selection(zone="deck.0"))
    assert drawn is not None
    assert drawn.id == "pokemon.draw"


def test_a_double_click_on_ones_active_pokemon_attacks_with_the_printed_damage(
    game: Game, menus: SelectionMenu, opened: Opened
) -> None:
    unit = game.stand(DREEPY, "active.0")
    victim = game.stand(DUSKULL, "active.1")
    likeliest = menus.likeliest(Selection(units=(unit,)))
    assert likeliest is not None
    assert likeliest.id == "pokemon.attack_1"
    first = opened(Selection(units=(unit,))).actions()[0]
    assert first.text().startswith("Attack: Petty Grudge → 10 damage to Duskull")
    assert first.font().bold()
    first.trigger()
    assert game.marks(victim) == {"damage": 10}


def entries(menu: QMenu, depth: int = 0) -> Iterator[tuple[str, int]]:
    """Yield the id of every row of a menu and its submenus, with how deep it stands."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from entries(inner, depth + 1)
        elif action.data():
            yield action.data(), depth


MOST_ROWS, MOST_DEEP = 10, 2


@pytest.fixture(scope="module")
def position() -> Position:
    return Position()


def everywhere(game: Game) -> Iterator[Selection]:
    """Yield a card of each kind in hand, every Pokémon, part, place, and nothing."""
    view = game.view()
    yield Selection()
    yield from (Selection(zone=zone) for zone in view.zones)
    yield from (Selection(units=(unit,)) for unit in view.units)
    yield from (Selection((card,)) for unit in view.units.values() for card in unit.attached)
    for zone in ("hand.0", "discard.0"):
        yield from (Selection((card,)) for card in view.cards_in(zone))
    yield from (Selection((f"{zone}#0",)) for zone in ("prizes.0", "prizes.1", "hand.1", "deck.0"))


@pytest.mark.parametrize("table", ["middle", "setup"])
def test_a_menu_is_short_and_nothing_offered_is_missing_in_it(
    empty_window: Window, position: Position, table: str
) -> None:
    game: Game = position if table == "middle" else Game()
    if table == "setup":
        game.act("setup_hand")
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    assert empty_window.place is not None
    menus = empty_window.place.menus.made
    for selection in everywhere(game):
        menu = menus.menu(selection, empty_window)
        rows = [action for action in menu.actions() if not action.isSeparator()]
        assert len(rows) <= MOST_ROWS, (selection, lines(menu))
        found = list(entries(menu))
        names = [name for name, _ in found]
        assert len(names) == len(set(names)), (selection, names)
        assert max(depth for _, depth in found) <= MOST_DEEP
        if selection.units or selection.cards:
            offered = {
                entry.id
                for entry in empty_window.registry.offered(empty_window.situation(), selection)
                if entry.of_game and entry.menu in ("unit", "card", "damage", "conditions")
            }
            assert offered <= set(names), (selection, offered - set(names))
        menu.deleteLater()


@pytest.mark.parametrize("zone", ["prizes.0", "deck.0", ""])
def test_the_setup_stands_on_top_before_the_game(empty_window: Window, zone: str) -> None:
    game = Game()
    game.act("setup_hand")
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    assert empty_window.place is not None
    menu = empty_window.place.menus.made.menu(Selection(zone=zone), empty_window)
    steps = ["Set up at once", "Shuffle and draw 7", "Put down and set Prizes", "Mulligan"]
    # The menu of the table begins with all of it by one entry.
    expected = steps if zone else ["Set up for me", *steps]
    assert lines(menu)[: len(expected)] == expected
    game.act("to_active", selection=Selection((game.card(game.refs("hand.0")[0] or ""),)))
    menu = empty_window.place.menus.made.menu(Selection(zone=zone), empty_window)
    assert lines(menu)[0 if zone else 1] == "Put down and set Prizes"


@pytest.mark.parametrize("ref", [ARTAZON, IONO, LATIAS])
def test_a_card_in_hand_offers_no_retreat(
    empty_window: Window, position: Position, ref: str
) -> None:
    empty_window.put_on_board(Document(position.table, empty_window.cards, None, None))
    assert empty_window.place is not None
    selection = Selection((position.card(ref),))
    menu = empty_window.place.menus.made.menu(selection, empty_window)
    assert not [name for name, _ in entries(menu) if "retreat" in name]
    if ref == ARTAZON:
        top = lines(menu)
        assert not [line for line in top if "Attach" in line or "Bench" in line]


def test_conditions_are_ticked_where_they_are_and_chosen_by_digits(
    game: Game, menus: SelectionMenu, empty_window: Window
) -> None:
    unit = game.stand(DREEPY, "active.0")
    selection = Selection(units=(unit,))
    game.act("burned", selection=selection)
    rows = menus.submenu("conditions", selection, empty_window).actions()
    assert [action.text() for action in rows[:2]] == ["&1  Poisoned", "&2  Burned"]
    assert [action.isChecked() for action in rows[:2]] == [False, True]
    rows[0].trigger()
    assert {mark.key for mark in game.view().units[unit].marks} == {"burned", "poisoned"}


def test_an_open_menu_gets_the_keys_before_the_board(game: Game, opened: Opened) -> None:
    menu = opened(Selection(), "en")
    override = QKeyEvent(
        QEvent.Type.ShortcutOverride, Qt.Key.Key_D, Qt.KeyboardModifier.NoModifier, "d"
    )
    override.ignore()
    QApplication.sendEvent(menu, override)
    assert override.isAccepted()

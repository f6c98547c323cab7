"""A key means the pile or card under the pointer, although something else was selected before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.board.what_is_meant import under_pointer
from app.ui.table.table_document import Document
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, PSYCHIC, Game
from tests.ui.board.conftest import Hand

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def game(empty_window: Window) -> Game:
    game = Game()
    game.stand(DREEPY, "active.0", PSYCHIC, FIRE)
    game.stand(DUSKULL, "bench.0")
    game.stand(DUSKULL, "active.1")
    game.put(DREEPY, "hand.0")
    game.put(DUSKULL, "hand.0")
    game.turn(0)
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    assert empty_window.board is not None
    empty_window.board.setFocus()
    return game


@pytest.fixture
def board(game: Game, empty_window: Window) -> BoardView:
    assert empty_window.board is not None
    return empty_window.board


@pytest.fixture
def hand(board: BoardView) -> Hand:
    return Hand(board)


def press(
    board: BoardView, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.keyClick(board, key, held)


def point(hand: Hand, goal: QPointF) -> None:
    """Move the pointer there, with nothing pressed."""
    hand.move(goal, held="NoButton")


def in_hand(game: Game) -> int:
    return len(game.view().cards_in("hand.0"))


def rings(board: BoardView, kind: str) -> set[str]:
    return {key for key, _ in board.board.rings.worn(kind)}  # type: ignore[arg-type]


def test_a_key_over_the_deck_means_the_deck_whatever_is_selected(
    game: Game, board: BoardView, hand: Hand
) -> None:
    mine = game.unit("active.0")
    hand.click(hand.spot(mine))
    before = in_hand(game)
    point(hand, hand.spot("pile:deck.0"))
    press(board, Qt.Key.Key_3)
    assert in_hand(game) == before + 3
    assert game.marks(mine) == {}
    press(board, Qt.Key.Key_2)
    assert in_hand(game) == before + 5, "the second press means the deck as well"
    assert board.selection() == Selection(units=(mine,)), "what was selected stays so"


def test_a_key_over_another_pokemon_means_that_one(
    game: Game, board: BoardView, hand: Hand
) -> None:
    mine, theirs = game.unit("active.0"), game.unit("active.1")
    hand.click(hand.spot(mine))
    point(hand, hand.spot(theirs))
    press(board, Qt.Key.Key_5)
    assert game.marks(theirs) == {"damage": 50}
    assert game.marks(mine) == {}


def test_over_one_of_its_cards_the_selection_is_meant(
    game: Game, board: BoardView, hand: Hand
) -> None:
    units = (game.unit("active.0"), game.unit("bench.0"))
    hand.click(hand.spot(units[0]))
    hand.click(hand.spot(units[1]), CTRL)
    point(hand, hand.spot(units[0]))
    press(board, Qt.Key.Key_2)
    assert [game.marks(unit) for unit in units] == [{"damage": 20}, {"damage": 20}]


def test_over_nothing_the_selection_is_meant(game: Game, board: BoardView, hand: Hand) -> None:
    mine = game.unit("active.0")
    hand.click(hand.spot(mine))
    point(hand, hand.zone("mat", 0.02, 0.5))
    assert under_pointer(board, cards=True) == Selection()
    press(board, Qt.Key.Key_2)
    assert game.marks(mine) == {"damage": 20}


def test_a_card_selected_below_a_pokemon_is_meant_over_that_pokemon(
    game: Game, board: BoardView, hand: Hand
) -> None:
    mine = game.unit("active.0")
    energy = game.view().units[mine].attached[0]
    board.select(Selection(cards=(energy,)))
    point(hand, hand.zone("mat", 0.02, 0.5))
    point(hand, hand.spot(mine))
    press(board, Qt.Key.Key_X)
    assert energy not in game.view().units[mine].attached
    assert game.unit("active.0") == mine


def test_what_was_selected_last_is_meant_until_the_pointer_moves(
    game: Game, board: BoardView, hand: Hand
) -> None:
    mine = game.unit("active.0")
    point(hand, hand.spot(mine))
    press(board, Qt.Key.Key_A, CTRL)
    assert rings(board, "hover") == set()
    press(board, Qt.Key.Key_X)
    assert in_hand(game) == 0
    assert game.unit("active.0") == mine, "the pointer only rested there"


def test_what_a_rubber_band_caught_is_meant_where_it_ended(
    game: Game, board: BoardView, hand: Hand
) -> None:
    bench, active = game.unit("bench.0"), game.unit("active.0")
    below = hand.spot(bench) + QPointF(-60, 60)
    # The band ends on the Active Pokémon, but does not reach the middle of it.
    hand.press(below)
    hand.move(hand.spot(bench) + QPointF(0, 10))
    hand.move(hand.spot(bench) + QPointF(20, -20))
    hand.let_go(hand.spot(bench) + QPointF(20, -20))
    assert board.selection() == Selection(units=(bench,))
    press(board, Qt.Key.Key_2)
    assert game.marks(bench) == {"damage": 20}
    assert game.marks(active) == {}


def test_the_rings_show_what_a_key_would_act_on(game: Game, board: BoardView, hand: Hand) -> None:
    mine, theirs = game.unit("active.0"), game.unit("active.1")
    hand.click(hand.spot(mine))
    assert (rings(board, "selected"), rings(board, "aside"), rings(board, "hover")) == (
        {mine},
        set(),
        set(),
    )
    point(hand, hand.spot(theirs))
    assert (rings(board, "selected"), rings(board, "aside"), rings(board, "hover")) == (
        set(),
        {mine},
        {theirs},
    )
    point(hand, hand.spot("pile:deck.0"))
    assert rings(board, "hover") == {"pile:deck.0"}
    point(hand, hand.spot(mine))
    assert (rings(board, "selected"), rings(board, "aside"), rings(board, "hover")) == (
        {mine},
        set(),
        set(),
    )


def test_a_key_that_fits_only_the_selection_says_whose_it_is(
    game: Game, board: BoardView, hand: Hand, empty_window: Window
) -> None:
    card = game.view().cards_in("hand.0")[0]
    hand.click(hand.spot(card))
    point(hand, hand.spot("pile:deck.0"))
    press(board, Qt.Key.Key_B)
    assert len(game.view().cards_in("bench.0")) == 1
    assert empty_window.messages.kept[0].words.en.startswith("This key means what is under")
    point(hand, hand.zone("mat", 0.02, 0.5))
    press(board, Qt.Key.Key_B)
    assert len(game.view().cards_in("bench.0")) == 2


def test_the_menu_key_opens_the_menu_of_what_is_meant(
    game: Game, board: BoardView, hand: Hand
) -> None:
    hand.click(hand.spot(game.unit("active.0")))
    point(hand, hand.spot("pile:deck.0"))
    press(board, Qt.Key.Key_M)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert any("Shuffle" in entry.text() for entry in menu.actions())
    menu.close()

"""Prizes on the board: one that is taken leaves its place empty, for whoever looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.core.intent import Draw, Look, Move, Procedure, Redo, Shuffle, Undo
from app.games.game_registry import GAMES
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.local_table import lay_table
from app.ui.board.scene.zone_item import slot_spots

if TYPE_CHECKING:
    from app.session.host.local_table import LocalTable
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard

KEYS = tuple(card.key for card in PokemonCards.load().at_hand)[:60]


@pytest.fixture
def table() -> LocalTable:
    table = lay_table(GAMES["pokemon"], ("Aki", "Ren"), (KEYS, KEYS), seed=3)
    for seat in (0, 1):
        table.sit(seat).ask(Draw(6, f"deck.{seat}", f"prizes.{seat}", verb="set_prizes"))
        table.sit(seat).ask(Draw(3, f"deck.{seat}", f"hand.{seat}"))
    return table


@pytest.fixture
def board(lay_board: LayBoard, table: LocalTable) -> BoardView:
    board = lay_board(table, 0, PokemonCards.load())
    board.resize(1270, 918)
    return board


@pytest.fixture
def hand(board: BoardView, hand_on: type[Hand]) -> Hand:
    return hand_on(board)


def filled(board: BoardView, zone: str = "prizes.0") -> list[int]:
    """Which of the six places are filled, as their holder counts them."""
    places = [(spot.x, spot.y) for spot in slot_spots(board.seating.sites[zone])]
    items = [board.board.pieces[key] for key in board.board.by_zone[zone]]
    for item in items:
        assert (item.pos().x(), item.pos().y()) == (item.piece.spot.x, item.piece.spot.y)
    return sorted(places.index((item.piece.spot.x, item.piece.spot.y)) for item in items)


def test_the_place_of_a_prize_that_was_taken_stays_empty(board: BoardView, hand: Hand) -> None:
    others = {key: board.board.pieces[key] for key in board.board.by_zone["prizes.0"]}
    del others["prizes.0#2"]
    hand.drag(hand.spot("prizes.0#2"), hand.zone("hand.0"))
    assert filled(board) == [0, 1, 3, 4, 5]
    assert {key: board.board.pieces[key] for key in board.board.by_zone["prizes.0"]} == others


def test_the_other_player_and_who_watches_see_the_same_place(
    board: BoardView, lay_board: LayBoard, table: LocalTable
) -> None:
    other = lay_board(table, 1, PokemonCards.load())
    watching = lay_board(table, -1, PokemonCards.load())
    board.bridge.ask(Move(("prizes.0#4",), "hand.0", -1))
    board.bridge.ask(Move(("prizes.0#0",), "hand.0", -1))
    for each in (board, other, watching):
        assert filled(each) == [1, 2, 3, 5]


def test_what_is_taken_next_is_what_was_pointed_at(board: BoardView, hand: Hand) -> None:
    truth = board.bridge.table.host.tree
    cards = truth.table.zones["prizes.0"]
    hand.drag(hand.spot("prizes.0#1"), hand.zone("hand.0"))
    hand.drag(hand.spot("prizes.0#4"), hand.zone("hand.0"))
    assert truth.table.zones["prizes.0"] == (cards[0], cards[2], cards[3], cards[5])
    assert filled(board) == [0, 2, 3, 5]
    hand.click(hand.spot("prizes.0#5"))
    assert board.selection().cards == ("prizes.0#3",)


def test_it_is_taken_back_and_done_again(board: BoardView) -> None:
    board.bridge.ask(Move(("prizes.0#2",), "hand.0", -1))
    board.bridge.ask(Undo())
    assert filled(board) == [0, 1, 2, 3, 4, 5]
    board.bridge.ask(Redo())
    assert filled(board) == [0, 1, 3, 4, 5]


def test_several_are_taken_from_where_they_lay(board: BoardView) -> None:
    board.bridge.ask(Move(("prizes.0#1", "prizes.0#4"), "hand.0", -1))
    assert filled(board) == [0, 2, 3, 5]


def test_a_card_that_is_set_as_prize_goes_to_the_empty_place(board: BoardView, hand: Hand) -> None:
    board.bridge.ask(Move(("prizes.0#1",), "hand.0", -1))
    board.bridge.ask(Move(("prizes.0#2",), "hand.0", -1))
    assert filled(board) == [0, 2, 4, 5]
    place = slot_spots(board.seating.sites["prizes.0"])[3]
    hand.carry(hand.spot(board.board.by_zone["hand.0"][0]), hand.point(place.x, place.y))
    landing = board.mouse.carry.signs.landing
    assert landing is not None
    assert (landing.x, landing.y) == pytest.approx((place.x, place.y))
    hand.let_go(hand.point(place.x, place.y))
    assert filled(board) == [0, 2, 3, 4, 5]
    # Where no place is empty below the pointer it goes to the first that is.
    board.bridge.ask(Draw(1, "deck.0", "prizes.0", verb="set_prizes"))
    assert filled(board) == [0, 1, 2, 3, 4, 5]


def test_let_go_on_a_prize_it_still_goes_to_an_empty_place(board: BoardView, hand: Hand) -> None:
    board.bridge.ask(Move(("prizes.0#4",), "hand.0", -1))
    hand.drag(hand.spot(board.board.by_zone["hand.0"][0]), hand.spot("prizes.0#0"))
    assert filled(board) == [0, 1, 2, 3, 4, 5]


def test_shuffled_or_looked_at_they_lie_where_they_lay(board: BoardView) -> None:
    board.bridge.ask(Move(("prizes.0#0",), "hand.0", -1))
    board.bridge.ask(Shuffle("prizes.0"))
    assert filled(board) == [1, 2, 3, 4, 5]
    board.bridge.ask(Look("prizes.0"))
    assert filled(board) == [1, 2, 3, 4, 5]


def test_a_new_game_begins_with_six_in_their_places(board: BoardView) -> None:
    board.bridge.ask(Move(("prizes.0#0",), "hand.0", -1))
    for _ in range(5):
        board.bridge.ask(Draw(1, "prizes.0", "deck.0"))
    assert filled(board) == []
    board.bridge.ask(Procedure("setup", (("auto", "1"),)))
    assert filled(board) == [0, 1, 2, 3, 4, 5]

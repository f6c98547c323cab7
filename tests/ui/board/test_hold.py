"""A hand keeps what it holds: the table may change under it, and only what is gone slips out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt

from app.core.intent import Attach, Batch, Collect, Draw, Move, MoveUnits, PutMark, Shuffle, Undo

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from app.core.text.words import Words
    from app.session.host.local_table import LocalTable
    from app.ui.board.board_view import BoardView
    from app.ui.board.drag.drag import Drag
    from tests.ui.board.conftest import Hand, LayBoard

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def said(board: BoardView) -> list[Words]:
    """What the board says of cards that slipped out of the hand."""
    said: list[Words] = []
    board.said.connect(said.append)
    return said


def drag_of(board: BoardView) -> Drag:
    drag = board.mouse.carry.drag
    assert drag is not None, "nothing is carried"
    return drag


def count(board: BoardView, zone: str) -> int | None:
    return board.bridge.view.zones[zone].count


def lies_at_home(board: BoardView, key: str) -> bool:
    item = board.board.pieces[key]
    spot = item.piece.spot
    return (item.pos().x(), item.pos().y(), item.opacity()) == (spot.x, spot.y, 1.0)


# -- one card -------------------------------------------------------------------------------


def test_undo_under_the_hand_leaves_the_card_in_it(
    board: BoardView, hand: Hand, said: list[Words]
) -> None:
    board.bridge.ask(Move(("c000",), "bench.0", -1))
    unit = board.bridge.view.zones["bench.0"].items[-1]
    goal = hand.zone("discard.0")
    hand.carry(hand.spot(unit), goal)
    assert drag_of(board).selection.units == (unit,)
    board.bridge.ask(Undo())
    assert unit not in board.board.pieces
    assert drag_of(board).selection.cards == ("c000",)
    assert board.board.pieces["c000"].opacity() < 0.5
    hand.let_go(goal)
    assert count(board, "discard.0") == 4
    assert said == []


def test_a_card_returns_to_where_the_table_put_it(
    board: BoardView, hand: Hand, qtbot: QtBot
) -> None:
    hand.carry(hand.spot("c000"), hand.zone("prizes.0"))
    board.bridge.table.sit(0).ask(Move(("c000",), "bench.0", -1))
    unit = board.bridge.view.zones["bench.0"].items[-1]
    assert drag_of(board).selection.units == (unit,)
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert lies_at_home(board, unit)
    assert not board.mouse.carry.active


def test_a_card_that_another_seat_throws_away_can_be_put_down_again(
    board: BoardView, hand: Hand
) -> None:
    base = board.bridge.view.units["u01"].base
    goal = hand.zone("bench.0", 0.9)
    hand.carry(hand.spot("u01"), goal)
    board.bridge.table.sit(1).ask(Collect(("u01",), "discard.0"))
    assert drag_of(board).selection.cards == (base,)
    assert drag_of(board).readings[0].intent == Move((base,), "bench.0", 2)
    hand.let_go(goal)
    assert count(board, "discard.0") == 3
    assert count(board, "bench.0") == 3


def test_what_nobody_can_see_any_more_slips_out_with_a_word(
    board: BoardView, hand: Hand, said: list[Words]
) -> None:
    hand.carry(hand.spot("c000"), hand.zone("bench.0", 0.9))
    board.bridge.table.sit(0).ask(Move(("c000",), "deck.0"))
    assert not board.mouse.carry.active
    assert [words.en for words in said] == ["The card you were holding is no longer there."]
    hand.let_go(hand.zone("bench.0", 0.9))
    assert count(board, "bench.0") == 3


def test_an_attached_card_is_followed_into_the_discard_pile(board: BoardView, hand: Hand) -> None:
    board.bridge.ask(Attach(("c001",), "u01"))
    energy = board.bridge.view.units["u01"].attached[0]
    spot = board.board.pieces["u01"].piece.spot
    goal = hand.spot("u02")
    hand.carry(hand.point(spot.x, spot.y + 48), goal)
    assert drag_of(board).selection.cards == (energy,)
    board.bridge.table.sit(1).ask(Collect(("u01",), "discard.0"))
    assert drag_of(board).selection.cards == (energy,)
    hand.move(hand.spot("u02"))
    hand.let_go(hand.spot("u02"))
    assert board.bridge.view.units["u02"].attached == (energy,)


def test_a_card_in_the_hand_that_a_rule_attaches_is_still_held(
    board: BoardView, hand: Hand
) -> None:
    goal = hand.zone("discard.0")
    hand.carry(hand.spot("c001"), goal)
    board.bridge.table.sit(0).ask(Attach(("c001",), "u01"))
    assert drag_of(board).selection.cards == board.bridge.view.units["u01"].attached
    hand.let_go(goal)
    assert board.bridge.view.units["u01"].attached == ()
    assert count(board, "discard.0") == 4


def test_a_buried_top_card_is_still_the_one_in_the_hand(board: BoardView, hand: Hand) -> None:
    goal = hand.zone("bench.0", 0.9)
    hand.carry(hand.spot("pile:discard.0"), goal)
    assert drag_of(board).selection.cards == ("c017",)
    board.bridge.table.sit(0).ask(Move(("c007",), "discard.0"))
    assert drag_of(board).selection.cards == ("c017",)
    board.mouse.cancel()
    assert count(board, "discard.0") == 4


def test_equal_cards_are_told_apart_as_far_as_it_matters(
    lay_board: LayBoard, lay_toy: Callable[..., LocalTable], hand_on: type[Hand]
) -> None:
    table = lay_toy(2, ("TOY-1",) * 30)
    board = lay_board(table)
    hand = hand_on(board)
    hand.carry(hand.spot("c001"), hand.zone("discard.0"))
    # One equal card goes to where it is seen, the other does not: which of them is held?
    table.sit(0).ask(Batch((Move(("c001",), "deck.0"), Move(("c002",), "bench.0", -1))))
    assert not board.mouse.carry.active


# -- cards without a name ---------------------------------------------------------------------


def test_the_top_of_a_deck_stays_in_the_hand_while_others_draw(
    board: BoardView, hand: Hand, said: list[Words]
) -> None:
    hand.carry(hand.spot("pile:deck.0"), hand.zone("bench.0", 0.9))
    board.bridge.table.sit(0).ask(Draw(1, "deck.0", "hand.0"))
    board.bridge.table.sit(0).ask(Shuffle("deck.0"))
    assert drag_of(board).selection.cards == ("deck.0#0",)
    board.bridge.table.sit(0).ask(Draw(20, "deck.0", "hand.0"))
    assert not board.mouse.carry.active
    assert len(said) == 1


def test_a_prize_is_let_go_when_the_prizes_change_for_it_may_be_another(
    board: BoardView, hand: Hand, said: list[Words]
) -> None:
    hand.carry(hand.spot("prizes.0#3"), hand.zone("bench.0", 0.9))
    board.bridge.table.sit(0).ask(Draw(1, "deck.0", "hand.0"))
    assert board.mouse.carry.active
    board.bridge.table.sit(0).ask(Move(("prizes.0#1",), "hand.0"))
    assert not board.mouse.carry.active
    assert len(said) == 1


# -- several cards ----------------------------------------------------------------------------


def test_of_several_cards_only_those_that_vanished_are_let_go(
    board: BoardView, hand: Hand, said: list[Words]
) -> None:
    for key in ("c001", "c003", "c004", "c006"):
        hand.click(hand.spot(key), CTRL)
    goal = hand.zone("discard.0")
    hand.carry(hand.spot("c003"), goal)
    assert drag_of(board).selection.cards == ("c001", "c003", "c004", "c006")
    # The one below the pointer goes to where nobody sees it; another turns into a unit.
    board.bridge.table.sit(0).ask(Move(("c003",), "deck.0"))
    board.bridge.table.sit(0).ask(Move(("c006",), "mat", -1))
    assert drag_of(board).selection.cards == ("c001", "c004")
    assert len(drag_of(board).selection.units) == 1
    assert [words.en for words in said] == ["No longer there: 1 of 4 cards you were holding."]
    hand.let_go(goal)
    assert count(board, "hand.0") == 4


def test_cards_that_stay_behind_are_shown_plainly(board: BoardView, hand: Hand) -> None:
    for key in ("c001", "c003"):
        hand.click(hand.spot(key), CTRL)
    hand.carry(hand.spot("c003"), hand.zone("discard.0"))
    board.bridge.table.sit(0).ask(Move(("c001",), "deck.0"))
    board.mouse.cancel()
    assert all(item.opacity() == 1.0 for item in board.board.pieces.values())


# -- what else may change ---------------------------------------------------------------------


def test_damage_and_energy_change_the_ghost_and_not_the_drag(board: BoardView, hand: Hand) -> None:
    goal = hand.zone("mat", 0.5, 0.5)
    hand.carry(hand.spot("u01"), goal)
    before = drag_of(board).ghost.pixmap().toImage()
    board.bridge.table.sit(1).ask(PutMark(("u01",), "damage", 60))
    assert board.board.pieces["u01"].opacity() < 0.5
    board.board.pictures.at_once = True
    board.bridge.table.sit(0).ask(Attach(("c001",), "u01"))
    assert drag_of(board).ghost.pixmap().toImage() != before
    hand.let_go(goal)
    assert board.bridge.view.units["u01"].zone == "mat"


def test_readings_are_worked_out_again(board: BoardView, hand: Hand) -> None:
    hand.carry(hand.spot("c001"), hand.spot("u01"))
    assert drag_of(board).readings[0].title.en == "Attach to u01"
    board.bridge.table.sit(1).ask(MoveUnits(("u01",), "mat", position=(450.0, 200.0)))
    # What lay beside it moved up and is below the pointer now.
    assert drag_of(board).readings[0].title.en == "Attach to u02"
    assert board.board.rings.worn("target") == [("u02", "")]
    board.mouse.cancel()


def test_the_gap_stays_open_when_the_row_changes(board: BoardView, hand: Hand) -> None:
    between = hand.point(*(board.seating.sites["bench.0"].box.x + 102, 390))
    hand.carry(hand.spot("c000"), between)
    board.bridge.table.sit(1).ask(PutMark(("u01", "u02"), "damage", 10))
    board.bridge.table.sit(1).ask(Collect(("u02",), "discard.0"))
    item = board.board.pieces["u01"]
    assert item.pos().x() > item.piece.spot.x + 50
    board.mouse.cancel()
    assert lies_at_home(board, "u01")


def test_language_and_theme_change_during_a_drag(board: BoardView, hand: Hand) -> None:
    from app.ui.look.palette import CONTRAST

    goal = hand.zone("bench.0", 0.9)
    hand.carry(hand.spot("c000"), goal)
    board.look.change(language="ja")
    assert board.mouse.carry.signs.text == "bench.0へ"
    board.look.change(palette=CONTRAST)
    assert board.mouse.carry.signs.lit == "bench.0"
    hand.let_go(goal)
    assert count(board, "bench.0") == 4


def test_the_table_may_be_turned_during_a_drag(board: BoardView, hand: Hand) -> None:
    hand.carry(hand.spot("u01"), hand.zone("mat", 0.5, 0.5))
    board.turn_table(1)
    assert drag_of(board).selection.units == ("u01",)
    board.mouse.cancel()
    assert lies_at_home(board, "u01")


# -- between the press and the drag -------------------------------------------------------------


def test_a_card_that_moves_between_press_and_threshold_is_picked_up(
    board: BoardView, hand: Hand
) -> None:
    start = hand.spot("c000")
    hand.press(start)
    board.bridge.table.sit(0).ask(Move(("c000",), "bench.0", -1))
    unit = board.bridge.view.zones["bench.0"].items[-1]
    goal = hand.zone("mat", 0.5, 0.5)
    hand.move(start + QPointF(8, 0))
    assert drag_of(board).selection.units == (unit,)
    hand.move(goal)
    hand.let_go(goal)
    assert board.bridge.view.units[unit].zone == "mat"


def test_a_change_between_press_and_release_is_still_a_click(board: BoardView, hand: Hand) -> None:
    start = hand.spot("u01")
    hand.press(start)
    board.bridge.table.sit(1).ask(PutMark(("u01",), "damage", 60))
    hand.let_go(start)
    assert board.selection().units == ("u01",)


def test_a_card_that_is_gone_before_the_threshold_is_not_picked_up(
    board: BoardView, hand: Hand
) -> None:
    start = hand.spot("c000")
    hand.press(start)
    board.bridge.table.sit(0).ask(Move(("c000",), "deck.0"))
    hand.move(start + QPointF(30, -30))
    assert not board.mouse.carry.active
    hand.let_go(start + QPointF(30, -30))
    assert board.selection().cards == ()

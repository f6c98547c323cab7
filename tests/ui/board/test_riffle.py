"""A shuffle and a draw are seen, for a moment, by all; no face, order or way is told by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF

from app.core.intent import Draw, Jump, Move, Redo, Shuffle, Undo
from app.ui.board.scene.card_item import PieceItem
from app.ui.board.scene.glide import GLIDE
from app.ui.board.scene.journeys import LAST
from app.ui.board.scene.pieces.riffle import RIFFLE

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand

DECK = "pile:deck.0"


@pytest.fixture
def board(board: BoardView) -> BoardView:
    board.animations = True
    return board


def halves(board: BoardView) -> list[PieceItem]:
    """What is on the scene beside the pieces that lie there."""
    lying = set(board.board.pieces.values())
    return [one for one in board.board.items() if isinstance(one, PieceItem) and one not in lying]


def waiting(board: BoardView) -> list[str]:
    return [key for key, item in board.board.pieces.items() if not item.isVisible()]


def test_they_take_as_long_as_an_eye_needs() -> None:
    assert 0.25 <= RIFFLE <= 0.4
    assert LAST + GLIDE <= 0.45


def test_the_halves_of_a_shuffled_pile_slide_apart_and_together(
    board: BoardView, qtbot: QtBot
) -> None:
    board.bridge.ask(Shuffle("deck.0"))
    left, right = halves(board)
    home = board.pieces[DECK].spot
    assert not board.board.pieces[DECK].isVisible()
    qtbot.waitUntil(lambda: abs(left.x() - right.x()) > 15)
    qtbot.waitUntil(lambda: not board.board.riffles.running)
    assert halves(board) == []
    assert board.board.pieces[DECK].isVisible()
    assert (board.board.pieces[DECK].x(), board.board.pieces[DECK].y()) == (home.x, home.y)


def test_everybody_sees_the_same_of_a_shuffle(board: BoardView) -> None:
    board.bridge.table.sit(1).ask(Shuffle("deck.1"))
    assert len(halves(board)) == 2


@pytest.mark.parametrize("zone", ["deck.0", "discard.0"])
def test_no_face_shows_while_a_pile_is_shuffled(board: BoardView, zone: str) -> None:
    board.bridge.ask(Shuffle(zone))
    shown = halves(board)
    assert len(shown) == 2
    assert all(part.card is None for item in shown for part in item.piece.parts)
    assert all(item.piece.badges.marks == () for item in shown)
    first, second = (item.piece for item in shown)
    assert first.looks_like(second)


def test_the_halves_wear_the_back_of_the_pile(board: BoardView) -> None:
    worn = board.pieces[DECK].base.seat
    board.bridge.ask(Shuffle("deck.0"))
    assert worn is not None
    assert {part.seat for item in halves(board) for part in item.piece.parts} == {worn}


def test_a_pile_of_one_card_is_not_seen_to_be_shuffled(board: BoardView) -> None:
    count = board.bridge.view.zones["discard.0"].count
    assert count is not None
    board.bridge.ask(Draw(count - 1, "discard.0", "hand.0"))
    board.board.glide.finish()
    board.bridge.ask(Shuffle("discard.0"))
    assert halves(board) == []


def test_a_click_ends_it_at_once_and_counts(board: BoardView, hand: Hand) -> None:
    board.bridge.ask(Shuffle("deck.0"))
    hand.click(hand.spot("u02"))
    assert halves(board) == []
    assert board.board.pieces[DECK].isVisible()
    assert board.selection().units == ("u02",)


def test_the_pile_can_be_taken_from_while_it_is_shuffled(board: BoardView, hand: Hand) -> None:
    count = board.bridge.view.zones["deck.0"].count
    assert count is not None
    board.bridge.ask(Shuffle("deck.0"))
    hand.drag(hand.spot(DECK), hand.zone("discard.0"))
    assert board.bridge.view.zones["deck.0"].count == count - 1


def test_the_next_step_ends_it(board: BoardView) -> None:
    board.bridge.ask(Shuffle("deck.0"))
    board.bridge.ask(Move(("c001",), "discard.0", 0))
    assert not board.board.riffles.running
    assert board.board.pieces[DECK].isVisible()


def test_going_through_the_history_shows_no_shuffle(board: BoardView) -> None:
    before = board.bridge.node
    board.bridge.ask(Shuffle("deck.0"))
    after = board.bridge.node
    for way in (Undo(), Redo(), Jump(before), Jump(after)):
        board.bridge.ask(way)
        assert halves(board) == []
        assert waiting(board) == []


def test_with_animations_off_nothing_is_seen_of_it(board: BoardView) -> None:
    board.set_animations(False)
    board.bridge.ask(Shuffle("deck.0"))
    board.bridge.ask(Draw(3, "deck.0", "hand.0"))
    assert halves(board) == []
    assert waiting(board) == []
    assert not board.board.glide.running


def test_switching_off_ends_a_shuffle(board: BoardView) -> None:
    board.bridge.ask(Shuffle("deck.0"))
    board.set_animations(False)
    assert halves(board) == []
    assert board.board.pieces[DECK].isVisible()


def test_drawn_cards_leave_the_deck_one_after_another(board: BoardView) -> None:
    before = set(board.board.pieces)
    board.bridge.ask(Draw(4, "deck.0", "hand.0"))
    came = set(board.board.pieces) - before
    hidden = set(waiting(board))
    assert len(came) == 4
    assert len(hidden) == 3
    assert hidden < came
    board.board.glide.finish()
    assert waiting(board) == []


def test_however_many_are_drawn_all_have_set_out_in_time(board: BoardView) -> None:
    board.bridge.ask(Draw(30, "deck.0", "hand.0"))
    began = [way.began for way in board.board.glide._ways.values()]
    assert max(began) - min(began) <= LAST + 0.1


def test_what_waits_on_the_deck_is_not_taken_hold_of(board: BoardView, hand: Hand) -> None:
    board.bridge.ask(Draw(4, "deck.0", "hand.0"))
    hidden = waiting(board)
    here = hand.spot(DECK)
    hand.press(here)
    hand.move(here + QPointF(8, 0))
    assert board.mouse.carry.drag.first.chosen.key not in hidden
    assert waiting(board) == []


def test_undo_of_a_draw_leaves_nothing_hidden(board: BoardView) -> None:
    board.bridge.ask(Draw(4, "deck.0", "hand.0"))
    board.bridge.ask(Undo())
    assert waiting(board) == []
    board.board.glide.finish()
    assert halves(board) == []


def test_cards_that_lie_spread_out_go_together_and_apart_with_their_backs_up(
    board: BoardView, qtbot: QtBot
) -> None:
    homes = {key: board.pieces[key].spot for key in board.board.by_zone["prizes.0"]}
    assert len(homes) > 4
    board.bridge.ask(Shuffle("prizes.0"))
    moving = halves(board)
    assert len(moving) == len(homes)
    assert all(part.card is None for item in moving for part in item.piece.parts)
    assert len({item.piece.base.seat for item in moving}) == 1
    wide = max(spot.x for spot in homes.values()) - min(spot.x for spot in homes.values())

    def together() -> bool:
        places = [item.x() for item in moving if item.scene() is not None]
        return len(places) == len(homes) and max(places) - min(places) < wide * 0.3

    qtbot.waitUntil(together)
    qtbot.waitUntil(lambda: not board.board.riffles.running)
    assert halves(board) == []
    assert waiting(board) == []
    for key, spot in homes.items():
        item = board.board.pieces[key]
        assert (item.x(), item.y()) == (spot.x, spot.y)


def test_a_hand_that_is_shuffled_shows_no_face_meanwhile(board: BoardView) -> None:
    board.bridge.ask(Shuffle("hand.0"))
    moving = halves(board)
    assert len(moving) == board.bridge.view.zones["hand.0"].count
    assert all(part.card is None for item in moving for part in item.piece.parts)


def test_one_card_that_lies_alone_is_not_seen_to_be_shuffled(board: BoardView) -> None:
    count = len(board.board.by_zone["prizes.0"])
    board.bridge.ask(Draw(count - 1, "prizes.0", "hand.0"))
    board.board.glide.finish()
    board.bridge.ask(Shuffle("prizes.0"))
    assert halves(board) == []

"""What others carry over the table: where it lies for everybody, and what is seen of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF

from app.core.intent import MoveUnits
from app.ui.board.remote import other_hands
from app.ui.board.remote.other_hands import SEEN_THROUGH, Who
from app.ui.board.remote.others_on_board import Others

if TYPE_CHECKING:
    from app.session.host.local_table import LocalTable
    from app.ui.board.board_view import BoardView
    from app.ui.board.drag.drag import Drag, Ghost
    from tests.ui.board.conftest import Hand, LayBoard

AKI, REN = Who(1, "Aki", 0), Who(2, "Ren", 1)
MIDDLE = (450.0, 300.0)


def others(board: BoardView) -> Others:
    """Return the other people at a board, who are there from now on."""
    if board.others is None:
        board.others = Others(board)
    return board.others


def ghost(board: BoardView, who: Who = REN) -> Ghost:
    found = others(board).hands.ghost(who.person)
    assert found is not None
    return found


def shows_as(board: BoardView, *cards: str | None) -> bytes:
    """Return the picture of what Ren carries."""
    others(board).hands.show(REN, cards, *MIDDLE)
    image = ghost(board).pixmap().toImage()
    return bytes(image.constBits())


def test_it_lies_where_it_is_held_and_goes_when_it_is_let_go(board: BoardView) -> None:
    others(board).hands.show(REN, ("u10",), *MIDDLE)
    assert others(board).hands.people == (2,)
    assert (ghost(board).x(), ghost(board).y()) == MIDDLE
    assert ghost(board).opacity() == SEEN_THROUGH
    others(board).hands.show(REN, ("u10",), 460.0, 310.0)
    assert (ghost(board).x(), ghost(board).y()) == (460.0, 310.0)
    others(board).hands.show(REN, (), 0.0, 0.0)
    assert others(board).hands.people == ()


def test_what_this_seat_does_not_know_is_a_back(board: BoardView) -> None:
    back = shows_as(board, None)
    assert shows_as(board, "c100") == back, "a card of the other's hand"
    assert shows_as(board, "no such card") == back
    assert shows_as(board, "deck.1#0") == back
    assert shows_as(board, "c108") != back, "a Pokémon that lies open"
    assert shows_as(board, "c117") != back, "a card of the open pile"
    assert shows_as(board, None, None) != back, "two of them"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_lies_over_the_same_cards_for_everybody(
    lay_board: LayBoard,
    lay_toy: Callable[..., LocalTable],
    hand_on: type[Hand],
    seats: int,
) -> None:
    """Each has the own side below; whoever drags holds it over what the others see it over."""
    table = lay_toy(seats)
    boards = [lay_board(table, seat) for seat in range(seats)]

    def tell(drag: Drag | None) -> None:
        if drag is None:
            return
        at = others(boards[0]).named((drag.over.x, drag.over.y))
        for other in boards[1:]:
            others(other).hands.show(AKI, ("c008",), *at)

    boards[0].carried.connect(tell)
    hand = hand_on(boards[0])
    for goal in ("u11", "u01", "pile:discard.1"):
        there = hand.spot(goal)
        middle = hand.spot("u00")
        hand.carry(middle, there)
        drag = boards[0].mouse.carry.drag
        assert drag is not None
        goal_spot = boards[0].board.pieces[goal].piece.spot
        away = drag.over.x - goal_spot.x, drag.over.y - goal_spot.y
        for other in boards[1:]:
            spot = other.board.pieces[goal].piece.spot
            found = ghost(other, AKI)
            scale = spot.scale / goal_spot.scale
            far = abs(found.x() - spot.x) + abs(found.y() - spot.y)
            # The top of a pile lies higher by its thickness on everybody's board.
            thick = other.board.pieces[goal].piece.thick
            assert far <= scale * (abs(away[0]) + abs(away[1])) + 1.0 + 2 * thick
        boards[0].mouse.cancel()


def test_it_stays_over_its_place_when_the_mat_is_turned(
    lay_board: LayBoard, lay_toy: Callable[..., LocalTable]
) -> None:
    board = lay_board(lay_toy(), 0)
    spot = board.board.pieces["u11"].piece.spot
    others(board).hands.show(REN, ("c109",), spot.x, spot.y)
    board.turn_table(1)
    spot = board.board.pieces["u11"].piece.spot
    assert QPointF(spot.x, spot.y) == ghost(board).pos()


def test_what_is_held_beyond_the_mat_shows_at_its_edge(board: BoardView) -> None:
    others(board).hands.show(REN, (None,), 450.0, -5000.0)
    assert board.camera.cloth.contains(ghost(board).x(), ghost(board).y())


def test_it_glides_from_place_to_place_unless_nothing_moves(board: BoardView) -> None:
    board.set_animations(True)
    others(board).hands.show(REN, (None,), *MIDDLE)
    others(board).hands.show(REN, (None,), 700.0, 300.0)
    assert ghost(board).x() < 700.0
    board.set_animations(False)
    others(board).hands.show(REN, (None,), 300.0, 300.0)
    assert ghost(board).x() == 300.0


def test_gliding_holds_up_nothing_of_the_table(board: BoardView) -> None:
    board.set_animations(True)
    others(board).hands.show(REN, (None,), *MIDDLE)
    others(board).hands.show(REN, (None,), 700.0, 300.0)
    assert not board.board.glide.running


def test_whoever_falls_silent_holds_nothing_any_more(
    board: BoardView, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = [100.0]
    monkeypatch.setattr(other_hands, "monotonic", lambda: moment[0])
    others(board).hands.show(REN, (None,), *MIDDLE)
    others(board).hands.show(AKI, (None,), *MIDDLE)
    moment[0] = 101.5
    others(board).hands.show(AKI, (None,), *MIDDLE)
    others(board).hands._look()
    assert others(board).hands.people == (2, 1)
    moment[0] = 102.1
    others(board).hands._look()
    assert others(board).hands.people == (1,)


def test_who_left_holds_nothing(board: BoardView) -> None:
    others(board).hands.show(REN, (None,), *MIDDLE)
    others(board).hands.show(AKI, (None,), *MIDDLE)
    others(board).hands.keep_only(frozenset({1}))
    assert others(board).hands.people == (1,)


def test_what_is_put_down_comes_from_where_it_was_held(
    lay_board: LayBoard, lay_toy: Callable[..., LocalTable]
) -> None:
    table = lay_toy()
    board = lay_board(table, 0)
    others(board).hands.show(REN, ("c108",), *MIDDLE)
    table.sit(0).ask(MoveUnits(("u00",), "bench.0", 2))
    assert others(board).hands.people == (2,), "another's gesture"
    table.sit(1).ask(MoveUnits(("u10",), "bench.1", 2))
    assert others(board).hands.people == ()


def test_nothing_is_left_when_the_board_goes(board: BoardView) -> None:
    others(board).hands.show(REN, (None,), *MIDDLE)
    others(board).hands.clear()
    assert others(board).hands.people == ()
    assert board.board.items().count(None) == 0

"""What belongs in the opponent's turn as well: Prizes that are due, and conceding."""

from __future__ import annotations

import pytest

from app.core.intent import Batch, Draw, Move, Procedure, PutMark, Step
from app.games.pokemon.table import prize_cards
from app.games.pokemon.tasks.other_turn import out_of_turn
from app.games.table_tools import gesture
from tests.games.pokemon_table import Game


@pytest.fixture
def owed(game: Game) -> Game:
    """Aki's turn; Ren has two of three Prizes to take."""
    game.do(PutMark(("seat.1",), prize_cards.DUE, value=2))
    return game


def may(game: Game, step: Step | None) -> bool:
    assert step is not None
    return out_of_turn(game.view(1), step)


def test_anybody_may_concede_at_any_time_and_end_no_turn(game: Game) -> None:
    assert may(game, Procedure("concede"))
    assert not may(game, Procedure("end_turn"))
    assert not may(game, Procedure("take_prizes"))


def test_prizes_that_are_due_are_taken_by_whichever_gesture(owed: Game) -> None:
    view = owed.view(1)
    dragged = prize_cards.take(view, ("prizes.1#0", "prizes.1#2"), 1)
    first = prize_cards.take_first(view, 2, 1)
    assert may(owed, gesture(dragged))
    assert may(owed, gesture(first))


def test_no_more_are_taken_than_are_due(owed: Game) -> None:
    assert not may(owed, gesture(prize_cards.take_first(owed.view(1), 3, 1)))
    owed.do(PutMark(("seat.1",), prize_cards.DUE, value=0))
    assert not may(owed, gesture(prize_cards.take_first(owed.view(1), 1, 1)))


def test_nothing_else_hides_behind_the_taking_of_a_prize(owed: Game) -> None:
    view = owed.view(1)
    taken = prize_cards.take(view, ("prizes.1#0",), 1)
    more = Draw(1, "deck.1", "hand.1")
    for step in (
        Batch((*taken, more)),
        Move(("deck.1#0",), "hand.1", -1, verb="take_prize"),
        Move(("prizes.1#0",), "discard.1", -1, verb="take_prize"),
        taken[0],
        more,
        Batch(()),
    ):
        assert not may(owed, step), step

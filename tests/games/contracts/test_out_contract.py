"""Who is out: turns, order and tasks pass such a seat by, and every view says the same."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import PutMark
from app.core.intents.turn_intents import NextTurn
from app.games.contracts.out_contract import (
    next_seat,
    playing,
    seats_out,
    tasks_of,
    turn_of,
    whose_turn,
)
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import skirmish

OUT = skirmish.out


@pytest.fixture
def play() -> Play:
    """A skirmish of four in a turn of all of them."""
    play = lay(skirmish.SPEC, 5, seats=4)
    play.ask(JUDGE, NextTurn(0, "plan", (1, 2, 3)))
    return play


def put_out(play: Play, *seats: int) -> None:
    play.ask(JUDGE, PutMark(tuple(f"seat.{seat}" for seat in seats), "damage", value=30))


def test_nobody_is_out_of_a_game_that_does_not_say_so(play: Play) -> None:
    put_out(play, 1)
    assert seats_out(play.view(0), None) == {}
    assert playing(play.view(0), None) == (0, 1, 2, 3)


def test_a_seat_is_out_for_everybody_alike_and_back_by_an_undo(play: Play) -> None:
    put_out(play, 1, 3)
    for seat in (*play.seats, JUDGE, SPECTATOR):
        assert {seat: why.en for seat, why in seats_out(play.view(seat), OUT).items()} == {
            1: "hit three times",
            3: "hit three times",
        }
    play.ask(JUDGE, PutMark(("seat.1",), "damage", value=10))
    assert playing(play.view(0), OUT) == (0, 1, 2)


def test_the_next_seat_is_one_that_plays(play: Play) -> None:
    put_out(play, 1, 2)
    view = play.view(0)
    assert [next_seat(view, OUT, seat) for seat in range(4)] == [3, 3, 3, 0]
    assert [next_seat(view, None, seat) for seat in range(4)] == [1, 2, 3, 0]
    put_out(play, 3)
    assert next_seat(play.view(0), OUT, 0) == 0, "nobody else plays"


def test_a_turn_is_of_those_who_play_and_goes_on_where_all_of_them_are_out(play: Play) -> None:
    put_out(play, 1)
    assert whose_turn(play.view(0), OUT) == (0, 2, 3)
    play.ask(JUDGE, NextTurn(1, "fight"))
    assert whose_turn(play.view(0), OUT) == (2,)
    assert whose_turn(play.view(0), OUT, over="fight") == ()
    assert whose_turn(lay(skirmish.SPEC, 5).view(0), OUT) == (), "no turn has begun"


def test_a_turn_is_shown_of_those_who_play_it(play: Play) -> None:
    assert turn_of(play.view(0), OUT) == play.truth.turn
    put_out(play, 0)
    assert turn_of(play.view(0), OUT).seats == (1, 2, 3)
    assert turn_of(play.view(0), OUT).phase == "plan"
    assert turn_of(play.view(0), None) == play.truth.turn
    before = lay(skirmish.SPEC, 5)
    assert turn_of(before.view(0), OUT) == before.truth.turn


def test_nothing_is_asked_of_who_is_out(play: Play) -> None:
    put_out(play, 1)
    assert [task.seat for task in tasks_of(play.view(0), skirmish.tasks, OUT)] == [0, 2, 3]
    assert len(tasks_of(play.view(0), skirmish.tasks, None)) == 4
    assert tasks_of(play.view(0), None, OUT) == ()
    phase = play.view(0).turn.phase
    assert len(tasks_of(play.view(0), skirmish.tasks, OUT, over=phase)) == 4, "it is over"
    assert len(tasks_of(play.view(0), skirmish.tasks, OUT, over="over")) == 3

"""Whose turn it is and who is out on a host's table, as its game says."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE, SeatId
from app.core.intent import PutMark
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.stage.chance_contract import ChanceAsked
from app.session.steps.who_plays import (
    is_over,
    next_chance,
    seats_out,
    still_playing,
    whose_turn,
)
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import duel, skirmish

SPEC = skirmish.SPEC


@pytest.fixture
def play() -> Play:
    """A skirmish of four in a turn of all of them; Ren is out."""
    play = lay(SPEC, 5, seats=4)
    play.ask(JUDGE, NextTurn(0, "plan", (1, 2, 3)))
    play.ask(JUDGE, PutMark(("seat.1",), "damage", value=30))
    return play


def test_who_is_out_and_why(play: Play) -> None:
    assert {seat: why.en for seat, why in seats_out(SPEC, play.truth).items()} == {
        1: "hit three times"
    }
    assert seats_out(duel.SPEC, play.truth) == {}


def test_of_some_seats_those_that_play_or_else_all_of_them(play: Play) -> None:
    assert still_playing(SPEC, play.truth, (1, 3)) == (3,)
    assert still_playing(SPEC, play.truth, (1,)) == (1,), "nobody else is there"


def test_a_turn_is_of_all_who_play_it_and_of_nobody_before_and_after(play: Play) -> None:
    assert whose_turn(SPEC, play.truth) == (0, 2, 3)
    assert whose_turn(replace(SPEC, out=None), play.truth) == (0, 1, 2, 3)
    assert whose_turn(SPEC, lay(SPEC, 5).truth) == ()
    over = replace(SPEC, over="plan")
    assert is_over(over, play.truth)
    assert whose_turn(over, play.truth) == ()
    assert not is_over(SPEC, play.truth)


def test_the_chance_is_given_to_no_seat_that_is_out(play: Play) -> None:
    asked = ChanceAsked("declared", 0)
    assert next_chance(SPEC, play.truth, asked) == 2
    assert next_chance(replace(SPEC, chance=None), play.truth, asked) == 2
    to_ren = replace(SPEC, chance=lambda _view, _asked: 1)
    assert next_chance(to_ren, play.truth, asked) == 2
    assert next_chance(to_ren, play.truth, ChanceAsked("passed", 2, (2,))) is None
    assert next_chance(replace(to_ren, out=None), play.truth, asked) == 1
    assert next_chance(replace(SPEC, chance=None, out=None), play.truth, asked) == 1
    nobody = replace(SPEC, chance=lambda _view, _asked: None)
    assert next_chance(nobody, play.truth, asked) is None
    assert next_chance(replace(SPEC, chance=lambda _v, _a: 99), play.truth, asked) == 0


def test_a_game_is_asked_once_of_a_table_and_anew_of_the_next(play: Play) -> None:
    asked: list[SeatId] = []

    def out(view: SeatView, seat: SeatId) -> Words | None:
        asked.append(seat)
        assert SPEC.out is not None
        return SPEC.out(view, seat)

    spec = replace(SPEC, out=out)
    truth = play.truth
    assert set(seats_out(spec, truth)) == {1}
    times = len(asked)
    assert whose_turn(spec, truth) == (0, 2, 3)
    assert still_playing(spec, truth, (1, 3)) == (3,)
    seats_out(spec, truth).clear()
    assert set(seats_out(spec, truth)) == {1}, "what was handed out is another's"
    assert len(asked) == times
    play.ask(JUDGE, PutMark(("seat.1",), "damage", value=0))
    assert seats_out(spec, play.truth) == {}
    assert whose_turn(spec, play.truth) == (0, 1, 2, 3)

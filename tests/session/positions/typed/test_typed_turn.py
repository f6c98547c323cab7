"""The turn of a typed position, what was used, and what the table agreed on."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from app.core.table import Turn
from app.core.zone import Seat
from app.games.game_registry import GAMES
from app.session.positions.position_line import PositionError
from app.session.positions.typed.typed_turn import USUAL_TURN, TypedTurn

SEATS = (Seat("Aki", 0), Seat("Ren", 1))


@pytest.fixture
def turn() -> TypedTurn:
    return TypedTurn(GAMES["pokemon"], SEATS, {"draw"})


def test_a_position_that_does_not_say_is_in_a_turn_that_is_nobody_s_first(turn: TypedTurn) -> None:
    assert turn.turn == Turn(USUAL_TURN, 0, "main", (("draw", 1),))
    assert turn.options == ()


@pytest.mark.parametrize("said", ["turn 5 Ren", "Turn 5, ren", "ターン5 Ren"])
def test_it_is_somebody_s_turn(turn: TypedTurn, said: str) -> None:
    assert turn.read(said) == []
    assert (turn.turn.number, turn.turn.seat) == (5, 1)


def test_what_was_used_in_the_turn_is_counted_and_what_is_used_once_is_a_mark(
    turn: TypedTurn,
) -> None:
    assert turn.read("used energy, supporter, vstar") == [Mark("vstar", 1)]
    assert turn.turn.ledger == (("draw", 1), ("energy", 1), ("supporter", 1))


def test_both_play_a_turn_of_secret_plans_unless_one_is_named() -> None:
    planned = TypedTurn(GAMES["nullpoga"], SEATS, ())
    assert planned.turn.also == (1,)
    assert planned.read("turn 4 Ren") == []
    assert (planned.turn.seat, planned.turn.also) == (1, ())


@pytest.mark.parametrize("said", ["first: Ren", "First : ren", "先攻：Ren"])
def test_who_went_first_is_said_and_a_turn_of_nobody_named_is_theirs(
    turn: TypedTurn, said: str
) -> None:
    assert turn.first is None
    assert turn.read(said) == []
    assert (turn.first, turn.turn.seat) == (1, 1)
    assert turn.read("turn 2 Aki") == []
    assert (turn.first, turn.turn.seat) == (1, 0)


def test_a_turn_that_is_somebody_s_stays_theirs_whoever_went_first(turn: TypedTurn) -> None:
    turn.read("turn 2 Ren")
    turn.read("first: Aki")
    assert (turn.first, turn.turn.seat) == (0, 1)


def test_who_has_the_first_turn_went_first(turn: TypedTurn) -> None:
    turn.read("turn 1 Ren")
    assert turn.first == 1


def test_who_plays_a_turn_of_secret_plans_stays_the_same_whoever_went_first() -> None:
    planned = TypedTurn(GAMES["nullpoga"], SEATS, ())
    planned.read("first: Ren")
    assert (planned.turn.seat, planned.turn.also) == (1, (0,))


def test_options_are_kept_as_they_are_said(turn: TypedTurn) -> None:
    assert turn.read("option prizes: 3") == []
    assert turn.options == (("prizes", "3"),)


def test_what_is_of_something_else_is_left_to_others(turn: TypedTurn) -> None:
    assert turn.read("active Dreepy") is None
    assert turn.turn.number == USUAL_TURN


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ("turn 3 Aki lunch", "“lunch” is none of Setup"),
        ("first: Mio", "name one player who went first: Aki or Ren"),
        ("first: Aki, Ren", "name one player who went first: Aki or Ren"),
        ("used dancing", "“dancing” is none of Draw"),
    ],
)
def test_what_is_not_understood_is_said(turn: TypedTurn, said: str, says: str) -> None:
    with pytest.raises(PositionError, match=says) as told:
        turn.read(said)
    assert told.value.words.ja

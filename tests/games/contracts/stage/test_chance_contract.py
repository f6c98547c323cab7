"""The chance: round the table as usual, past who passed, declared or is out; or as a game says."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE, SeatId
from app.core.intent import PutMark, Step
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, Settle
from app.core.view import SeatView
from app.games.contracts.stage.chance_contract import (
    ChanceAsked,
    goes_round,
    round_the_table,
    turn_first,
)
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import skirmish


@pytest.fixture
def play() -> Play:
    """A skirmish of four in Aki's turn."""
    play = lay(skirmish.SPEC, 5, seats=4)
    play.ask(JUDGE, NextTurn(0, "fight"))
    return play


def does(play: Play, seat: SeatId, step: Step) -> SeatId | None:
    """Let a seat do something; who has the chance then."""
    play.ask(seat, step)
    return play.truth.stage.chance


@pytest.mark.parametrize(
    ("asked", "last", "chance"),
    [
        (ChanceAsked("declared", 1), 1, 2),
        (ChanceAsked("passed", 2, (2,)), 1, 3),
        (ChanceAsked("passed", 0, (2, 3, 0)), 1, None),
        (ChanceAsked("settled", 2), 1, 2),
        (ChanceAsked("settled", 2), None, None),
        (ChanceAsked("passed", 0, (0,)), None, 1),
        (ChanceAsked("passed", 3, (0, 1, 2, 3)), None, None),
    ],
)
def test_it_goes_round_past_who_passed_and_who_declared(
    asked: ChanceAsked, last: int | None, chance: int | None
) -> None:
    assert goes_round(4, range(4), last, asked) == chance


def test_it_goes_past_who_is_out() -> None:
    assert goes_round(4, (0, 2), None, ChanceAsked("passed", 0, (0,))) == 2
    assert goes_round(4, (0, 2), None, ChanceAsked("passed", 2, (0, 2))) is None


def test_the_usual_way_reads_the_stage_that_everybody_sees(play: Play) -> None:
    play.ask(0, Declare("strike"))
    asked = ChanceAsked("declared", 0)
    assert round_the_table(play.view(3), asked) == 1
    play.ask(JUDGE, PutMark(("seat.1",), "damage", value=30))
    assert round_the_table(play.view(3), asked, skirmish.out) == 2


def test_it_is_with_whose_turn_it_is_once_nothing_is_declared(play: Play) -> None:
    assert turn_first(play.view(1), ChanceAsked("settled", 2), skirmish.out) == 0
    before = lay(skirmish.SPEC, 5).view(1)
    assert turn_first(before, ChanceAsked("settled", 2), skirmish.out) is None


def test_it_goes_round_an_empty_stage_from_whose_turn_it_is(play: Play) -> None:
    assert does(play, 1, PassChance()) is None, "it is not their turn"
    assert play.truth.stage.passed == ()
    assert [does(play, seat, PassChance()) for seat in range(4)] == [1, 2, 3, None]
    assert play.truth.stage.passed == (0, 1, 2, 3)
    assert does(play, 0, PassChance()) == 1, "it goes round once more"


def test_a_response_begins_the_round_anew_and_who_is_out_is_passed_by(play: Play) -> None:
    play.ask(JUDGE, PutMark(("seat.2",), "damage", value=30))
    does(play, 0, PassChance())
    assert does(play, 1, Declare("strike")) == 3
    assert play.truth.stage.passed == ()
    assert does(play, 3, PassChance()) == 0
    assert does(play, 0, PassChance()) is None
    assert does(play, 1, Settle(play.truth.stage.declarations[0].id)) == 0


def test_anybody_passes_for_a_seat_that_went_out_with_the_chance(play: Play) -> None:
    does(play, 0, Declare("strike"))
    assert does(play, 3, PassChance()) == 1, "it is not theirs"
    play.ask(JUDGE, PutMark(("seat.1",), "damage", value=30))
    assert does(play, 3, PassChance()) == 2


def test_a_game_is_told_what_was_settled() -> None:
    heard: list[ChanceAsked] = []

    def chance(_view: SeatView, asked: ChanceAsked) -> SeatId | None:
        heard.append(asked)
        return None

    play = lay(replace(skirmish.SPEC, chance=chance), 5, seats=2)
    play.ask(JUDGE, NextTurn(0, "fight"))
    play.ask(0, Declare("strike"))
    play.ask(0, Settle(play.truth.stage.declarations[0].id))

    assert [(one.what, one.text) for one in heard] == [("declared", ""), ("settled", "strike")]


def test_a_game_says_who_passes_by_declaring_and_is_told_how_it_stood_before() -> None:
    heard: list[ChanceAsked] = []

    def passes(_view: SeatView, asked: ChanceAsked) -> tuple[SeatId, ...]:
        heard.append(asked)
        return (asked.seat,)

    play = lay(replace(skirmish.SPEC, passes=passes), 5, seats=3)
    play.ask(JUDGE, NextTurn(0, "fight"))
    does(play, 0, PassChance())
    assert does(play, 1, Declare("strike")) == 2
    assert play.truth.stage.passed == (1,)
    assert [(one.held, one.let_go) for one in heard] == [(1, (0,))]
    does(play, 2, PassChance())
    assert play.truth.stage.passed == (1, 2)

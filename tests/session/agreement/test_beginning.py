"""A game begins when every seat is ready, or without those who are named; by no other way."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Batch, Intent, Procedure, PutMark, Request, Undo
from app.core.intents.turn_intents import NextTurn, SetPhase
from app.games.contracts.beginning_contract import named_in
from app.session.host.updates import Accepted, Answer, Refused
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

SPEC = TOYS["quartet"]
READY, BEGIN = Procedure("ready"), Procedure("begin")


@pytest.fixture
def table() -> Play:
    """Aki, Ren, Mio and Sora; nobody is ready. Aki and Mio are a team."""
    return lay(SPEC, 3)


def number(table: Play) -> int:
    return table.truth.turn.number


def without(*seats: int) -> Procedure:
    assert SPEC.beginning is not None
    return SPEC.beginning.begin(without=seats)


def ready(table: Play, *seats: int) -> None:
    for seat in seats:
        assert isinstance(table.ask(seat, READY), Accepted)


def refused(answer: Answer) -> str:
    assert isinstance(answer, Refused)
    assert answer.code == "not-ready"
    assert answer.reason.ja
    return answer.reason.en


# -- when it begins -------------------------------------------------------------------------------


def test_it_waits_for_every_seat_and_says_for_whom(table: Play) -> None:
    ready(table, 0, 2)
    assert refused(table.ask(0, BEGIN)).startswith("The game waits for Ren and Sora.")
    ready(table, 3)
    assert refused(table.ask(0, BEGIN)).startswith("The game waits for Ren.")
    ready(table, 1)
    assert isinstance(table.ask(2, BEGIN), Accepted)
    assert number(table) == 1


def test_it_begins_without_those_who_are_named_and_nobody_else(table: Play) -> None:
    ready(table, 0, 2)
    assert refused(table.ask(0, without(1))).startswith("The game waits for Sora.")
    assert isinstance(table.ask(0, without(1, 3)), Accepted)
    assert number(table) == 1


@pytest.mark.parametrize(
    "intent",
    [
        Batch((SetPhase("main"), BEGIN)),
        Batch((READY, NextTurn(0))),
        Batch((NextTurn(0), BEGIN)),
    ],
)
def test_no_other_gesture_with_a_procedure_begins_it(table: Play, intent: Intent) -> None:
    ready(table, 1, 2)
    nodes = len(table.host.tree.nodes)
    refused(table.ask(0, intent))
    assert (number(table), len(table.host.tree.nodes)) == (0, nodes)


def test_who_takes_the_word_back_is_waited_for_again(table: Play) -> None:
    ready(table, 0, 1, 2, 3)
    table.ask(1, PutMark(("seat.1",), "ready", value=0))
    assert refused(table.ask(0, BEGIN)).startswith("The game waits for Ren.")
    ready(table, 1)
    assert isinstance(table.ask(0, BEGIN), Accepted)


def test_that_it_began_can_be_taken_back_and_everybody_is_ready_as_before(table: Play) -> None:
    ready(table, 0, 1, 2, 3)
    table.ask(0, BEGIN)
    table.ask(0, Undo())
    assert number(table) == 0
    assert isinstance(table.ask(3, BEGIN), Accepted)


def test_asked_twice_it_begins_once(table: Play) -> None:
    ready(table, 0, 1, 2, 3)
    request = Request("once", 0, table.host.tree.cursor, BEGIN)
    answers = [table.host.submit(request) for _ in range(2)]
    assert answers[0] == answers[1]
    assert number(table) == 1


@pytest.mark.parametrize("intent", [BEGIN, without(0, 1), Batch((READY, BEGIN))])
def test_two_who_begin_it_at_the_same_time_begin_it_once(table: Play, intent: Intent) -> None:
    ready(table, 0, 1, 2, 3)
    assert isinstance(table.ask(1, BEGIN), Accepted)
    answer = table.ask(0, intent)
    assert isinstance(answer, Refused)
    assert answer.code == "begun"
    assert number(table) == 1


def test_a_position_may_be_laid_out_but_not_even_a_judge_begins_for_the_players(
    table: Play,
) -> None:
    refused(table.ask(JUDGE, BEGIN))
    assert isinstance(table.ask(JUDGE, NextTurn(1)), Accepted)
    assert number(table) == 1


def test_a_game_without_a_setup_has_nobody_to_wait_for() -> None:
    table = lay(TOYS["duel"], 1)
    assert isinstance(table.ask(0, NextTurn(0)), Accepted)


@pytest.mark.parametrize(
    ("named", "seats"),
    [("", set()), ("1", {1}), ("0,3", {0, 3}), ("x,2,,²,-1", {2}), ("9" * 5000, set())],
)
def test_names_come_from_outside(named: str, seats: set[int]) -> None:
    assert named_in({"without": named}) == seats

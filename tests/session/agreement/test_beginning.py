"""A game begins when every seat is ready, or without those who are named; by no other way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count

import pytest

from app.core.data.value import replace
from app.core.fact import Began
from app.core.ids import JUDGE
from app.core.intent import (
    Batch,
    Draw,
    Intent,
    Move,
    NextTurn,
    Procedure,
    PutMark,
    Request,
    SetOptions,
    SetPhase,
    Step,
    Undo,
)
from app.core.text.words import Words
from app.core.zone import Seat
from app.games.beginning_contract import named_in
from app.games.common_options import TURN_LOCK
from app.games.game_api import Look
from app.session.host.entropy import Entropy
from app.session.host.host import Host, host_table
from app.session.host.updates import Accepted, Answer, Refused
from app.session.room.hosted_game import HostedGame
from tests.helpers.play import Play, decks_for, lay
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


# -- each the own side ----------------------------------------------------------------------------


def _clear(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    for field in ("field.t0", "field.t1"):
        if cards := look().cards_in(field):
            yield Move(cards, "discard.t1")


CLEARING = replace(SPEC, procedures={**SPEC.procedures, "clear": _clear})
UNLOCKED = SetOptions(((TURN_LOCK.id, "off"),))


@pytest.fixture
def hosted() -> Host:
    """The same at a table that people sit at from elsewhere."""
    sitting = tuple(
        Seat(name, team)
        for name, team in zip(("Aki", "Ren", "Mio", "Sora"), SPEC.teams(4), strict=True)
    )
    cards = SPEC.lay(sitting, decks_for(SPEC, 4))
    host = host_table(CLEARING, Began(SPEC.id, sitting, SPEC.zones, cards, 3), Entropy(3))
    HostedGame(host, lambda: range(4))
    return host


@pytest.fixture
def unlocked(hosted: Host) -> Host:
    """There everybody may touch anything."""
    assert isinstance(ask(hosted, JUDGE, UNLOCKED), Accepted)
    return hosted


_NUMBERS = count()


def ask(host: Host, seat: int, intent: Intent) -> Answer:
    name = f"r{next(_NUMBERS)}"
    return host.submit(Request(name, seat, host.tree.cursor, intent))


def own_side(answer: Answer) -> Words:
    assert isinstance(answer, Refused)
    assert answer.code == "own-side"
    return answer.reason


EARLY = [NextTurn(0), Batch((NextTurn(1), NextTurn(0))), BEGIN]


@pytest.mark.parametrize("intent", EARLY)
def test_where_people_sit_apart_no_gesture_begins_it_early(unlocked: Host, intent: Intent) -> None:
    for seat in (1, 2, 3):
        assert isinstance(ask(unlocked, seat, READY), Accepted)
    refused(ask(unlocked, 1, intent))
    assert unlocked.tree.table.turn.number == 0
    assert isinstance(ask(unlocked, 0, READY), Accepted)
    assert isinstance(ask(unlocked, 1, intent), Accepted)


@pytest.mark.parametrize("intent", EARLY)
def test_with_the_turn_lock_it_begins_by_its_own_procedure_alone(
    hosted: Host, intent: Intent
) -> None:
    assert isinstance(ask(hosted, 1, intent), Refused)
    for seat in range(4):
        assert isinstance(ask(hosted, seat, READY), Accepted)
    assert isinstance(ask(hosted, 1, intent), Accepted) == (intent == BEGIN)
    assert hosted.tree.table.turn.number == (intent == BEGIN)


def test_nobody_says_for_another_that_they_are_ready(unlocked: Host) -> None:
    reason = own_side(ask(unlocked, 0, PutMark(("seat.1",), "ready", value=1)))
    assert "Ask Ren" in reason.en
    assert "Ren" in reason.ja
    # Not even within a team.
    own_side(ask(unlocked, 0, PutMark(("seat.2",), "ready", value=1)))
    assert isinstance(ask(unlocked, 0, PutMark(("seat.1",), "wins", value=1)), Accepted)
    assert isinstance(ask(unlocked, 0, READY), Accepted)


def test_nobody_sets_up_the_side_of_the_other_team(unlocked: Host) -> None:
    assert isinstance(ask(unlocked, 1, Procedure("deal")), Accepted)
    (card, *_) = (one.handle for one in unlocked.tree.table.cards if one.zone == "hand.1")
    assert card is not None
    assert isinstance(ask(unlocked, 1, Move((card,), "field.t1", -1)), Accepted)
    for intent in (Procedure("clear"), Batch((READY, Procedure("clear")))):
        own_side(ask(unlocked, 0, intent))
    assert isinstance(ask(unlocked, 3, Procedure("clear")), Accepted), "a team shares"


def test_once_the_game_has_begun_the_table_is_open_as_ever(unlocked: Host) -> None:
    ask(unlocked, 1, Draw(1, "deck.1", "hand.1"))
    for seat in range(4):
        assert isinstance(ask(unlocked, seat, READY), Accepted)
    assert isinstance(ask(unlocked, 0, BEGIN), Accepted)
    assert isinstance(ask(unlocked, 1, PutMark(("seat.0",), "ready", value=0)), Accepted)

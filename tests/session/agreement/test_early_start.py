"""Before the first turn: no game begins early, and no seat sets up or speaks for another.

How a game begins where everything is as it should be is in `test_beginning.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count

import pytest

from app.core.data.value import replace
from app.core.fact import Began
from app.core.ids import JUDGE
from app.core.intent import Batch, Draw, ForSeat, Intent, Move, Procedure, PutMark, Request, Step
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.core.zone import Seat
from app.games.common_options import TURN_LOCK
from app.games.game_api import Look
from app.session.agreement.early_start import check_beginning
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.opening import host_table
from app.session.host.updates import Accepted, Answer, Refused
from app.session.room.hosted_game import HostedGame
from app.session.steps.rights import ImpossibleError
from tests.helpers.play import decks_for, lay
from tests.helpers.toy_games import TOYS

SPEC = TOYS["quartet"]
READY, BEGIN = Procedure("ready"), Procedure("begin")


def refused(answer: Answer) -> None:
    assert isinstance(answer, Refused)
    assert answer.code == "not-ready"
    assert answer.reason.ja


# -- at any table ---------------------------------------------------------------------------------


def begins(intent: Intent, *ready: int, turn: int = 0) -> str:
    """Return the code of the refusal of a gesture after which the first turn runs, "" for none."""
    play = lay(SPEC, 3)
    for seat in ready:
        assert isinstance(play.ask(seat, READY), Accepted)
    before = play.truth
    after = replace(before, turn=replace(before.turn, number=1))
    before = replace(before, turn=replace(before.turn, number=turn))
    try:
        check_beginning(SPEC, Request("r1", 0, 0, intent), before, after)
    except ImpossibleError as problem:
        return problem.code
    return ""


def test_a_game_begins_once_everybody_is_ready() -> None:
    assert begins(BEGIN, 0, 1, 2) == "not-ready"
    assert begins(BEGIN, 0, 1, 2, 3) == ""


def test_or_without_those_who_are_named() -> None:
    assert SPEC.beginning is not None
    assert begins(SPEC.beginning.begin(without=(3,)), 0, 1, 2) == ""
    assert begins(SPEC.beginning.begin(without=(2,)), 0, 1, 2) == "not-ready"


def test_a_procedure_within_a_gesture_begins_it_no_earlier() -> None:
    assert begins(Batch((READY, Batch((Procedure("rally"),))))) == "not-ready"


def test_nor_does_a_judge_who_acts_in_the_place_of_a_seat() -> None:
    assert begins(ForSeat(0, BEGIN), 0, 1, 2) == "not-ready"
    assert begins(ForSeat(0, BEGIN), 0, 1, 2, 3) == ""


def test_a_turn_that_is_set_by_hand_lays_out_a_position() -> None:
    assert begins(NextTurn(0)) == ""


def test_no_game_begins_twice() -> None:
    assert begins(BEGIN, 0, 1, 2, 3, turn=2) == "begun"
    assert begins(Procedure("rally"), turn=2) == ""


# -- where people sit apart -----------------------------------------------------------------------


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

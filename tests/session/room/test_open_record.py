"""The record of a game that is over is opened once all agreed, and had time to sign."""

from __future__ import annotations

import math

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.intents.turn_intents import NextTurn, SetPhase
from app.session.room.hosted_game import HostedGame
from app.session.room.open_record import SIGNING, OpenRecord, check_may_ask, others
from app.session.steps.rights import ImpossibleError
from tests.session.room.small_room import REN, SPEC, Evening

OVER = replace(SPEC, over="over")


def game(evening: Evening) -> HostedGame:
    assert evening.room.game is not None
    return evening.room.game


def test_it_is_open_at_once_where_nobody_has_to_sign() -> None:
    evening, record = Evening(), OpenRecord()
    assert record.due == math.inf
    record.open(evening.now)
    assert not record.is_open
    assert record.due == evening.now + SIGNING
    assert record.tick(game(evening), evening.now)
    assert (record.is_open, record.due) == (True, math.inf)
    assert not record.tick(game(evening), evening.now), "it is said once"


def test_it_waits_for_signatures_and_not_for_ever() -> None:
    evening, record = Evening(seed=None), OpenRecord()
    evening.commit(evening.aki, b"a")
    evening.do(evening.aki, i.Announce("say", "gg"))
    record.open(evening.now)
    assert game(evening).unsigned()
    assert not record.tick(game(evening), evening.now + SIGNING - 0.1)
    assert record.tick(game(evening), evening.now + SIGNING)


def test_what_is_played_afterwards_is_not_in_it() -> None:
    evening, record = Evening(), OpenRecord()
    record.open(evening.now)
    record.tick(game(evening), evening.now)
    before = list(evening.host.journal)
    evening.do(evening.aki, i.Announce("say", "once more?"))
    assert list(record.entries(game(evening))) == before


def test_a_record_that_is_closed_is_given_to_nobody() -> None:
    with pytest.raises(ImpossibleError, match="not open"):
        OpenRecord().entries(game(Evening()))


def test_it_may_be_asked_for_when_the_game_is_over_and_every_player_there() -> None:
    evening = Evening(spec=OVER)
    with pytest.raises(ImpossibleError, match="not over"):
        check_may_ask(game(evening), evening.room.roster)
    evening.do(evening.aki, NextTurn(0))
    evening.do(evening.aki, SetPhase("over"))
    check_may_ask(game(evening), evening.room.roster)
    evening.leave(evening.ren)
    with pytest.raises(ImpossibleError, match="Ren is away"):
        check_may_ask(game(evening), evening.room.roster)


def test_the_other_players_are_asked() -> None:
    evening = Evening()
    assert others(evening.room.roster, 0) == (REN,)
    evening.leave(evening.ren)
    assert others(evening.room.roster, 0) == ()

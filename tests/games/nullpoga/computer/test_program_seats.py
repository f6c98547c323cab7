"""The players that are programs, as they sit at a table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from app.core.intent import Step
from app.core.intents.seal_intents import LockPlan
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.computer_contract import Foreseen, asked_for_hints, played_by
from app.games.nullpoga.computer import computer_levels
from app.games.nullpoga.computer.program_seats import PLAYERS, plan_locked
from app.games.nullpoga.flow.phase_tasks import phase_step
from app.games.nullpoga.planning.plan_text import plan_text, read_plan
from app.games.nullpoga.resolver.turn_plans import Act, Plan
from tests.games.nullpoga.poga_table import Half, PogaTable


def blind(_view: SeatView, _steps: Sequence[Step]) -> Foreseen:
    raise AssertionError("nobody here tries steps out")


def thinks(table: PogaTable, seat: int, player: str = "greedy") -> Step | None:
    step, memory = PLAYERS[player].think(blind)(table.view(seat), "kept", Random(1))
    assert memory == "kept"
    return step


def test_everybody_who_can_plan_may_sit_down() -> None:
    assert PLAYERS.keys() == set(computer_levels.PLAYERS)
    assert len({player.title for player in PLAYERS.values()}) == len(PLAYERS)


def test_a_plan_is_locked_once() -> None:
    table = PogaTable(None, Half("2:boar"))
    locked = thinks(table, 1)
    assert isinstance(locked, LockPlan)
    assert read_plan(locked.plan).actions == (Act(table.unit("battle.1#2"), "attack"),)
    table.ask(1, locked)
    assert thinks(table, 1) is None


def test_what_a_spell_brings_is_called_as_a_plan_writes_it() -> None:
    table = PogaTable(Half(hand="summon_ritual boar"))
    plans = [
        read_plan(plan_locked("random", table.view(), Random(seed)).plan) for seed in range(20)
    ]
    brought = [plan for plan in plans if plan.spells]
    assert brought
    for plan in brought:
        assert [cast.uid for cast in plan.spells] == ["+1"]
        assert {act.monster for act in plan.actions} <= {"+1"}
    assert any(plan.actions for plan in brought)


def test_a_player_that_is_none_is_not_asked() -> None:
    with pytest.raises(KeyError):
        plan_locked("no such player", PogaTable().view(), Random(1))


def test_programs_go_on_by_themselves_only_where_no_person_looks_on() -> None:
    both = dict((played_by(0, "greedy"), played_by(1, "greedy")))
    for options, steps in (
        (both, [phase_step("march"), None]),
        (dict([played_by(1, "greedy")]), [None, None]),
    ):
        table = PogaTable(Half("", "1:cat"), options=options)
        table.lock()
        assert [thinks(table, seat) for seat in (0, 1)] == steps


def test_the_best_one_says_why_it_would_plan_so_and_is_the_one_that_is_asked() -> None:
    assert asked_for_hints(PLAYERS) == computer_levels.STRONGEST
    table = PogaTable(Half("3:boar"), Half(life=3))
    why = PLAYERS[computer_levels.STRONGEST].why
    assert why is not None
    attack = LockPlan(plan_text(Plan(actions=(Act(table.unit("battle.0#3"), "attack"),))))
    said = why()(table.view(), attack, Random(1))
    assert said[0] == Words("It wins the game this turn.", "このターンで勝てます。")
    assert why()(table.view(), NextTurn(0), Random(1)) == ()

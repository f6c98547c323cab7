"""Sealed plans: locked, taken back, and opened together by the last one."""

from __future__ import annotations

from functools import partial

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.data.value import replace
from app.core.facts.seal_facts import PlanLocked, PlansOpened
from app.core.facts.turn_facts import TurnSet
from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Batch
from app.core.intents.seal_intents import LockPlan, OpenPlans, UnlockPlan
from app.core.intents.turn_intents import NextTurn
from app.core.seal import PLAN_LENGTH, Seal, filled
from app.core.sight import view
from app.core.table import Table, Turn
from app.core.text.words import Words
from app.core.zone import Seat
from tests.core.small_table import AKI, REN, laid
from tests.helpers.toy_games import TOYS
from tests.session.steps import small_step

PLANS = TOYS["plans"]
after = partial(small_step.after, spec=PLANS)
facts = partial(small_step.facts, spec=PLANS)
refusal = partial(small_step.refusal, spec=PLANS)


@pytest.fixture
def table() -> Table:
    return laid(hand_0=("fox",))


def test_the_last_plan_opens_all_in_its_own_gesture(table: Table) -> None:
    table = after(table, LockPlan("strike"))
    assert table.seals == (Seal(AKI, filled("strike")),)
    assert facts(table, LockPlan("wait"), REN) == (
        PlanLocked(REN, filled("wait")),
        PlansOpened(REN, (AKI, REN)),
    )
    opened = after(table, LockPlan("wait"), REN)
    for seat in (AKI, REN, SPECTATOR):
        assert [seal.text for seal in view(opened, seat).seals] == ["strike", "wait"]


def test_until_then_others_see_only_that_it_is_locked(table: Table) -> None:
    table = after(table, LockPlan("strike"))
    for seat in (REN, SPECTATOR):
        (seal,) = view(table, seat).seals
        assert (seal.seat, seal.locked, seal.plan) == (AKI, True, None)
    for seat in (AKI, JUDGE):
        assert view(table, seat).seals[0].text == "strike"


def test_it_may_be_replaced_and_taken_back_until_all_are_locked(table: Table) -> None:
    table = after(after(table, LockPlan("strike")), LockPlan("hide"))
    assert table.seals == (Seal(AKI, filled("hide")),)
    assert after(table, UnlockPlan()).seals == ()
    assert refusal(table, UnlockPlan(), REN) == "no-plan"
    opened = after(table, LockPlan("wait"), REN)
    assert refusal(opened, UnlockPlan()) == "plan-open"
    assert refusal(opened, LockPlan("better")) == "plan-open"


@pytest.mark.parametrize("plan", ["計画", 'say "go"', "x" * (PLAN_LENGTH + 1)])
def test_what_cannot_be_a_plan_is_refused_with_a_sentence(table: Table, plan: str) -> None:
    assert refusal(table, LockPlan(plan)) == "no-plan"


def test_only_who_sits_there_plans(table: Table) -> None:
    for seat in (JUDGE, SPECTATOR):
        assert refusal(table, LockPlan("strike"), seat) == "no-seat"
        assert refusal(table, UnlockPlan(), seat) == "no-seat"


def test_plans_lie_open_until_the_next_turn_begins(table: Table) -> None:
    opened = after(after(table, LockPlan("strike")), LockPlan("wait"), REN)
    assert after(opened, NextTurn(REN)).seals == ()
    assert after(after(table, LockPlan("strike")), NextTurn(REN)).seals != (), "still locked"


def test_with_a_new_game_nobody_has_planned_anything() -> None:
    table = laid(hand_0=("fox",))
    planned = after(after(table, NextTurn(AKI)), LockPlan("strike"))
    assert apply(planned, TurnSet(AKI, table.turn, "anew")).seals == ()


def test_they_open_early_by_who_asks_for_it(table: Table) -> None:
    assert refusal(table, OpenPlans()) == "no-plan"
    table = after(table, LockPlan("strike"))
    assert refusal(table, OpenPlans((REN,))) == "no-plan"
    assert refusal(table, OpenPlans((7,))) == "no-seat"
    assert facts(table, OpenPlans(), REN) == (PlansOpened(REN, (AKI,), (REN,)),)
    opened = after(table, OpenPlans((AKI,)), REN)
    assert not opened.seals[0].locked
    assert refusal(opened, OpenPlans()) == "no-plan"
    last = after(opened, LockPlan("wait"), REN)
    assert [seal.locked for seal in last.seals] == [False, False], "nobody else is waited for"


def test_several_steps_of_one_gesture_lock_one_plan(table: Table) -> None:
    table = after(table, Batch((LockPlan("strike"), UnlockPlan(), LockPlan("hide"))))
    assert table.seals == (Seal(AKI, filled("hide")),)


def test_a_game_without_plans_has_none(table: Table) -> None:
    assert small_step.refusal(table, LockPlan("strike")) == "no-plans"
    assert small_step.refusal(table, UnlockPlan()) == "no-plans"


def test_who_is_out_is_not_waited_for(table: Table) -> None:
    spec = replace(PLANS, out=lambda _view, seat: Words("out", "脱落") if seat == REN else None)
    opened = small_step.after(table, LockPlan("strike"), spec=spec)
    assert [seal.locked for seal in opened.seals] == [False]


def test_where_several_play_a_turn_at_once_these_are_waited_for() -> None:
    seats = tuple(Seat(name, team) for team, name in enumerate(("Aki", "Ren", "Mio")))
    table = apply(None, f.Began("plans", seats, PLANS.zones, ()))
    table = apply(table, TurnSet(AKI, Turn(1, AKI, "main", also=(REN,)), "turn"))
    table = after(table, LockPlan("strike"))
    assert [seal.locked for seal in table.seals] == [True]
    table = after(table, LockPlan("wait"), REN)
    assert [seal.locked for seal in table.seals] == [False, False]


def test_a_game_says_who_plans_and_a_new_round_replaces_what_lies_open(table: Table) -> None:
    asked = [REN, AKI]
    game = replace(PLANS, planners=lambda _view: tuple(asked))
    locks = partial(small_step.after, spec=game)
    refused = partial(small_step.refusal, spec=game)
    table = locks(locks(table, LockPlan("rock")), LockPlan("paper"), REN)
    assert [seal.locked for seal in table.seals] == [False, False]
    again = locks(table, LockPlan("scissors"))
    assert [seal.locked for seal in again.seals] == [True, False]
    assert view(again, REN).seal(AKI).plan is None  # type: ignore[union-attr]  # it is locked
    asked.remove(AKI)
    assert refused(table, LockPlan("rock")) == "not-planning"
    alone = locks(table, LockPlan("rock"), REN)
    assert not any(seal.locked for seal in alone.seals), "who is not asked is not waited for"

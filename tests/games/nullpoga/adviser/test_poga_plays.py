"""A plan reaches the adviser as a sketch and as it is locked, and another's never does."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Procedure
from app.core.intents.seal_intents import LockPlan, Sketch, UnlockPlan
from app.games.advising.common_plays import Moved, TurnBegun
from app.games.nullpoga.adviser.poga_plays import Carried, Planned, meant, told
from app.games.nullpoga.resolver.turn_plans import Act, Plan
from app.session.host.updates import Stepped, Update
from tests.games.nullpoga.adviser.poga_advice import Heard, foreseen, rules
from tests.games.nullpoga.poga_table import Half, PogaTable

TOO_DEAR = "summon ulvan 0"


def short() -> PogaTable:
    return PogaTable(Half(hand="ulvan rat"), Half(hand="ulvan"), turn=6)


def test_a_sketch_and_a_lock_are_the_same_plan() -> None:
    view = short().view()
    attack = Plan(actions=(Act("u1", "attack"),))
    assert meant(None, view, Sketch("attack u1")) == (Planned(0, attack, False),)
    assert meant(None, view, LockPlan("attack u1")) == (Planned(0, attack, True),)


def test_an_empty_draft_is_no_plan_and_an_empty_plan_is_one() -> None:
    view = short().view()
    assert meant(None, view, Sketch("")) == ()
    assert meant(None, view, LockPlan("")) == (Planned(0, Plan(), True),)


def test_what_nobody_can_read_is_no_plan() -> None:
    assert meant(None, short().view(), LockPlan("bundles bundle1,bundle2")) == ()


def test_a_sketch_is_judged_by_the_adviser_of_its_seat() -> None:
    heard = Heard(short())
    heard.table.ask(0, Sketch(TOO_DEAR))
    assert heard.client.view.draft == TOO_DEAR
    said = heard.adviser.foresee(Sketch(heard.client.view.draft))
    assert rules(said) == {"plan-mana": "illegal"}


def test_a_locked_plan_is_judged_before_and_after() -> None:
    table = short()
    before = foreseen(table, LockPlan(TOO_DEAR))
    heard = Heard(table)
    after = heard.of(LockPlan(TOO_DEAR))
    assert before == after
    assert rules(after) == {"plan-mana": "illegal"}


def test_the_last_plan_is_judged_as_all_of_them_open() -> None:
    table = short()
    heard, other = Heard(table), Heard(table, 1)
    table.ask(1, LockPlan(TOO_DEAR))
    assert rules(other.last()) == {"plan-mana": "illegal"}
    assert heard.last() == []
    assert rules(heard.of(LockPlan(""))) == {"mana-left": "reminder"}
    assert other.last() == []


def test_a_judge_hears_of_every_plan() -> None:
    table = short()
    judge = Heard(table, JUDGE)
    assert rules(judge.of(LockPlan(TOO_DEAR), 1)) == {"plan-mana": "illegal"}


@pytest.mark.parametrize("plan", ["", "cast swap 0b-1b 2", "attack u1;attack u1"])
def test_what_the_other_locks_is_never_told(plan: str) -> None:
    table = PogaTable(Half("3:boar", hand="swap"), Half("3:cat", hand="swap"), turn=8)
    heard = Heard(table)
    before = foreseen(table, Sketch("cast swap 0b-1b 2"))
    assert heard.of(LockPlan(plan), 1) == []
    assert foreseen(table, Sketch("cast swap 0b-1b 2")) == before
    assert heard.of(UnlockPlan(), 1) == []


def test_before_the_first_turn_and_after_the_end_nothing_is_judged() -> None:
    assert (
        meant(None, PogaTable(Half(mana=1), Half(mana=1), turn=0).view(), Sketch("attack u1")) == ()
    )
    ended = PogaTable()
    ended.ask(0, Procedure("concede"))
    assert meant(None, ended.view(), Sketch("attack u1")) == ()


def test_a_phase_that_is_carried_out_is_one_play_and_what_begins_with_it() -> None:
    table = PogaTable()
    table.lock()
    table.run("end")
    heard: list[Update] = []
    client = table.clients[0]
    client.listeners.append(heard.append)  # type: ignore[arg-type]
    view = client.view
    table.run()
    (step,) = (one for one in heard if isinstance(one, Stepped))
    plays = [one.play for one in told(None, view, step.facts)]
    assert plays[:2] == [Carried(0, "end"), TurnBegun(0, 0)]
    assert [type(one) for one in plays[2:]] == [Moved, Moved]

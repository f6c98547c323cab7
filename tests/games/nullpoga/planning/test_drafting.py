"""Going on with a draft: entries are put in, put in another place of their order, taken out."""

from __future__ import annotations

import pytest

from app.core.intents.seal_intents import LockPlan
from app.games.nullpoga.planning import drafting as d
from app.games.nullpoga.resolver.board_values import Place
from app.games.nullpoga.resolver.turn_plans import NOTHING, Act, Cast, Freeze, Plan, Summon
from tests.games.nullpoga.poga_table import Half, PogaTable

HERE, THERE = Place(1, "battle", 0), Place(1, "battle", 3)


def test_a_draft_goes_on_until_it_is_locked_and_a_plan_until_both_lie_open() -> None:
    table = PogaTable(Half(hand="rat"))
    table.sketch("summon rat 2")
    assert d.drafts_now(table.view())
    table.ask(0, LockPlan("summon rat 2"))
    assert (d.drafts_now(table.view()), d.plans_now(table.view())) == (False, True)
    assert d.draft_of(table.view()) == Plan(summons=(Summon("rat", 2),))
    table.ask(1, LockPlan(""))
    assert not d.plans_now(table.view())


def test_a_draft_that_nobody_can_read_is_an_empty_one() -> None:
    table = PogaTable()
    table.sketch("no plan at all")
    assert d.draft_of(table.view()) == NOTHING


def test_a_spell_is_aimed_anew_where_no_more_of_it_is_left() -> None:
    once = d.with_cast(NOTHING, Cast("meteor", HERE), 1)
    assert once.spells == (Cast("meteor", HERE),)
    assert d.with_cast(once, Cast("meteor", THERE), 0).spells == (Cast("meteor", THERE),)
    assert d.with_cast(once, Cast("meteor", THERE), 1).spells == (
        Cast("meteor", HERE),
        Cast("meteor", THERE),
    )
    assert d.with_cast(once, Cast("blaze"), 0) == once


def test_a_monster_does_one_thing_in_its_place_of_the_order() -> None:
    plan = d.with_act(d.with_act(NOTHING, Act("u1", "attack")), Act("u2", "attack"))
    assert d.with_act(plan, Act("u1", "move", 3)).actions == (
        Act("u1", "move", 3),
        Act("u2", "attack"),
    )
    assert d.moved(plan, "actions.1", 0).actions == (Act("u2", "attack"), Act("u1", "attack"))


def test_what_a_ritual_would_have_brought_goes_with_it() -> None:
    ritual = Cast("summon_ritual", Place(0, "battle", 1), monster="boar")
    plan = d.with_cast(NOTHING, ritual, 1)
    brought = plan.spells[0].uid
    plan = d.with_freeze(d.with_act(plan, Act(brought, "attack")), Freeze("u1", 2))
    assert d.without_card(plan, "boar") == Plan(freeze=(Freeze("u1", 2),))


@pytest.mark.parametrize("row", ["actions.0", "march.1", "spells", "spells.x"])
def test_a_row_that_is_none_of_the_plan_is_not_taken_out(row: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        d.without(Plan(spells=(Cast("blaze"),)), row)

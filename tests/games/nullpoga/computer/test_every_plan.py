"""All plans that a side could make, where they are few."""

from __future__ import annotations

from app.games.nullpoga.computer.every_plan import every_plan
from app.games.nullpoga.resolver.turn_plans import NOTHING, Act, Plan
from tests.games.nullpoga.computer.plan_boards import at, table
from tests.games.nullpoga.planned import side


def test_who_has_nothing_plans_nothing() -> None:
    assert every_plan(at(table(side(), side({1: "boar"}))), 10) == [NOTHING]


def test_a_monster_attacks_moves_to_either_side_or_rests() -> None:
    plans = every_plan(at(table(side({2: "boar"}), side())), 10)
    assert plans is not None
    acts = [Act("boar", "attack"), Act("boar", "move", 1), Act("boar", "move", 3)]
    assert len(plans) == 4
    assert set(plans) == {NOTHING, *(Plan(actions=(act,)) for act in acts)}


def test_acts_of_several_come_in_every_order_and_each_plan_once() -> None:
    # The boar in the corner attacks or rests, the cat may move as well.
    plans = every_plan(at(table(side({0: "boar", 1: "cat"}), side())), 20)
    assert plans is not None
    assert len(plans) == len(set(plans)) == 1 + 3 + 2 * 2


def test_monsters_are_summoned_to_any_cells_as_far_as_the_mana_goes() -> None:
    hand = side(hand=["rat", "cat"])
    one, both = (every_plan(at(table(hand, side(), turn=turn)), 100) for turn in (2, 3))
    assert one is not None
    assert both is not None
    assert len(one) == 1 + 5 + 5
    assert len(both) == 1 + 5 + 5 + 5 * 4
    assert all(len(plan.summons) < 2 for plan in one)
    columns = {tuple((s.card, s.column) for s in plan.summons) for plan in both}
    assert (("rat", 4), ("cat", 0)) in columns
    assert (("rat", 4), ("cat", 4)) not in columns


def test_what_the_ritual_brings_may_act_and_is_not_summoned_as_well() -> None:
    plans = every_plan(at(table(side(hand=["summon_ritual", "boar"]), side(), turn=6)), 200)
    assert plans is not None
    brought = [plan for plan in plans if plan.spells]
    assert {len(plan.actions) for plan in brought} == {0, 1}
    assert not any(plan.summons for plan in brought)
    assert any(plan.summons for plan in plans)


def test_more_plans_than_are_wanted_are_none() -> None:
    draftable = at(table(side({2: "boar"}), side()))
    assert every_plan(draftable, 4) is not None
    assert every_plan(draftable, 3) is None

"""One part of a plan changed by chance: how a good plan is made a better one."""

from __future__ import annotations

from random import Random

from app.games.nullpoga.computer.plan_changes import varied
from app.games.nullpoga.computer.plan_drafts import draft
from app.games.nullpoga.resolver.turn_plans import NOTHING, Act, Plan
from tests.games.nullpoga.computer.plan_boards import at, boards_by_chance, table
from tests.games.nullpoga.planned import CARDS, side


def _cost(plan: Plan) -> int:
    cards = [one.card for one in (*plan.spells, *plan.summons)]
    return sum(CARDS[card].cost for card in cards)


def test_what_is_varied_again_and_again_stays_possible() -> None:
    chance = Random(2)
    for board in boards_by_chance(25, 2):
        plan = draft(at(board), chance)
        for _ in range(40):
            plan = varied(plan, at(board), chance)
            assert _cost(plan) <= board.mana[0]
            hand = board.hand[0][:]
            for one in (*plan.spells, *plan.summons):
                hand.remove(one.card)
            acting = [act.monster for act in plan.actions]
            assert len(acting) == len(set(acting))


def test_variants_differ_and_reach_each_part() -> None:
    board = table(
        side({0: "boar", 2: "frost_witch"}, hand=["rat", "meteor", "cat"]), side({1: "wyvern"})
    )
    chance = Random(4)
    plan = draft(at(board), chance)
    others = [varied(plan, at(board), chance) for _ in range(200)]
    for part in ("spells", "summons", "actions"):
        assert any(getattr(other, part) != getattr(plan, part) for other in others)


def test_where_nothing_can_be_planned_nothing_changes() -> None:
    assert varied(NOTHING, at(table(side(), side({1: "boar"}))), Random(1)) == NOTHING


def test_a_monster_that_attacks_moves_to_either_side_or_rests_instead() -> None:
    board = table(side({2: "boar"}), side())
    plan = Plan(actions=(Act("boar", "attack"),))
    others = {varied(plan, at(board), Random(seed)).actions for seed in range(60)}
    assert {(act.do, act.to) for acts in others for act in acts} == {
        ("attack", -1),
        ("move", 1),
        ("move", 3),
    }
    assert () in others

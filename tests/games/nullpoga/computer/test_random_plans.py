from __future__ import annotations

from itertools import permutations
from random import Random

from app.games.nullpoga.computer.random_plans import random_plan
from app.games.nullpoga.resolver.rulings import USUAL, Rulings
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.working_board import WorkingBoard
from tests.games.nullpoga.computer.plan_boards import table
from tests.games.nullpoga.planned import CARDS, monster, side


def plans(board: WorkingBoard, rulings: Rulings = USUAL, count: int = 60) -> list[Plan]:
    return [random_plan(board, 0, rulings, CARDS, Random(seed)) for seed in range(count)]


def test_random_does_everything_sooner_or_later() -> None:
    board = table(side({2: "boar"}, hand=["meteor", "rat"]), side({2: "wyvern"}), turn=7)
    made = plans(board)
    assert {act.do for plan in made for act in plan.actions} == {"attack", "move"}
    assert {len(plan.actions) for plan in made} == {0, 1}
    assert {len(plan.spells) for plan in made} == {0, 1}
    assert {one.column for plan in made for one in plan.summons} == {0, 1, 2, 3, 4}


def test_spells_and_acts_come_in_any_order() -> None:
    spells = ["meteor", "rock_spell", "flame_guard"]
    board = table(side({0: "boar", 2: "cat", 4: "rat"}, hand=spells), side({2: "wyvern"}), turn=10)
    made = plans(board, count=600)
    assert {tuple(one.card for one in plan.spells) for plan in made} > set(permutations(spells, 2))
    orders = {tuple(act.monster for act in plan.actions) for plan in made}
    assert orders > set(permutations(("boar", "cat", "rat")))


def test_a_ritual_brings_a_monster_once_and_no_card_is_paid_twice() -> None:
    board = table(side(hand=["summon_ritual", "summon_ritual", "rat"]), side(), turn=10)
    brought = [[cast.monster for cast in plan.spells] for plan in plans(board)]
    assert ["rat"] in brought
    assert ["rat", "rat"] not in brought
    for plan in plans(table(side(hand=["boar", "boar", "boar"]), side(), turn=5)):
        assert sum(CARDS[one.card].cost for one in plan.summons) <= 5


def test_who_freezes_pushes_and_repeats_does_so() -> None:
    board = table(
        side({0: "frost_witch", 2: "tempest_knight", 4: "chrono_mage"}, hand=["blaze"]),
        side({1: "boar"}),
        turn=10,
    )
    made = plans(board)
    assert all(len(plan.freeze) == 1 for plan in made)
    assert {len(plan.push) for plan in made} == {0, 1}
    assert {plan.repeat for plan in made} == {"spells", "actions"}
    off = plans(board, Rulings(push="as_act", repeat="off"))
    assert all(not plan.push and not plan.repeat for plan in off)
    assert any(act.do == "push" for plan in off for act in plan.actions)


def test_nobody_is_summoned_where_no_cell_is_free() -> None:
    names = ("boar", "cat", "wyvern", "stoat", "archer")
    front = dict(enumerate(names))
    behind = {column: monster(card, f"{card} behind") for column, card in front.items()}
    board = table(side(front, behind, hand=["rat"]), side(), turn=7)
    assert all(not plan.summons for plan in plans(board))

from __future__ import annotations

from app.games.nullpoga.computer.rule_plans import first_plan, greedy_plan
from app.games.nullpoga.resolver.board_values import BATTLE, Place
from tests.games.nullpoga.computer.plan_boards import at, table
from tests.games.nullpoga.planned import side


def test_greedy_casts_at_the_first_enemy_summons_from_the_left_and_never_moves() -> None:
    board = table(
        side({1: "boar", 3: "cat"}, hand=["meteor", "rat", "boar"]), side({2: "wyvern"}), turn=7
    )
    plan = greedy_plan(at(board))
    assert plan.spells[0].target == Place(1, BATTLE, 2)
    assert [(one.card, one.column) for one in plan.summons] == [("rat", 0), ("boar", 1)]
    assert [(act.monster, act.do) for act in plan.actions] == [
        ("boar", "attack"),
        ("cat", "attack"),
    ]


def test_the_second_sides_left_is_the_last_column() -> None:
    board = table(side(), side({1: "boar", 3: "cat"}, hand=["rat"]), turn=7)
    plan = greedy_plan(at(board, 1))
    assert [one.column for one in plan.summons] == [4]
    assert [act.monster for act in plan.actions] == ["cat'", "boar'"]


def test_first_casts_nothing() -> None:
    board = table(side({1: "boar"}, hand=["meteor", "rat"]), side({2: "wyvern"}), turn=7)
    plan = first_plan(at(board))
    assert plan.spells == ()
    assert [one.card for one in plan.summons] == ["rat"]

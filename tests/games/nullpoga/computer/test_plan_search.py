from __future__ import annotations

from random import Random

import pytest

from app.games.nullpoga.computer.plan_search import Effort, MixedPlans, PlanSearch, chosen, never
from app.games.nullpoga.computer.worth_weights import TRIED
from app.games.nullpoga.resolver.rulings import USUAL
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.working_board import WorkingBoard
from tests.games.nullpoga.computer.plan_boards import alone, seen_by_chance, table
from tests.games.nullpoga.planned import CARDS, side

SMALL = Effort(10, 3, 2, rounds=3, varied=5)


def _searched(
    board: WorkingBoard, player: int = 0, effort: Effort = SMALL, seed: int = 1
) -> MixedPlans:
    return PlanSearch(board, player, USUAL, CARDS, Random(seed), effort, TRIED, never).mixed()


@pytest.mark.parametrize("player", [0, 1])
def test_it_takes_a_win_that_nobody_can_hinder(player: int) -> None:
    strong = side({0: "ulvan", 1: "boar"})
    weak = side(life=3)
    board = table(strong, weak) if player == 0 else table(weak, strong)
    for plan, _ in _searched(board, player):
        assert alone(board, player, plan)[-1].board.winner == "AB"[player]


def test_shares_add_up_and_the_likeliest_comes_first() -> None:
    for seen in seen_by_chance(6, 1):
        mixed = _searched(seen)
        shares = [share for _, share in mixed]
        assert sum(shares) == pytest.approx(1)
        assert shares == sorted(shares, reverse=True)


def test_the_same_board_and_chance_give_the_same_mix() -> None:
    for seen in seen_by_chance(4, 2, side=1):
        assert _searched(seen, 1) == _searched(seen, 1)


def test_without_mixing_one_plan_is_best() -> None:
    for seen in seen_by_chance(4, 3):
        assert len(_searched(seen, effort=Effort(8, 3, mixes=False))) == 1


def test_the_board_is_left_as_it_was() -> None:
    for seen in seen_by_chance(4, 4):
        looks, hand = seen.looks(), seen.hand[0][:]
        _searched(seen)
        assert (seen.looks(), seen.hand[0]) == (looks, hand)


def test_told_to_stop_it_makes_do_with_what_it_has() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    large = Effort(1000, 4, 4, rounds=1000, varied=1000)
    for seen in seen_by_chance(1, 5):
        search = PlanSearch(seen, 0, USUAL, CARDS, Random(1), large, TRIED, stop)
        assert isinstance(chosen(search.mixed(), Random(1)), Plan)
    assert asked < 8


def test_varying_finds_what_few_drafts_miss() -> None:
    # A meteor on the cat opens the wyvern's way to the last life; the rock hinders nobody.
    board = table(
        side({0: "wyvern", 1: "boar"}, hand=["meteor", "rat", "cat"]),
        side({0: "cat", 1: "rock"}, hand=[], life=4),
        turn=4,
    )
    plan = _searched(board, effort=Effort(3, 2, 1, rounds=12, varied=10))[0][0]
    assert alone(board, 0, plan)[-1].board.winner == "A"


def test_what_is_chosen_is_chosen_as_often_as_it_should_be() -> None:
    one, other = Plan(), Plan(repeat="actions")
    chance = Random(1)
    picked = [chosen(((one, 0.75), (other, 0.25)), chance) for _ in range(400)]
    assert 260 < picked.count(one) < 340

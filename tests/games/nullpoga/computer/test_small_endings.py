"""Endings of two turns, solved by brute force: no answer beats the upper levels by much."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from app.games.nullpoga.computer.board_worth import WON
from app.games.nullpoga.computer.computer_levels import mixed_on
from app.games.nullpoga.computer.every_plan import every_plan
from app.games.nullpoga.computer.plan_matrix import MixSolver
from app.games.nullpoga.computer.plan_search import never
from app.games.nullpoga.computer.small_endings import SmallEnding, value_of
from app.games.nullpoga.computer.worth_weights import TRIED
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.turn_resolution import play_turn
from app.games.nullpoga.resolver.working_board import WorkingBoard
from tests.games.nullpoga.computer.plan_boards import at, table
from tests.games.nullpoga.planned import CARDS, side

LIFE_DECIDES = Rulings(empty_decks="life_decides")
MOST_LOST = 0.05
"""Of 1 for a win and -1 for a loss."""
ENDINGS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "one each, side by side": (
        side({1: "boar"}, life=3, deck=["rat", "rat"]),
        side({2: "boar"}, life=3, deck=["rat", "rat"]),
    ),
    "one each, face to face": (
        side({2: "wyvern"}, life=4, deck=["cat", "rat"]),
        side({2: "boar"}, life=5, deck=["rat", "cat"]),
    ),
    "the last cell": (
        side({3: "cat"}, life=4, wild=[0, 1, 2, 3], deck=["rat", "rat"]),
        side({2: "rat"}, life=4, wild=[0, 1, 2, 4], deck=["rat", "rat"]),
    ),
    "behind on life": (
        side({0: "ranmaru"}, life=2, deck=["turtle", "rat"]),
        side({1: "cat"}, life=3, deck=["rat", "rat"]),
    ),
}


def _after(board: WorkingBoard, plans: tuple[Plan, Plan]) -> WorkingBoard:
    after = board.copy()
    play_turn(after, plans, LIFE_DECIDES, (), CARDS)
    return after


def _plans(board: WorkingBoard, player: int) -> list[Plan]:
    plans = every_plan(at(board, player, LIFE_DECIDES), 100)
    assert plans is not None
    return plans


def _worst(level: str, board: WorkingBoard, known: dict[object, float]) -> float:
    """Return what the first side gets with a level's mixes against the best answer to them."""
    if board.winner:
        return WON[board.winner]
    key = (board.turn, board.looks(), tuple(map(tuple, board.hand)))
    if key not in known:
        mixed = mixed_on(level, board, 0, LIFE_DECIDES, CARDS, Random(1))
        known[key] = min(
            sum(
                share * _worst(level, _after(board, (plan, answer)), known) for plan, share in mixed
            )
            for answer in _plans(board, 1)
        )
    return known[key]


def _value(board: WorkingBoard, known: dict[object, float]) -> float:
    """Return what the first side gets where both play as well as can be."""
    if board.winner:
        return WON[board.winner]
    key = (board.turn, board.looks(), tuple(map(tuple, board.hand)))
    if key not in known:
        matrix = [
            [_value(_after(board, (plan, answer)), known) for answer in _plans(board, 1)]
            for plan in _plans(board, 0)
        ]
        known[key] = value_of(matrix)
    return known[key]


@pytest.mark.parametrize("name", ENDINGS)
@pytest.mark.parametrize("level", ["4", "5"])
def test_no_answer_gains_on_the_upper_levels(level: str, name: str) -> None:
    board = table(*ENDINGS[name], turn=1)
    board.mana = [1, 1]
    best = _value(board, {})
    assert best - _worst(level, board, {}) <= MOST_LOST


def test_each_plan_of_a_small_board_is_there_once() -> None:
    board = table(side({2: "boar"}, hand=["rat"]), side(), turn=1)
    plans = every_plan(at(board), 100)
    assert plans is not None
    acts, summons = 4, 6  # strike, two moves, rest; five cells or none
    assert len(plans) == len(set(plans)) == acts * summons
    assert every_plan(at(board), 10) is None


def test_the_order_of_acts_and_spells_counts() -> None:
    board = table(side({0: "boar", 4: "cat"}, hand=["blaze", "fire_rain"]), side(), turn=11)
    plans = every_plan(at(board), 1000)
    assert plans is not None
    assert {tuple(cast.card for cast in plan.spells) for plan in plans} == {
        (),
        ("blaze",),
        ("fire_rain",),
    }, "the mana does not pay for both"
    orders = {tuple(act.monster for act in plan.actions) for plan in plans}
    assert set(product(("boar", "cat"), repeat=2)) & orders == {("boar", "cat"), ("cat", "boar")}


def test_a_full_board_is_given_up_at_once() -> None:
    row = {column: {"id": f"archer{column}", "card": "archer"} for column in range(5)}
    hand = ["swap", "meteor", "blaze", "rat", "cat", "boar"]
    board = table(side(row, hand=hand), side(row), turn=30)
    assert every_plan(at(board), 50) is None


def test_what_is_hidden_or_large_is_no_small_ending() -> None:
    ending = SmallEnding(LIFE_DECIDES, CARDS, TRIED, never)
    board = table(side({2: "boar"}, deck=[]), side({2: "boar"}, deck=[]), turn=1)
    assert ending.mixed(board, 0) is not None
    board.hand[1] = [""]
    assert ending.mixed(board, 0) is None
    row = {column: {"id": f"rat{column}", "card": "rat"} for column in range(5)}
    assert ending.mixed(table(side(row), side(row)), 0) is None


def test_a_matrix_without_a_saddle_has_a_value_between() -> None:
    assert value_of([[1.0, -1.0], [-1.0, 1.0]]) == pytest.approx(0, abs=0.01)
    assert value_of([[0.5, 1.0], [0.0, -1.0]]) == 0.5
    own, _ = MixSolver(1).solved([[1.0, -1.0], [-1.0, 1.0]], [0, 0], 100)
    assert own == pytest.approx([0.5, 0.5], abs=0.02)

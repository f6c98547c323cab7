from __future__ import annotations

import pytest

from app.games.nullpoga.computer.plan_matrix import MixSolver, against

ROCK_PAPER_SCISSORS = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]


def test_rock_paper_scissors_is_mixed_evenly() -> None:
    own, foe = MixSolver(1).solved(ROCK_PAPER_SCISSORS, [0, 0, 0], 500)
    assert own == pytest.approx([1 / 3] * 3, abs=0.02)
    assert foe == pytest.approx([1 / 3] * 3, abs=0.02)


def test_a_plan_that_is_better_against_everything_is_chosen_alone() -> None:
    own, foe = MixSolver(1).solved([[0.2, 0.5], [0.1, 0.4]], [0, 0], 100)
    assert own[0] > 0.98
    assert foe[0] > 0.95


def test_rows_and_columns_may_be_added_between() -> None:
    solver = MixSolver(1)
    solver.solved([[0.0, -1.0], [1.0, 0.0]], [0, 0], 50)
    own, _ = solver.solved(ROCK_PAPER_SCISSORS, [0, 0, 0], 2000)
    assert own == pytest.approx([1 / 3] * 3, abs=0.05)


def test_the_foe_knows_which_hand_it_has() -> None:
    # With its first hand it answers one way, with its second the other; each is half of the cases.
    matrix = [[1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0]]
    own, foe = MixSolver(2).solved(matrix, [0, 0, 1, 1], 200)
    assert foe[0] + foe[1] == pytest.approx(0.5)
    assert foe[1] > 0.45
    assert foe[2] > 0.45
    assert sum(own) == pytest.approx(1)


def test_what_each_row_is_worth_against_a_mix() -> None:
    assert against([[1.0, 0.0], [0.0, 0.5]], [0.5, 0.5]) == [0.5, 0.25]

"""Wins, draws and losses of many games, and in which interval the true share lies."""

from __future__ import annotations

import pytest

from app.cli.matches.match_score import MatchScore, at_share, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (300, 400, 0.705, 0.790), (10, 10, 0.722, 1.0), (0, 10, 0.0, 0.278)],
)
def test_the_interval_is_wilson_s(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == (pytest.approx(low, abs=1e-3), pytest.approx(high, abs=1e-3))


def test_a_draw_counts_half() -> None:
    score = MatchScore()
    for winners in ([0], [0, 1], [1], [0]):
        score.count(winners)
    assert (score.wins, score.draws, score.losses, score.games) == (2, 1, 1, 4)
    assert score.score == 0.625
    assert score.interval == wilson(2.5, 4)


def test_games_without_a_winner_are_draws_and_counted_apart() -> None:
    score = MatchScore()
    score.count(None)
    score.count([])
    assert (score.draws, score.cut, score.unknown) == (2, 1, 1)


def test_no_games_are_no_score() -> None:
    assert (MatchScore().score, MatchScore().interval) == (0.0, (0.0, 1.0))


def test_the_sample_below_which_a_share_lies() -> None:
    assert at_share([3.0, 1.0, 2.0], 0.5) == 2.0
    assert at_share([1.0], 0.95) == 1.0
    assert at_share([], 0.95) == 0.0

"""How two players are compared, in a few games; the long form is `strength`."""

from __future__ import annotations

import pytest

from app.games.blackpoker.rules.rule_set import EDITIONS, FORMATS
from tests.props.strength import compare, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (300, 400, 0.705, 0.790), (10, 10, 0.722, 1.0), (0, 10, 0.0, 0.278)],
)
def test_the_interval_is_wilson_s(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == (pytest.approx(low, abs=1e-3), pytest.approx(high, abs=1e-3))


def test_the_same_games_are_played_again_and_two_of_a_kind_are_even() -> None:
    first, again = (compare("blackpoker", ("steady", "steady"), range(2)) for _ in range(2))
    assert first.troubles == again.troubles == []
    assert (first.won, first.turns) == (again.won, again.turns)
    assert first.turns > 4


@pytest.mark.parametrize("at", range(len(FORMATS)))
def test_both_players_play_every_format_to_its_end(at: int) -> None:
    options = (("edition", EDITIONS[at % len(EDITIONS)]), ("format", FORMATS[at]))
    score = compare("blackpoker", ("keen", "steady"), range(1), options)
    assert score.troubles == []
    assert set(score.thoughts) == {"keen", "steady"}

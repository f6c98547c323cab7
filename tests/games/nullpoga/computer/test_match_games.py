"""The measuring itself, and a few games: that the order of the players is as it should be."""

from __future__ import annotations

import pytest

from tests.games.nullpoga.computer.match_decks import DECKS
from tests.games.nullpoga.computer.match_games import (
    MATCH_PLAYERS,
    MatchResult,
    played_match,
    told,
)


def _match(first: str, second: str, games: int, seed: int = 1) -> MatchResult:
    return played_match(MATCH_PLAYERS[first], MATCH_PLAYERS[second], games, seed)


def test_a_match_is_the_same_again() -> None:
    one, other = (_match("1", "greedy", 6) for _ in range(2))
    assert (one.won, one.drawn, one.lost) == (other.won, other.drawn, other.lost)
    assert one.games == 6


def test_seats_change_so_that_nobody_gains_by_decks() -> None:
    result = _match("first", "first", 32)
    assert result.won == result.lost


def test_decks_have_thirty_cards_each_twice_at_most() -> None:
    for deck in DECKS.values():
        assert len(deck) == 30
        assert all(deck.count(card) <= 2 for card in deck)


def test_the_interval_lies_about_the_score_and_narrows() -> None:
    few, many = MatchResult(7, 2, 1, 1, ((), ())), MatchResult(700, 200, 100, 1, ((), ()))
    assert few.score == many.score == pytest.approx(0.8)
    assert few.interval[0] < many.interval[0] < 0.8 < many.interval[1] < few.interval[1]


def test_a_line_tells_of_it() -> None:
    result = MatchResult(3, 0, 1, 40, ((0.001,), (0.002,)))
    assert told(("1", "greedy"), result).startswith(
        "1 against greedy: 3-0-1, 75.0 % (30.1 to 95.4)"
    )


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("greedy", "random", 64), ("1", "greedy", 24), ("3", "1", 16)]
)
def test_the_better_player_wins_most_games(better: str, worse: str, games: int) -> None:
    assert _match(better, worse, games).score > 0.6

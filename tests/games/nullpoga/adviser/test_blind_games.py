"""Computer players play by the rules, and the adviser finds nothing against them in it.

The long form of this is a command: see `blind_games`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.nullpoga.adviser.blind_games import Seen, played


@pytest.mark.parametrize("players", [("greedy", "3"), ("random", "greedy")])
def test_games_that_are_played_right_hear_nothing_illegal_and_little_suspicious(
    players: tuple[str, str],
) -> None:
    heard: Seen = Counter()
    plans = 0
    for number in range(3):
        seen, said, made = played(players, number)
        assert [one.message.en for one in said if one.severity == "illegal"] == []
        heard, plans = heard + seen, plans + made
    suspicious = sum(count for (severity, _), count in heard.items() if severity == "suspicious")
    assert suspicious <= plans / 10, heard

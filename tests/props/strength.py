"""Which of two computer players is better, and by how much: many games with seats alternated.

    python -m tests.props.strength --game blackpoker --players keen,steady --games 400 \\
        [--option format=pro] [--from 0]

Two games each begin with the same chance, seats and packs exchanged. Prints how many the first
player won with the interval in which its share lies with 95 % (Wilson), and how many seconds of a
processor each player thought at a decision. Ends with 1 if a game did not end, or if the table
refused something that a player did.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from app.cli.benches.tools.computer_games import Played, play_out
from app.core.options import Options
from app.games.game_registry import GAMES
from tests.props.legal_play import BY_RULES

Z = 1.96
"""Standard deviations within which 95 % lie."""


@dataclass
class Score:
    """What came of the games so far, as the first player sees it."""

    won: float = 0.0
    """Half a game for one that nobody lost alone."""
    games: int = 0
    turns: int = 0
    thoughts: dict[str, list[float]] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the interval in which the true share lies with 95 %. Raises nothing for no games."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return middle - half, middle + half


def compare(
    game: str,
    players: Sequence[str],
    games: range,
    options: Options = (),
    score: Score | None = None,
) -> Score:
    """Let two players play against each other; with the same numbers they play the same games."""
    spec, rules = GAMES[game], BY_RULES[game]
    score = score or Score()
    for number in games:
        seated = tuple(players) if number % 2 == 0 else tuple(reversed(players))
        played = play_out(spec, seated, (rules.deck, rules.deck), number // 2, options)
        lost = rules.lost(played.table.sit(0).view) if played.over else ()
        _count(score, number, seated, players[0], played, lost)
    return score


def _count(
    score: Score,
    number: int,
    seated: tuple[str, ...],
    first: str,
    played: Played,
    lost: tuple[int, ...],
) -> None:
    score.games += 1
    score.turns += played.table.sit(0).view.turn.number
    score.won += 0.5 if len(lost) != 1 else float(seated[1 - lost[0]] == first)
    if not played.over:
        score.troubles.append(f"game {number} does not end")
    score.troubles += [f"game {number}: {said}" for said in played.refused]
    for seat, seconds in played.thoughts:
        score.thoughts.setdefault(seated[seat], []).append(seconds)


def at_share(samples: Sequence[float], share: float) -> float:
    """Return the sample below which this share of them lies."""
    return sorted(samples)[min(len(samples) - 1, int(len(samples) * share))]


def main() -> int:
    words = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    words.add_argument("--game", default="blackpoker")
    words.add_argument("--players", default="keen,steady")
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--from", type=int, default=0, dest="first")
    words.add_argument("--option", action="append", default=[])
    asked = words.parse_args()
    players = asked.players.split(",")
    options = tuple(sorted(tuple(one.split("=", 1)) for one in asked.option))
    score = Score()
    for number in range(asked.first, asked.first + asked.games):
        compare(asked.game, players, range(number, number + 1), options, score)
        if score.games % 20 == 0 or score.games == asked.games:
            low, high = wilson(score.won, score.games)
            print(  # noqa: T201
                f"{players[0]} won {score.won:g} of {score.games} against {players[1]}:"
                f" {score.share:.1%} [{low:.1%}, {high:.1%}]",
                flush=True,
            )
    for name, samples in score.thoughts.items():
        p50, p95 = at_share(samples, 0.5), at_share(samples, 0.95)
        figures = f"p50 {p50:.4f}, p95 {p95:.3f}, max {max(samples):.2f} s"
        print(f"{name}: {len(samples)} decisions, {figures}")  # noqa: T201
    print(f"{score.turns / max(score.games, 1):.1f} turns each", *score.troubles, sep="\n")  # noqa: T201
    return 1 if score.troubles else 0


if __name__ == "__main__":
    sys.exit(main())

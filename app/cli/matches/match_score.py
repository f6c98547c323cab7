"""The score of a match, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

Z = 1.96
"""Standard deviations within which 95 % lie."""


@dataclass
class MatchScore:
    """What came of the games so far, as the first player sees it."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    cut: int = 0
    """How many of the draws are games that did not come to an end."""
    unknown: int = 0
    """How many of them are games of which the table does not say who has won."""
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    """Of a processor, for each decision of each player."""
    refused: list[str] = field(default_factory=list)
    """What the table said of steps that are not possible."""

    @property
    def games(self) -> int:
        """How many were played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """The share of the first player, 0 to 1: a draw counts half; 0 before the first game."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """In which the true share lies with 95 %."""
        return wilson(self.wins + self.draws / 2, self.games)

    def count(self, winners: Sequence[int] | None) -> None:
        """Count a game that these players won, 0 or 1 or both; None for one that was cut."""
        if winners is not None and len(winners) == 1:
            self.wins += winners[0] == 0
            self.losses += winners[0] != 0
            return
        self.draws += 1
        self.cut += winners is None
        self.unknown += winners is not None and not winners


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the interval in which the true share lies with 95 %; all of 0 to 1 for no games."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def at_share(samples: Sequence[float], share: float) -> float:
    """Return the sample below which this share of them lies; 0 for none."""
    if not samples:
        return 0.0
    return sorted(samples)[min(len(samples) - 1, int(len(samples) * share))]

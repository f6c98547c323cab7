"""Figures of a bench: median, 99th percentile, count, unit."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Unit = Literal["ms", "s", "MB", "B", "×", "1/s"]


@dataclass(frozen=True, slots=True)
class Figures:
    """The result of one bench."""

    p50: float
    p99: float
    n: int
    unit: Unit

    def as_json(self) -> dict[str, float | int | str]:
        """Return the object that `--json` prints."""
        return {
            "p50": round(self.p50, 4),
            "p99": round(self.p99, 4),
            "n": self.n,
            "unit": self.unit,
        }


def figures(samples: Sequence[float], unit: Unit) -> Figures:
    """Return the figures of `samples`. With few samples the 99th percentile is the largest."""
    ordered = sorted(samples)
    last = min(len(ordered) - 1, int(len(ordered) * 0.99))
    return Figures(statistics.median(ordered), ordered[last], len(ordered), unit)

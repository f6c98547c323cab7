"""How slow this machine is: bounds on work are given in seconds of a usual one.

A bound tells work that grows with the square of its input from work that does not; it must not
tell a machine that is shared with others, or old, from a new one.
"""

from __future__ import annotations

import time

USUAL = 0.04
"""Seconds of the processor that a usual machine takes for the yardstick."""
TRIES = 3


def slowness() -> float:
    """Return how many times a usual machine's time this one takes now; at least 1."""
    return max(1.0, min(_yardstick() for _ in range(TRIES)) / USUAL)


def _yardstick() -> float:
    begun = time.process_time()
    text = ""
    for number in range(200_000):
        text = f"{number} {text[:20]}"
    return time.process_time() - begun

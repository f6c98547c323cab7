"""How the numbers on marks of Special Conditions count in the words of the rules."""

from __future__ import annotations


def damage_counters(key: str, value: int) -> int:
    """Return how many damage counters a condition with this number on its mark puts at a checkup.

    Burned puts 2 where nothing was changed (seed 000 §8); any other number counts as it is.
    """
    return 2 * value if key == "burned" else value

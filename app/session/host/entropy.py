"""Where chance comes from: the operating system, an announced seed, or links of every seat.

Only the host draws. Handles and chance come from separate streams, so that what a handle
looks like never depends on what was shuffled.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
_PAIRS = tuple(low + high for high in _LETTERS for low in _LETTERS)
_PAIR = len(_PAIRS)
NAME_LENGTH = 8
"""36 ** 8 names: a table of a million gestures uses few of them."""


def letters(number: int) -> str:
    """Return `number`, below 36 ** `NAME_LENGTH`, as the letters of a handle, the lowest first."""
    number, first = divmod(number, _PAIR)
    number, second = divmod(number, _PAIR)
    fourth, third = divmod(number, _PAIR)
    return _PAIRS[first] + _PAIRS[second] + _PAIRS[third] + _PAIRS[fourth]


class Entropy:
    """Chance for one table."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        self._count = 0
        self._streams: dict[str, random.Random] = {}

    def skip_to(self, count: int) -> None:
        """Go on with a seeded table that has `count` nodes already.

        Each node has streams of its own: what was drawn for one must not come again, and an
        intent that was refused, or a table that was closed, changes nothing of what follows.
        """
        self._count = count
        if self.seed is not None:
            self._streams.clear()

    def _stream(self, use: str) -> random.Random:
        if use not in self._streams:
            self._streams[use] = (
                random.SystemRandom()
                if self.seed is None
                else random.Random(f"{use} {self.seed} {self._count}")  # noqa: S311 - announced
            )
        return self._streams[use]

    def name(self) -> str:
        """Return random letters for a handle."""
        # One draw for all letters: handles are drawn by the dozen.
        return letters(self._stream("names").getrandbits(42) % (36**NAME_LENGTH))

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return `items` in a random order."""
        order = list(items)
        self._stream("chance").shuffle(order)
        return tuple(order)

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Return `count` different items picked at random."""
        return tuple(self._stream("chance").sample(items, count))

    def coin(self) -> bool:
        """Flip a coin; True is heads."""
        return bool(self._stream("chance").getrandbits(1))

    def die(self, sides: int) -> int:
        """Roll a die with faces 1 to `sides`."""
        return self._stream("chance").randint(1, sides)


class NeedsChance(Exception):  # noqa: N818 - no mistake: it says what is to be done first
    """A gesture needs chance that is not there yet. Nothing has happened; it is asked for again.

    No ValueError or LookupError: those a game's procedure may answer.
    """


class Unmixed(Entropy):
    """Chance for a table whose seats mix it: whatever draws raises NeedsChance until they have.

    Handles are no chance and come from the operating system.
    """

    def _stream(self, use: str) -> random.Random:
        if use == "chance":
            raise NeedsChance
        return super()._stream(use)

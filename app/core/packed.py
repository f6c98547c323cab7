"""What was said long ago, kept small: by number, and packed in blocks but for the last ones.

A gesture is two dozen objects as people play it and a few dozen bytes once it is past. What is
packed is unpacked for whoever asks, a block at a time; the last blocks asked for stay unpacked.
"""

from __future__ import annotations

import pickle
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import TypeVar

T = TypeVar("T")

BLOCK = 16
"""Numbers in a block: what a jump in the history goes through anyway."""
_FRESH = 64
"""Values that stay as they are, the last that were put in."""
_AT_HAND = 8
"""Blocks that stay unpacked, the last that were asked for."""


class Packed(Mapping[int, T]):
    """Values by number, made of this program's own values and of what can be pickled.

    What was put in is never changed, and is equal when it comes back, not the same object.
    """

    def __init__(self) -> None:
        self._fresh: dict[int, T] = {}
        self._blocks: dict[int, bytes] = {}
        self._held: dict[int, int] = {}
        """Which numbers each block holds, a bit for each."""
        self._at_hand: OrderedDict[int, dict[int, T]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __contains__(self, number: object) -> bool:
        if not isinstance(number, int):
            return False
        if number in self._fresh:
            return True
        block, place = divmod(number, BLOCK)
        return bool(self._held.get(block, 0) >> place & 1)

    def __iter__(self) -> Iterator[int]:
        """Yield the numbers that are there, from the lowest."""
        blocks = {number // BLOCK for number in self._fresh} | self._held.keys()
        for block in sorted(blocks):
            numbers = range(block * BLOCK, (block + 1) * BLOCK)
            yield from (number for number in numbers if number in self)

    def __setitem__(self, number: int, held: T) -> None:
        """Put in a value for a number that has none."""
        self._count += 1
        self._fresh[number] = held
        if len(self._fresh) >= _FRESH + BLOCK:
            self._pack(next(iter(self._fresh)) // BLOCK)

    def _pack(self, block: int) -> None:
        numbers = range(block * BLOCK, (block + 1) * BLOCK)
        values = {n: self._fresh.pop(n) for n in numbers if n in self._fresh}
        if block in self._blocks:
            values |= self._unpacked(block)
        self._at_hand.pop(block, None)
        self._blocks[block] = pickle.dumps(values, pickle.HIGHEST_PROTOCOL)
        self._held[block] = sum(1 << number % BLOCK for number in values)

    def __getitem__(self, number: int) -> T:
        """Return the value of a number. Raises KeyError if it has none."""
        if number in self._fresh:
            return self._fresh[number]
        return self._unpacked(number // BLOCK)[number]

    def _unpacked(self, block: int) -> dict[int, T]:
        values = self._at_hand.get(block)
        if values is None:
            # Packed by this very object, and never from a file or a network.
            values = self._at_hand[block] = pickle.loads(self._blocks[block])  # noqa: S301
            if len(self._at_hand) > _AT_HAND:
                self._at_hand.popitem(last=False)
        else:
            self._at_hand.move_to_end(block)
        return values

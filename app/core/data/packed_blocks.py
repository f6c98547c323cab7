"""What was said long ago, kept small: by number, and packed in blocks but for the last ones.

A gesture is two dozen objects as people play it and a few dozen bytes once it is past. What is
packed is unpacked for whoever asks, a block at a time; the last blocks asked for stay unpacked.
"""

from __future__ import annotations

import pickle
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

T = TypeVar("T")

BLOCK = 16
"""Numbers in a block: what a jump in the history goes through anyway."""
LONGEST_LINE = 4096
"""Bytes of a line that is kept: one that others wrote may be mostly air."""
_FRESH = 64
"""Values that stay as they are, the last that were put in."""
_AT_HAND = 8
"""Blocks that stay unpacked, the last that were asked for."""


class Packed(Mapping[int, T]):
    """Values by number, made of this program's own values and of what can be pickled.

    What was put in is never changed, and is equal when it comes back, not the same object.
    """

    def __init__(self, read: Callable[[bytes], T] | None = None) -> None:
        """`read` returns the value that a line stands for, where values come with one."""
        self._read = read
        self._fresh: dict[int, T] = {}
        self._lines: dict[int, bytes] = {}
        """What each of these was read from, if that is known."""
        self._blocks: dict[int, bytes] = {}
        self._blocks_of_lines: dict[int, bytes] = {}
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
        self.put(number, held)

    def put(self, number: int, held: T, line: bytes = b"") -> None:
        """Put in a value; what was read from a usual `line` is kept as that, and not packed."""
        self._count += 1
        self._fresh[number] = held
        if 0 < len(line) <= LONGEST_LINE:
            self._lines[number] = line
        if len(self._fresh) >= _FRESH + BLOCK:
            self._pack(next(iter(self._fresh)) // BLOCK)

    def _pack(self, block: int) -> None:
        numbers = range(block * BLOCK, (block + 1) * BLOCK)
        values = {n: self._fresh.pop(n) for n in numbers if n in self._fresh}
        lines = [self._lines.pop(n) for n in values if n in self._lines]
        old = self._unpacked(block) if block in self._held else {}
        self._at_hand.pop(block, None)
        if len(lines) == len(values) and not old:
            self._blocks_of_lines[block] = b"\n".join(lines)
        else:
            self._blocks_of_lines.pop(block, None)
            values |= old
            dumped = pickle.dumps(values, pickle.HIGHEST_PROTOCOL)
            # Half as large; the quickest level, as a block is packed while people play.
            self._blocks[block] = zlib.compress(dumped, 1)
        self._held[block] = sum(1 << number % BLOCK for number in values)

    def __getitem__(self, number: int) -> T:
        """Return the value of a number. Raises KeyError if it has none."""
        if number in self._fresh:
            return self._fresh[number]
        return self._unpacked(number // BLOCK)[number]

    def _unpacked(self, block: int) -> dict[int, T]:
        values = self._at_hand.get(block)
        if values is None:
            values = self._at_hand[block] = self._made(block)
            if len(self._at_hand) > _AT_HAND:
                self._at_hand.popitem(last=False)
        else:
            self._at_hand.move_to_end(block)
        return values

    def _made(self, block: int) -> dict[int, T]:
        lines = self._blocks_of_lines.get(block)
        if lines is None:
            # Packed by this very object, and never from a file or a network.
            dumped = zlib.decompress(self._blocks[block])
            values: dict[int, T] = pickle.loads(dumped)  # noqa: S301
            return values
        assert self._read is not None  # or nothing has a line
        first, held = block * BLOCK, self._held[block]
        numbers = (first + place for place in range(BLOCK) if held >> place & 1)
        return dict(zip(numbers, map(self._read, lines.split(b"\n")), strict=True))

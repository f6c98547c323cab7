"""Chance out of links: one seed of everybody's links, and what is drawn from it.

Written so that it can be done again in any language (`docs/fair.md`): nothing here may change
without another number in the domains.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TypeVar

from app.core.ids import NodeId, SeatId
from app.session.host.entropy import NAME_LENGTH, Entropy, letters

T = TypeVar("T")

_DRAW = b"chabudai draw 1\n"
_NAMES = b"chabudai names 1\n"
_PURPOSE = b"chabudai purpose 1\n"


def mixed_seed(
    table: bytes,
    number: int,
    host_link: bytes,
    links: Iterable[tuple[SeatId, bytes]],
    away: Iterable[SeatId],
) -> bytes:
    """Return the seed of draw `number`: SHA-256 of all that nobody alone could choose.

    `table` is the first commitment of the host, `links` those that were opened, `away` the seats
    that opened none.
    """
    mixing = sha256(_DRAW + table + number.to_bytes(8, "big") + host_link)
    for seat, link in sorted(links):
        mixing.update(b"L" + _seat(seat) + link)
    for seat in sorted(away):
        mixing.update(b"A" + _seat(seat))
    return mixing.digest()


def purpose_of(salt: bytes, node: NodeId, actor: SeatId, intent: bytes) -> bytes:
    """Return what binds a draw to its gesture before links are opened, and tells nothing of it."""
    where = node.to_bytes(8, "big") + _seat(actor)
    return sha256(_PURPOSE + salt + where + intent).digest()


def _seat(seat: SeatId) -> bytes:
    return seat.to_bytes(4, "big", signed=True)


class Stream:
    """Endless bytes: SHA-256 of the seed and the number of the block, counted from 0."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._block = 0
        self._left = b""

    def take(self, count: int) -> bytes:
        """Return the next `count` bytes."""
        while len(self._left) < count:
            self._left += sha256(self._seed + self._block.to_bytes(8, "big")).digest()
            self._block += 1
        taken, self._left = self._left[:count], self._left[count:]
        return taken

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1, each as likely as the others.

        As many bytes as the largest needs, the highest first; bits above it are cut off, and what
        is still too large is drawn again. A single possibility takes no bytes.
        """
        bits = (bound - 1).bit_length()
        while True:
            number = int.from_bytes(self.take((bits + 7) // 8), "big") & ((1 << bits) - 1)
            if number < bound:
                return number


class Mixed(Entropy):
    """Chance for one gesture, from a mixed seed.

    Handles come from the salt that the gesture was bound with: the operating system's, fixed
    before the links, so that carrying it out again gives the very same facts.
    """

    def __init__(self, seed: bytes, salt: bytes) -> None:
        super().__init__()
        self._chance = Stream(seed)
        self._letters = Stream(sha256(_NAMES + salt).digest())

    def skip_to(self, count: int) -> None:
        """Do nothing: the streams belong to this one gesture."""

    def name(self) -> str:
        """Return letters for a handle."""
        return letters(self._letters.below(36**NAME_LENGTH))

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return `items` in a random order (Fisher-Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self._chance.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Return `count` different items (Fisher-Yates, from the first place up)."""
        pool = list(items)
        for first in range(count):
            other = first + self._chance.below(len(pool) - first)
            pool[first], pool[other] = pool[other], pool[first]
        return tuple(pool[:count])

    def coin(self) -> bool:
        """Flip a coin; True is heads."""
        return self._chance.below(2) == 1

    def die(self, sides: int) -> int:
        """Roll a die with faces 1 to `sides`."""
        return 1 + self._chance.below(sides)

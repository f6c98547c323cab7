"""Hash chains: what a seat commits to when it sits down, and opens link by link.

The last value is told to everybody at once; each value before it is one link. A link cannot be
found from the values that are known, and whoever hears it sees by hashing that it was fixed from
the beginning. Which link belongs to which draw follows from the number of the draw alone, so that
a seat that was away for some draws goes on where everybody expects it.
"""

from __future__ import annotations

from hashlib import sha256

HASH = 32
"""Bytes of a link, and of everything else that is hashed here."""
LENGTH = 4096
"""Links of one chain: far more draws than a game has. Who uses it up commits to another."""
_KEPT = 64
"""Values from one that is kept to the next; those between are hashed again."""


class Chain:
    """All links of one seat, known to that seat alone."""

    def __init__(self, seed: bytes, length: int = LENGTH) -> None:
        """Make the chain that begins with `seed`: `HASH` bytes that nobody can guess."""
        if len(seed) != HASH or length < 1:
            raise ValueError(f"a chain begins with {HASH} bytes and has at least one link")
        self.length = length
        self._kept: list[bytes] = []
        last = seed
        for index in range(length):
            if index % _KEPT == 0:
                self._kept.append(last)
            last = sha256(last).digest()
        self.commitment = last
        """What is told when the seat sits down."""

    def link(self, place: int) -> bytes:
        """Return the link at `place`: 1 is opened first, `length` last.

        Raises ValueError if the chain has no such link.
        """
        if not 1 <= place <= self.length:
            raise ValueError(f"the chain has {self.length} links, not one at {place}")
        index = self.length - place
        value = self._kept[index // _KEPT]
        for _ in range(index % _KEPT):
            value = sha256(value).digest()
        return value


def leads(link: bytes, goal: bytes, steps: int) -> bool:
    """Whether hashing `link` so many times gives `goal`: whether it belongs to that chain."""
    if not 1 <= steps <= LENGTH or len(link) != HASH:
        return False
    value = link
    for _ in range(steps):
        value = sha256(value).digest()
    return value == goal


def unpacked(text: str) -> bytes | None:
    """Return the `HASH` bytes that `text`, from outside, writes in hex; None if it does not."""
    if len(text) != 2 * HASH or not text.isascii() or text != text.lower():
        return None
    try:
        return bytes.fromhex(text)
    except ValueError:
        return None

"""Who stands before the door: connections that do not speak as a client does, as yet.

A place there is never taken for long by one address: where all are taken, whoever came first of
the address that has the most makes room. So strangers cannot keep friends out, however many of them
knock, and what all of them together may hold of the memory is bounded.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from app.net.transport.limits import MOST_KNOCKING


class Knocker(Protocol):
    """A connection that has to prove what it is."""

    @property
    def address(self) -> str:
        """Where it comes from, without the port."""

    def drop(self) -> None:
        """End at once."""


class Threshold:
    """Those who knock, in the order in which they came."""

    def __init__(self, most: int = MOST_KNOCKING) -> None:
        """Have room for `most` of them."""
        self._most = most
        self._knocking: dict[Knocker, None] = {}

    def __len__(self) -> int:
        return len(self._knocking)

    def come(self, knocker: Knocker) -> None:
        """Let one more knock; where that is one too many, another ends."""
        self._knocking[knocker] = None
        if len(self._knocking) > self._most:
            gone = self._longest_of_the_most()
            self.leave(gone)
            gone.drop()

    def leave(self, knocker: Knocker) -> None:
        """Count one no longer: it is through, or gone."""
        self._knocking.pop(knocker, None)

    def _longest_of_the_most(self) -> Knocker:
        counts = Counter(one.address for one in self._knocking)
        most = max(counts.values())
        return next(one for one in self._knocking if counts[one.address] == most)

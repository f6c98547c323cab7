"""Connections that do not speak as a client does, as yet.

A place there is never taken for long by one address: where all are taken, whoever came first of
the address that has the most makes room. So strangers cannot keep friends out, however many of them
connect, and what all of them together may hold of the memory is bounded.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from app.net.transport.limits import MOST_WAITING_CONNECTIONS


class WaitingConnection(Protocol):
    """A connection that has to prove what it is."""

    @property
    def address(self) -> str:
        """Where it comes from, without the port."""

    def drop(self) -> None:
        """End at once."""


class WaitingConnections:
    """They, in the order in which they came."""

    def __init__(self, most: int = MOST_WAITING_CONNECTIONS) -> None:
        """Have room for `most` of them."""
        self._most = most
        self._connections: dict[WaitingConnection, None] = {}

    def __len__(self) -> int:
        return len(self._connections)

    def come(self, connection: WaitingConnection) -> None:
        """Let one more wait; where that is one too many, another ends."""
        self._connections[connection] = None
        if len(self._connections) > self._most:
            gone = self._longest_of_the_most()
            self.leave(gone)
            gone.drop()

    def leave(self, connection: WaitingConnection) -> None:
        """Count one no longer: it is through, or gone."""
        self._connections.pop(connection, None)

    def _longest_of_the_most(self) -> WaitingConnection:
        counts = Counter(one.address for one in self._connections)
        most = max(counts.values())
        return next(one for one in self._connections if counts[one.address] == most)

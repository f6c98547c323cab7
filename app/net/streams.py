"""What the table tells, brought to those who have the same eyes: made into frames once for all.

Everybody with the same eyes (a seat, the judge, all spectators) is told the same bytes, so twenty
spectators cost one. Spectators may be behind by some seconds, if the table wants that.
"""

from __future__ import annotations

import asyncio
from collections import deque

from app.core.ids import SeatId
from app.net.connection import Connection, frame
from app.net.fixed_width import NARROWEST
from app.net.patches import SeatWriter
from app.session.host import Host
from app.session.updates import Placed, Update

WIDEST = 128
"""Bytes of a card's name that all names are as wide as at most: a longer one shows."""


class Stream:
    """What one pair of eyes is told, on its way to all who have them."""

    def __init__(self, host: Host, eyes: SeatId, delay: float = 0.0) -> None:
        """`delay`: seconds by which those who listen are behind the table."""
        self.eyes = eyes
        self._listeners: set[Connection] = set()
        self._delay = delay
        self._waiting: deque[Update] = deque()
        self._host = host
        self._writer: SeatWriter | None = None
        host.join(eyes, self._told)

    def close(self) -> None:
        """Tell nobody anything any more."""
        self._host.leave(self._told)
        self._waiting.clear()
        self._listeners.clear()

    @property
    def listeners(self) -> int:
        """How many listen."""
        return len(self._listeners)

    def add(self, connection: Connection) -> None:
        """Tell `connection` the whole view, and from then on what happens."""
        assert self._writer is not None  # the host told the whole view on joining
        self._listeners.add(connection)
        connection.send(self._writer.snapshot())

    def again(self, connection: Connection) -> None:
        """Tell `connection` the whole view anew."""
        if connection in self._listeners and self._writer is not None:
            connection.send(self._writer.snapshot())

    def remove(self, connection: Connection) -> None:
        """Tell `connection` no more."""
        self._listeners.discard(connection)

    def _told(self, update: Update) -> None:
        if self._writer is None:
            assert isinstance(update, Placed)  # the whole view comes first
            self._writer = SeatWriter(update.view, update.node, width=_width(self._host))
        elif self._delay:
            self._waiting.append(update)
            asyncio.get_running_loop().call_later(self._delay, self._let_go)
        else:
            self._pass_on(update)

    def _let_go(self) -> None:
        if self._waiting:
            self._pass_on(self._waiting.popleft())

    def _pass_on(self, update: Update) -> None:
        assert self._writer is not None
        framed = frame(self._writer.write(update))
        for connection in tuple(self._listeners):
            connection.write(framed)


def _width(host: Host) -> int:
    """Return the class of names that holds every card's of a table: then all are as long."""
    longest = max((len(card.ref.encode()) for card in host.tree.table.cards), default=0)
    width = NARROWEST
    while width < min(longest, WIDEST):
        width *= 2
    return width

"""What the table tells, brought to those who have the same eyes: made into frames once for all.

Everybody with the same eyes (a seat, the judge, all spectators) is told the same bytes, so twenty
spectators cost one.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from app.core.ids import SeatId
from app.core.table import Table
from app.net.encoding.fixed_width import NARROWEST
from app.net.encoding.patch.seat_writer import SeatWriter
from app.net.transport.connection import Connection, TooLongError, frame
from app.net.transport.versions import SPOKEN
from app.session.host.host import Host
from app.session.host.updates import Placed, Update
from app.session.room.delayed_view import Behind
from app.session.seat.chronicle_entries import Heard

log = logging.getLogger(__name__)

Source = Host | Behind
"""Who tells what happens: now, or some seconds later."""

WIDEST = 128
"""Bytes of a card's name that all names are as wide as at most: a longer one shows."""


class Stream:
    """What one pair of eyes is told, on its way to all who have them."""

    def __init__(
        self, source: Source, eyes: SeatId, begin_anew: Callable[[Connection], None], version: int
    ) -> None:
        """`begin_anew` is called with who cannot be told what happened, but only where it led.

        `version` is what all of them speak.
        """
        self.eyes = eyes
        self._version = version
        self._begin_anew = begin_anew
        self._listeners: set[Connection] = set()
        self._source = source
        self._writer: SeatWriter | None = None
        self._whole: bytes | None = None
        """The whole view as it is, once somebody was told it."""
        source.join(eyes, self._told)

    def close(self) -> None:
        """Tell nobody anything any more."""
        self._source.leave(self._told)
        self._listeners.clear()

    @property
    def listeners(self) -> int:
        """How many listen."""
        return len(self._listeners)

    def add(self, connection: Connection) -> None:
        """Tell `connection` the whole view, and from then on what happens.

        Raises TooLongError for a view that no client takes in: then nothing was told.
        """
        connection.send_view(self._snapshot())
        self._listeners.add(connection)

    def again(self, connection: Connection) -> None:
        """Tell `connection` the whole view anew. Raises TooLongError."""
        if connection in self._listeners:
            whole = self._snapshot()
            connection.charge(len(whole))
            connection.send_view(whole)

    def past(self, connection: Connection, heard: Iterable[Heard]) -> None:
        """Tell `connection` steps of the history again. Raises TooLongError."""
        if connection in self._listeners and self._writer is not None:
            for told in self._writer.past(heard):
                connection.send(told)

    def _snapshot(self) -> bytes:
        assert self._writer is not None  # the whole view was told on joining
        if self._whole is None:
            self._whole = self._writer.snapshot()
        return self._whole

    def remove(self, connection: Connection) -> None:
        """Tell `connection` no more."""
        self._listeners.discard(connection)

    def _told(self, update: Update) -> None:
        if self._writer is None:
            assert isinstance(update, Placed)  # the whole view comes first
            width = _width(_table(self._source))
            self._writer = SeatWriter(update.view, update.node, width=width, version=self._version)
            return
        self._whole = None
        try:
            framed = frame(self._writer.write(update))
        except TooLongError as problem:
            log.warning(
                "what happened is too long to be told, and is told as the view: %s", problem
            )
            for connection in tuple(self._listeners):
                self._begin_anew(connection)
            return
        for connection in tuple(self._listeners):
            connection.write(framed)


class Streams:
    """The streams of one table, each for as long as somebody has its eyes."""

    def __init__(self, begin_anew: Callable[[Connection], None]) -> None:
        """`begin_anew`: see `Stream`."""
        self._begin_anew = begin_anew
        self._open: dict[tuple[SeatId, bool, int], Stream] = {}

    def of(self, source: Source, eyes: SeatId, version: int = SPOKEN.newest) -> Stream:
        """Return what these eyes are told in a version of the wire."""
        key = (eyes, isinstance(source, Behind), version)
        if key not in self._open:
            self._open[key] = Stream(source, eyes, self._begin_anew, version)
        return self._open[key]

    def leave(self, stream: Stream, connection: Connection) -> None:
        """Tell `connection` no more; where it was the last, these eyes are closed."""
        stream.remove(connection)
        if not stream.listeners:
            stream.close()
            self._open = {key: one for key, one in self._open.items() if one is not stream}

    def close(self) -> None:
        """Tell nobody anything any more."""
        for stream in self._open.values():
            stream.close()
        self._open.clear()


def _table(source: Source) -> Table:
    """Return the table as who listens sees it now."""
    return source.table if isinstance(source, Behind) else source.tree.table


def _width(table: Table) -> int:
    """Return the class of names that holds every card's of a table: then all are as long."""
    longest = max((len(card.ref.encode()) for card in table.cards), default=0)
    width = NARROWEST
    while width < min(longest, WIDEST):
        width *= 2
    return width

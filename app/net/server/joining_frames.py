"""What somebody is told who begins to follow the table: all that happened so far, then the view.

The history of a long game is megabytes: it goes in parts, as fast as it is read, while the others
play on. Whatever happens meanwhile is part of it; the view comes with the last part.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from app.core.data.value import replace
from app.net.encoding import messages
from app.net.encoding.journal_rows import rows_of
from app.net.server.streams import Source
from app.net.transport.connection import Connection
from app.net.transport.limits import BETWEEN_PARTS, MOST_UNREAD
from app.session.host.updates import Labelled
from app.session.room.delayed_view import Behind
from app.session.seat.chronicle import BareEntry, bare_journal

AT_ONCE = 64
"""Entries of the journal that are looked at in one go."""
ENOUGH = 128 * 1024
"""Letters after which the rows that are left go in another part."""
_ROW = 16
"""Letters of a row without what somebody wrote."""


class ComingIn:
    """One newcomer, until the view is told."""

    def __init__(
        self, connection: Connection, source: Source, run: str, told: Callable[[], None]
    ) -> None:
        """Begin; `told` is called once the whole journal is. `run`: see `to_people.Journal`."""
        self._connection = connection
        self._source = source
        self._run = run
        self._told = told
        self._at = 0
        """How much of the journal was told."""
        self._next: asyncio.Handle | None = None
        self._go_on()

    def stop(self) -> None:
        """Tell nothing more."""
        if self._next is not None:
            self._next.cancel()

    def _go_on(self) -> None:
        loop = asyncio.get_running_loop()
        if self._connection.unread > MOST_UNREAD // 4:
            self._next = loop.call_later(BETWEEN_PARTS, self._go_on)
            return
        part = self._part()
        more = self._at < self._length
        self._connection.send(messages.written(replace(rows_of(part, self._run), more=more)))
        if more:
            self._next = loop.call_soon(self._go_on)
        else:
            self._told()

    @property
    def _length(self) -> int:
        """How much there is to tell by now."""
        source = self._source
        return source.entries if isinstance(source, Behind) else len(source.journal)

    def _part(self) -> list[BareEntry]:
        """Return the next entries, about as many as go in one message."""
        part, size = list[BareEntry](), 0
        while self._at < self._length and size < ENOUGH:
            until = min(self._at + AT_ONCE, self._length)
            entries = self._entries(self._at, until)
            self._at = until
            part += entries
            size += sum(map(_letters, entries))
        return part

    def _entries(self, start: int, stop: int) -> tuple[BareEntry, ...]:
        source = self._source
        if isinstance(source, Behind):
            return source.journal(stop, start)
        return bare_journal(source, stop, start)


def _letters(entry: BareEntry) -> int:
    """Return about how many letters a row has."""
    written = (entry.name, entry.note) if isinstance(entry, Labelled) else ()
    return _ROW + sum(map(len, written))

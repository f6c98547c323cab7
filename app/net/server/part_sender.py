"""What is dear to tell, told part by part while others play: the history, the opened record."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence

from app.net.encoding import messages
from app.net.encoding.file_parts import parts_of
from app.net.transport.connection import Connection
from app.net.transport.limits import BETWEEN_PARTS, MOST_PARTS, MOST_UNREAD, STEPS_AT_ONCE
from app.session.host.updates import JournalEntry
from app.session.room.messages.from_people import WantPast
from app.store.tables.table_file import packed_table

LONG = 0.05
"""Seconds that a part of the history may take to be told; the next one is a single step then."""


class PastInParts:
    """The steps of the history that one client asked for, a few at a time."""

    def __init__(self, tell: Callable[[WantPast], None], unread: Callable[[], int]) -> None:
        """`unread` says how many bytes wait for the client to read them."""
        self._tell = tell
        self._unread = unread
        self._waiting: deque[WantPast] = deque()
        self._at_once = STEPS_AT_ONCE

    def want(self, wanted: WantPast) -> bool:
        """Tell what is wanted by and by; False where too much waits already."""
        parts = list(_parts(wanted, self._at_once))
        if len(self._waiting) + len(parts) > MOST_PARTS:
            return False
        begins = not self._waiting
        self._waiting.extend(parts)
        if begins:
            self._tell_next()
        return True

    def clear(self) -> None:
        """Tell nothing more."""
        self._waiting.clear()

    def _tell_next(self) -> None:
        if not self._waiting:
            return
        loop, pause = asyncio.get_running_loop(), BETWEEN_PARTS
        if self._unread() <= MOST_UNREAD // 4:
            # What takes long to tell goes one by one, and leaves the others as much time.
            self._waiting.extendleft(reversed([*_parts(self._waiting.popleft(), self._at_once)]))
            began = loop.time()
            self._tell(self._waiting[0])
            took = loop.time() - began
            # None are left where the connection ended with the telling.
            if self._waiting:
                self._waiting.popleft()
            self._at_once, pause = 1 if took > LONG else STEPS_AT_ONCE, max(pause, took)
        if self._waiting:
            loop.call_later(pause, self._tell_next)


def _parts(wanted: WantPast, at_once: int) -> Iterator[WantPast]:
    for at in range(0, max(1, len(wanted.nodes), len(wanted.views)), at_once):
        until = at + at_once
        yield WantPast(wanted.nodes[at:until], wanted.views[at:until])


class Gifts:
    """The file of the opened record, on its way to those who want it: one file each at a time."""

    def __init__(self) -> None:
        self._packed: tuple[int, bytes] = (0, b"")
        """The file: (entries in it, its bytes)."""
        self._to: dict[Connection, asyncio.Task[None]] = {}

    def give(
        self,
        connection: Connection,
        entries: Sequence[JournalEntry],
        is_theirs: Callable[[], bool],
    ) -> bool:
        """Give the file while the connection `is_theirs`; False where one is on its way to it."""
        if connection in self._to:
            return False
        giving = self._give(connection, entries, is_theirs)
        task = self._to[connection] = asyncio.get_running_loop().create_task(giving)
        task.add_done_callback(lambda _: self._to.pop(connection, None))
        return True

    async def _give(
        self,
        connection: Connection,
        entries: Sequence[JournalEntry],
        is_theirs: Callable[[], bool],
    ) -> None:
        for part in parts_of(await self._file_of(entries)):
            while connection.unread > MOST_UNREAD // 4:  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(BETWEEN_PARTS)
            if not is_theirs():
                return
            connection.send(messages.written(part))
            await asyncio.sleep(BETWEEN_PARTS)

    async def _file_of(self, entries: Sequence[JournalEntry]) -> bytes:
        """Pack the opened record once: a long game takes a tenth of a second, others play on."""
        length, data = self._packed
        if length != len(entries):
            loop = asyncio.get_running_loop()
            data = await loop.run_in_executor(None, packed_table, list(entries))
            self._packed = len(entries), data
        return data

"""How much waits on the connections of a host, as the system counts it (Linux).

The host keeps nothing back as long as the system takes what it writes, so what the system holds for
a client, at both ends, is all that waits for it.
"""

from __future__ import annotations

import threading
from collections import Counter
from pathlib import Path
from types import TracebackType
from typing import Self

EVERY = 0.2
"""Seconds between two looks."""
_OPEN = "01"
"""An established connection, in the system's table."""


class QueueWatch:
    """Looks again and again how much waits for the client that is furthest behind."""

    def __init__(self, port: int) -> None:
        self.waited: list[int] = []
        """Bytes, one figure for each look."""
        self._port = port
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        self._thread.join()

    def _watch(self) -> None:
        while True:
            table = Path("/proc/net/tcp").read_text(encoding="ascii")
            self.waited.append(max(waiting(table, self._port).values(), default=0))
            if self._over.wait(EVERY):
                return


def waiting(table: str, port: int) -> Counter[int]:
    """Return the bytes that wait for each client of a host, by the client's port.

    `table` is the system's table of connections over IPv4.
    """
    waits: Counter[int] = Counter()
    for line in table.splitlines()[1:]:
        _, near, far, state, queues = line.split()[:5]
        if state != _OPEN:
            continue
        here, there = (int(end.rpartition(":")[2], 16) for end in (near, far))
        unsent, unread = (int(part, 16) for part in queues.split(":"))
        if here == port:
            waits[there] += unsent
        elif there == port:
            waits[here] += unread
    return waits

"""What waits until a draw is over: in its order for each seat, and one of each seat by turns."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from app.core.ids import TABLE, SeatId

MOST_WAITING = 64
"""Requests of one seat that wait behind a draw. What the table itself has to do always waits: it
follows from what people agreed on."""

Later = Callable[[float], None]
"""Is given the time when its turn comes."""


class WaitingLine:
    """The requests that wait at one table."""

    def __init__(self) -> None:
        self._waiting: dict[SeatId, deque[Later]] = {}
        """The seat whose turn it is stands first."""

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, seat: SeatId, call: Later) -> bool:
        """Let something wait; False where too much of that seat does."""
        own = self._waiting.setdefault(seat, deque())
        if seat != TABLE and len(own) >= MOST_WAITING:
            return False
        own.append(call)
        return True

    def pop(self) -> Later:
        """Return what comes next. Raises StopIteration where nothing waits."""
        seat = next(iter(self._waiting))
        own = self._waiting.pop(seat)
        call = own.popleft()
        if own:
            self._waiting[seat] = own
        return call

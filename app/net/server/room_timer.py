"""Looks at a room when something in it has its time, and not before."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

SHORTEST_WAIT = 0.001
"""Seconds until the room is looked at, though its time has come."""


class RoomTimer:
    """One timer of the running loop, by a clock that tells seconds."""

    def __init__(self, clock: Callable[[], float], due_now: Callable[[], None]) -> None:
        """`due_now` is called when the time has come; it says by `watch` what is next."""
        self._clock = clock
        self._due_now = due_now
        self._timer: asyncio.TimerHandle | None = None
        self._due = math.inf
        """When the timer is over, on the clock."""

    def watch(self, due: float) -> None:
        """Look as soon as it is `due`, and at no other time; never for infinity."""
        if due == self._due:
            return
        self.cancel()
        self._timer, self._due = None, due
        if due < math.inf:
            wait = max(SHORTEST_WAIT, due - self._clock())
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)

    def _wake(self) -> None:
        # By a clock that is coarser than the loop's it may be too early: then it waits once more.
        self._due = math.inf
        self._due_now()

    def cancel(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()

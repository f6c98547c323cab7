"""When to try again to reach a table, and when that is in vain."""

from __future__ import annotations

import random

FIRST_WAIT = 0.25
"""Seconds until the first try to come back; each later one waits twice as long."""
LONGEST_WAIT = 8.0
GIVE_UP_AFTER = 3
"""Tries with every address until somebody who never was in is told that nobody answers."""


class Retries:
    """Counts tries that led to no seat, and says how long to wait before the next."""

    def __init__(self) -> None:
        self._tries = 0
        self._wait = FIRST_WAIT
        self._asked = 0.0

    @property
    def in_vain(self) -> bool:
        """Whether it was tried so often that nobody seems to be there."""
        return self._tries >= GIVE_UP_AFTER

    def wait_for(self, seconds: float) -> None:
        """Leave the host alone for `seconds`, as it wants, before the next try alone."""
        self._asked = seconds

    def next_pause(self, *, came_in: bool) -> float:
        """Count a connection that ended; return the seconds until the next is tried.

        Who `came_in` as far as a seat begins to count anew. A host that wants to be left alone is
        there: that try does not count.
        """
        if came_in:
            self._tries, self._wait = 0, FIRST_WAIT
        self._tries += not self._asked
        # Not all at the same moment, where a host went away under many.
        pause = max(self._asked, self._wait) * random.uniform(1.0, 1.5)  # noqa: S311 - no secret
        self._asked = 0.0
        self._wait = min(LONGEST_WAIT, self._wait * 2.0)
        return pause

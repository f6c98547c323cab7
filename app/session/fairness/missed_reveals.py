"""Whose links a draw waits for: not for those whose programs hold everybody up again and again.

A seat that is not waited for is asked all the same. What it opens before the draw is made counts,
and once it would have been in time again, the next draw waits for it.
"""

from __future__ import annotations

from app.core.ids import SeatId

MOST_MISSED = 3
"""Links that a seat may miss, those that it opened meanwhile taken off, until nobody waits."""


class MissedReveals:
    """How often each seat kept the table waiting for nothing."""

    def __init__(self) -> None:
        self._missed: dict[SeatId, int] = {}
        self._told: set[SeatId] = set()

    def waits_for(self, seat: SeatId) -> bool:
        """Whether a draw waits for the link of a seat."""
        return self._missed.get(seat, 0) < MOST_MISSED

    def miss(self, seat: SeatId) -> bool:
        """Note that a link did not come in time; whether that has to be said, which it is once."""
        self._missed[seat] = min(MOST_MISSED, self._missed.get(seat, 0) + 1)
        if self.waits_for(seat) or seat in self._told:
            return False
        self._told.add(seat)
        return True

    def open(self, seat: SeatId) -> None:
        """Note that a link came in time."""
        self._missed[seat] = max(0, self._missed.get(seat, 0) - 1)

    def forget(self, seat: SeatId) -> None:
        """Begin anew with whoever sits there from now on."""
        self._missed.pop(seat, None)
        self._told.discard(seat)

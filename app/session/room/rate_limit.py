"""How much each seat of a hosted table may have handled in a while: one does not stop the others.

Sans-I/O: time is passed in, in seconds of any clock that only grows. How many messages somebody may
send is the connection's business; one message can ask for a thousand cards to be moved.
"""

from __future__ import annotations

from app.core.data.weight import MOST_HANDLED
from app.core.ids import SeatId
from app.core.text.words import Words

HANDLED_A_SECOND = 1500.0
"""Cards and units that one seat may have handled on the long run: a deck shuffled 25 times."""

TOO_FAST = Words(
    "That was too fast for the table. Wait a moment and do it again.",
    "操作が速すぎて受け付けられませんでした。少し待ってからやり直してください。",
)


class Pace:
    """What the seats of one table have handled."""

    def __init__(self) -> None:
        self._left: dict[SeatId, tuple[float, float]] = {}
        """(what a seat may have handled at once, when that was so)"""

    def allows(self, seat: SeatId, now: float) -> bool:
        """Whether a seat may have more handled now; it has to wait otherwise."""
        left, then = self._left.get(seat, (float(MOST_HANDLED), now))
        left = min(float(MOST_HANDLED), left + (now - then) * HANDLED_A_SECOND)
        self._left[seat] = left, now
        return left >= 0.0

    def spend(self, seat: SeatId, amount: int) -> None:
        """Note what was handled for a seat, whatever came of it."""
        left, then = self._left.get(seat, (float(MOST_HANDLED), 0.0))
        self._left[seat] = left - amount, then

"""Who may try to join one table, who has to wait, and the spoken code of the day.

One for all connections of a table. It holds nothing that grows with what strangers send.
"""

from __future__ import annotations

import os
from collections import Counter

from app.core.data.value import value
from app.net.auth import admission_events
from app.net.auth.admission_events import AdmissionEvent
from app.net.auth.guest_list import GuestList
from app.net.auth.invite import Draw
from app.net.auth.spoken_code import new_code
from app.net.transport.versions import SPOKEN, Versions

MOST_HANDSHAKES = 20
"""Connections to one table that are not yet let in."""
MOST_HANDSHAKES_AT = 5
"""Of them, from one address."""
TO_BE_IN = 10.0
"""Seconds from the connection until somebody must be in."""
TO_CONFIRM = 3.0
"""Seconds from the host's share until its proof; nobody else may try a code meanwhile."""
SHARE_EVERY = 1.0
"""Seconds between two tries with a spoken code, whoever makes them: each costs the host a
twentieth of a second."""
MOST_WRONG = 5
"""Wrong tries, from all addresses together, after which the spoken code changes."""
LONGEST_DELAY = 64.0
"""Seconds that an address waits at most after wrong tries: 1, 2, 4, 8 …"""
FIRST_PAUSE = 15.0
"""Seconds without spoken codes after a code changed through wrong tries; twice as long each time
until somebody comes in by a code or the host's people change it."""
LONGEST_PAUSE = 900.0
FORGET_AFTER = 600.0
"""Seconds after which an address that was wrong is as good as new."""
MOST_WRONG_ADDRESSES = 1000
"""Addresses that are remembered as wrong; the oldest are forgotten first."""


@value
class _Delay:
    """What wrong tries cost an address."""

    tries: int
    until: float
    """Seconds on the host's clock."""


class AdmissionControl:
    """Decides who may try to join one table. Times are seconds of a clock that never goes back."""

    def __init__(
        self,
        fingerprint: bytes,
        guests: GuestList,
        *,
        versions: Versions = SPOKEN,
        draw: Draw = os.urandom,
    ) -> None:
        """Begin with no handshake; `fingerprint` is that of the table's certificate.

        No spoken code holds before `change_code`.
        """
        self.fingerprint = fingerprint
        self.guests = guests
        self.versions = versions
        self.draw = draw
        self.code: str | None = None
        """The spoken code; None where the table is not joined by one."""
        self.code_count = 0
        """Codes that there were: a try counts for the code it was begun with only."""
        self._waiting: Counter[str] = Counter()
        self._delays: dict[tuple[str, str], _Delay] = {}
        self._trying: object | None = None
        self._trying_until = 0.0
        self._next_share = 0.0
        self._wrong = 0
        self._pauses = 0
        self._paused_until = 0.0

    # -- places for handshakes ----------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """How many handshakes are going on."""
        return self._waiting.total()

    def is_crowded(self, address: str) -> bool:
        """Tell whether one more from `address` would be too many."""
        return self.waiting >= MOST_HANDSHAKES or self._waiting[address] >= MOST_HANDSHAKES_AT

    def come(self, address: str) -> None:
        """Count one more handshake."""
        self._waiting[address] += 1

    def leave(self, address: str) -> None:
        """Count one less."""
        self._waiting[address] -= 1
        if self._waiting[address] <= 0:
            del self._waiting[address]

    # -- wrong tries --------------------------------------------------------------------------

    def delay(self, address: str, way: str, now: float) -> float:
        """Return the seconds that an address has to wait before it may try a `way` again."""
        paused = self._paused_until - now if way == "code" else 0.0
        held = self._delays.get((address, way))
        return max(0.0, paused, held.until - now if held else 0.0)

    def wrong_secret(self, address: str, way: str, now: float) -> tuple[AdmissionEvent, ...]:
        """Count a wrong invite or token."""
        self._hold_up(address, way, now)
        return (admission_events.wrong_secret(address),)

    def banned(self, address: str, now: float) -> tuple[AdmissionEvent, ...]:
        """Tell that somebody who is banned knocked, but not again and again."""
        told = self.delay(address, "banned", now) > 0.0
        if told:
            return ()
        self._hold_up(address, "banned", now)
        return (admission_events.banned(address),)

    def wrong_code(
        self, address: str, code_count: int, now: float, *, finished: bool
    ) -> tuple[AdmissionEvent, ...]:
        """Count a wrong try with a spoken code; it changes when there were too many.

        One that was broken off counts too: otherwise the time that the host takes for its answers
        could be measured again and again.
        """
        self._hold_up(address, "code", now)
        if code_count != self.code_count or self.code is None:
            return ()
        self._wrong += 1
        tell = admission_events.wrong_code if finished else admission_events.unfinished
        told = tell(address, self._wrong, MOST_WRONG)
        if self._wrong < MOST_WRONG:
            return (told,)
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0**self._pauses)
        pauses = self._pauses + 1
        code = self._fresh_code()
        self._pauses, self._paused_until = pauses, now + pause
        return (told, admission_events.code_changed(address, code))

    def right(self, address: str, way: str) -> None:
        """Forget what an address did wrong: it is somebody who was invited."""
        self._delays.pop((address, way), None)
        if way == "code":
            self._pauses = 0

    def _hold_up(self, address: str, way: str, now: float) -> None:
        before = self._delays.pop((address, way), None)
        tries = before.tries + 1 if before and now < before.until + FORGET_AFTER else 1
        seconds = min(LONGEST_DELAY, 2.0 ** min(tries - 1, 30))
        self._delays[address, way] = _Delay(tries, now + seconds)
        if len(self._delays) > MOST_WRONG_ADDRESSES:
            del self._delays[next(iter(self._delays))]

    # -- the spoken code ----------------------------------------------------------------------

    def change_code(self) -> AdmissionEvent:
        """Let a new spoken code hold, because the host's people want one."""
        return admission_events.code_changed("", self._fresh_code())

    def drop_code(self) -> None:
        """Let no spoken code hold."""
        self.code = None
        self.code_count += 1

    def _fresh_code(self) -> str:
        before = self.code
        while self.code == before:
            self.code = new_code(self.draw)
        assert self.code is not None
        self.code_count += 1
        self._wrong = self._pauses = 0
        self._paused_until = 0.0
        return self.code

    def free_in(self, now: float) -> float:
        """Return the seconds until somebody may try a code: 0 if the host is free for it."""
        held = self._trying_until if self._trying is not None else 0.0
        return max(0.0, held - now, self._next_share - now)

    def begin_try(self, handshake: object, now: float) -> None:
        """Let the one behind `handshake` try a code; all others have to wait."""
        self._trying = handshake
        # Holds by itself, however late the server's timers are.
        self._trying_until = now + TO_CONFIRM
        self._next_share = now + SHARE_EVERY

    def end_try(self, handshake: object) -> None:
        """Let others try, if it was this one's turn."""
        if self._trying is handshake:
            self._trying = None

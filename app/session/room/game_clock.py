"""The clock of a hosted table: how long each seat has thought, said and never enforced.

Sans-I/O: time is passed in, in seconds of any clock that only grows. A seat's time runs while the
turn is its own, also beside that of others who play it at once; it warns when the time is up, and
people decide what that means.
"""

from __future__ import annotations

from typing import Annotated

from app.core.data.field_limits import LAST_SEAT, SEATS, TIME, Allowed, items
from app.core.data.value import replace, value
from app.core.ids import SeatId

LONGEST = 24 * 3600.0
"""Seconds that a seat may be given at most."""
TIME_LEFT = Allowed(f"≤{int(LONGEST):,}", lambda time: time <= LONGEST)


@value
class ClockSetting:
    """What the people agreed on; 0 for what they do without."""

    seconds: Annotated[float, TIME] = 0.0
    """What each seat has for the whole game."""
    increment: Annotated[float, TIME] = 0.0
    """What it gets back at the end of each of its turns."""
    turn: Annotated[float, TIME] = 0.0
    """What it has for one turn."""

    @property
    def is_sound(self) -> bool:
        """Whether all of it is time."""
        return all(0.0 <= one <= LONGEST for one in (self.seconds, self.increment, self.turn))

    def is_up(self, left: float) -> bool:
        """Whether a seat that has so much left is over its time for the game."""
        return self.seconds > 0.0 and left <= 0.0

    def is_turn_up(self, left: float) -> bool:
        """Whether a turn that has so much left takes longer than it should."""
        return self.turn > 0.0 and left <= 0.0


@value
class ClockFace:
    """What the clock shows at one moment; whoever is told counts on by themselves."""

    setting: ClockSetting
    left: Annotated[tuple[float, ...], items(LAST_SEAT + 1)]
    """Seconds of each seat; below 0 it is over its time."""
    turn_left: Annotated[float, TIME_LEFT] = 0.0
    """Seconds of the turn in hand."""
    running: Annotated[tuple[SeatId, ...], SEATS] = ()
    """Whose time runs; nobody's before the first turn, while it stands or while they are away."""
    paused: bool = False
    """Whether people stopped it for a while."""

    def after(self, seconds: float) -> ClockFace:
        """Return what it shows so much later, if nothing happens until then."""
        if not self.running:
            return self
        left = tuple(
            one - seconds if seat in self.running else one for seat, one in enumerate(self.left)
        )
        return replace(self, left=left, turn_left=self.turn_left - seconds)


class Clock:
    """The clock of one table."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._setting: ClockSetting | None = None
        self._left = [0.0] * seats
        self._turn_left = 0.0
        self._running: tuple[SeatId, ...] = ()
        self._since = 0.0
        self._warned: set[tuple[SeatId, int]] = set()
        """(seat, turn; 0 for the whole game)"""
        self._turn = 0
        self.paused = False
        """Whether it stands still until people let it go on."""

    def set(self, setting: ClockSetting | None, now: float, left: tuple[float, ...] = ()) -> None:
        """Begin with this from now on; None puts the clock away.

        `left` are the seconds of each seat, where they are not what the setting gives.
        """
        self._setting = setting
        self._warned.clear()
        self._since = now
        self.paused = False
        if setting is not None:
            self._left = list(left) or [setting.seconds] * self._seats
            self._turn_left = setting.turn

    def bring_back(self, face: ClockFace, turn: int, now: float) -> bool:
        """Go on with what the clock of a host before this one showed in that turn.

        Nobody's time runs before `follow` says so, and what was over then is not said again.
        Whether it was a clock that this table can have.
        """
        times = (*face.left, face.turn_left)
        sound = face.setting.is_sound and all(abs(one) <= LONGEST for one in times)
        if not sound or len(face.left) != self._seats:
            return False
        self.set(face.setting, now, face.left)
        self._turn_left, self._turn, self.paused = face.turn_left, turn, face.paused
        for seat, left in enumerate(face.left):
            if face.setting.is_up(left):
                self._warned.add((seat, 0))
            if face.setting.is_turn_up(face.turn_left):
                self._warned.add((seat, turn))
        return True

    def takes(self, left: tuple[float, ...]) -> bool:
        """Whether each seat, or none, is given a time that it may have."""
        return len(left) in (0, self._seats) and all(abs(one) <= LONGEST for one in left)

    def pause(self, *, paused: bool, now: float) -> bool:
        """Stop it for a while, or let it go on; whether that changes anything."""
        if self._setting is None or paused == self.paused:
            return False
        self._take(now)
        self.paused = paused
        if paused:
            self._running = ()
        return True

    def follow(self, turn: int, seats: tuple[SeatId, ...], now: float) -> bool:
        """Take in whose turn it is; whether the clock shows something else now.

        `seats` are those who think: nobody before the first turn and after the last, and none who
        is away.
        """
        running = () if self.paused else seats
        if (turn, running) == (self._turn, self._running):
            return False
        self._take(now)
        if turn != self._turn and self._setting is not None:
            for seat in self._running if turn > self._turn else ():
                self._left[seat] += self._setting.increment
            self._turn_left = self._setting.turn
        self._turn, self._running = turn, running
        return self._setting is not None

    def _take(self, now: float) -> None:
        """Take what was thought since the last look from who thought."""
        for seat in self._running:
            self._left[seat] -= now - self._since
        if self._running:
            self._turn_left -= now - self._since
        self._since = now

    def face(self, now: float) -> ClockFace | None:
        """Return what the clock shows; None where there is none."""
        if self._setting is None:
            return None
        self._take(now)
        return ClockFace(
            self._setting, tuple(self._left), self._turn_left, self._running, self.paused
        )

    def over(self, now: float) -> tuple[SeatId, ...]:
        """Return the seats whose time is up since the last look, for the game or for the turn."""
        setting = self._setting
        if setting is None:
            return ()
        self._take(now)
        late = [(seat, 0) for seat in self._running if setting.is_up(self._left[seat])]
        if setting.is_turn_up(self._turn_left):
            late += [(seat, self._turn) for seat in self._running]
        new = [one for one in late if one not in self._warned]
        self._warned.update(new)
        return tuple(dict.fromkeys(seat for seat, _ in new))

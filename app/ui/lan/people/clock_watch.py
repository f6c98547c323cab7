"""What a window says of the table's clock by itself: one's own time gets short; put it back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from app.core.text.wording import SECOND, counted
from app.core.text.words import Words
from app.session.room.game_clock import ClockFace
from app.session.room.messages.from_people import SetClock
from app.session.room.messages.to_people import ClockShows
from app.ui.app.trouble import steady
from app.ui.lan.people.clock_reading import readings
from app.ui.lan.people.clock_sheet import left_now
from app.ui.panels.messages.message_list import Remedy, Severity

if TYPE_CHECKING:
    from app.ui.lan.visit import Visit

TICK = 500
"""Milliseconds between two looks."""
PUT_BACK = Words("Put back", "戻す")
CHANGED = Words("The clock was changed.", "時計の設定を変えました。")

Tell = Callable[[Words, Severity, Remedy | None], object]


class ClockWatch(QObject):
    """Looks at the clock of one visit."""

    def __init__(self, visit: Visit, tell: Tell, parent: QObject) -> None:
        """`tell` says something to the person: words, severity, and what can be done about it."""
        super().__init__(parent)
        self._visit = visit
        self._tell = tell
        self._before: tuple[ClockFace, float] | None = None
        """The clock as it was told last, and when."""
        self._warned: set[str] = set()
        """What was said already: of the game, and of the turn in hand."""
        self._was_running = False
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.look)
        visit.heard.connect(self._hear)
        visit.state_changed.connect(self._state_is)

    @Slot(object)
    @steady
    def _hear(self, what: object) -> None:
        if isinstance(what, ClockShows):
            self._take(what.face)

    @Slot(object)
    @steady
    def _state_is(self, _state: object) -> None:
        if self._visit.state.name != "inside":
            # What the clock shows on coming back was set by nobody in between.
            self._before = None
            self._timer.stop()

    def _take(self, face: ClockFace | None) -> None:
        before, visit = self._before, self._visit
        self._before = None if face is None else (face, visit.clock_at)
        setting = None if before is None else before[0].setting
        if before is not None and visit.in_chair and _differs(before, face):
            back = SetClock(setting, left_now(*before))
            self._tell(CHANGED, "done", Remedy(PUT_BACK, lambda: visit.say(back)))
        if face is None or (before is not None and face.setting != setting):
            self._warned.clear()
        runs = face is not None and visit.place is not None and visit.place.seat in face.running
        if runs and not self._was_running:
            self._warned.discard("turn")
        self._was_running = runs
        if runs:
            self._timer.start()
        else:
            self._timer.stop()
        self.look()

    @Slot()
    @steady
    def look(self) -> None:
        """Warn of what has become short, once each."""
        face, place = self._visit.clock, self._visit.place
        if face is None or place is None or place.seat not in face.running:
            return
        reading = readings(face, time.monotonic() - self._visit.clock_at)[place.seat]
        if reading.warns != "low":
            return
        # What is over is told to everybody by the host.
        times = {"game": reading.left, "turn": reading.turn}
        short = min((t, name) for name, t in times.items() if t is not None)
        if short[1] not in self._warned:
            self._warned.add(short[1])
            self._tell(_short(short[0], of_turn=short[1] == "turn"), "warning", None)


def _short(seconds: float, *, of_turn: bool) -> Words:
    left = counted(max(1, round(seconds)), SECOND)
    if of_turn:
        return Words(f"{left.en} are left for this turn.", f"このターンの残り時間は{left.ja}です。")
    return Words(f"You have {left.en} left.", f"残りの持ち時間は{left.ja}です。")


def _differs(before: tuple[ClockFace, float], face: ClockFace | None) -> bool:
    """Whether somebody set the clock, and it did not only go on."""
    return face is None or face.setting != before[0].setting

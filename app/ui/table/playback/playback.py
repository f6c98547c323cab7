"""A step of the history in which much happens, shown in this window moment by moment.

The table has gone on already, and nobody waits: what is played here is only how it is told. What
comes meanwhile is kept and told afterwards, in order, so that whoever listens to the bridge hears
every step once, with the view that it led to.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from app.games.contracts.board.moment_contract import MomentSigns
from app.session.seat.step_moments import reel_of
from app.ui.app.trouble import surviving

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.ids import NodeId
    from app.core.view import SeatView
    from app.games.contracts.board.moment_contract import Moments
    from app.session.host.updates import Stepped
    from app.session.seat.sent_intent import Sent
    from app.session.seat.step_moments import Moment, Reel

Pace = Literal["off", "hand", "slow", "normal", "fast"]
PACES: tuple[Pace, ...] = get_args(Pace)
""""off" shows every step at once, "hand" goes on by key or button alone."""
STAYS: dict[Pace, int] = {"slow": 1800, "normal": 900, "fast": 450}
"""Milliseconds that a moment shows while it runs."""
MOST_WAITING = 12
"""Steps that wait to be told; with more, whoever looks is too far behind, and sees what is now."""


@dataclass(frozen=True)
class Held:
    """A step that the seat was told of and those who listen were not yet."""

    stepped: Stepped
    before: SeatView
    after: SeatView
    cause: Sent | None
    """What the seat asked for that it is the outcome of."""


class Playback(QObject):
    """What of a step shows, and what waits to be told behind it."""

    shown = Signal(object)
    """Stepped: what is new in the moment that shows now, after what showed before; None where the
    whole view is another: one went back, or looks at another step."""
    changed = Signal()
    """It began or ended, another moment shows, or it runs or waits."""

    def __init__(
        self, moments: Moments | None, tell: Callable[[Held], None], parent: QObject | None = None
    ) -> None:
        """`tell` tells those who listen of a step that was played, or needs not to be."""
        super().__init__(parent)
        self.moments = moments
        """What the game says of its moments; None where its steps have none."""
        self.pace: Pace = "off"
        self.glides = True
        """Whether anything moves by itself; otherwise every moment waits for a key."""
        self.view: SeatView | None = None
        """What the seat sees as it shows; None for the table as it is."""
        self.runs = False
        """Whether it goes on by itself."""
        self.at = 0
        """Which moment shows, from 0."""
        self.reel: Reel | None = None
        """The step that is shown; None while nothing is played."""
        self.seen: NodeId | None = None
        """The last step of which every moment was shown."""
        self._tell = tell
        self._held: Held | None = None
        """The step that is told once it was shown; None for one that is looked at again."""
        self._waiting: deque[Held] = deque()
        self._signs: tuple[Moment, MomentSigns] | None = None
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.step)

    # -- what shows ---------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether a step is shown moment by moment now."""
        return self.reel is not None

    @property
    def moment(self) -> Moment | None:
        """The moment that shows; None while nothing is played."""
        return None if self.reel is None else self.reel.moments[self.at]

    @property
    def is_last(self) -> bool:
        """Whether the last moment shows: what comes after it is the table as it is."""
        return self.reel is not None and self.at == len(self.reel.moments) - 1

    @property
    def is_new(self) -> bool:
        """Whether it began with what this seat did just now: a second press meant that."""
        lasts = QApplication.doubleClickInterval()
        mine = self._held is not None and self._held.cause is not None
        return self.playing and mine and not self._since.hasExpired(lasts)

    @property
    def is_again(self) -> bool:
        """Whether what is played was told before, and is only looked at once more."""
        return self.playing and self._held is None

    @property
    def signs(self) -> MomentSigns:
        """What is drawn over the board now."""
        moment = self.moment
        if moment is None or self.moments is None:
            return MomentSigns()
        if self._signs is None or self._signs[0] is not moment:
            made = MomentSigns()
            with surviving("Moments.signs"):
                made = self.moments.signs(moment.before, moment.stepped.facts)
            self._signs = moment, made
        return self._signs[1]

    # -- what comes ---------------------------------------------------------------------------

    def take(self, held: Held) -> bool:
        """Show a step moment by moment, or keep it until that is done; False: tell it at once."""
        if self.playing or self._waiting:
            self._waiting.append(held)
            if len(self._waiting) > MOST_WAITING:
                self.finish()
            return True
        reel = None if self.pace == "off" else self._reel_of(held)
        if reel is None:
            return False
        self._begin(reel, held)
        return True

    def again(self, before: SeatView, stepped: Stepped) -> bool:
        """Show a step once more that was told before; False where it has no moments."""
        self.finish()
        reel = None
        if self.moments is not None:
            reel = reel_of(before, stepped, self.moments.begin)
        if reel is None:
            return False
        self._begin(reel, None)
        return True

    def _reel_of(self, held: Held) -> Reel | None:
        """Return a step in moments; None where nothing in it is worth to rest at."""
        if self.moments is None:
            return None
        reel = reel_of(held.before, held.stepped, self.moments.begin)
        if reel is None or len(reel.moments) > 1:
            return reel
        with surviving("Moments.signs"):
            if self.moments.signs(held.before, held.stepped.facts) != MomentSigns():
                return reel
        return None

    def _begin(self, reel: Reel, held: Held | None) -> None:
        self.reel, self._held, self.at = reel, held, 0
        self.runs = self.glides and self.pace in STAYS
        self._since.start()
        self._show(None if held is None else reel.moments[0].stepped)

    def _show(self, news: Stepped | None) -> None:
        assert self.reel is not None
        self.view = self.reel.moments[self.at].after
        self._go_by_itself()
        self.shown.emit(news)
        self.changed.emit()

    def _go_by_itself(self) -> None:
        if self.runs:
            self._timer.start(STAYS.get(self.pace, STAYS["normal"]))
        else:
            self._timer.stop()

    # -- going through it -----------------------------------------------------------------------

    @Slot()
    def step(self) -> None:
        """Show the next moment; after the last one, the table as it is."""
        if self.reel is None:
            return
        if self.is_last:
            self.seen = self.reel.node
            self.skip()
            return
        self.at += 1
        self._show(self.reel.moments[self.at].stepped)

    @Slot()
    def back(self) -> None:
        """Show the moment before, and wait there."""
        if self.reel is None:
            return
        self.runs = False
        if not self.at:
            self._go_by_itself()
            self.changed.emit()
            return
        self.at -= 1
        self._show(None)

    @Slot()
    def restart(self) -> None:
        """Show the first moment of it again."""
        if self.reel is not None:
            self.at = 0
            self._show(None)

    @Slot()
    def run_or_wait(self) -> None:
        """Go on by itself from now on, or wait for a key."""
        if self.reel is not None:
            self.runs = not self.runs
            self._go_by_itself()
            self.changed.emit()

    def set_pace(self, pace: Pace, *, glides: bool) -> None:
        """Play at another pace from the next moment on."""
        self.pace, self.glides = pace, glides
        if self.playing and self.runs:
            self.runs = glides and pace in STAYS
            self._go_by_itself()
            self.changed.emit()

    # -- its end ----------------------------------------------------------------------------------

    @Slot()
    def skip(self) -> None:
        """End what is shown; what waits behind it is shown next."""
        if self.reel is None:
            return
        self._end()
        while self._waiting and self.reel is None:
            held = self._waiting.popleft()
            reel = None if self.pace == "off" else self._reel_of(held)
            if reel is None:
                self._told(held)
            else:
                self._begin(reel, held)
        if self.reel is None:
            self.changed.emit()

    @Slot()
    def finish(self) -> None:
        """End it with all that waits: what shows is the table as it is."""
        was = self.playing or bool(self._waiting)
        if self.playing:
            self._end()
        while self._waiting:
            self._told(self._waiting.popleft())
        if was and not self.playing:
            self.changed.emit()

    def drop(self) -> None:
        """End it and tell nothing of what waits: the history is another, or nobody listens."""
        was = self.playing
        self._waiting.clear()
        self._held = self.reel = self.view = self.seen = None
        self._timer.stop()
        if was:
            self.changed.emit()

    def _end(self) -> None:
        held, self._held = self._held, None
        self.reel, self.runs = None, False
        self._timer.stop()
        if held is not None:
            self._told(held)
        else:
            self._lay_down()
            self.shown.emit(None)

    def _told(self, held: Held) -> None:
        self._lay_down()
        self._tell(held)

    def _lay_down(self) -> None:
        """Show the table as it is, or as it was before what waits to be told."""
        self.view = self._waiting[0].before if self._waiting else None

"""What the rules ask for now, as the acting seat sees it: worked out once for each view.

A game says it from a view (`GameSpec.tasks`); strip, outline and board show the same tasks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.core.ids import JUDGE, SPECTATOR
from app.games.contracts.out_contract import tasks_of
from app.ui.app.trouble import surviving

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.games.task_model import Task, Tasks
    from app.ui.table.bridge import Bridge
    from app.ui.tasks.remote_tasks import Limit

NOBODY = (JUDGE, SPECTATOR)
"""Who looks on and has no turn."""


class Todo(QObject):
    """Follows the table, and tells when other things are to be done."""

    changed = Signal()

    def __init__(
        self,
        bridge: Bridge,
        tasks: Tasks,
        parent: QObject | None = None,
        *,
        apart: Callable[[], bool] = bool,
        sits: Callable[[], Collection[SeatId]] = tuple,
    ) -> None:
        """`sits` says who plays at this window, `apart` whether a curtain hangs between them."""
        super().__init__(parent)
        self._apart, self._sits = apart, sits
        self._bridge = bridge
        self._tasks = tasks
        self._limit: Limit | None = None
        self.near = True
        """Whether what the other seats have to do can be done from this window."""
        self._view: SeatView | None = None
        self._seat = bridge.seat
        """Whose tasks were told apart from those of others."""
        self.tasks: tuple[Task, ...] = ()
        """All of them, first things first."""
        self.turn_of: SeatId | None = None
        """Who goes on, where another one sits at the window and has nothing left to do."""
        self._turn_seats = bridge.view.turn.seats
        """Whose turn it was at the last look: the curtain falls by itself when that changes."""
        bridge.stepped.connect(self.look)
        bridge.placed.connect(self.look)
        self.look()

    def limit(self, possible: Limit) -> None:
        """Tell from now on only what is `possible` at the table."""
        self._limit, self.near = possible, False
        self.look_again()
        # Also where the tasks stay the same: nobody sits down on another's side there.
        self.changed.emit()

    def look_again(self) -> None:
        """Ask once more, though the table is the same: other things may be possible now."""
        self._view = None
        self.look()

    @Slot(object)
    def look(self, *_told: object) -> None:
        """Ask the game again if the table is another."""
        view = self._bridge.view
        if view is self._view:
            return
        self._view = view
        found: tuple[Task, ...] = ()
        with surviving("GameSpec.tasks"):
            spec = self._bridge.spec
            found = tasks_of(view, self._tasks, spec.out, spec.over)
            if self._limit is not None:
                found = self._limit(view, found)
        seat = self._bridge.seat
        another = self._of_another()
        turn_of = None if found else another
        if (found, turn_of) != (self.tasks, self.turn_of) or (found and seat != self._seat):
            self.tasks, self._seat, self.turn_of = found, seat, turn_of
            self.changed.emit()

    def _of_another(self) -> SeatId | None:
        """Return who goes on, if somebody else sits here and a hand-over leads there.

        That is whoever has the chance to respond; while nobody has it, and a curtain hangs there,
        whose turn it is: without one the window follows the turn by itself.
        """
        turn, seat = self._bridge.view.turn, self._bridge.seat
        chance = self._bridge.view.stage.chance
        if chance is not None:
            leads = chance != seat and seat not in NOBODY and chance in self._sits()
            return chance if leads else None
        before, self._turn_seats = self._turn_seats, turn.seats
        played = turn.number and turn.phase != self._bridge.spec.over
        if not played or seat in (*turn.seats, *NOBODY) or before != turn.seats:
            return None
        return turn.seat if self._apart() else None

    def sits_here(self, seat: SeatId) -> bool:
        """Whether who plays a seat is at this window: no computer, and no teacher of a lesson."""
        sits = self._sits()
        return not sits or seat in sits

    def now(self) -> tuple[Task, ...]:
        """Return all tasks of the table as it is now, also before others were told of it."""
        self.look()
        return self.tasks

    @property
    def own(self) -> tuple[Task, ...]:
        """What the acting seat has to do."""
        return tuple(task for task in self.tasks if task.seat == self._bridge.seat)

    @property
    def others(self) -> tuple[Task, ...]:
        """What the other seats have to do, partners first: they are waited for most."""
        return of_others(self.tasks, self._bridge.view, self._bridge.seat)

    @property
    def foremost(self) -> Task | None:
        """What comes first: of the acting seat's tasks, otherwise of all."""
        return next(iter((*self.own, *self.others)), None)


def of_others(tasks: Sequence[Task], view: SeatView, seat: SeatId) -> tuple[Task, ...]:
    """Return the tasks of other seats than `seat`, those of its partners first."""
    others = [task for task in tasks if task.seat != seat]
    partners = view.setting.partners(seat) if seat >= 0 else ()
    return tuple(sorted(others, key=lambda task: task.seat not in partners))

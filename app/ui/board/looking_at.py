"""Looking at the board of a seat, and back to where one was: a matter of the window alone.

Nothing of it is told to the table: points are named as before, whatever part of it shows.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from app.ui.app.trouble import steady
from app.ui.board.input.camera import CLOSEST

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.input.camera import Camera
    from app.ui.board.scene.table_layout import Box
    from app.ui.board.seating import Seating

REST = 400
"""Milliseconds that something carried rests over a board until that is shown larger."""
MOST_PUT_OFF = 8
"""How often that is put off while what is in sight is still being painted."""
STILL = 8.0
"""Logical pixels that the pointer may move meanwhile."""
LATER = 250
"""Milliseconds after which cards out of sight are painted at the new size as well."""
ROOM = 6.0
"""Table units around a board that is looked at."""


class LookingAt(QObject):
    """Which seat's board is shown large, and what was shown before."""

    def __init__(self, view: BoardStage) -> None:
        super().__init__(view)
        self._view = view
        self.seat: SeatId | None = None
        """Whose board it is; None while all are shown as they lie."""
        self._before: Camera | None = None
        self._by_rest = False
        """Whether a card that rested there asked for it: it ends with the drag."""
        self._resting: tuple[float, float] | None = None
        self._rested_on: tuple[tuple[float, float], Seating] | None = None
        """Where in the window something rested as another part of the mat came below it."""
        self._goal: SeatId | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(LATER)
        self._put_off = 0
        """How often it was put off since something was looked at."""
        self._rest.timeout.connect(self._paint_the_rest)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self._rested)

    def look_at(self, seat: SeatId) -> None:
        """Show the board of a seat as large as the window has room for; again: go back."""
        if seat == self.seat and not self._by_rest:
            self.back()
        elif seat in self._view.seating.named:
            self._by_rest = False
            self._show(seat)

    def look_at_all(self) -> None:
        """Show the whole table."""
        self._leave()
        self._view.lens.look(self._view.camera.fit())

    def back(self) -> None:
        """Show what was shown before a board was looked at."""
        before = self._before
        if self.seat is None:
            return
        self._leave()
        camera = self._view.camera
        if before is None or before.fitted or before.mat != camera.mat:
            self._look(camera.fit())
        else:
            self._look(replace(before, width=camera.width, height=camera.height, dpr=camera.dpr))

    def forget(self) -> None:
        """Look at nobody any more: another mat shows."""
        self.seat = self._before = None
        self._by_rest = False

    def _leave(self) -> None:
        if self.seat is not None:
            self.seat = self._before = None
            self._by_rest = False
            self._lay()

    def _lay(self) -> None:
        """Lay the boards anew where one shows more while it is looked at."""
        laid = self._view.laid
        if laid.looked is not None or self.seat in laid.opens:
            self._view.laying.seat_anew()

    def _show(self, seat: SeatId) -> None:
        view = self._view
        if self.seat is None:
            self._before = view.camera
        self.seat = seat
        self._lay()
        self._look(self._closer(view.seating.boards[seat].grown(ROOM)))

    def _look(self, camera: Camera) -> None:
        """Look through a camera; what shows is painted before all else."""
        painting = self._view.board.painting
        painting.in_sight_first = True
        try:
            self._view.lens.look(camera)
        finally:
            painting.in_sight_first = False
        self._put_off = 0
        self._rest.start()

    def _closer(self, board: Box) -> Camera:
        """Return the camera that shows a board above one's own hand."""
        view = self._view
        whole = view.camera.fit()
        hands = [site.home.y for site in view.seating.sites.values() if site.hand and site.own]
        foot = min(whole.height, (min(hands, default=1e9) - whole.corner[1]) * whole.fit_scale)
        wanted = min(whole.width / board.width, foot / board.height, whole.fit_scale * CLOSEST)
        per_unit = max(whole.fit_scale, whole.whole_scale(wanted))
        x, y = board.centre
        return replace(
            whole,
            per_unit=per_unit,
            x=x,
            y=y + (whole.height - foot) / 2 / per_unit,
            fitted=False,
        )

    # -- while something is carried -----------------------------------------------------------

    def carried_over(self, x: float, y: float, at: tuple[float, float], *, aimed: bool) -> None:
        """Take note that something is carried over a point of the mat, `at` one of the window.

        Where it is `aimed` at a card already, that stays below the pointer however long it rests.
        """
        boards = self._view.seating.boards
        if not boards:
            return
        if aimed:
            self._rest_no_more()
            return
        # A partner's is one's own half.
        own = boards.get(self._view.seating.bottom)
        over = next((s for s, box in boards.items() if box != own and box.contains(x, y)), None)
        if self.seat is not None and not self._by_rest:
            return
        if over == self.seat:
            self._rest_no_more()
            return
        last = self._resting
        if over != self._goal or last is None or _apart(last, at):
            self._goal, self._resting = over, at
            self._timer.start()

    def rests(self, at: tuple[float, float]) -> bool:
        """Whether something is still held where it rested as the mat moved below it.

        Until the hand moves it means the point of the mat that it was held over before.
        """
        if self._rested_on is None:
            return False
        before, laid = self._rested_on
        if laid is not self._view.laid or _apart(before, at):
            self._rested_on = None
        return self._rested_on is not None

    def let_go(self) -> None:
        """Nothing is carried any more: what was shown larger for it goes back."""
        self._rest_no_more()
        self._rested_on = None
        if self._by_rest:
            self.back()

    def _rest_no_more(self) -> None:
        self._timer.stop()
        self._resting = None
        self._goal = None

    @Slot()
    @steady
    def _paint_the_rest(self) -> None:
        painting = self._view.board.painting
        if painting.awaits and self._put_off < MOST_PUT_OFF:
            # What is looked at is not sharp yet.
            self._put_off += 1
            self._rest.start()
        else:
            painting.paint_the_rest()

    @Slot()
    @steady
    def _rested(self) -> None:
        goal, at = self._goal, self._resting
        self._rest_no_more()
        if not self._view.mouse.carrying:
            return
        self._rested_on = None if at is None else (at, self._view.laid)
        if goal is None:
            self.back()
        else:
            self._by_rest = True
            self._show(goal)


def _apart(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Whether a hand that went from one point of the window to another has moved."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) > STILL

"""The other people at a table in the network, as far as one board shows what they do over it.

At one screen there are none, and nothing of it is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.board.remote.aiming import Aiming
from app.ui.board.remote.mirrored_places import same_place
from app.ui.board.remote.other_hands import OtherHands
from app.ui.board.remote.pointing_marks import Pointing
from app.ui.board.seating import seat_table

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.remote.mirrored_places import Point
    from app.ui.board.seating import Seating


class Others:
    """What they carry and point at, and what one points at for them."""

    def __init__(self, view: BoardStage) -> None:
        """Show which seat has which colour as well, from now on."""
        self._view = view
        self._first: Seating | None = None
        """The mat as the first seat sees it, once it is asked for."""
        self.hands = OtherHands(view, self.seen)
        self.pointing = Pointing(view, self.seen)
        self.aiming = Aiming(view, self.named)
        view.board.counts.seats_shown = True
        view.board.counts.refresh_hands()

    def named(self, point: Point) -> Point:
        """Return a place of this mat as everybody names it: as the first seat sees it."""
        return same_place(point, self._view.seating, self._first_seating())

    def seen(self, point: Point) -> Point:
        """Return where on this mat a place lies that is named as the first seat sees it."""
        return same_place(point, self._first_seating(), self._view.seating)

    def _first_seating(self) -> Seating:
        view = self._view
        if view.laid.bottom == 0 and view.laid.looked is None and not view.laid.folded:
            return view.laid
        if self._first is None:
            self._first = seat_table(view.bridge.spec.layout, view.bridge.view.setting, 0)
        return self._first

    def repaint(self) -> None:
        """Lay all of it anew: the mat is turned, or painted otherwise."""
        self.hands.repaint()
        self.pointing.repaint()

    def clear(self) -> None:
        """Show nothing of it any more."""
        self.hands.clear()
        self.pointing.clear()
        self.aiming.cancel()

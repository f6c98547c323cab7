"""Where the slips lie below each other: over a board while they cover nothing, else in the lane."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.ui.board.board_view import BoardView
    from app.ui.panels.slips.lane import Lane, Strip
    from app.ui.panels.slips.slip import Slip

MOST_OF_LANE = 0.75
"""Share of its height that they take at most."""


class SlipLane:
    """Lays slips; without a lane they lie over the room."""

    def __init__(self, room: QWidget) -> None:
        self._room = room
        self.board: BoardView | None = None
        self.lane: Lane | None = None
        self.in_lane = False
        """Whether they lie in the lane, and not over the board where nothing is covered."""

    def too_high(self, slips: list[Slip], stacked: list[Slip]) -> bool:
        """Whether slips hide too much of the board, or those below each other fill the lane."""
        from app.ui.panels.slips.slip_places import high_in, too_high  # noqa: PLC0415 - not at the start

        if self.lane is None:
            return too_high(slips, self._room, self.board)
        strip, shown = self.lane.strip, stacked
        most = self._most(strip)
        return len(shown) > 1 and high_in(shown, strip.wide(), most) > most

    def arrange(self, slips: list[Slip]) -> None:
        """Put all slips where they cover nothing: in the lane, or on the board without a panel."""
        lane = self.lane
        if not slips:
            self._leave_lane()
            return
        from app.ui.panels.slips.slip_places import high_in, lay, lay_in  # noqa: PLC0415 - not at the start

        if lane is None:
            lay(slips, self._room, self.board)
            return
        on_board = lane.strip.from_board and not lane.keeps("slips")
        self.in_lane = not (on_board and lay(slips, self._room, self.board))
        if not self.in_lane:
            lane.leave("slips")
            return
        most = self._most(lane.strip)
        lay_in(slips, lane.keep("slips", lambda wide: high_in(slips, wide, most)))

    def _most(self, strip: Strip) -> int:
        """Return how high all slips together may be in the lane."""
        return round(strip.most() * MOST_OF_LANE)

    def _leave_lane(self) -> None:
        self.in_lane = False
        if self.lane is not None:
            self.lane.leave("slips")

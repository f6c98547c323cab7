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
        self._in_panel = False
        """Whether that lane takes nothing from the board."""

    def too_high(self, slips: list[Slip], stacked: list[Slip]) -> bool:
        """Whether slips hide too much of the board, or those below each other fill the lane."""
        from app.ui.panels.slips.slip_places import high_in, too_high  # noqa: PLC0415 - not at the start

        if self.lane is None:
            return too_high(slips, self._room, self.board)
        strip, shown = self.lane.strip, stacked
        most = self._most(strip)
        return len(shown) > 1 and high_in(shown, strip.wide(), most) > most

    def arrange(self, slips: list[Slip], offer: Slip | None = None) -> bool:
        """Put all slips where they cover nothing: in the lane, or on the board without a panel.

        Return False where `offer` has to go first: what stands in the side panel grew, and the
        board would become narrower under somebody's hands for what the key and the log offer too.
        """
        lane = self.lane
        if not slips:
            self._leave_lane()
            return True
        from app.ui.panels.slips.slip_places import high_in, lay, lay_in  # noqa: PLC0415 - not at the start

        if lane is None:
            lay(slips, self._room, self.board)
            return True
        from_board = lane.strip.from_board
        crowded_out = self._in_panel and lane.strip.panel_is_full
        on_board = from_board and (crowded_out or not lane.keeps("slips"))
        in_lane = not (on_board and lay(slips, self._room, self.board))
        if in_lane and crowded_out and offer is not None:
            return False
        self.in_lane, self._in_panel = in_lane, in_lane and not from_board
        if not in_lane:
            lane.leave("slips")
            return True
        most = self._most(lane.strip)
        lay_in(slips, lane.keep("slips", lambda wide: high_in(slips, wide, most)))
        return True

    def _most(self, strip: Strip) -> int:
        """Return how high all slips together may be in the lane."""
        return round(strip.most() * MOST_OF_LANE)

    def _leave_lane(self) -> None:
        self.in_lane = self._in_panel = False
        if self.lane is not None:
            self.lane.leave("slips")

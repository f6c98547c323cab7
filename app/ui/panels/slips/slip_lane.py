"""Where the slips lie below each other: in the lane, or over a board where they hide least."""

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
        """Whether they lie in the lane, and not over the board."""

    def too_high(self, slips: list[Slip], stacked: list[Slip]) -> bool:
        """Whether slips hide too much of the board, or those below each other fill the lane."""
        from app.ui.panels.slips.slip_places import high_in, too_high  # noqa: PLC0415 - not at the start

        if self.lane is None or self.lane.strip.from_board:
            return too_high(slips, self._room, self.board)
        strip, shown = self.lane.strip, stacked
        most = self._most(strip)
        return len(shown) > 1 and high_in(shown, strip.wide(), most) > most

    def arrange(self, slips: list[Slip], offer: Slip | None = None) -> bool:
        """Put all slips where nothing moves for them: in the lane, or over the board.

        Return False where `offer` has to go first: something would be covered for what the key and
        the log offer too.
        """
        lane = self.lane
        if not slips:
            self._leave_lane()
            return True
        from app.ui.panels.slips.slip_places import high_in, lay, lay_in  # noqa: PLC0415 - not at the start

        if lane is None or lane.strip.from_board:
            # A board that made room would have other cards below the pointer.
            self._leave_lane()
            return lay(slips, self._room, self.board) or lane is None or offer is None
        self.in_lane = True
        most = self._most(lane.strip)
        lay_in(slips, lane.keep("slips", lambda wide: high_in(slips, wide, most)))
        return True

    def _most(self, strip: Strip) -> int:
        """Return how high all slips together may be in the lane."""
        return round(strip.most() * MOST_OF_LANE)

    def _leave_lane(self) -> None:
        self.in_lane = False
        if self.lane is not None:
            self.lane.leave("slips")

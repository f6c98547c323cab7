"""One point of the table on the mats of several seats, each of which has its own half below.

A point within somebody's board is the same point of that board on every mat, however large it lies
there; what lies between the boards is in one place for everybody. Everybody names a point as the
first seat sees it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import value

if TYPE_CHECKING:
    from app.core.card import Position
    from app.core.ids import SeatId
    from app.core.zone import Rect
    from app.games.game_api import Layout

CLOSE = 1e-6
"""A point that lies at an edge on one mat may lie so far beside it on another."""


@value
class Area:
    """The board of a seat on a mat."""

    rect: Rect
    turned: bool = False

    def holds(self, point: Position) -> bool:
        """Whether a point of the mat lies in it."""
        x, y, width, height = self.rect
        across, along = point[0] - x, point[1] - y
        return -CLOSE <= across <= width + CLOSE and -CLOSE <= along <= height + CLOSE

    def share(self, point: Position) -> Position:
        """Return a point of the mat as a share of it, as its holder sees it."""
        x, y, width, height = self.rect
        across, along = (point[0] - x) / width, (point[1] - y) / height
        return (1 - across, 1 - along) if self.turned else (across, along)

    def at(self, share: Position) -> Position:
        """Return the point of the mat at a share of it."""
        x, y, width, height = self.rect
        across, along = (1 - share[0], 1 - share[1]) if self.turned else share
        return x + across * width, y + along * height


Areas = dict["SeatId", Area]


def areas_of(layout: Layout, seats: int, bottom: SeatId, looked: SeatId | None = None) -> Areas:
    """Return the boards on a mat for three seats or more with `bottom` at its lower edge.

    One that is `looked` at comes first: it may lie over others.
    """
    assert layout.own is not None, "a mat with boards of others has one's own half"
    found: Areas = {bottom: Area(layout.own)}
    for number, board in enumerate(layout.others):
        seat = (bottom + 1 + number) % seats
        if seat == looked and board.looked is not None:
            found = {seat: Area(board.looked.rect, board.looked.turned), **found}
        else:
            found[seat] = Area(board.rect, board.turned)
    return found


def carried(point: Position, of: Areas, on: Areas) -> Position:
    """Return where on one mat a point of another lies."""
    seat = next((seat for seat, area in of.items() if area.holds(point)), None)
    return point if seat is None else on[seat].at(of[seat].share(point))

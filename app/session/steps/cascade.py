"""Where several cards lie that were put on one spot: in columns, each name in sight, on the mat."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.games.seats.boards.board_areas import areas_of, carried
from app.games.seats.boards.other_boards import mat_for
from app.games.seats.boards.seat_facing import TWO_SIDES, facing

if TYPE_CHECKING:
    from app.core.card import Position, Quarter
    from app.core.ids import SeatId
    from app.core.table import Setting
    from app.games.game_api import Layout

HALF_WIDTH, HALF_HEIGHT = 31.5, 44.0
"""Of a card, in table units."""
DOWN, ACROSS = 14.0, 67.0
"""From one card to the next below it, whose name stays in sight, and from column to column."""
RIM = 24.0
"""What is left free along the edge of the mat."""
_TURNED = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
"""Cosine and sine."""


@value
class _Room:
    """Where the middles of cards may lie."""

    left: float
    top: float
    right: float
    bottom: float

    def columns(self, position: Position, count: int) -> list[Position]:
        """Return the places of `count` cards that begin at `position`, or as near as they can."""
        most = int((self.bottom - self.top) / DOWN) + 1
        columns = ceil(count / most)
        rows = ceil(count / columns)
        across = min(ACROSS, (self.right - self.left) / max(1, columns - 1))
        x = max(self.left, min(position[0], self.right - across * (columns - 1)))
        y = max(self.top, min(position[1], self.bottom - DOWN * (rows - 1)))
        return [(x + across * (n // rows), y + DOWN * (n % rows)) for n in range(count)]


def spread(
    position: Position, count: int, layout: Layout, setting: Setting, seat: SeatId
) -> list[Position]:
    """Return the middles of `count` cards that `seat` puts at `position`, in their order.

    They go down towards whoever puts them there, and on in another column at the edge of the mat.
    One card lies where it was put, wherever that is; several do as well, unless they would leave
    the mat or come to lie below a hand. `layout` is the game's.
    """
    if count == 1:
        return [position]
    teams = tuple(one.team for one in setting.seats)
    if len(teams) > TWO_SIDES:
        return _on_own_mat(position, count, layout, setting, max(seat, 0))
    layout = layout.for_seats(len(teams))
    turn = facing(len(teams), 0, teams).get(seat, 0)
    begin = _turned(position, layout, -turn)
    opposed = len(teams) > 1
    room = _room(layout, turn, begin, opposed=opposed)
    places = room.columns(begin, count)
    if turn in (0, 180):
        places = _beside_hands(room, places, begin, layout, opposed=opposed)
    return [_turned(place, layout, turn) for place in places]


def _on_own_mat(
    position: Position, count: int, layout: Layout, setting: Setting, seat: SeatId
) -> list[Position]:
    """Spread cards as the seat that puts them there sees the mat, however others see it."""
    seats, mat = len(setting.seats), mat_for(layout, setting, seat)
    first, mine = areas_of(mat_for(layout, setting), seats, 0), areas_of(mat, seats, seat)
    begin = carried(position, first, mine)
    room = _room(mat, 0, begin, opposed=True)
    places = _beside_hands(room, room.columns(begin, count), begin, mat, opposed=False)
    return [carried(place, mine, first) for place in places]


def _room(layout: Layout, turn: Quarter, begin: Position, *, opposed: bool) -> _Room:
    """Return the room on the mat, and as far as `begin` where a window shows more of it."""
    (x, y), size = (layout.size[0] / 2, layout.size[1] / 2), layout.size
    wide, high = size if turn in (0, 180) else size[::-1]
    across, along = wide / 2 - RIM - HALF_WIDTH, high / 2 - RIM - HALF_HEIGHT
    top = y - along
    if not opposed:
        # Nobody uses the other half of the mat, and no window shows it.
        used = (place.rect[1] for place in layout.places if place.arrange != "free")
        top = max(top, min(used, default=0.0) + HALF_HEIGHT)
    return _Room(
        min(begin[0], x - across),
        min(begin[1], top),
        max(begin[0], x + across),
        max(begin[1], y + along),
    )


def _beside_hands(
    room: _Room, places: list[Position], position: Position, layout: Layout, *, opposed: bool
) -> list[Position]:
    """Return `places`, or others between the hands where some would lie below one of them."""
    rect = next((place.rect for place in layout.places if place.zone == layout.hand), None)
    if rect is None:
        return places
    (width, height), (x, y, wide, _) = layout.size, rect
    left, right = places[0][0] - HALF_WIDTH, places[-1][0] + HALF_WIDTH
    top, bottom = room.top, room.bottom
    if left < x + wide and x < right:
        bottom = y - HALF_HEIGHT
    if opposed and left < width - x and width - x - wide < right:
        top = height - y + HALF_HEIGHT
    if top >= bottom or all(top <= place[1] <= bottom for place in places):
        return places
    return _Room(room.left, top, room.right, bottom).columns(position, len(places))


def _turned(point: Position, layout: Layout, degrees: int) -> Position:
    """Return a point of the mat turned clockwise about its middle."""
    x, y = layout.size[0] / 2, layout.size[1] / 2
    across, along = _TURNED[degrees % 360]
    dx, dy = point[0] - x, point[1] - y
    return x + dx * across - dy * along, y + dx * along + dy * across

"""Where things lie on the mat: pure geometry in table units (a card is 63 by 88).

A zone is laid out in the coordinates of its holder, whose half is at the bottom; a `Frame`
then carries it to where that holder sits.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, radians, sin

from app.core.data.value import value

CARD_WIDTH = 63.0
CARD_HEIGHT = 88.0
BESIDE = 9.0
"""Room between two cards that lie side by side."""
CASCADE = (9.0, 7.0)
"""How far each further card on one spot is shifted."""


@value
class Box:
    """A rectangle in table units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def nearest(self, spot: Spot) -> Spot:
        """Return `spot` moved just far enough that its middle lies in it."""
        x, y = min(max(spot.x, self.x), self.right), min(max(spot.y, self.y), self.bottom)
        return Spot(x, y, spot.angle, spot.scale)

    def into(self, outer: Box) -> tuple[float, float]:
        """Return how far right and down it has to move to lie in `outer`."""
        return (
            _into(self.x, self.right, outer.x, outer.right),
            _into(self.y, self.bottom, outer.y, outer.bottom),
        )

    def grown(self, by: float) -> Box:
        """Return it with each edge moved outwards."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def united(self, other: Box) -> Box:
        """Return the smallest rectangle around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        right, bottom = max(self.right, other.right), max(self.bottom, other.bottom)
        return Box(x, y, right - x, bottom - y)


def _into(first: float, last: float, low: float, high: float) -> float:
    """Return how far a stretch has to move to lie between `low` and `high`."""
    if last - first > high - low:
        return (low + high - first - last) / 2
    return max(low - first, min(0.0, high - last))


@value
class Spot:
    """Where a card lies: its centre, its angle clockwise in degrees, its size (1 is full)."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0

    @property
    def box(self) -> Box:
        """The upright rectangle around the card; exact for quarter turns."""
        turn = radians(self.angle)
        across, along = abs(cos(turn)), abs(sin(turn))
        width = (CARD_WIDTH * across + CARD_HEIGHT * along) * self.scale
        height = (CARD_WIDTH * along + CARD_HEIGHT * across) * self.scale
        return Box(self.x - width / 2, self.y - height / 2, width, height)

    def local(self, x: float, y: float) -> tuple[float, float]:
        """Return a point in the card's own upright units, counted from its upper left corner."""
        turn = radians(self.angle)
        dx, dy = (x - self.x) / self.scale, (y - self.y) / self.scale
        return (
            dx * cos(turn) + dy * sin(turn) + CARD_WIDTH / 2,
            -dx * sin(turn) + dy * cos(turn) + CARD_HEIGHT / 2,
        )


@value
class Frame:
    """How a holder's coordinates come to lie on the mat: turned about `centre`, then moved."""

    centre: tuple[float, float]
    angle: int = 0
    """A quarter turn clockwise in degrees."""
    scale: float = 1.0
    shift: tuple[float, float] = (0.0, 0.0)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Carry a point from the holder's coordinates to the mat."""
        dx, dy = (x - self.centre[0]) * self.scale, (y - self.centre[1]) * self.scale
        across, along = _QUARTERS[self.angle % 360]
        return (
            self.centre[0] + self.shift[0] + dx * across - dy * along,
            self.centre[1] + self.shift[1] + dx * along + dy * across,
        )

    def back(self, x: float, y: float) -> tuple[float, float]:
        """Carry a point from the mat to the holder's coordinates."""
        dx = x - self.centre[0] - self.shift[0]
        dy = y - self.centre[1] - self.shift[1]
        across, along = _QUARTERS[self.angle % 360]
        return (
            self.centre[0] + (dx * across + dy * along) / self.scale,
            self.centre[1] + (-dx * along + dy * across) / self.scale,
        )

    def box(self, box: Box) -> Box:
        """Carry a rectangle to the mat."""
        x1, y1 = self.point(box.x, box.y)
        x2, y2 = self.point(box.right, box.bottom)
        return Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))

    def spot(self, spot: Spot) -> Spot:
        """Carry a card to the mat."""
        x, y = self.point(spot.x, spot.y)
        return Spot(x, y, (spot.angle + self.angle) % 360, spot.scale * self.scale)


_QUARTERS = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
"""Cosine and sine, exact."""


def fit_scale(width: float, height: float, *, sideways: bool = False) -> float:
    """Return the size, 1 at most, at which a card fits into width by height."""
    card_width, card_height = (CARD_HEIGHT, CARD_WIDTH) if sideways else (CARD_WIDTH, CARD_HEIGHT)
    return max(0.2, min(1.0, width / card_width, height / card_height))


def row_spots(
    box: Box, count: int, slots: int = 0, gap: int | None = None, *, sideways: bool = False
) -> list[Spot]:
    """Return the spots of `count` cards side by side, with room left free before number `gap`.

    With `slots` every card has a place of its own from the left; without, the row is centred.
    """
    angle = 90.0 if sideways else 0.0
    scale = fit_scale(box.width, box.height, sideways=sideways)
    room = count + (gap is not None)
    if slots:
        cells = max(slots, room)
        pitch = box.width / cells
        first = box.x + pitch / 2
    else:
        card = (CARD_HEIGHT if sideways else CARD_WIDTH) * scale
        widest = (box.width - card) / max(1, room - 1)
        pitch = min(card + BESIDE, widest)
        first = box.centre[0] - pitch * (room - 1) / 2
    middle = box.centre[1]
    return [
        Spot(first + pitch * (index + (gap is not None and index >= gap)), middle, angle, scale)
        for index in range(count)
    ]


def grid_shape(box: Box, cells: int) -> tuple[int, int, float]:
    """Return columns, rows and card size with which `cells` cards fit best into `box`."""
    best = (1, max(1, cells), 0.0)
    for columns in range(1, max(1, cells) + 1):
        rows = ceil(max(1, cells) / columns)
        scale = min(
            1.0,
            (box.width - BESIDE * 0.6 * (columns + 1)) / (columns * CARD_WIDTH),
            (box.height - BESIDE * 0.6 * (rows + 1)) / (rows * CARD_HEIGHT),
        )
        if scale > best[2] + 1e-9:
            best = (columns, rows, scale)
    return best[0], best[1], max(0.2, best[2])


def grid_spots(box: Box, count: int, slots: int = 0) -> list[Spot]:
    """Return the spots of `count` cards in rows, with room for `slots` at the least."""
    columns, rows, scale = grid_shape(box, max(slots, count))
    across, down = box.width / columns, box.height / rows
    return [
        Spot(
            box.x + across * (index % columns + 0.5),
            box.y + down * (index // columns + 0.5),
            0.0,
            scale,
        )
        for index in range(count)
    ]


SIDE_STEP = CARD_WIDTH + 2.0
"""From one card of a unit to the next, where they lie side by side."""


def side_spots(box: Box, sizes: Sequence[int]) -> list[Spot]:
    """Return the spots of the first cards of units whose cards, so many of each, lie side by side.

    All of them fit into `box`, with a little more room from unit to unit.
    """
    wide = sum(sizes) * SIDE_STEP + BESIDE * max(0, len(sizes) - 1)
    scale = min(fit_scale(box.width, box.height), box.width / max(wide, 1.0))
    x = box.centre[0] - wide * scale / 2
    spots = []
    for size in sizes:
        spots.append(Spot(x + SIDE_STEP * scale / 2, box.centre[1], 0.0, scale))
        x += (size * SIDE_STEP + BESIDE) * scale
    return spots


CELL_SHARE = 0.86
"""How much of a place a card in a cell takes: its number and marks are written below it."""


def cell_spots(box: Box, count: int, *, in_row: bool) -> list[Spot]:
    """Return the spots of cards in so many numbered places, which are all drawn."""
    spots = row_spots(box, count, count) if in_row else grid_spots(box, count, count)
    pitch = box.width / max(1, count if in_row else grid_shape(box, count)[0])
    return [
        Spot(
            spot.x,
            spot.y - CARD_HEIGHT * spot.scale * (1 - CELL_SHARE) / 3,
            spot.angle,
            min(spot.scale * CELL_SHARE, pitch / (CARD_WIDTH + BESIDE)),
        )
        for spot in spots
    ]


def stacked_spots(box: Box, count: int, *, sideways: bool = False) -> list[Spot]:
    """Return the spots of cards that share one place, each a little lower than the one before."""
    angle = 90.0 if sideways else 0.0
    scale = fit_scale(box.width, box.height, sideways=sideways)
    x, y = box.centre
    steps = max(1, count - 1)
    reach_x = max(0.0, box.width - (CARD_HEIGHT if sideways else CARD_WIDTH) * scale) / 2
    step_x = min(CASCADE[0], max(reach_x, CASCADE[0] * 2) / steps)
    step_y = min(CASCADE[1], CASCADE[1] * 3 / steps)
    return [
        Spot(
            x + step_x * (index - (count - 1) / 2),
            y + step_y * (index - (count - 1) / 2),
            angle,
            scale,
        )
        for index in range(count)
    ]


def index_at(spots: list[Spot], x: float, y: float, *, rows: bool = False) -> int:
    """Return before which of `spots` a card dropped at the point goes in."""
    if rows and spots:
        half = CARD_HEIGHT * spots[0].scale / 2
        above, below = y - half, y + half
        return sum(spot.y < above or (spot.y <= below and spot.x < x) for spot in spots)
    return sum(spot.x < x for spot in spots)

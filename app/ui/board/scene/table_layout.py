"""Where things lie on the mat: pure geometry in table units (a card is 63 by 88).

A zone is laid out in the coordinates of its holder, whose half is at the bottom; a `Frame`
then carries it to where that holder sits.
"""

from __future__ import annotations

from math import cos, radians, sin

from app.core.data.value import value

CARD_WIDTH = 63.0
CARD_HEIGHT = 88.0


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

    def meets(self, other: Box) -> bool:
        """Whether they have more than an edge in common."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

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
    mirrored: bool = False
    """Whether left and right change sides first: places alone, cards never are mirror images."""

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Carry a point from the holder's coordinates to the mat."""
        dx, dy = (x - self.centre[0]) * self.scale, (y - self.centre[1]) * self.scale
        dx = -dx if self.mirrored else dx
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
        side = -1 if self.mirrored else 1
        return (
            self.centre[0] + side * (dx * across + dy * along) / self.scale,
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
        angle = -spot.angle if self.mirrored else spot.angle
        return Spot(x, y, (angle + self.angle) % 360, spot.scale * self.scale)


_QUARTERS = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
"""Cosine and sine, exact."""

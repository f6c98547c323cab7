"""Where the columns of the home screen lie, and which tile is next to which: geometry alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from app.core.data.value import value

Direction = Literal["left", "right", "up", "down"]
Box = tuple[float, float, float, float]
"""x, y, width, height."""

THREE = 84.0
TWO = 54.0
"""Letters of width from which there are three and two columns."""
WIDEST = (34.0, 38.0, 32.0)
"""Letters of width beyond which ways, tables and games grow no more."""
ROOMY = (106.0, 62.0)
"""Letters of width and height of a window from which everything is painted larger."""
LARGEST = 1.3


@value
class Column:
    """A column of tiles."""

    x: float
    width: float


@value
class Columns:
    """The columns of a screen: what is beside what follows from their number."""

    ways: Column
    tables: Column
    games: Column
    count: int


def letters(width: float, height: float, text: float) -> float:
    """Return the unit of the screen in pixels: the plain text's, or more in a large window."""
    room = min(width / (ROOMY[0] * text), height / (ROOMY[1] * text))
    return text * max(1.0, min(LARGEST, room))


def columns(width: float, unit: float) -> Columns:
    """Return the columns of a screen `width` pixels wide with letters of `unit` pixels.

    With three each has its own place; with two the games stand below the tables; with one all
    stand below each other.
    """
    side = max(1.6 * unit, min(width * 0.06, 7 * unit))
    gap = max(1.6 * unit, min(width * 0.036, 4.5 * unit))
    inner = width - 2 * side
    if width >= THREE * unit:
        inner -= 2 * gap
        ways, tables, games = (
            Column(0.0, min(inner * share, most * unit))
            for share, most in zip((0.325, 0.365, 0.31), WIDEST, strict=True)
        )
        left = side + ways.width + gap
        far = max(width - side - games.width, left + tables.width + gap)
        return Columns(
            Column(side, ways.width), Column(left, tables.width), Column(far, games.width), 3
        )
    if width >= TWO * unit:
        inner -= gap
        left = min(inner * 0.46, WIDEST[0] * unit)
        right = Column(side + left + gap, min(inner - left, WIDEST[1] * 1.2 * unit))
        return Columns(Column(side, left), right, right, 2)
    only = Column(side, min(inner, 46 * unit))
    return Columns(only, only, only, 1)


def neighbour(here: Box, others: Sequence[Box], direction: Direction) -> int | None:
    """Return which of `others` an arrow key leads to from `here`; None if none lies there.

    What lies straight ahead comes before what is nearer but off to the side.
    """
    best: tuple[float, int] | None = None
    for index, other in enumerate(others):
        ahead, aside = _away(here, other, direction)
        if ahead <= 0:
            continue
        far = ahead + 3 * aside
        if best is None or far < best[0]:
            best = (far, index)
    return best[1] if best else None


def _away(here: Box, other: Box, direction: Direction) -> tuple[float, float]:
    """Return how far `other` lies ahead, at most 0 if it does not, and how far off to the side."""
    if direction in ("up", "down"):
        ahead = other[1] - here[1] if direction == "down" else here[1] - other[1]
        return ahead, _gap(here[0], here[2], other[0], other[2])
    ahead = other[0] - here[0] if direction == "right" else here[0] - other[0]
    return ahead, _gap(here[1], here[3], other[1], other[3])


def _gap(first: float, first_size: float, second: float, second_size: float) -> float:
    """Return the room between two stretches, plus a little for middles that do not meet."""
    room = max(0.0, second - (first + first_size), first - (second + second_size))
    middles = abs((first + first_size / 2) - (second + second_size / 2))
    return room + middles * 0.05

"""Packing zones into a smaller board: pure geometry of places, no larger than they were."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.core.zone import Rect
    from app.games.game_api import ZonePlace

BESIDE = 8.0
"""Room between two zones, in the units they were given in."""
NAMED = 17.0
"""Room for the names of a line of zones, which hang below it on the screen."""
CARD = 70.0
"""What a card needs of a row."""
FEWEST = 4
"""A row without slots has room for so many cards side by side."""


def union(places: Iterable[ZonePlace]) -> Rect:
    """Return the smallest rectangle around places, of which there is at least one."""
    rects = [place.rect for place in places]
    x, y = min(r[0] for r in rects), min(r[1] for r in rects)
    return (x, y, max(r[0] + r[2] for r in rects) - x, max(r[1] + r[3] for r in rects) - y)


def above(places: Iterable[ZonePlace], board: Rect) -> list[ZonePlace]:
    """Return places of an upright board as places of the mat it lies on."""
    return [
        replace(p, rect=(p.rect[0] + board[0], p.rect[1] + board[1], *p.rect[2:])) for p in places
    ]


def spread_along(rect: Rect, shares: Sequence[float]) -> list[Rect]:
    """Divide a rectangle from left to right by shares, with a little room between."""
    x, y, width, height = rect
    total, found = sum(shares), []
    for share in shares:
        wide = width * share / total
        found.append((x + wide * 0.06, y, wide * 0.88, height))
        x += wide
    return found


def packed(
    places: Sequence[ZonePlace], room: Rect, *, squeezed: bool = True, turned: bool = False
) -> tuple[ZonePlace, ...]:
    """Return places in `room`, line by line in reading order, all as large as they can be alike.

    Every way to break the lines by their width is tried, and the one kept in which they are
    largest; none is larger than it was. Rows are `squeezed` to what their cards need. The names of
    zones have room behind each line, or before it on a board that lies `turned`.
    """
    order = _reading_order(places)
    if not order:
        return ()
    sizes = [_size(place) if squeezed else place.rect[2:] for place in order]
    widths = {
        sum(size[0] for size in sizes[first:last]) + BESIDE * (last - first - 1)
        for first in range(len(sizes))
        for last in range(first + 1, len(sizes) + 1)
    }
    best: tuple[float, list[list[int]]] = (0.0, [])
    for width in sorted(widths):
        lines = _lines(sizes, width)
        wide = max(_width(sizes, line) for line in lines)
        high = sum(_height(sizes, line) for line in lines) + BESIDE * (len(lines) - 1)
        names = sum(_named(order, line) for line in lines)
        scale = min(1.0, room[2] / wide, (room[3] - names) / high)
        if scale > best[0] + 1e-9:
            best = (scale, lines)
    return tuple(_laid(order, sizes, best[1], best[0], room, turned=turned))


def _laid(
    order: list[ZonePlace],
    sizes: list[tuple[float, float]],
    lines: list[list[int]],
    scale: float,
    room: Rect,
    *,
    turned: bool,
) -> Iterable[ZonePlace]:
    y = room[1]
    for line in lines:
        y += _named(order, line) if turned else 0.0
        high = _height(sizes, line)
        x = room[0] + (room[2] - _width(sizes, line) * scale) / 2
        for number in line:
            wide, tall = sizes[number]
            down = y + (high - tall) * scale / 2
            rect = (x, down, wide * scale, tall * scale)
            yield replace(order[number], rect=rect, outward=False)
            x += (wide + BESIDE) * scale
        y += (high + BESIDE) * scale + (0.0 if turned else _named(order, line))


def _named(order: list[ZonePlace], line: list[int]) -> float:
    """Return what the names of a line take."""
    return NAMED if any(order[number].label != "none" for number in line) else 0.0


def _reading_order(places: Sequence[ZonePlace]) -> list[ZonePlace]:
    """Return what lies nearest to the middle of the table first, each line from the left."""
    left = sorted(places, key=lambda place: (place.rect[1], place.rect[0]))
    order: list[ZonePlace] = []
    while left:
        line = left[0].rect[1] + left[0].rect[3] / 2
        row = [place for place in left if place.rect[1] <= line]
        order += sorted(row, key=lambda place: place.rect[0])
        left = [place for place in left if place not in row]
    return order


def _size(place: ZonePlace) -> tuple[float, float]:
    _, _, wide, high = place.rect
    if place.arrange in ("row", "fan") and not place.sideways:
        wide = min(wide, max(place.slots, FEWEST if not place.slots else 1) * CARD)
    return wide, high


def _lines(sizes: list[tuple[float, float]], width: float) -> list[list[int]]:
    lines: list[list[int]] = []
    for number, _ in enumerate(sizes):
        if lines and _width(sizes, [*lines[-1], number]) <= width:
            lines[-1].append(number)
        else:
            lines.append([number])
    return lines


def _width(sizes: list[tuple[float, float]], line: list[int]) -> float:
    return sum(sizes[number][0] for number in line) + BESIDE * (len(line) - 1)


def _height(sizes: list[tuple[float, float]], line: list[int]) -> float:
    return max(sizes[number][1] for number in line)

"""Where a bubble fits: near the place it speaks of, off the hand, off what cards are dropped on."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize

if TYPE_CHECKING:
    from collections.abc import Iterable

COLUMNS, ROWS = 24, 18
"""How many places are tried across and down, besides those right at the edge of something."""
NEVER, RATHER_NOT = 100_000.0, 700.0
"""How many pixels of way it is worth not to lie wholly over what must stay free, and over what had
better."""
ASKEW = 150.0
"""The same for lying neither above, below nor beside the place, where no tail can lead to it."""
EDGE = 8
"""Pixels from the window's edge."""


def distance(one: QRect, other: QRect) -> int:
    """Return how far two rectangles are apart in pixels, 0 where they touch."""
    across = max(other.left() - one.right(), one.left() - other.right(), 0)
    down = max(other.top() - one.bottom(), one.top() - other.bottom(), 0)
    return across + down


def _askew(one: QRect, other: QRect) -> bool:
    """Whether two rectangles share neither columns nor rows, but for a corner."""
    across = min(one.right(), other.right()) - max(one.left(), other.left())
    down = min(one.bottom(), other.bottom()) - max(one.top(), other.top())
    few = min(one.width(), other.width()) / 2, min(one.height(), other.height()) / 2
    return across < few[0] and down < few[1]


def best_place(
    size: QSize,
    room: QRect,
    anchor: QRect | None,
    never: Iterable[QRect] = (),
    rather_not: Iterable[QRect] = (),
) -> tuple[QPoint, float]:
    """Return the upper left corner for a bubble of `size` inside `room`, and what it costs there.

    `anchor`, if there is one, and `never` stay free wherever that is possible at all, `rather_not`
    where it costs little. Without an anchor the lower middle is near.
    """
    target = anchor or QRect(room.center().x(), room.bottom() - EDGE, 1, 1)
    forbidden = [*never, *([anchor] if anchor is not None else [])]
    dear = [(one, NEVER) for one in forbidden]
    dear += [(one, RATHER_NOT) for one in rather_not]
    # Thousands of places are tried: their edges are numbers, and nothing is called for each.
    things = [
        (one.left(), one.right() + 1, one.top(), one.bottom() + 1, price)
        for one, price in dear
        if not one.isEmpty()
    ]
    wide, high = size.width(), size.height()
    whole = max(1, wide * high)
    edges = [target, *forbidden]
    columns = [(one.left(), one.right()) for one in edges]
    rows = [(one.top(), one.bottom()) for one in edges]
    across = _places(room.left(), room.width(), size.width(), COLUMNS, columns)
    down = _places(room.top(), room.height(), size.height(), ROWS, rows)
    ways = sorted(
        ((_way(QRect(QPoint(x, y), size), target), x, y) for y in down for x in across),
        key=itemgetter(0),
    )
    best, least = QPoint(room.left() + EDGE, room.top() + EDGE), float("inf")
    for way, x, y in ways:
        if way >= least:
            break
        end, foot, hidden = x + wide, y + high, 0.0
        for left, right, top, bottom, price in things:
            if left < end and x < right and top < foot and y < bottom:
                hidden += (
                    price * (min(right, end) - max(left, x)) * (min(bottom, foot) - max(top, y))
                )
        cost = way + hidden / whole
        if cost < least:
            best, least = QPoint(x, y), cost
    return best, least


def _way(there: QRect, target: QRect) -> float:
    """Return how far from its place a bubble is."""
    middle = abs(there.center().x() - target.center().x()) / 10
    return distance(there, target) + middle + (ASKEW if _askew(there, target) else 0)


def _places(
    first: int, room: int, length: int, count: int, others: list[tuple[int, int]]
) -> list[int]:
    """Return where along an edge to try something of `length`.

    That is `count` places at even distances, and right before and behind each of the others.
    """
    spare = max(0, room - length - 2 * EDGE)
    low = first + EDGE
    found = {low + spare * step // (count - 1) for step in range(count)}
    for begin, end in others:
        found |= {at for at in (begin - length, end + 1) if low <= at <= low + spare}
    return sorted(found)

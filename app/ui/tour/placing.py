"""Where a bubble fits: near the place it speaks of, off the hand, off what cards are dropped on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize

if TYPE_CHECKING:
    from collections.abc import Iterable

COLUMNS, ROWS = 28, 22
"""How many places are tried across and down."""
NEVER, RATHER_NOT = 100_000.0, 700.0
"""How many pixels of way it is worth not to lie wholly over what must, or had better, stay free."""
EDGE = 8
"""Pixels from the window's edge."""


def _overlap(one: QRect, other: QRect) -> int:
    both = one & other
    return max(0, both.width()) * max(0, both.height())


def distance(one: QRect, other: QRect) -> int:
    """Return how far two rectangles are apart in pixels, 0 where they touch."""
    across = max(other.left() - one.right(), one.left() - other.right(), 0)
    down = max(other.top() - one.bottom(), one.top() - other.bottom(), 0)
    return across + down


def best_place(
    size: QSize,
    room: QRect,
    anchor: QRect | None,
    never: Iterable[QRect] = (),
    rather_not: Iterable[QRect] = (),
) -> QPoint:
    """Return the upper left corner for a bubble of `size` inside `room`.

    `anchor`, if there is one, and `never` stay free wherever that is possible at all, `rather_not`
    where it costs little. Without an anchor the lower middle is near.
    """
    target = anchor or QRect(room.center().x(), room.bottom() - EDGE, 1, 1)
    forbidden = [*never, *([anchor] if anchor is not None else [])]
    avoided = list(rather_not)
    whole = max(1, size.width() * size.height())
    spare = QSize(
        max(0, room.width() - size.width() - 2 * EDGE),
        max(0, room.height() - size.height() - 2 * EDGE),
    )
    best, least = QPoint(room.left() + EDGE, room.top() + EDGE), float("inf")
    for row in range(ROWS):
        for column in range(COLUMNS):
            corner = QPoint(
                room.left() + EDGE + spare.width() * column // (COLUMNS - 1),
                room.top() + EDGE + spare.height() * row // (ROWS - 1),
            )
            there = QRect(corner, size)
            middle = abs(there.center().x() - target.center().x()) / 20
            cost = distance(there, target) + middle
            cost += NEVER * sum(_overlap(there, other) for other in forbidden) / whole
            cost += RATHER_NOT * sum(_overlap(there, other) for other in avoided) / whole
            if cost < least:
                best, least = corner, cost
    return best

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
A_LITTLE_MORE = 1.000001
"""What costs more than the best place by so much is no better, however it was rounded."""
EDGE = 8
"""Pixels from the window's edge."""


def distance(one: QRect, other: QRect) -> int:
    """Return how far two rectangles are apart in pixels, 0 where they touch."""
    across, _ = _along(one.left(), one.width(), (other.left(), other.right()))
    down, _ = _along(one.top(), one.height(), (other.top(), other.bottom()))
    return across + down


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
    whole = max(1, size.width() * size.height())
    edges = [target, *forbidden]
    # What a place costs is put together from where it lies across and where it lies down: hundreds
    # of places are tried, and this is worked out while a sheet moves.
    columns = [(one.left(), one.right()) for one in edges]
    rows = [(one.top(), one.bottom()) for one in edges]
    columns_of = [(one.left(), one.left() + one.width()) for one, _ in dear]
    rows_of = [(one.top(), one.top() + one.height()) for one, _ in dear]
    wide, high, aim = size.width(), size.height(), target.center().x()
    across = [
        (x, *_along(x, wide, (target.left(), target.right())), abs(_middle(x, wide) - aim) / 10)
        for x in _places(room.left(), room.width(), wide, COLUMNS, columns)
    ]
    down = [
        (y, *_along(y, high, (target.top(), target.bottom())))
        for y in _places(room.top(), room.height(), high, ROWS, rows)
    ]
    ways = sorted(
        (
            (far + far_down + middle + (ASKEW if beside and beside_down else 0), x, y)
            for y, far_down, beside_down in down
            for x, far, beside, middle in across
        ),
        key=itemgetter(0),
    )
    widths = {
        x: [
            (price * shared, number)
            for number, (shared, (_, price)) in enumerate(
                zip(_shared(x, wide, columns_of), dear, strict=True)
            )
            if shared
        ]
        for x, *_ in across
    }
    heights = {y: _shared(y, high, rows_of) for y, *_ in down}
    best, least = QPoint(room.left() + EDGE, room.top() + EDGE), float("inf")
    for way, x, y in ways:
        if way >= least:
            break
        at, price, most = heights[y], 0.0, (least - way) * whole * A_LITTLE_MORE
        for each, number in widths[x]:
            price += each * at[number]
            if price > most:
                break
        else:
            cost = way + price / whole
            if cost < least:
                best, least = QPoint(x, y), cost
    return best, least


def _along(at: int, length: int, other: tuple[int, int]) -> tuple[int, bool]:
    """Return how far something of `length` is from another along an edge, 0 where they touch.

    The second is whether they share but a corner there.
    """
    end, (begin, last) = at + length - 1, other
    few = min(length, last - begin + 1) / 2
    return max(begin - end, at - last, 0), min(end, last) - max(at, begin) < few


def _middle(at: int, length: int) -> int:
    """Return the pixel in the middle, as Qt finds it."""
    return (at + at + length - 1) // 2


def _shared(at: int, length: int, others: list[tuple[int, int]]) -> list[int]:
    """Return how many pixels something has in common with each of the others along an edge."""
    end = at + length
    return [
        max(0, min(end, last) - max(at, first)) if at < last and first < end else 0
        for first, last in others
    ]


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

"""Where on the board something may float without covering what is played with."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot, inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize

from app.core.value import value
from app.ui.board.layout import CARD_HEIGHT, CARD_WIDTH, Box, Spot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.ui.board.view import BoardView

STEP = 20
"""Pixels between the places that are tried."""
EDGE = 14
"""Pixels to the edge of the room."""
RIM = 6
"""Pixels around a place that belong to it: its outline, badges that stick out."""
HAND, CARDS, ZONE = 40.0, 6.0, 1.0
"""What it costs to cover one's own hand, cards that lie on the table, and an empty place."""
LOOSE, TIGHT = 0.002, 0.02
"""What a pixel of distance costs, in shares of what is covered: 100 pixels are as bad as hiding
a fifth of an empty place, or, held tight, twice an empty place."""


@value
class Taken:
    """A part of the room that had better stay visible."""

    rect: QRect
    cost: float


def taken_on(board: BoardView, room: QWidget) -> list[Taken]:
    """Return what had better not be covered of a board, in the coordinates of `room`."""
    port = board.viewport()
    found = []
    for site in board.seating.sites.values():
        keys = board.board.by_zone.get(site.zone, ())
        if site.backdrop:
            spots = [board.board.pieces[key].piece.spot for key in keys]
            boxes = [_around(spot) for spot in spots]
        else:
            boxes = [site.box]
        cost = HAND if site.hand and site.own else CARDS if keys else ZONE
        for box in boxes:
            first = board.to_window(box.x, box.y).toPoint()
            last = board.to_window(box.right, box.bottom).toPoint()
            rect = QRect(port.mapTo(room, first), port.mapTo(room, last)).normalized()
            found.append(Taken(rect.adjusted(-RIM, -RIM, RIM, RIM), cost))
    return found


def _around(spot: Spot) -> Box:
    width, height = CARD_WIDTH * spot.scale, CARD_HEIGHT * spot.scale
    return Box(spot.x - width / 2, spot.y - height / 2, width, height)


def free_place(
    room: QRect, size: QSize, taken: Iterable[Taken], near: QPoint, pull: float = LOOSE
) -> tuple[QPoint, float]:
    """Return the upper left corner for something of `size` whose middle had best be at `near`.

    It stays inside `room` where it fits at all and covers as little as possible of what is
    `taken`; `pull` says how much that counts against being far from `near`. The second value
    is what it costs to cover what it covers, 0 for nothing.
    """
    inner = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    width, height = size.width(), size.height()
    wanted = near - QPoint(width // 2, height // 2)
    things = list(taken)
    columns = _steps(inner.left(), inner.right() + 1 - width, wanted.x())
    lines = _steps(inner.top(), inner.bottom() + 1 - height, wanted.y())
    # How high each line's stretch of each thing is: the same for all columns.
    heights = [
        [_shared(y, y + height, one.rect.top(), one.rect.bottom() + 1) for one in things]
        for y in lines
    ]
    worth = pull * width * height
    best, least, covered = inner.topLeft(), inf, inf
    for x in columns:
        away = abs(x - wanted.x())
        if worth * away >= least:
            break
        beneath = [
            (number, one.cost * across)
            for number, one in enumerate(things)
            if (across := _shared(x, x + width, one.rect.left(), one.rect.right() + 1))
        ]
        for y, high in zip(lines, heights, strict=True):
            far = worth * hypot(away, y - wanted.y())
            if far >= least:
                break
            cost = sum(each * high[number] for number, each in beneath)
            if far + cost < least:
                best, least, covered = QPoint(x, y), far + cost, cost
    return best, covered


def _steps(first: int, last: int, wanted: int) -> list[int]:
    """Return the places to try along one edge, the nearest to the wanted one first."""
    last = max(first, last)
    tried = {first, last, min(max(wanted, first), last), *range(first, last, STEP)}
    return sorted(tried, key=lambda at: abs(at - wanted))


def _shared(first: int, last: int, other: int, end: int) -> int:
    """Return how much two stretches have in common."""
    return max(0, min(last, end) - max(first, other))

"""Where on the board something may float without covering what is played with."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot, inf
from operator import itemgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from app.core.data.value import value
from app.ui.board.scene.board_frames import disc_boxes
from app.ui.board.scene.table_layout import Box

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView

STEP = 20
"""Pixels between the places that are tried."""
EDGE = 14
"""Pixels to the edge of the room."""
RIM = 6
"""Pixels around a place that belong to it: its outline, badges that stick out."""
GLOW = 12.0
"""Table units around a card in which its ring and its shadow are painted."""
HAND, IN_PLAY, CARDS, ZONE = 40.0, 18.0, 6.0, 1.0
"""What it costs to cover one's own hand, what is in play, other cards, and an empty place."""
NUMBER, LASTING, NAME = 60.0, 40.0, 2.0
"""The same for what stays where it lies: to cover how many cards lie somewhere, where a part of a
number is another number; one's hand or what is in play; and what a place is called."""
LOOSE, TIGHT = 0.002, 0.02
"""What a pixel of distance costs, in shares of what is covered: 100 pixels are as bad as hiding
a fifth of an empty place, or, held tight, twice an empty place."""
Thing = tuple[int, int, int, int, float]
"""Left, right, top and bottom of a part of the room that is taken, and what it costs."""


@value
class Taken:
    """A part of the room that had better stay visible."""

    rect: QRect
    cost: float


def taken_on(board: BoardView, room: QWidget, *, stays: bool = False) -> list[Taken]:
    """Return what had better not be covered of a board, in the coordinates of `room`.

    What `stays` hides for long what it lies on, also what is only read.
    """
    found = []
    for site in board.seating.sites.values():
        keys = board.board.by_zone.get(site.zone, ())
        if site.hand:
            cost = HAND if site.own else CARDS if keys else ZONE
            # Its cards reach beyond it, where there is more of the mat than the zones need.
            costs = [(box, cost) for box in (site.box, *(whole(board, key) for key in keys))]
        else:
            # A Bench with one Pokémon on it is mostly free.
            units = board.bridge.view.setting.zones[site.zone].spec.holds == "units"
            costs = [(whole(board, key), IN_PLAY if units else CARDS) for key in keys]
            costs += [] if site.backdrop else [(site.box, ZONE)]
        for box, cost in costs:
            found.append(Taken(shown_at(board, box, room), cost))
    found += _of_stage(board, room)
    signs = board.game_arrows.signs.values() if board.game_arrows is not None else ()
    tags = (sign.tag_box for sign in signs)
    found += [Taken(shown_at(board, box, room), LASTING) for box in tags if box is not None]
    # How many cards lie in a pile stands at its edge, and partly beside it.
    counts = board.board.counts.boxes().values()
    found += [Taken(shown_at(board, box, room), NUMBER if stays else CARDS) for box in counts]
    if not stays:
        return found
    # Whose turn it is, and whose comes next.
    found += [Taken(shown_at(board, box, room), LASTING) for box in disc_boxes(board.seating)]
    names = (Box(at.x(), at.y(), at.width(), at.height()) for at in board.board.labels.places())
    found = [Taken(one.rect, max(one.cost, LASTING)) if one.cost > CARDS else one for one in found]
    return [*found, *(Taken(shown_at(board, box, room), NAME) for box in names)]


def _of_stage(board: BoardView, room: QWidget) -> list[Taken]:
    """Return where the stage lies over the board, and where it has its place there."""
    slips = [one for one in board.findChildren(QWidget, "stageOnMat") if one.isVisible()]
    found = [Taken(QRect(one.mapTo(room, QPoint(0, 0)), one.size()), LASTING) for one in slips]
    if board.seating.stage is not None:
        found.append(Taken(shown_at(board, board.seating.stage, room), CARDS))
    return found


def shown_at(board: BoardView, box: Box, room: QWidget) -> QRect:
    """Return where a part of the mat shows in `room`, with a rim around it."""
    first = board.to_window(box.x, box.y).toPoint()
    last = board.to_window(box.right, box.bottom).toPoint()
    corner = board.viewport().mapTo(room, QPoint(0, 0))
    rect = QRect(first, last).normalized().translated(corner)
    return rect.adjusted(-RIM, -RIM, RIM, RIM)


def whole(board: BoardView, key: str) -> Box:
    """Return where a card lies, or goes to, with all that sticks out from under it."""
    item = board.board.pieces[key]
    spot, box = item.piece.spot, item.sceneBoundingRect()
    box.translate(spot.x - item.x(), spot.y - item.y())
    return Box(box.x(), box.y(), box.width(), box.height()).grown(-GLOW)


def free_place(
    room: QRect,
    size: QSize,
    taken: Iterable[Taken],
    near: QPoint,
    pull: float = LOOSE,
    step: int = STEP,
) -> tuple[QPoint, float]:
    """Return the upper left corner for something of `size` whose middle had best be at `near`.

    It stays inside `room` where it fits at all and covers as little as possible of what is
    `taken`; `pull` says how much that counts against being far from `near`. The second value
    is what it costs to cover what it covers, 0 for nothing. Places are tried every `step` pixels.
    """
    inner = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    width, height = size.width(), size.height()
    wide, high = near.x() - width // 2, near.y() - height // 2
    # What costs the most comes first: a place that is no better is given up the sooner.
    things: list[Thing] = sorted(
        (
            (one.rect.left(), one.rect.right() + 1, one.rect.top(), one.rect.bottom() + 1, one.cost)
            for one in taken
            if not one.rect.isEmpty()
        ),
        key=itemgetter(4),
        reverse=True,
    )
    columns = _steps(inner.left(), inner.right() + 1 - width, wide, step)
    lines = _steps(inner.top(), inner.bottom() + 1 - height, high, step)
    worth = pull * width * height
    best, least, covered = (inner.x(), inner.y()), inf, inf
    # Hundreds of places are tried while somebody plays: nothing is called for each of them.
    for x in columns:
        away = abs(x - wide)
        if worth * away >= least:
            break
        end = x + width
        # What lies in this column, and what a line of it costs.
        there = [
            (first, last, cost * ((right if right < end else end) - (left if left > x else x)))  # noqa: FURB136 - see above
            for left, right, first, last, cost in things
            if left < end and x < right
        ]
        for y in lines:
            far = worth * hypot(away, y - high)
            if far >= least:
                break
            cost, low = 0.0, y + height
            for first, last, line in there:
                if first < low and y < last:
                    cost += line * ((last if last < low else low) - (first if first > y else y))  # noqa: FURB136 - see above
                    if far + cost >= least:
                        break
            else:
                best, least, covered = (x, y), far + cost, cost
    return QPoint(*best), covered


def _steps(first: int, last: int, wanted: int, step: int) -> list[int]:
    """Return the places to try along one edge, the nearest to the wanted one first."""
    last = max(first, last)
    tried = {first, last, min(max(wanted, first), last), *range(first, last, step)}
    return sorted(tried, key=lambda at: abs(at - wanted))

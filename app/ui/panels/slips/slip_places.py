"""Where slips lie over a board: below each other where nothing is played, or beside a gesture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QFrame

from app.ui.board.what_is_meant import place_of
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.slips.free_place import (
    CARDS,
    HAND,
    IN_PLAY,
    LOOSE,
    TIGHT,
    ZONE,
    Taken,
    free_place,
    taken_on,
)
from app.ui.panels.slips.lane import GAP
from app.ui.panels.slips.overlay import Overlay
from app.ui.panels.slips.slip_paper import NARROW, SLIM, WIDE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.ui.board.board_view import BoardView
    from app.ui.panels.slips.slip import Slip

WIDTHS = (WIDE, NARROW, SLIM)
"""What is tried, in lines of text."""
BROADEST = 30
"""The widest slip of a lane, in lines of text."""
NEARBY = 8
"""How far from a gesture, in lines of text, a slip is still seen to belong to it."""
HIGHEST = 0.45
"""Share of the room's height from which on slips hide too much."""
WIDEST = 0.5
"""Share of the room's width that a slip takes at most, where its button lets it."""
POINTER = QSize(56, 76)
"""What is kept free around the pointer: the card it is on."""
BESIDE_MIDDLE = (0.24, 0.5)
"""Where on a board the slips had best be, in shares of it: between the halves of a table."""
LOWER_RIGHT = (1.0, 1.0)
"""The same where there is no board."""


def too_high(slips: Sequence[Slip], room: QWidget, board: BoardView | None) -> bool:
    """Whether the slips together would hide too much."""
    space = _space(room, board)
    return len(slips) > 1 and _sized(slips, WIDE, space).height() > space.height() * HIGHEST


def lay(slips: Sequence[Slip], room: QWidget, board: BoardView | None) -> bool:
    """Put slips below each other, the first on top, as wide as the board lets them be.

    Return whether they cover nothing at all there.
    """
    space, taken = _space(room, board), _taken(room, board)
    across, down = BESIDE_MIDDLE if _shows(board) else LOWER_RIGHT
    near = space.topLeft() + QPoint(round(space.width() * across), round(space.height() * down))
    found = []
    for lines in WIDTHS:
        size = _sized(slips, lines, space)
        place, cost = free_place(space, size, taken, near, LOOSE)
        found.append((cost and cost + _broken(lines, size), -lines, place.x(), place.y()))
        if not cost:
            break
    cost, lines, x, y = min(found)
    _sized(slips, -lines, space)
    _stack(slips, x, y)
    return not cost and _shows(board)


def lay_near(slip: Slip, others: Sequence[Slip], room: QWidget, board: BoardView | None) -> bool:
    """Put a slip beside where the last gesture was made, not on it and not on other slips.

    Return whether it covers nothing at all there, and is near.
    """
    at, space = _gesture(room, board), _space(room, board)
    around = QRect(at - QPoint(POINTER.width() // 2, POINTER.height() // 2), POINTER)
    taken = [*_taken(room, board), Taken(around, CARDS * 2)]
    taken += [Taken(other.geometry(), HAND) for other in others]
    found = []
    for lines in WIDTHS[1:]:
        size = slip.fit(lines, round(space.width() * WIDEST))
        above = at - QPoint(0, (POINTER.height() + size.height()) // 2)
        place, cost = free_place(space, size, taken, above, TIGHT)
        found.append((cost and cost + _broken(lines, size), -lines, place.x(), place.y()))
        if not cost:
            break
    cost, lines, x, y = min(found)
    slip.fit(-lines, round(space.width() * WIDEST))
    slip.move(x, y)
    away = slip.fontMetrics().height() * NEARBY
    return not cost and slip.geometry().adjusted(-away, -away, away, away).contains(at)


def high_in(slips: Sequence[Slip], wide: int, most: int) -> int:
    """Make slips ready for a lane so wide, each no higher than `most`; return how high all are."""
    width = min(wide, slips[0].fontMetrics().height() * BROADEST)
    for slip in slips:
        slip.fit(BROADEST, wide)
        slip.widen(width, most)
    return _high(slips)


def lay_in(slips: Sequence[Slip], place: QRect) -> None:
    """Put slips below each other in their part of the lane, at its right."""
    _stack(slips, place.right() + 1 - slips[0].width(), place.y())


def _stack(slips: Sequence[Slip], x: int, y: int) -> None:
    for slip in slips:
        slip.move(x, y)
        y += slip.height() + GAP


def _high(slips: Sequence[Slip]) -> int:
    return sum(slip.height() + GAP for slip in slips) - GAP


def _broken(lines: int, size: QSize) -> float:
    """Return what it costs to break words into very short lines: as covering an empty place."""
    return ZONE * size.width() * size.height() if lines <= SLIM else 0.0


def _shows(board: BoardView | None) -> bool:
    return board is not None and board.isVisible()


def _space(room: QWidget, board: BoardView | None) -> QRect:
    """Return the part of the room that slips lie in."""
    if board is None or not board.isVisible():
        return room.rect()
    return QRect(board.mapTo(room, QPoint(0, 0)), board.size())


def _taken(room: QWidget, board: BoardView | None) -> list[Taken]:
    """Return what lies in the room already."""
    shown = board is not None and board.isVisible()
    found = taken_on(board, room, stays=True) if board is not None and shown else []
    for sheet in (*room.findChildren(FloatingPanel), *room.findChildren(Overlay)):
        if sheet.isVisible():
            found.append(Taken(QRect(sheet.mapTo(room, QPoint(0, 0)), sheet.size()), CARDS))
    # What says what is to be done next, beside the table that asks for it, and what people ask.
    for name in ("taskStrip", "requestCards"):
        for strip in room.findChildren(QFrame, name):
            if strip.isVisible():
                found.append(Taken(QRect(strip.mapTo(room, QPoint(0, 0)), strip.size()), IN_PLAY))
    return found


def _gesture(room: QWidget, board: BoardView | None) -> QPoint:
    """Return where in the room the last gesture was made: by the pointer, or by the keyboard."""
    space, pointer = _space(room, board), room.mapFromGlobal(QCursor.pos())
    if board is None or (space.contains(pointer) and not board.focus.shown):
        return pointer if space.contains(pointer) else space.center()
    chosen = room.mapFromGlobal(place_of(board, board.selection()))
    return chosen if space.contains(chosen) else space.center()


def _sized(slips: Sequence[Slip], lines: int, space: QRect) -> QSize:
    """Size all slips, each as wide as the widest, and return what they need together.

    What is longer than its share of the room is cut.
    """
    most, high = round(space.width() * WIDEST), round(space.height() * HIGHEST)
    width = max(slip.fit(lines, most).width() for slip in slips)
    for slip in slips:
        slip.widen(width, high)
    return QSize(width, _high(slips))

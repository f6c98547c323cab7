"""The boards of three seats and more on the mat: their edges, and whose turn it is."""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.ui.board.scene.table_layout import Box
from app.ui.look.colour import with_alpha
from app.ui.look.seat_colours import paint_disc, seat_line
from app.ui.look.strokes import on_pixels

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from app.core.ids import SeatId
    from app.ui.board.seating import Seating
    from app.ui.look.palette import Palette

ROUND = 9.0
"""How round the corners of a board are, in table units."""
FLAT = 60.0
"""A ring lower than this is drawn as a row."""
LARGEST_DISC = 26.0
"""In table units."""
PARTS = 360
"""Of a ring, when its length is measured."""


def paint_boards(
    painter: QPainter,
    seating: Seating,
    turns: Collection[SeatId],
    per_unit: float,
    palette: Palette,
    order: tuple[SeatId, ...] = (),
) -> None:
    """Paint the edge of every board: gold and thick where it is that seat's turn.

    `order` is that of turns where it is not the order of the seats.
    """
    halves: dict[Box, list[SeatId]] = {}
    for seat, box in seating.boards.items():
        halves.setdefault(box, []).append(seat)
    # The board of whoever's turn it is lies over its neighbours' edges.
    for box, seats in sorted(halves.items(), key=lambda half: _on_turn(half[1], turns)):
        on_turn = _on_turn(seats, turns)
        line = per_unit * (2.4 if on_turn else 0.9) * palette.heavy
        rect, width = on_pixels(_device(box, per_unit), line)
        own = seat_line(seats[0], palette) if len(seats) == 1 else ""
        colour = palette.gold if on_turn else own
        painter.setBrush(
            QColor(with_alpha(palette.gold, 0.07)) if on_turn else Qt.BrushStyle.NoBrush
        )
        painter.setPen(QPen(QColor(colour or palette.zone_line), width))
        painter.setOpacity(1.0 if on_turn or palette.plain or not colour else 0.55)
        painter.drawRoundedRect(rect, ROUND * per_unit, ROUND * per_unit)
        painter.setOpacity(1.0)
    if seating.ring is not None:
        _ring(painter, seating, turns, per_unit, palette, order)


def _on_turn(seats: Sequence[SeatId], turns: Collection[SeatId]) -> bool:
    return any(seat in turns for seat in seats)


def _ring(
    painter: QPainter,
    seating: Seating,
    turns: Collection[SeatId],
    per_unit: float,
    palette: Palette,
    order: tuple[SeatId, ...],
) -> None:
    """Draw the discs of all seats, an arrow from each to the next that plays.

    In a ring they stand as the seats do round the table, in a row one turn after the other.
    """
    assert seating.ring is not None
    flat = seating.ring.height < FLAT
    discs, disc = ring_discs(seating, per_unit, order)
    places = dict(discs)
    turned = order or tuple(places)
    playing = [(seat, places[seat]) for seat in turned if seat not in seating.out]
    nexts = playing[1:] if flat else [*playing[1:], *playing[:1]]
    for (seat, start), (_, end) in zip(playing, nexts, strict=False):
        colour = palette.gold if seat in turns else palette.mat_text
        _arrow(painter, start, end, disc, QColor(colour))
    for seat, place in discs:
        if seat in turns:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.gold))
            painter.drawEllipse(place, disc * 0.68, disc * 0.68)
        painter.setOpacity(0.6 if seat in seating.out else 1.0)
        paint_disc(painter, place, disc, seat)
        if seat in seating.out:
            painter.setOpacity(1.0)
            painter.setPen(QPen(QColor(palette.mat_text), max(1.0, disc * 0.09)))
            reach = disc * 0.5
            painter.drawLine(place + QPointF(-reach, reach), place + QPointF(reach, -reach))
    painter.setOpacity(1.0)


def ring_discs(
    seating: Seating, per_unit: float, order: tuple[SeatId, ...] = ()
) -> tuple[list[tuple[SeatId, QPointF]], float]:
    """Return where the disc of each seat lies that the ring of turns has, and how wide they are.

    `order` is that of turns where it is not the order of the seats.
    """
    if seating.ring is None:
        return [], 0.0
    box, seats = _device(seating.ring, per_unit), len(seating.named)
    stand = [(seating.bottom + step) % seats for step in range(seats)]
    largest = LARGEST_DISC * per_unit
    if seating.ring.height < FLAT:
        disc = min(largest, box.height() * 0.8, box.width() / seats * 0.62)
        return list(zip(order or sorted(stand), _in_row(box, seats), strict=True)), disc
    return list(zip(stand, ring_places(box, seats), strict=True)), min(largest, box.height() * 0.3)


def disc_boxes(seating: Seating) -> list[Box]:
    """Return where discs of seats lie, in table units; none where no ring is drawn."""
    discs, disc = ring_discs(seating, 1.0)
    return [Box(at.x() - disc / 2, at.y() - disc / 2, disc, disc) for _, at in discs]


def _in_row(box: QRectF, count: int) -> list[QPointF]:
    step = box.width() / count
    return [QPointF(box.left() + step * (n + 0.5), box.center().y()) for n in range(count)]


def ring_places(box: QRectF, count: int) -> list[QPointF]:
    """Return places clockwise from the lower end, as the seats are met going round the table.

    As long a way lies between any two, also where the ring is flat: each has room for its arrow.
    """
    across, along = box.width() * 0.36, box.height() * 0.36
    middle, turns = box.center(), [pi / 2 + 2 * pi * part / PARTS for part in range(PARTS + 1)]
    points = [middle + QPointF(across * cos(turn), along * sin(turn)) for turn in turns]
    gone = [0.0]
    for one, other in pairwise(points):
        gone.append(gone[-1] + hypot(other.x() - one.x(), other.y() - one.y()))
    return [points[bisect_left(gone, gone[-1] * number / count)] for number in range(count)]


def _arrow(painter: QPainter, start: QPointF, end: QPointF, disc: float, colour: QColor) -> None:
    way = end - start
    length = hypot(way.x(), way.y())
    if length < disc * 1.3:
        return
    one = way / length
    begin, tip = start + one * disc * 0.72, end - one * disc * 0.72
    head = min(disc * 0.26, (length - disc * 1.44) * 0.6)
    painter.setPen(QPen(colour, max(1.0, disc * 0.07)))
    painter.drawLine(begin, tip - one * head)
    turn = atan2(one.y(), one.x())
    points = [tip] + [
        tip - QPointF(cos(turn + side), sin(turn + side)) * head * 1.2 for side in (0.45, -0.45)
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(points))


def _device(box: Box, per_unit: float) -> QRectF:
    return QRectF(box.x * per_unit, box.y * per_unit, box.width * per_unit, box.height * per_unit)

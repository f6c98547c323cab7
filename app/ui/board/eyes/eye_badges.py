"""The sign of whether a seat knows a hidden card: an eye, open or crossed, with the seat's number.

Never by colour alone: the crossed eye is dark, and has a line through it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from app.core.data.value import value
from app.ui.board.scene.table_layout import Box
from app.ui.look.icons import paint_icon
from app.ui.look.seat_colours import NO_SEAT, SEAT_TEXT, seat_colour
from app.ui.look.strokes import blank_image, fill, smooth_painter, write_centred

if TYPE_CHECKING:
    from app.core.ids import SeatId

LEAST = 24.0
"""Logical pixels: what is pressed is never smaller, either way."""
LARGEST = 1.6
"""How much larger than usual badges become with large text: there is no more room on a card."""
WIDE = 1.5
"""How wide a badge is at most, in heights of it."""
GAP = 2.0
"""Logical pixels between two, and to the edge of the card."""
LIFT = 0.25
"""How far over the upper edge of a pile its badges begin, in heights: its count lies close."""
OVER = 3.0
"""Table units that badges may reach over the edge of their card."""
NARROW = 1.3
"""Width in heights below which the number stands below the eye."""


@value
class Badges:
    """How large the badges of one card are, in device pixels, and where each lies on the mat."""

    width: int
    height: int
    places: tuple[Box, ...]


@value
class Room:
    """What there is for badges on a card."""

    box: Box
    """Where it lies."""
    seen: float
    """How much of its width shows: the next card of a hand may lie over the rest."""
    height: float
    """How high the card is, in table units."""
    downwards: bool = False
    """Whether they begin at the upper edge: on the lower one of a pile stands its count."""


def badges_on(room: Room, seats: int, text: float, per_unit: float, dpr: float) -> Badges:
    """Return the badges for so many seats: rows from the lower left corner upwards."""
    height = LEAST * min(max(text, 1.0), LARGEST) * dpr
    gap = GAP * dpr
    wide = room.seen * per_unit - gap
    across = 1 if room.downwards else min(seats, max(1, int(wide // (height + gap))))
    width = min(height * WIDE, max(height, wide / across - gap))
    rows = -(-seats // across)
    places = []
    for seat in range(seats):
        row, column = divmod(seat, across)
        x = room.box.x + (gap + column * (width + gap)) / per_unit
        y = room.box.bottom - (rows - row) * (height + gap) / per_unit
        if room.downwards:
            y = room.box.y + (gap - height * LIFT + row * (height + gap)) / per_unit
        places.append(Box(x, y, width / per_unit, height / per_unit))
    return Badges(round(width), round(height), tuple(places))


def fits(room: Room, badges: Badges) -> bool:
    """Whether the badges lie on their card, or hardly over its edge, however it is slanted."""
    top = min(place.y for place in badges.places)
    return max(place.bottom for place in badges.places) - top < room.height + OVER


def paint_badge(seat: SeatId, size: Badges, *, knows: bool) -> QPixmap:
    """Return the badge of a seat; the pixmap is in device pixels."""
    image = blank_image(size.width, size.height)
    painter = smooth_painter(image)
    ring = max(1.0, size.height * 0.06)
    ground, ink = (seat_colour(seat), SEAT_TEXT) if knows else (SEAT_TEXT, NO_SEAT)
    whole = QRectF(0, 0, size.width, size.height)
    wide = size.width >= size.height * NARROW
    round_by = size.height * (0.5 if wide else 0.3)
    fill(painter, whole, round_by, ink)
    fill(painter, whole.adjusted(ring, ring, -ring, -ring), round_by - ring, ground)
    side = round(size.height * (0.72 if wide else 0.66))
    # The eye is flat: of its square a quarter is empty above and below.
    top = (size.height - side) / 2 if wide else ring - side * 0.12
    left = size.height * 0.16 if wide else (size.width - side) / 2
    painter.drawImage(QPointF(left, top), paint_icon("eye" if knows else "hidden", side, ink))
    middle = (
        QPointF(left + side + (size.width - left - side - ring) * 0.42, size.height / 2)
        if wide
        else QPointF(size.width / 2, size.height * 0.73)
    )
    write_centred(painter, middle, str(seat + 1), size.height * (0.56 if wide else 0.48), ink)
    painter.end()
    return QPixmap.fromImage(image)

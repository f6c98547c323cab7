"""What is seen of a zone besides its cards and its name: its frame, and where its count goes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.core.ids import ZoneId
from app.core.zone import Zone
from app.ui.board.scene.pieces.zone_spots import grid_spots, row_spots
from app.ui.board.scene.table_layout import CARD_WIDTH, Box, Spot
from app.ui.board.seating import Seating, ZoneSite
from app.ui.look.palette import Palette
from app.ui.look.strokes import on_pixels

LABEL_UNITS = 8.2
"""The height of a zone's name in table units."""
SMALLEST_LABEL = 10.5
"""In logical pixels: a name never gets smaller, however far one zooms out."""
CENTRED_FROM = 1.2
"""From this text scale on the number of a pile stands in the middle below its card's name."""
HINT_UNITS = 9.0
"""The height of what stands in an empty place, in table units."""
SPREAD_OUT = ("row", "column", "grid", "fan")


def paint_zones(
    painter: QPainter,
    seating: Seating,
    zones: dict[str, Zone],
    per_unit: float,
    palette: Palette,
    without: frozenset[ZoneId] = frozenset(),
    hint: str = "",
) -> None:
    """Paint the frames; `painter` is scaled to device pixels, `per_unit` of them a unit.

    Zones of `without` have none now. What is empty stays quiet: places for cards are marked only
    while a `hint` stands in each of them.
    """
    for site in seating.sites.values():
        if site.hand or site.backdrop or site.zone in without:
            continue
        box = site.box
        _frame(painter, box, per_unit, palette, shared=not zones[site.zone].holders)
        if hint:
            _slots(painter, site, per_unit, palette)
            _write_hints(painter, site, per_unit, palette, hint)


def label_pixels(per_unit: float, dpr: float) -> int:
    """Return the height of a zone's name in device pixels, at the usual size of text."""
    return round(max(SMALLEST_LABEL * dpr, min(LABEL_UNITS * per_unit, 22 * dpr)))


def _frame(painter: QPainter, box: Box, per_unit: float, palette: Palette, *, shared: bool) -> None:
    rect, line = on_pixels(_device(box, per_unit), per_unit * 0.75 * palette.heavy)
    radius = CARD_WIDTH * 0.11 * per_unit
    painter.setBrush(QColor(palette.zone_fill))
    pen = QPen(QColor(palette.zone_line), line)
    if shared:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.drawRoundedRect(rect, radius, radius)


def _slots(painter: QPainter, site: ZoneSite, per_unit: float, palette: Palette) -> None:
    """Draw the empty places of a row or grid as faint outlines of cards."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = CARD_WIDTH * 0.055 * per_unit
    for spot in slot_spots(site):
        rect, line = on_pixels(_device(spot.box, per_unit), per_unit * 0.6)
        painter.setPen(QPen(QColor(palette.slot_line), line))
        painter.drawRoundedRect(rect, radius, radius)


def _write_hints(
    painter: QPainter, site: ZoneSite, per_unit: float, palette: Palette, hint: str
) -> None:
    """Write what is to be done with an empty place: whatever lies there covers it."""
    font = painter.font()
    font.setPixelSize(max(1, round(HINT_UNITS * per_unit)))
    painter.setFont(font)
    painter.setPen(QColor(palette.mat_text))
    alone = [] if site.place.arrange in SPREAD_OUT else [site.box]
    for box in [spot.box for spot in slot_spots(site)] or alone:
        painter.drawText(_device(box, per_unit), Qt.AlignmentFlag.AlignCenter, hint)


def slot_spots(site: ZoneSite) -> list[Spot]:
    """Return where the places for cards of a row or grid lie on the mat."""
    count = site.place.slots
    if count and site.place.arrange == "grid":
        spots = grid_spots(site.local, count, count)
    elif count and site.place.arrange == "row":
        place = site.place
        spots = row_spots(site.ground, count, count, sideways=place.sideways, pitch=place.pitch)
    else:
        spots = []
    return [site.frame.spot(spot) for spot in spots]


def single_slot(site: ZoneSite) -> list[Spot]:
    """Return the place of a zone that has one place for one card; empty for others."""
    return slot_spots(site) if site.place.slots == 1 else []


def _device(box: Box, per_unit: float) -> QRectF:
    """Return a box of the mat in device pixels."""
    corner, size = QPointF(box.x, box.y), QSizeF(box.width, box.height)
    return QRectF(corner * per_unit, size * per_unit)


def count_place(site: ZoneSite, high: float, text: float = 1.0) -> tuple[float, float]:
    """Return where a zone's count, `high` table units, goes on the mat.

    It is the frame's upper right corner, or for a pile the lower right corner of its card. In
    large `text` it would lie on the pile beside it: it takes the foot of the card then, as its
    holder sees it, and leaves its name to be read.
    """
    box = site.box
    if site.place.arrange in SPREAD_OUT:
        return box.right - 6.0, box.y + 1.0
    if text <= CENTRED_FROM:
        return min(box.right - 5.0, box.centre[0] + 26.0), min(
            box.bottom - 8.0, box.centre[1] + 36.0
        )
    foot = max(0.0, (box.height - high) / 2)
    return box.centre[0], box.centre[1] + {0: foot, 180: -foot}.get(site.frame.angle, 0.0)

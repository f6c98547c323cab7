"""What is seen of a zone besides its cards: frame and name in the ground, its count on top."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.core.words import Language
from app.core.zone import Zone
from app.ui.board.layout import CARD_WIDTH, Box, grid_spots, row_spots
from app.ui.board.plates import Plates
from app.ui.board.seating import Seating, ZoneSite
from app.ui.look.colour import with_alpha
from app.ui.look.palette import Palette

LABEL_UNITS = 8.2
"""The height of a zone's name in table units."""
SMALLEST_LABEL = 10.5
"""In logical pixels: a name never gets smaller, however far one zooms out."""
SPREAD_OUT = ("row", "grid", "fan")


def paint_zones(
    painter: QPainter,
    seating: Seating,
    zones: dict[str, Zone],
    per_unit: float,
    dpr: float,
    language: Language,
    palette: Palette,
    plates: Plates,
) -> None:
    """Paint frames and names; `painter` is scaled to device pixels, `per_unit` of them a unit."""
    pixels = label_pixels(per_unit, dpr)
    for site in seating.sites.values():
        if site.hand or site.backdrop:
            continue
        box = site.box
        _frame(painter, box, per_unit, palette, shared=not zones[site.zone].holders)
        _slots(painter, site, per_unit, palette)
    # Names come after all frames, or the frame of a neighbour could cross one.
    for site in seating.sites.values():
        if site.hand or site.backdrop or site.place.label == "none":
            continue
        title = zones[site.zone].spec.title.in_(language)
        plate = plates.plate(title, "label", pixels)
        box = site.box
        x = box.x * per_unit - pixels * 0.2
        if site.frame.angle == 180:
            x = box.right * per_unit - plate.width() + pixels * 0.2
        if plate.width() > box.width * per_unit:
            x = box.centre[0] * per_unit - plate.width() / 2
        painter.drawPixmap(round(x), round((box.bottom - 0.5) * per_unit - pixels * 0.1), plate)


def label_pixels(per_unit: float, dpr: float) -> int:
    """Return the height of a zone's name in device pixels."""
    return round(max(SMALLEST_LABEL * dpr, min(LABEL_UNITS * per_unit, 22 * dpr)))


def _frame(painter: QPainter, box: Box, per_unit: float, palette: Palette, *, shared: bool) -> None:
    rect = QRectF(box.x, box.y, box.width, box.height)
    rect = QRectF(rect.topLeft() * per_unit, rect.size() * per_unit)
    radius = CARD_WIDTH * 0.11 * per_unit
    painter.setBrush(QColor(palette.zone_fill))
    pen = QPen(QColor(palette.zone_line), max(1.0, per_unit * 0.75))
    if shared:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.drawRoundedRect(rect, radius, radius)


def _slots(painter: QPainter, site: ZoneSite, per_unit: float, palette: Palette) -> None:
    """Draw the empty places of a row or grid as faint outlines of cards."""
    count = site.place.slots
    if not count:
        return
    if site.place.arrange == "grid":
        spots = grid_spots(site.local, count, count)
    elif site.place.arrange == "row":
        spots = row_spots(site.local, count, count, sideways=site.place.sideways)
    else:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(with_alpha(palette.mat_text, 0.1)), max(1.0, per_unit * 0.6)))
    for spot in spots:
        box = site.frame.spot(spot).box
        radius = CARD_WIDTH * 0.055 * per_unit
        painter.drawRoundedRect(
            QRectF(box.x * per_unit, box.y * per_unit, box.width * per_unit, box.height * per_unit),
            radius,
            radius,
        )


def count_place(site: ZoneSite) -> tuple[float, float]:
    """Return where a zone's count goes, on the mat.

    It is the frame's upper right corner, or for a pile the lower right corner of its card.
    """
    box = site.box
    if site.place.arrange in SPREAD_OUT:
        return box.right - 6.0, box.y + 1.0
    return min(box.right - 5.0, box.centre[0] + 26.0), min(box.bottom - 8.0, box.centre[1] + 36.0)

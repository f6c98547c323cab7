"""How thick a pile is, and the edges of its cards that show below the one on top.

Light comes from above the table: whoever a pile belongs to, its edges are seen at the lower side.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from app.ui.board.scene.table_layout import Box, Spot
from app.ui.look.colour import with_alpha
from app.ui.look.faces.bake import margin
from app.ui.look.faces.paper import corner_radius

CARDS_EACH = 6
"""So many cards are one unit thick."""
THICKEST = 8.0
"""Of the largest pile, in table units."""
LEAST = 0.7
"""Of two cards, in table units: that it is a pile has to be seen."""
SOONER = 0.6
"""Small piles differ more than large ones: the third part of a deck is half as thick as all of it.
"""
LEFT = 4.0
"""What a card leaves of a zone's height for the pile below it, in units of a card."""
UNTOLD = 18
"""As so many cards looks what lies in a pile whose number is not told, however many there are."""
ASIDE = 0.25
"""How far the lowest edge lies to the right, as a share of how far it lies down."""
LIGHT_EDGE, DARK_EDGE = "#f3ead6", "#b9ab8a"
LINE = with_alpha("#101c33", 0.6)
SHADE = "#060c18"
"""Of what a pile throws on the mat."""
SHADES = 5
HELD = 24
"""Pictures of edges that are kept: there is one for each size and thickness."""


def thickness(below: int, room: float) -> float:
    """Return how thick a pile is with so many cards below its top, in table units.

    It grows with the cards, however little `room` there is: the thickest pile fills it.
    """
    if below <= 0:
        return 0.0
    share = min(1.0, ceil(below / CARDS_EACH) / THICKEST)
    return max(min(LEAST, room), share**SOONER * min(THICKEST, room))


def standing(spot: Spot, zone: Box, below: int) -> tuple[Spot, float]:
    """Return where the top of a pile lies that a zone has room for, and how thick the pile is.

    `spot` is where a single card would lie. The lowest card lies as far from the zone's lower edge
    as the one on top from the upper; where there is no room at all, cards are a little smaller.
    """
    high = min(spot.box.height, zone.height - LEFT * spot.scale)
    scale = spot.scale * high / spot.box.height
    thick = thickness(below, zone.height - high)
    return Spot(spot.x, spot.y - thick / 2, spot.angle, scale), thick


def on_pile(
    top: QPixmap, middle: tuple[float, float], card: tuple[int, int], thick: int, *, plain: bool
) -> tuple[QPixmap, tuple[float, float]]:
    """Lay the picture of a card as it shows on a pile `thick` pixels high, and return its middle.

    `card` is the card's width and height in that picture. A `plain` pile throws no shadow.
    """
    aside = round(thick * ASIDE)
    edges = _edges(card, thick, aside, plain)
    pixmap = QPixmap(top.size() + QSize(aside, thick))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    around = margin(min(card))
    corner = QPointF(middle[0] - card[0] / 2 - around, middle[1] - card[1] / 2 - around)
    painter.drawImage(corner, edges)
    painter.drawPixmap(0, 0, top)
    painter.end()
    return pixmap, middle


@lru_cache(maxsize=HELD)
def _edges(card: tuple[int, int], thick: int, aside: int, plain: bool) -> QImage:
    """Paint the cards below the one on top, and the shadow of all: piles of one size look alike."""
    around = margin(min(card))
    size = QSize(card[0] + 2 * around + aside, card[1] + 2 * around + thick)
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = corner_radius(min(card))
    lowest = QRectF(around + aside, around + thick, *card)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(0 if plain else SHADES, 0, -1):
        reach = step * (0.4 + thick * 0.12)
        painter.setBrush(QColor(with_alpha(SHADE, 0.1)))
        box = lowest.adjusted(-reach, -reach, reach, reach).translated(0, thick * 0.3)
        painter.drawRoundedRect(box, radius + reach, radius + reach)
    painter.setPen(QColor(LINE))
    painter.setBrush(QColor(DARK_EDGE))
    painter.drawRoundedRect(lowest, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    for down in range(thick, 0, -1):
        # Light and dark in turn, a pixel each: as fine as cards are.
        painter.setBrush(QColor(DARK_EDGE if down % 2 else LIGHT_EDGE))
        box = QRectF(around + aside * down / thick, around + down, *card)
        painter.drawRoundedRect(box, radius, radius)
    painter.end()
    return picture

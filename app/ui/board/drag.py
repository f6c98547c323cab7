"""A drag: what is in the hand, what it hovers over, and what letting go would do."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from app.core.ids import ZoneId
from app.core.value import value
from app.games.api import Drop, Selection
from app.ui.board.layout import CARD_HEIGHT, CARD_WIDTH, Box, Spot
from app.ui.board.pictures import Picture, Pictures
from app.ui.board.piece import Piece
from app.ui.board.plates import Plates
from app.ui.board.selection import Chosen

THRESHOLD = 6
"""Logical pixels the pointer has to move before a press becomes a drag."""
GHOST_HEIGHT = 9_000_000.0
SHADOW = 10
"""How far the ghost's shadow falls, in device pixels at a card of 100."""
FANNED = 2
"""So many further cards show behind the first one in the ghost."""


@value
class Target:
    """Where the pointer is: a zone, the unit under it, and before which index a card would land."""

    zone: ZoneId
    unit: str = ""
    index: int = 0


NOWHERE = Target("")


@dataclass(slots=True)
class Drag:
    """A drag under way."""

    chosen: tuple[Chosen, ...]
    selection: Selection
    pieces: tuple[Piece, ...]
    """What was picked up, as it lay then."""
    grip: tuple[float, float]
    """From the pointer to the middle of the first card, in table units."""
    ghost: QGraphicsPixmapItem
    target: Target = NOWHERE
    readings: tuple[Drop, ...] = ()
    gap: tuple[ZoneId, int] | None = None
    """Where cards made room."""
    pointer: tuple[float, float] = (0.0, 0.0)
    """On the mat."""
    staying: dict[ZoneId, list[Spot]] = field(default_factory=dict)
    """What stays in zones the pointer came over, in their holders' coordinates."""
    lifted: set[str] = field(default_factory=set)
    """Keys of whole pieces that leave their place; a unit that only loses a part stays."""


def ghost_pixmap(
    pictures: Pictures,
    plates: Plates,
    piece: Piece,
    count: int,
    per_unit: float,
    shown: Picture | None = None,
) -> tuple[QPixmap, tuple[float, float]]:
    """Return the picture of what is carried, with a shadow, and where its middle lies.

    Always at full size; `shown` is how it looked where it lay, for want of a better picture.
    """
    upright = Piece("", piece.zone, 0, Spot(0, 0, piece.spot.angle), piece.parts, piece.badges)
    picture = pictures.get(upright, per_unit)
    if not picture.complete and shown is not None:
        picture = _resized(shown, per_unit)
    card = picture.pixmap
    fall = max(3, round(CARD_WIDTH * per_unit * SHADOW / 100))
    behind = min(FANNED, count - 1) * round(4 * per_unit)
    pixmap = QPixmap(card.width() + fall + behind, card.height() + fall + behind)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    wide = round(piece.spot.angle / 90) % 2 == 1
    width = (CARD_HEIGHT if wide else CARD_WIDTH) * per_unit
    height = (CARD_WIDTH if wide else CARD_HEIGHT) * per_unit
    x, y = picture.middle[0] - width / 2, picture.middle[1] - height / 2
    radius = CARD_WIDTH * per_unit * 0.06
    for step in range(3):
        painter.setBrush(QColor(4, 8, 18, 34))
        soft = fall * step / 3
        painter.drawRoundedRect(
            round(x + fall - soft / 2),
            round(y + fall - soft / 2),
            round(width + soft),
            round(height + soft),
            radius,
            radius,
        )
    for number in range(min(FANNED, count - 1), 0, -1):
        shift = number * round(4 * per_unit)
        painter.setPen(QColor(16, 28, 51, 160))
        painter.setBrush(QColor("#f3ead6"))
        painter.drawRoundedRect(
            round(x + shift), round(y + shift), round(width), round(height), radius, radius
        )
    painter.drawPixmap(QPointF(0, 0), card)
    if count > 1:
        sign = plates.plate(f"×{count}", "count", round(13 * per_unit))
        painter.drawPixmap(QPointF(x + width - sign.width() * 0.6, y - sign.height() * 0.4), sign)
    painter.end()
    return pixmap, picture.middle


def _resized(picture: Picture, per_unit: float) -> Picture:
    """Return a picture in another size."""
    by = per_unit / picture.per_unit
    pixmap = picture.pixmap.scaled(
        round(picture.pixmap.width() * by),
        round(picture.pixmap.height() * by),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    middle = (picture.middle[0] * by, picture.middle[1] * by)
    return Picture(pixmap, middle, per_unit, picture.wants, picture.complete)


def ghost_item(
    pixmap: QPixmap, middle: tuple[float, float], per_unit: float
) -> QGraphicsPixmapItem:
    """Return the item that follows the pointer."""
    item = QGraphicsPixmapItem(pixmap)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setOffset(-middle[0], -middle[1])
    item.setScale(1.0 / per_unit)
    item.setZValue(GHOST_HEIGHT)
    return item


def label_item() -> QGraphicsPixmapItem:
    """Return the item for the words that say what a drop will do."""
    item = QGraphicsPixmapItem()
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setZValue(GHOST_HEIGHT + 1)
    item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations, False)
    return item


def glow_item() -> QGraphicsPathItem:
    """Return the item that lights up the zone below the pointer."""
    item = QGraphicsPathItem()
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setZValue(-1.0)
    return item


def rounded(box: Box, radius: float) -> QPainterPath:
    """Return a zone's outline."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(box.x, box.y, box.width, box.height), radius, radius)
    return path

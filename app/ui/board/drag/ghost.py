"""The picture of what is carried: at full size, with a shadow, several cards fanned out."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from app.core.data.value import value
from app.ui.board.drag.drag import GhostPicture
from app.ui.board.scene.pieces.piece import Part, Piece
from app.ui.board.scene.pieces.piece_pictures import Picture
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Spot
from app.ui.look.faces.marks.badges import NO_BADGES
from app.ui.look.faces.paper import corner_radius
from app.ui.look.strokes import blank_image, smooth_painter

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.drag.carried_cards import Held
    from app.ui.board.drag.drag import Drag
    from app.ui.board.scene.scene import BoardScene

FANNED = 2
"""So many further cards show behind the first one in the ghost."""
FAN = 5.0
"""Degrees from one to the next."""
BEHIND_ROOM = 0.2
"""How far they reach beside the first one, as a share of its height."""
PAPER = "#f3ead6"
SOFT = 4
"""Steps from the darkest part of the shadow to its rim, half of them inside the card's outline."""
SOFTEST = 0.07
"""How far it is soft, as a share of the card's width."""


@value
class Lifted:
    """What the ghost shows: a piece, and how many more there are."""

    piece: Piece
    count: int = 1
    as_it_lay: Picture | None = None
    """How it looks where it lies, for want of a better picture."""


def lifted(held: Held, count: int, board: BoardScene, view: SeatView) -> Lifted:
    """Return what the ghost of `count` things shows, `held` on top."""
    item = board.pieces.get(held.chosen.key)
    if item is not None and held.chosen.part:
        part = next((one for one in item.piece.parts if one.name == held.card), None)
        if part is not None:
            # The picture of the whole unit shows more than the one card that is taken from it.
            alone = Part(part.name, part.card, seat=part.seat)
            return Lifted(replace(item.piece, parts=(alone,), badges=NO_BADGES), count)
    elif item is not None and item.piece.base.name == held.card:
        return Lifted(replace(item.piece, pile=0, thick=0.0), count, item.picture)
    zone = view.cards[held.card].zone if held.card in view.cards else ""
    return Lifted(Piece("", zone, 0, Spot(0.0, 0.0), (board.teller.part(view, held.card),)), count)


def face_down(shown: Lifted) -> Lifted:
    """Return the same with its back up."""
    back = Part(shown.piece.base.name, None, seat=shown.piece.base.seat)
    return Lifted(replace(shown.piece, parts=(back,), badges=NO_BADGES), shown.count)


def draw_ghost(view: BoardStage, drag: Drag, *, down: bool = False) -> None:
    """Paint the ghost of a drag, with its back up where it will lie so."""
    if drag.first is not None:
        shown = lifted(drag.first, len(drag.held), view.board, view.bridge.view)
        picture = ghost_picture(view.board, face_down(shown) if down else shown)
        drag.ghost.show_picture(picture, view.board.per_unit)


def ghost_picture(board: BoardScene, shown: Lifted) -> GhostPicture:
    """Return what shows what is carried, at full size."""
    piece, count, per_unit = shown.piece, shown.count, board.per_unit
    upright = Piece("", piece.zone, 0, Spot(0, 0, piece.spot.angle), piece.parts, piece.badges)
    picture = board.pictures.get(upright, per_unit)
    if not picture.complete and shown.as_it_lay is not None:
        picture = _resized(shown.as_it_lay, per_unit)
    wide = round(piece.spot.angle / 90) % 2 == 1
    width, height = (CARD_HEIGHT, CARD_WIDTH) if wide else (CARD_WIDTH, CARD_HEIGHT)
    size = round(width * per_unit), round(height * per_unit)
    shade = None if board.pictures.art.look.palette.plain else QPixmap.fromImage(_shade(size))
    behind = min(FANNED, count - 1)
    room = round(size[1] * BEHIND_ROOM) if behind else 0
    if count == 1:
        return GhostPicture(picture.pixmap, picture.middle, shade)
    pixmap = QPixmap(picture.pixmap.size() + QSize(2, 2) * room)
    pixmap.fill(Qt.GlobalColor.transparent)
    middle = picture.middle[0] + room, picture.middle[1] + room
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(-size[0] / 2, -size[1], *size)
    radius = corner_radius(min(size))
    for number in range(behind, 0, -1):
        painter.save()
        # Fanned about its foot, as a hand holds them.
        painter.translate(middle[0], middle[1] + size[1] / 2)
        painter.rotate(FAN * number)
        painter.setPen(QColor(16, 28, 51, 160))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(box, radius, radius)
        painter.restore()
    painter.drawPixmap(room, room, picture.pixmap)
    sign = board.plates.plate(f"×{count}", "count", round(13 * per_unit))
    x, y = middle[0] + size[0] / 2, middle[1] - size[1] / 2
    painter.drawPixmap(QPointF(x - sign.width() * 0.6, y - sign.height() * 0.4), sign)
    painter.end()
    return GhostPicture(pixmap, middle, shade)


@lru_cache(maxsize=8)
def _shade(card: tuple[int, int]) -> QImage:
    """Paint the shadow of a card, soft at its rim: the card lies in its middle."""
    widest = ceil(min(card) * SOFTEST)
    image = blank_image(card[0] + 2 * widest, card[1] + 2 * widest)
    painter = smooth_painter(image)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(4, 8, 18, 26))
    radius = corner_radius(min(card))
    inner = QRectF(widest, widest, *card)
    for step in range(-SOFT, SOFT + 1):
        reach = step * min(card) * SOFTEST / SOFT
        box = inner.adjusted(-reach, -reach, reach, reach)
        painter.drawRoundedRect(box, radius + max(0.0, reach), radius + max(0.0, reach))
    painter.end()
    return image


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

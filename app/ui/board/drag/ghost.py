"""The picture of what is carried: at full size, with a shadow, several cards fanned out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from app.core.data.value import value
from app.ui.board.scene.pieces.piece import Part, Piece
from app.ui.board.scene.pieces.piece_pictures import Picture
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Spot
from app.ui.look.faces.badges import NO_BADGES

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.drag.carried_cards import Held
    from app.ui.board.drag.drag import Drag
    from app.ui.board.scene.scene import BoardScene

SHADOW = 10
"""How far the ghost's shadow falls, in device pixels at a card of 100."""
FANNED = 2
"""So many further cards show behind the first one in the ghost."""


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
            alone = Part(part.name, part.card)
            return Lifted(replace(item.piece, parts=(alone,), badges=NO_BADGES), count)
    elif item is not None and item.piece.base.name == held.card:
        return Lifted(replace(item.piece, pile=0, thick=0.0), count, item.picture)
    zone = view.cards[held.card].zone if held.card in view.cards else ""
    return Lifted(Piece("", zone, 0, Spot(0.0, 0.0), (board.teller.part(view, held.card),)), count)


def face_down(shown: Lifted) -> Lifted:
    """Return the same with its back up."""
    back = Part(shown.piece.base.name, None)
    return Lifted(replace(shown.piece, parts=(back,), badges=NO_BADGES), shown.count)


def draw_ghost(view: BoardStage, drag: Drag, *, down: bool = False) -> None:
    """Paint the ghost of a drag, with its back up where it will lie so."""
    if drag.first is not None:
        shown = lifted(drag.first, len(drag.held), view.board, view.bridge.view)
        picture = ghost_picture(view.board, face_down(shown) if down else shown)
        drag.ghost.show_picture(*picture, view.board.per_unit)


def ghost_picture(board: BoardScene, shown: Lifted) -> tuple[QPixmap, tuple[float, float]]:
    """Return the picture of what is carried, at full size, and where its middle lies."""
    piece, count, per_unit = shown.piece, shown.count, board.per_unit
    upright = Piece("", piece.zone, 0, Spot(0, 0, piece.spot.angle), piece.parts, piece.badges)
    picture = board.pictures.get(upright, per_unit)
    if not picture.complete and shown.as_it_lay is not None:
        picture = _resized(shown.as_it_lay, per_unit)
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
        sign = board.plates.plate(f"×{count}", "count", round(13 * per_unit))
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

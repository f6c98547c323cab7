"""A table from far away: coloured cards on the mat, and nothing that a stranger would not see.

The picture is taken of what a spectator sees, whoever sat at the table: it lies open on the home
screen, where the other player may look too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QRadialGradient

from app.core.ids import SPECTATOR
from app.session.seat.public_view import seen_by_all
from app.store.recent_tables import EXACT, MOST_PIECES, Piece, SmallPicture
from app.ui.board.scene.pieces.mark_badges import MarkReader
from app.ui.board.scene.pieces.view_pieces import PieceReader
from app.ui.board.seating import seat_table
from app.ui.look.card_art import BACK_COLOUR
from app.ui.look.strokes import fill
from app.ui.look.tints import CREAM

if TYPE_CHECKING:
    from app.cards.face import Face, Sign
    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.games.game_api import GameSpec
    from app.session.host.host import Host
    from app.ui.board.scene.pieces.piece import CardOf
    from app.ui.look.palette import Palette

USUAL_HEIGHT = 620
"""Height of a mat of which there is no picture, in thousandths of its width."""
LARGER = 1.42
"""How much larger than life the cards are: at their true size they would be dots."""
NO_DATA = "#b3afa4"
"""The paint of a card of which nothing is known."""


def picture_of(host: Host, card_of: CardOf, bottom: SeatId = 0) -> SmallPicture:
    """Return the picture of the table as it is now, with `bottom` at the lower edge."""
    return _painted(host.view_at(host.tree.cursor, SPECTATOR), host.spec, card_of, bottom)


def picture_of_seat(view: SeatView, spec: GameSpec, card_of: CardOf) -> SmallPicture:
    """Return the picture of a table of which one seat's view is known, that seat below."""
    return _painted(seen_by_all(view), spec, card_of, max(0, view.seat))


def _painted(view: SeatView, spec: GameSpec, card_of: CardOf, bottom: SeatId) -> SmallPicture:
    seating = seat_table(spec.layout, view.setting, bottom, options=view.options)
    teller = PieceReader(card_of, MarkReader("en", {}))
    mat, per = seating.mat, EXACT / max(1.0, seating.mat.width)
    pieces = []
    for zone in seating.sites:
        for piece in teller.pieces(view, seating, zone):
            box = piece.spot.box
            x, y = box.centre
            middle = round((x - mat.x) * per), round((y - mat.y) * per)
            size = round(box.width * per), round(box.height * per)
            pieces.append(Piece(*middle, *size, colour_of(piece.base.card)))
    return SmallPicture(round(mat.height * per), tuple(pieces[:MOST_PIECES]))


def colour_of(card: Face | None) -> str:
    """Return how a card is painted from far away; None is a back."""
    if card is None:
        return ""
    return card.sign.id


def paint_picture(
    painter: QPainter,
    rect: QRectF,
    picture: SmallPicture | None,
    palette: Palette,
    signs: Mapping[str, Sign],
) -> None:
    """Paint a table into `rect`; its pieces are fitted in, the mat fills it.

    `signs` are those of its game's cards.
    """
    rim = max(1.5, rect.width() * 0.022)
    radius = rim * 2.2
    fill(painter, rect, radius, palette.rim)
    cloth = rect.adjusted(rim, rim, -rim, -rim)
    light = QRadialGradient(cloth.center(), cloth.width() * 0.62)
    light.setColorAt(0, QColor(palette.mat_light))
    light.setColorAt(1, QColor(palette.mat))
    fill(painter, cloth, radius - rim / 2, QBrush(light))
    if picture is None:
        return
    painter.save()
    shape = QPainterPath()
    shape.addRoundedRect(cloth, radius - rim / 2, radius - rim / 2)
    painter.setClipPath(shape)
    per = min(cloth.width() / EXACT, cloth.height() / picture.height)
    corner = cloth.center() - QPointF(EXACT, picture.height) * (per / 2)
    for piece in picture.pieces:
        _paint_piece(painter, corner, per, piece, signs)
    painter.restore()


def _paint_piece(
    painter: QPainter, corner: QPointF, per: float, piece: Piece, signs: Mapping[str, Sign]
) -> None:
    width, height = piece.width * per * LARGER, piece.height * per * LARGER
    centre = corner + QPointF(piece.x, piece.y) * per
    rect = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    # At this size corners are dots: plain rectangles look the same and are painted at once.
    painter.fillRect(rect.translated(0, height * 0.05), QColor("#50060c18"))
    painter.fillRect(rect, QColor(CREAM))
    edge = max(0.7, min(width, height) * 0.09)
    inside = rect.adjusted(edge, edge, -edge, -edge)
    painter.fillRect(inside, QColor(_paint_of(piece.colour, signs)))
    if not piece.colour:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#d5452c"))
        dot = min(width, height) * 0.16
        painter.drawEllipse(centre, dot, dot)


def _paint_of(colour: str, signs: Mapping[str, Sign]) -> str:
    """Return the paint of a piece; a colour that a newer program wrote is a card without data."""
    if not colour:
        return BACK_COLOUR
    sign = signs.get(colour)
    return NO_DATA if sign is None else sign.far or sign.colour

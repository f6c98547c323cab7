"""A card as a small round crest: what it is known by in lists, in the log, on the tile of a deck.

The same crest as on its face, without the card around it. Kept as pictures, for lists are scrolled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap

from app.ui.look.colour import with_alpha
from app.ui.look.emblem_paint import paint_emblem, paint_placed
from app.ui.look.pictures.picture_cache import PictureCache
from app.ui.look.strokes import blank_image, fill, outline, pip, smooth_painter, write_centred
from app.ui.look.tints import CREAM, tint_of

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.text.words import Language

ROUND = 0.24
"""The corners of the plate, as a share of its side."""
WITHIN = 0.92
"""How wide the crest is on its plate."""
CREST = 1.12
"""How much larger it is than a sign, for it has more in it."""
ON_SQUARE = 0.78
"""The width of an emblem on a square, as a share of its side."""
ICON = 40
"""Pixels of an icon, which Qt scales down."""
_kept: PictureCache[QImage] = PictureCache(4 << 20)


def has_crest(face: Face) -> bool:
    """Whether a card is known by its crest in lists; what is an emblem is known by its sign."""
    return face.layout != "emblem" and bool(face.crest())


def paint_crest(painter: QPainter, centre: QPointF, side: float, face: Face) -> None:
    """Paint the crest of a card `side` logical pixels wide around `centre`."""
    ratio = painter.device().devicePixelRatioF()
    picture = _picture(face, max(1, round(side * ratio)))
    picture.setDevicePixelRatio(ratio)
    painter.drawImage(QPointF(centre.x() - side / 2, centre.y() - side / 2), picture)


def draw_crest(painter: QPainter, rect: QRectF, face: Face) -> None:
    """Draw the crest into a square as shapes: for paper, where no pixel is to show."""
    colours = tint_of(face)
    fill(painter, rect, rect.width() * ROUND, colours.base)
    inside = rect.width() * (1 - WITHIN) / 2
    line = max(0.6, rect.width() * 0.03)
    edge = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    outline(painter, edge, rect.width() * ROUND, with_alpha(CREAM, 0.55), line)
    room = rect.adjusted(inside, inside, -inside, -inside)
    paint_placed(painter, face.crest(), room, colours.deep)


def card_sign(
    painter: QPainter, centre: QPointF, size: float, card: Face, language: Language
) -> None:
    """Draw a card for lists: by its crest, its round sign, or the square one of its kind."""
    if has_crest(card):
        paint_crest(painter, centre, size * CREST, card)
        return
    if card.signs:
        pip(painter, centre, size, card.signs[0], language)
        return
    box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    if card.sign.emblem is not None:
        fill(painter, box, size * 0.22, CREAM)
        paint_emblem(painter, card.sign.emblem, centre, size * ON_SQUARE, card.sign.colour)
        return
    fill(painter, box, size * 0.22, tint_of(card).deep)
    letters = card.sign.signs.in_(language)
    share = 0.66 if len(letters) == 1 else 0.52
    write_centred(painter, centre, letters, size * share, CREAM)


def crest_icon(face: Face) -> QIcon:
    """Return the crest as an icon, for fields to choose from; none where there is no crest."""
    if not has_crest(face):
        return QIcon()
    return QIcon(QPixmap.fromImage(_picture(face, ICON)))


def _picture(face: Face, side: int) -> QImage:
    key = (face.key, side)
    picture = _kept.get(key)
    if picture is None:
        picture = blank_image(side, side)
        painter = smooth_painter(picture)
        draw_crest(painter, QRectF(0, 0, side, side), face)
        painter.end()
        _kept.put(key, picture)
    return QImage(picture)

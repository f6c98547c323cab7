"""A card as a small round crest: what it is known by in lists, in the log, on the tile of a deck.

The same crest as on its face, without the card around it. Kept as pictures, for lists are scrolled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap

from app.ui.look.emblem_paint import paint_emblem
from app.ui.look.pictures.picture_cache import PictureCache
from app.ui.look.strokes import blank_image, fill, pip, smooth_painter, write_centred
from app.ui.look.tints import CREAM, tint_of

if TYPE_CHECKING:
    from app.cards.face import Emblem, Face
    from app.core.text.words import Language

SMALL = 28
"""Device pixels below which what stands between the petals of a crest would be dust."""
WHOLE = 0.9
"""A drawing that fills its panel is a crest."""
CREST = 1.12
"""How much larger it is than a sign, for it has more in it."""
ON_SQUARE = 0.78
"""The width of an emblem on a square, as a share of its side."""
_kept: PictureCache[QImage] = PictureCache(4 << 20)


class _Same:
    """An emblem as a key, by which object it is: to look through its strokes takes longer."""

    __slots__ = ("emblem",)

    def __init__(self, emblem: Emblem) -> None:
        self.emblem = emblem

    def __hash__(self) -> int:
        return id(self.emblem)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.emblem is self.emblem


def crest_of(face: Face) -> Emblem | None:
    """Return the crest of a card; None where it is known by its sign or its corners."""
    if face.layout in ("emblem", "index"):
        return None
    art = face.art or face.crest()
    return art[0].emblem if len(art) == 1 and art[0].size >= WHOLE else None


def has_crest(face: Face) -> bool:
    """Whether a card is known by its crest in lists."""
    return crest_of(face) is not None


def has_sign(face: Face) -> bool:
    """Whether a card is known by its crest or a sign where `card_sign` draws it."""
    sign = face.sign
    return bool(face.signs or sign.emblem or sign.signs.en) or has_crest(face)


def paint_crest(painter: QPainter, centre: QPointF, side: float, face: Face) -> None:
    """Paint the crest of a card `side` logical pixels wide around `centre`; nothing without one."""
    ratio = painter.device().devicePixelRatioF()
    picture = _picture(face, max(1, round(side * ratio)))
    if picture is None:
        return
    picture.setDevicePixelRatio(ratio)
    # On whole pixels of the screen: between them its lines would be grey.
    left, top = (round((at - side / 2) * ratio) / ratio for at in (centre.x(), centre.y()))
    painter.drawImage(QPointF(left, top), picture)


def draw_crest(painter: QPainter, rect: QRectF, face: Face, *, small: bool = False) -> None:
    """Draw the crest into a square as shapes: for paper, where no pixel is to show.

    Its edge is of paper, so that it is found on any ground; `small` leaves out what is fine.
    """
    emblem = crest_of(face)
    if emblem is not None:
        ink = tint_of(face).deep
        paint_emblem(painter, emblem, rect.center(), rect.width(), ink, small=small)


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


def sign_icon(face: Face, side: int, ratio: float, language: Language) -> QIcon:
    """Return a card for lists as an icon `side` logical pixels wide; none where it has no sign.

    `ratio` is that of the screen: what is drawn for one size is a blot at another.
    """
    if not has_sign(face):
        return QIcon()
    pixels = max(1, round(side * ratio))
    picture = blank_image(pixels, pixels)
    painter = smooth_painter(picture)
    card_sign(painter, QPointF(pixels, pixels) / 2, pixels / CREST, face, language)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return QIcon(QPixmap.fromImage(picture))


def _picture(face: Face, side: int) -> QImage | None:
    emblem = crest_of(face)
    if emblem is None:
        return None
    # Not by the key of the card: data that is brought makes another card of it.
    key = (_Same(emblem), tint_of(face).deep, side)
    picture = _kept.get(key)
    if picture is None:
        picture = blank_image(side, side)
        painter = smooth_painter(picture)
        draw_crest(painter, QRectF(0, 0, side, side), face, small=side < SMALL)
        painter.end()
        _kept.put(key, picture)
    return QImage(picture)

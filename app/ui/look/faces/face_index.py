"""Faces that are known by their corners: index and emblem twice, and a drawing between them.

They are the same drawing at every size; in large text the index grows and stands once.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.cards.face import Corner, Face
from app.core.text.words import Language
from app.ui.look.colour import readable
from app.ui.look.emblem_paint import paint_emblem, paint_placed
from app.ui.look.faces.paper import paper
from app.ui.look.fonts import text_width
from app.ui.look.strokes import write_centred
from app.ui.look.tints import BLACK, INK, WHITE, tint_of

COLUMN = 0.13
"""The middle of the corner's column, as a share of the card's width."""
WIDEST = 0.19
"""The width of an index of two figures."""
LETTERS = 0.235
EMBLEM = 0.165
"""The height of the index, and the width of the emblem below it."""
LARGEST = 1.9
"""How much larger the index becomes in large text."""


def paint_index(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    language: Language,
    letters: float = 1.0,
    *,
    plain: bool = False,
) -> None:
    """Draw `face` into `rect`; `letters` above 1 asks for a larger index."""
    paper(painter, rect, tint_of(face, plain=True), plain=plain, framed=False)
    ink = face.sign.colour or BLACK
    larger = min(LARGEST, letters)
    once = larger > 1.0
    if once and face.corners is not None:
        # The drawing is left what the index does not take.
        lower = rect.adjusted(
            rect.width() * 0.2, rect.height() * 0.24, -rect.width() * 0.02, -rect.height() * 0.02
        )
        paint_placed(painter, face.art, lower, ink)
    else:
        paint_placed(painter, face.art, rect, ink)
    if face.corners is None:
        return
    _corner(painter, rect, face.corners, language, ink, larger)
    if not once:
        painter.save()
        painter.translate(rect.center())
        painter.rotate(180)
        painter.translate(-rect.center())
        _corner(painter, rect, face.corners, language, ink, larger)
        painter.restore()


def index_ink(face: Face) -> str:
    """Return the colour of the index of a face that has one."""
    own = face.corners.colour if face.corners is not None else ""
    return readable(own or face.sign.colour or BLACK, WHITE, INK)


def corner_box(rect: QRectF, letters: float = 1.0) -> QRectF:
    """Return where the upper left corner of such a face stands."""
    width, larger = rect.width(), min(LARGEST, letters)
    return QRectF(
        rect.left() + width * 0.02, rect.top() + width * 0.03, width * 0.22 * larger, width * 0.46
    )


def _corner(
    painter: QPainter, rect: QRectF, corner: Corner, language: Language, ink: str, larger: float
) -> None:
    width = rect.width()
    ink = corner.colour or ink
    letters = readable(ink, WHITE, INK)
    index = corner.index.in_(language)
    pixels = width * LETTERS * larger
    wide = text_width(index, pixels, bold=True)
    squeeze = min(1.0, width * WIDEST * larger / wide) if wide else 1.0
    middle = QPointF(
        rect.left() + width * COLUMN * larger, rect.top() + width * (0.04 + 0.135 * larger)
    )
    painter.save()
    painter.translate(middle)
    painter.scale(squeeze, 1.0)
    write_centred(painter, QPointF(0, 0), index, pixels, letters)
    painter.restore()
    if corner.emblem is not None:
        below = middle + QPointF(0, width * (0.135 + EMBLEM / 2 + 0.005) * larger)
        paint_emblem(painter, corner.emblem, below, width * EMBLEM * larger, ink)

"""Faces that are known by their crest: the cost and the name above it, the numbers at the foot.

In large text the letters grow, and the crest makes way for them.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.cards.face import Corner, Face, LargeNumber
from app.core.text.words import Language
from app.ui.look.emblem_paint import paint_emblem, paint_placed
from app.ui.look.faces.paper import card_ground, fill_bands, name_colour, square_in
from app.ui.look.fonts import text_width
from app.ui.look.strokes import outline, write, write_centred, write_fitted
from app.ui.look.tints import BLACK, CREAM, INK, WHITE, tint_of

EDGE = 0.06
"""How far the art is from the edge of the card."""
BAND = 0.225
"""Where the art begins below the name."""
NAME = 0.128
DROP = 0.22
"""The width of the emblem that the cost stands on."""
FOOT = 0.31
"""How high the numbers stand; all of these in card widths."""
NUMBER, SIGN = 0.25, 0.17
"""The height of their digits, and how wide the emblem before them is."""
KIND = 0.145
"""The height of the letters of what it is, where a card has no numbers."""
SQUEEZED, LOWER = 0.76, 0.7
"""How narrow a name becomes before it stands in two lines, and how high these are then."""
LARGEST = 1.45
"""How much larger letters become in large text."""


def name_band(rect: QRectF, letters: float = 1.0) -> QRectF:
    """Return where cost and name stand on such a face."""
    return QRectF(
        rect.left(), rect.top(), rect.width(), rect.width() * BAND * min(LARGEST, letters)
    )


def paint_crested(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    language: Language,
    letters: float = 1.0,
    *,
    plain: bool = False,
) -> None:
    """Draw `face` into `rect`; `letters` above 1 asks for larger letters."""
    own, larger = tint_of(face, plain=plain), min(LARGEST, letters)
    width = rect.width()
    inner = card_ground(painter, rect, own, plain=plain)
    band = name_band(rect, letters)
    foot = width * FOOT * larger
    high = rect.height() - band.height() - foot
    art = QRectF(rect.left(), band.bottom(), width, high)
    if plain:
        framed = art.adjusted(width * EDGE, 0, -width * EDGE, 0)
        outline(painter, framed, width * 0.03, BLACK, max(1.0, width * 0.012))
    else:
        fill_bands(painter, inner, (band, name_colour(own)), (art, own.base))
    paint_placed(painter, face.art, square_in(art), BLACK if plain else own.base)
    _name(painter, band, face, language, larger)
    if face.corners is not None:
        _cost(painter, band, face.corners, language, larger, plain=plain)
    below = QRectF(rect.left(), art.bottom(), width, foot)
    if face.numbers:
        share = width * 0.94 / len(face.numbers)
        for place, number in enumerate(face.numbers):
            box = QRectF(rect.left() + width * 0.03 + place * share, below.top(), share, foot)
            _number(painter, box, number, width * larger, plain=plain)
    else:
        room = width * (1 - 2 * EDGE)
        words, pixels = face.kind_words.in_(language), width * KIND * larger
        pixels *= min(1.0, room / max(1.0, text_width(words, pixels, bold=True)))
        write_centred(painter, below.center(), words, pixels, own.deep)


def _name(painter: QPainter, band: QRectF, face: Face, language: Language, larger: float) -> None:
    width, name = band.width(), face.name.in_(language) or face.key
    left = width * (EDGE + (DROP * larger if face.corners is not None else 0.02))
    pixels, room = width * NAME * larger, width * (1 - EDGE) - left
    lines = [name]
    if text_width(name, pixels, bold=True) * SQUEEZED > room:
        lines, pixels = halves(name), pixels * LOWER
    for place, line in enumerate(lines):
        middle = band.height() * (0.56 if len(lines) == 1 else 0.34 + place * 0.41)
        at = QPointF(band.left() + left, band.top() + middle + 0.365 * round(pixels))
        sizes = (pixels, pixels * 0.8)
        write_fitted(painter, at, line, room, sizes, colour=INK, bold=True, narrowest=0.6)


def halves(name: str) -> list[str]:
    """Return a long name in two lines: parted before a bracket, or near its middle."""
    bracket = name.find("「")
    if bracket > 0:
        return [name[:bracket], name[bracket:].strip("「」")]
    spaces = [at for at, letter in enumerate(name) if letter == " "]
    if not spaces:
        at = (len(name) + 1) // 2
        return [name[:at], name[at:]]
    at = min(spaces, key=lambda one: abs(one - len(name) / 2))
    return [name[:at], name[at + 1 :]]


def _cost(
    painter: QPainter,
    band: QRectF,
    corner: Corner,
    language: Language,
    larger: float,
    *,
    plain: bool,
) -> None:
    """Draw the cost on its emblem, a pale rim around it."""
    wide = band.width() * DROP * larger
    middle = QPointF(
        band.left() + band.width() * 0.02 + wide * 0.5, band.top() + wide * 0.06 + wide * 0.6
    )
    ink = BLACK if plain else corner.colour or INK
    if corner.emblem is not None:
        paint_emblem(painter, corner.emblem, middle, wide * 1.12, WHITE if plain else CREAM)
        paint_emblem(painter, corner.emblem, middle, wide * 0.94, ink)
    text = corner.index.in_(language)
    pixels = wide * (0.64 if len(text) == 1 else 0.5)
    write_centred(painter, middle + QPointF(0, wide * 0.12), text, pixels, WHITE)


def _number(
    painter: QPainter, box: QRectF, number: LargeNumber, width: float, *, plain: bool
) -> None:
    """Draw a number behind its emblem, both in the middle of their box."""
    pixels, side, gap = width * NUMBER, width * SIGN, width * 0.03
    written = text_width(number.text, pixels, bold=True)
    share = min(1.0, box.width() * 0.9 / (side + gap + written)) if written else 1.0
    pixels, side, gap, written = pixels * share, side * share, gap * share, written * share
    x, y = box.center().x() - (side + gap + written) / 2, box.center().y()
    if number.emblem is not None:
        ink = BLACK if plain else INK
        paint_emblem(painter, number.emblem, QPointF(x + side / 2, y), side, ink)
        x += side + gap
    write(painter, QPointF(x, y + 0.365 * round(pixels)), number.text, pixels, INK, bold=True)

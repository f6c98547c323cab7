"""Faces that are known by their crest: the cost and the name above it, the numbers at the foot.

In large text the letters grow, and the crest makes way for them.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.cards.face import Corner, Face, LargeNumber
from app.core.data.value import value
from app.core.text.words import Language
from app.ui.look.emblem_paint import paint_emblem, paint_placed
from app.ui.look.faces.paper import PAPER, card_ground, fill_bands, name_colour, square_in
from app.ui.look.fonts import text_width
from app.ui.look.strokes import outline, write, write_centred, write_fitted
from app.ui.look.tints import BLACK, CREAM, HP_RED, INK, WHITE, tint_of

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
LEAST, UNDERLINE = 0.7, 0.09
"""How small a number becomes before a shorter form of it, and how thick the line below it is."""
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
        for number, place in zip(face.numbers, _places(below, face, width * larger), strict=True):
            _number(painter, below.center().y(), number, place, plain=plain)
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


@value
class _Place:
    """Where a number stands: its emblem from `left`, its digits from `digits`, both so large."""

    left: float
    side: float
    digits: float
    written: float
    pixels: float


def number_boxes(rect: QRectF, face: Face, letters: float = 1.0) -> tuple[QRectF, ...]:
    """Return where the digits of each number of such a face stand, behind their emblems."""
    width, larger = rect.width(), min(LARGEST, letters)
    below = _foot(rect, larger)
    end = below.width() * 0.94 / max(1, len(face.numbers))
    return tuple(
        QRectF(
            place.digits,
            below.top() + below.height() * 0.1,
            below.left() + width * 0.03 + end * (at + 1) - place.digits,
            below.height() * 0.8,
        )
        for at, place in enumerate(_places(below, face, width * larger))
    )


def reprint_numbers(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    shown: tuple[tuple[str, ...], ...],
    letters: float = 1.0,
    *,
    plain: bool = False,
) -> None:
    """Write what each number is now in place of what is printed, underlined where that differs.

    `shown` are the forms of each, the fullest first.
    """
    boxes = number_boxes(rect, face, letters)
    for forms, printed, box in zip(shown, face.numbers, boxes, strict=True):
        if printed.text in forms:
            continue
        painter.fillRect(box, QColor(WHITE if plain else PAPER))
        ink = BLACK if plain else HP_RED
        pixels = rect.width() * NUMBER * min(LARGEST, letters)
        text = next((one for one in forms if _wide(one, pixels) * LEAST <= box.width()), forms[-1])
        pixels *= min(1.0, box.width() / _wide(text, pixels))
        thick = max(1.0, pixels * UNDERLINE)
        at = QPointF(box.left(), box.center().y() + 0.365 * round(pixels) - thick / 2)
        write(painter, at, text, pixels, ink, bold=True)
        line = QRectF(box.left(), at.y() + thick, _wide(text, pixels), thick)
        painter.fillRect(line, QColor(ink))


def _wide(text: str, pixels: float) -> float:
    return max(1.0, text_width(text, pixels, bold=True))


def _foot(rect: QRectF, larger: float) -> QRectF:
    high = rect.width() * FOOT * larger
    return QRectF(rect.left(), rect.bottom() - high, rect.width(), high)


def _places(below: QRectF, face: Face, width: float) -> list[_Place]:
    """Return where each number stands behind its emblem, both in the middle of their share."""
    room = below.width() * 0.94 / max(1, len(face.numbers))
    places = []
    for at, number in enumerate(face.numbers):
        pixels, side, gap = width * NUMBER, width * SIGN, width * 0.03
        written = text_width(number.text, pixels, bold=True)
        share = min(1.0, room * 0.9 / (side + gap + written)) if written else 1.0
        pixels, side, gap, written = pixels * share, side * share, gap * share, written * share
        left = below.left() + below.width() * 0.03 + (at + 0.5) * room - (side + gap + written) / 2
        digits = left if number.emblem is None else left + side + gap
        places.append(_Place(left, side, digits, written, pixels))
    return places


def _number(
    painter: QPainter, y: float, number: LargeNumber, place: _Place, *, plain: bool
) -> None:
    """Draw a number behind its emblem, both with their middle at `y`."""
    if number.emblem is not None:
        ink = BLACK if plain else INK
        at = QPointF(place.left + place.side / 2, y)
        paint_emblem(painter, number.emblem, at, place.side, ink)
    at = QPointF(place.digits, y + 0.365 * round(place.pixels))
    write(painter, at, number.text, place.pixels, INK, bold=True)

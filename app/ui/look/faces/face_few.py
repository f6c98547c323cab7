"""The face on the table for large text: name, number and sign, each as large as it goes.

Attacks and texts in letters nobody could read are left to the large card and the reading view.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from app.cards.face import Face
from app.core.text.words import Language
from app.ui.look.colour import readable
from app.ui.look.faces.marks.badge_places import MarkPlaces
from app.ui.look.faces.paper import art_panel, card_ground, fill_bands, name_colour
from app.ui.look.fonts import text_width
from app.ui.look.strokes import pip, write
from app.ui.look.text_block import TextBlock
from app.ui.look.tints import HP_RED, INK, tint_of

NAME = 0.122
"""The height of a name's letters on the usual face, as a share of the card's width."""
LARGEST_NAME = 0.27
MOST_LINES = 3
NARROW = (1.0, 0.9, 0.8)
"""How narrow letters become before they become smaller."""
EDGE = 0.075
TOP = 0.05
"""Where the words begin, as shares of the card's width and height."""
LARGEST_POINTS = 0.26
LEAST_FREE = 0.4
"""How much of a unit's height is left between its name and its hit points, in card widths: what
lies on it lies there."""
BETWEEN = " / "
"""What stands between several numbers."""
MOST_SIGNS = 2
PIP = 1.05
"""The diameter of a type's sign beside the hit points, in heights of their letters."""


def paint_few_words(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    language: Language,
    letters: float,
    *,
    plain: bool = False,
) -> None:
    """Draw `face` into `rect`; `letters` is how much larger than usual they are."""
    tint = tint_of(face, plain=plain)
    inner = card_ground(painter, rect, tint, plain=plain)
    name, narrow = _name(face, language, rect, letters)
    band = _name_band(rect, name)
    if not plain:
        fill_bands(painter, inner, (band, name_colour(tint)))
    painter.save()
    painter.translate(rect.left() + rect.width() * EDGE, rect.top() + rect.height() * TOP)
    painter.scale(narrow, 1.0)
    name.draw(painter, QPointF(), INK, lines=MOST_LINES)
    painter.restore()
    if face.numbers:
        _number(painter, face, language, hit_points_box(rect, letters), tint.top)
    art = _between(rect, band, face, letters)
    art_panel(painter, art, face, language, small=False, plain=plain)


def places_in_few(rect: QRectF, face: Face, language: Language, letters: float) -> MarkPlaces:
    """Return where such a face says its name and hit points, and where marks lie between them."""
    name, _ = _name(face, language, rect, letters)
    band = _name_band(rect, name)
    if not face.unit:
        return MarkPlaces((band,))
    box = hit_points_box(rect, letters)
    points = QRectF(box.topLeft(), QSizeF(_points_width(face, box), box.height()))
    damage = QRectF(points.topRight(), QPointF(rect.right(), box.bottom()))
    return MarkPlaces((band, points), _between(rect, band, face, letters), damage)


def _between(rect: QRectF, band: QRectF, face: Face, letters: float) -> QRectF:
    """Return what is left between the band of the name and the foot."""
    gap, edge = rect.width() * 0.02, rect.width() * EDGE
    foot = rect.bottom() - rect.width() * 0.06
    if face.numbers:
        foot = hit_points_box(rect, letters).top()
    left, right = rect.left() + edge, rect.right() - edge
    return QRectF(QPointF(left, band.bottom() + gap), QPointF(right, foot - gap))


def _name_band(rect: QRectF, name: TextBlock) -> QRectF:
    lines = min(MOST_LINES, round(name.height / name.line_height))
    high = rect.height() * TOP + lines * name.line_height
    return QRectF(rect.topLeft(), QSizeF(rect.width(), high))


def _name(face: Face, language: Language, rect: QRectF, letters: float) -> tuple[TextBlock, float]:
    """Return the name in letters as large as asked for, and how narrow they are.

    They become narrower, then smaller, until no word is broken and what lies on it has room.
    """
    name, width = face.name.in_(language) or face.key, rect.width()
    room, most = width * (1 - 2 * EDGE), rect.height()
    if face.numbers:
        most = hit_points_box(rect, letters).top() - rect.top() - width * LEAST_FREE
    most -= rect.height() * TOP
    pixels = width * min(NAME * letters, LARGEST_NAME)
    while True:
        for narrow in NARROW:
            block = TextBlock(name, room / narrow, pixels, bold=True, leading=1.1)
            lines = block.height <= min(most, block.line_height * MOST_LINES) + 1
            if (lines and not block.splits_words) or pixels <= width * NAME:
                return block, narrow
        pixels *= 0.92


def hit_points_box(rect: QRectF, letters: float) -> QRectF:
    """Return where hit points and types stand on a face in `rect`."""
    width = rect.width()
    height = width * min(0.118 * letters, LARGEST_POINTS) * 1.25
    top = rect.bottom() - width * 0.06 - height
    return QRectF(rect.left() + width * EDGE, top, width * (1 - 2 * EDGE), height)


def _number(painter: QPainter, face: Face, language: Language, box: QRectF, ground: str) -> None:
    """Write the number at the left of `box`, where a fan leaves it free, its signs at the right."""
    points, signs = _points(face), face.signs[:MOST_SIGNS]
    pixels = points_pixels(points, box, len(signs))
    diameter = pixels * PIP
    x = box.right()
    for sign in reversed(signs):
        pip(painter, QPointF(x - diameter / 2, box.center().y()), diameter, sign, language)
        x -= diameter
    at = QPointF(box.left(), box.center().y() + 0.365 * round(pixels))
    write(painter, at, points, pixels, readable(HP_RED, ground, INK), bold=True)


def _points(face: Face) -> str:
    return BETWEEN.join(number.text for number in face.numbers)


def _points_width(face: Face, box: QRectF) -> float:
    points = _points(face)
    return text_width(points, points_pixels(points, box, len(face.signs[:MOST_SIGNS])), bold=True)


def points_pixels(points: str, box: QRectF, types: int) -> float:
    """Return the height of the letters of hit points that stand in `box` with so many types."""
    pixels = box.height() / 1.25
    room = box.width()
    while pixels > 1 and text_width(points, pixels, bold=True) > room - pixels * (
        0.1 + PIP * types
    ):
        pixels -= 1
    return pixels

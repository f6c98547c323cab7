"""The face on the table for large text: name, number and sign, each as large as it goes.

Attacks and texts in letters nobody could read are left to the large card and the reading view.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.cards.face import Face
from app.core.text.words import Language
from app.ui.look.colour import readable
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
BETWEEN = " / "
"""What stands between several numbers."""
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
    width, height = rect.width(), rect.height()
    inner = card_ground(painter, rect, tint, plain=plain)
    edge = width * EDGE
    room = width - 2 * edge
    name, narrow = _name(face.name.in_(language) or face.key, room, width, letters)
    y = height * TOP
    lines = min(MOST_LINES, round(name.height / name.line_height))
    if not plain:
        band = QRectF(rect.left(), rect.top(), width, y + lines * name.line_height)
        fill_bands(painter, inner, (band, name_colour(tint)))
    painter.save()
    painter.translate(edge, y)
    painter.scale(narrow, 1.0)
    name.draw(painter, QPointF(), INK, lines=MOST_LINES)
    painter.restore()
    y += lines * name.line_height + width * 0.02
    foot = width * 0.06
    if face.numbers:
        box = hit_points_box(rect, letters)
        foot = height - box.top()
        _number(painter, face, language, box, tint.top)
    art = QRectF(edge, y, room, height - foot - y - width * 0.02)
    art_panel(painter, art, face, language, small=False, plain=plain)


def _name(name: str, room: float, width: float, letters: float) -> tuple[TextBlock, float]:
    """Return the name in letters as large as asked for, and how narrow they are.

    They become narrower, then smaller, until no word is broken.
    """
    pixels = width * min(NAME * letters, LARGEST_NAME)
    while True:
        for narrow in NARROW:
            block = TextBlock(name, room / narrow, pixels, bold=True, leading=1.1)
            fits = block.height <= block.line_height * MOST_LINES + 1 and not block.splits_words
            if fits or pixels <= width * NAME:
                return block, narrow
        pixels *= 0.92


def hit_points_box(rect: QRectF, letters: float) -> QRectF:
    """Return where hit points and types stand on a face in `rect`."""
    width = rect.width()
    height = width * min(0.118 * letters, LARGEST_POINTS) * 1.25
    top = rect.bottom() - width * 0.06 - height
    return QRectF(rect.left() + width * EDGE, top, width * (1 - 2 * EDGE), height)


def _number(painter: QPainter, face: Face, language: Language, box: QRectF, ground: str) -> None:
    """Write the number and its signs at the right of `box`."""
    points = BETWEEN.join(number.text for number in face.numbers)
    signs = face.signs[:2]
    pixels = points_pixels(points, box, len(signs))
    diameter = pixels * PIP
    x = box.right()
    for sign in reversed(signs):
        pip(painter, QPointF(x - diameter / 2, box.center().y()), diameter, sign, language)
        x -= diameter
    x -= text_width(points, pixels, bold=True) + pixels * 0.1
    red = readable(HP_RED, ground, INK)
    write(
        painter,
        QPointF(x, box.center().y() + 0.365 * round(pixels)),
        points,
        pixels,
        red,
        bold=True,
    )


def points_pixels(points: str, box: QRectF, types: int) -> float:
    """Return the height of the letters of hit points that stand in `box` with so many types."""
    pixels = box.height() / 1.25
    room = box.width()
    while pixels > 1 and text_width(points, pixels, bold=True) > room - pixels * (
        0.1 + PIP * types
    ):
        pixels -= 1
    return pixels

"""The face on the table for large text: name, hit points and sign, each as large as it goes.

Attacks and texts in letters nobody could read are left to the large card and the reading view.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.cards.card import Card, Language
from app.ui.look.colour import readable
from app.ui.look.fonts import text_width
from app.ui.look.paper import art_panel, paper
from app.ui.look.strokes import pip, write
from app.ui.look.text_block import TextBlock
from app.ui.look.tints import HP_RED, INK, tint_of

NAME = 0.122
"""The height of a name's letters on the usual face, as a share of the card's width."""
LARGEST_NAME = 0.27
MOST_LINES = 3


def paint_few_words(
    painter: QPainter,
    rect: QRectF,
    card: Card,
    language: Language,
    letters: float,
    *,
    plain: bool = False,
) -> None:
    """Draw the face of `card` into `rect`; `letters` is how much larger than usual they are."""
    tint = tint_of(card, plain=plain)
    width, height = rect.width(), rect.height()
    paper(painter, rect, tint, plain=plain)
    edge = width * 0.075
    room = width - 2 * edge
    name = _name(card.name.in_(language) or card.key, room, width, letters)
    y = height * 0.05
    lines = min(MOST_LINES, round(name.height / name.line_height))
    name.draw(painter, QPointF(edge, y), INK, lines=MOST_LINES)
    y += lines * name.line_height + width * 0.02
    foot = width * 0.06
    if card.kind == "pokemon" or card.hp:
        pixels = width * min(0.118 * letters, 0.26)
        foot += pixels * 1.25
        box = QRectF(edge, height - foot, room, pixels * 1.25)
        _hit_points(painter, card, language, box, pixels, tint.top)
    art = QRectF(edge, y, room, height - foot - y - width * 0.02)
    art_panel(painter, art, card, language, small=False, plain=plain)


def _name(name: str, room: float, width: float, letters: float) -> TextBlock:
    """Return the name in letters as large as asked for, smaller where it would not fit."""
    pixels = width * min(NAME * letters, LARGEST_NAME)
    while True:
        block = TextBlock(name, room, pixels, bold=True, leading=1.1)
        longest = max(text_width(word, pixels, bold=True) for word in name.split() or [""])
        fits = block.height <= block.line_height * MOST_LINES + 1 and (
            longest <= room or not name.isascii()
        )
        if fits or pixels <= width * NAME:
            return block
        pixels *= 0.92


def _hit_points(
    painter: QPainter, card: Card, language: Language, box: QRectF, pixels: float, ground: str
) -> None:
    """Write hit points at the left and draw the types at the right of `box`."""
    base = box.center().y() + 0.365 * round(pixels)
    points = str(card.hp) if card.hp else "–"
    red = readable(HP_RED, ground, INK)
    diameter = min(pixels * 1.1, (box.width() - text_width(points, pixels, bold=True)))
    write(painter, QPointF(box.left(), base), points, pixels, red, bold=True)
    for index, kind in enumerate(reversed(card.types[:2])):
        x = box.right() - diameter * (index + 0.5)
        pip(painter, QPointF(x, box.center().y()), diameter, kind, language)

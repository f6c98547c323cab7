"""A stretch of the reading view of a card, and the sizes that all of them are set in."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.cards.face import Sign
from app.core.data.value import value
from app.core.text.words import Language
from app.ui.look.fonts import text_width
from app.ui.look.strokes import fill, pip, write, write_centred
from app.ui.look.text_block import TextBlock
from app.ui.look.tints import INK, RULE_RED


@value
class Part:
    """A stretch of the page: a paragraph, and what stands before and behind its first line."""

    words: TextBlock
    colour: str = INK
    indent: float = 0.0
    cost: tuple[Sign, ...] = ()
    chip: str = ""
    number: str = ""
    space: float = 0.0
    """The gap above."""

    @property
    def height(self) -> float:
        """How high it is, with the gap above."""
        return self.space + self.words.height


@value
class Sizes:
    """Letter sizes and gaps in pixels, from the real width of the card."""

    name: float
    body: float
    heading: float
    gap: float

    @classmethod
    def of(cls, width: float) -> Sizes:
        """Return those of a card so many pixels wide."""
        return cls(width * 0.066, width * 0.0385, width * 0.045, width * 0.026)

    def times(self, scale: float) -> Sizes:
        """Return all of them so many times as large."""
        return Sizes(self.name * scale, self.body * scale, self.heading * scale, self.gap * scale)


def paint_part(painter: QPainter, part: Part, y: float, width: float, language: Language) -> float:
    """Draw one part from `y` on; return where the next one begins."""
    top = y + part.space
    middle = top + part.words.line_height / 2
    pixels = part.words.pixels
    if part.chip:
        small = pixels * 0.72
        chip = QRectF(0, middle - pixels * 0.62, part.indent - pixels * 0.35, pixels * 1.24)
        fill(painter, chip, pixels * 0.32, RULE_RED)
        write_centred(painter, chip.center(), part.chip, small, "#ffffff")
    if part.cost:
        stride = min(pixels * 1.3, part.indent / (len(part.cost) + 0.3))
        for index, sign in enumerate(part.cost):
            centre = QPointF(pixels * 0.62 + index * stride, middle)
            pip(painter, centre, pixels * 1.22, sign, language)
    if part.number:
        large = pixels * 1.1
        x = width - text_width(part.number, large, bold=True)
        at = QPointF(x, top + part.words.baseline)
        write(painter, at, part.number, large, INK, bold=True)
    part.words.draw(painter, QPointF(part.indent, top), part.colour)
    return top + part.words.height

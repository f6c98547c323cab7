"""The face on the table of what is no unit: name, art, kind and words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.cards.face import Face, Sign
from app.core.data.value import value
from app.core.text.words import Language
from app.ui.look.colour import mix, with_alpha
from app.ui.look.faces.face_unit import paint_unit
from app.ui.look.faces.paper import (
    EDGE,
    art_panel,
    card_ground,
    fill_bands,
    name_colour,
    paper,
    write_name,
)
from app.ui.look.fonts import elided, fitting_pixels, text_width
from app.ui.look.strokes import fill, pip, write, write_centred, write_fitted
from app.ui.look.text_block import TextBlock
from app.ui.look.tints import CREAM, HP_RED, INK, WHITE, Tint, tint_of

NAME_ALONE, LARGEST_NAME = 0.16, 0.26
"""The height of the letters of a name that is all there is, as a share of the card's width."""
NAME_BOTTOM = 0.19
ART_HEIGHT, LINE_HEIGHT = 0.42, 0.125
"""Where the band of the name ends, how high art and the line below it are: as shares of the card's
width."""
PALE_LINE = 0.25
"""How far the band of that line leans from the card's colour to white."""
ROOMY = 96.0
"""From this width in device pixels a text is legible on the small face."""


@value
class _Page:
    """The lines of one face: where text runs, and the sizes of letters, in device pixels."""

    left: float
    right: float
    width: float
    height: float

    @property
    def room(self) -> float:
        return self.right - self.left

    def of(self, share: float) -> float:
        """Return a share of the card's width."""
        return self.width * share


def paint_small(
    painter: QPainter, rect: QRectF, face: Face, language: Language, *, plain: bool = False
) -> None:
    """Draw `face` into `rect`; `plain` is black on white."""
    if face.known and face.layout == "unit":
        paint_unit(painter, rect, face, language, plain=plain)
        return
    tint = tint_of(face, plain=plain)
    page = _Page(rect.width() * 0.085, rect.width() * 0.915, rect.width(), rect.height())
    if not face.known:
        paper(painter, rect, tint, dotted=True, plain=plain)
        _name_alone(painter, page, face, language, tint)
        return
    art = QRectF(rect.left() + page.of(EDGE), rect.top() + page.of(NAME_BOTTOM), 0, 0)
    art.setRight(rect.right() - page.of(EDGE))
    # What nobody could read gives its room to the art.
    reads = face.layout != "emblem" and page.width >= ROOMY and face.body().text is not None
    all_of_it = page.height - page.of(NAME_BOTTOM + EDGE) - page.of(LINE_HEIGHT)
    art.setHeight(page.of(ART_HEIGHT) if reads else all_of_it)
    line = QRectF(art.left(), art.bottom(), art.width(), page.of(LINE_HEIGHT))
    _ground(painter, rect, page, line, tint, plain=plain)
    _name(painter, page, face, language)
    art_panel(painter, art, face, language, small=True, plain=plain)
    _numbers(painter, page, art, face, language)
    word = face.line.in_(language)
    letters = fitting_pixels(word, page.room, page.of(0.092), page.of(0.07), bold=True)
    shown = elided(word, page.room, letters, bold=True)
    write_centred(painter, line.center(), shown, letters, tint.deep)
    below = QRectF(page.left, line.bottom() + page.of(0.03), page.room, 0)
    below.setBottom(page.height - page.of(0.06))
    if reads:
        _excerpt(painter, page, below, face, language)


def _ground(
    painter: QPainter, rect: QRectF, page: _Page, line: QRectF, tint: Tint, *, plain: bool
) -> None:
    """Draw the coloured edge, the band of the name, the white paper and the band of the kind."""
    inner = card_ground(painter, rect, tint, plain=plain)
    if plain:
        return
    band = QRectF(rect.left(), rect.top(), rect.width(), page.of(NAME_BOTTOM))
    kind = mix(tint.top, WHITE, PALE_LINE)
    fill_bands(painter, inner, (band, name_colour(tint)), (line, kind))


def _name(painter: QPainter, page: _Page, face: Face, language: Language) -> None:
    sizes = (page.of(0.122), page.of(0.1))
    at = QPointF(page.of(0.055), page.of(0.146))
    write_name(painter, at, face, language, page.of(0.89), sizes)


def _numbers(painter: QPainter, page: _Page, art: QRectF, face: Face, language: Language) -> None:
    """Draw the numbers in the upper right corner of the art, below each other."""
    height = page.of(0.16)
    for place, number in enumerate(face.numbers[: max(1, int(art.height() // height))]):
        signs = face.signs if place == 0 else ()
        _number(
            painter, page, (art.right(), art.top() + place * height), number.text, signs, language
        )


def _number(
    painter: QPainter,
    page: _Page,
    corner: tuple[float, float],
    text: str,
    signs: Sequence[Sign],
    language: Language,
) -> None:
    """Draw a number and its signs on a cream tag; `corner` is where it ends at the top right."""
    pixels, diameter = page.of(0.118), page.of(0.135)
    text_room = text_width(text, pixels, bold=True)
    width = text_room + diameter * len(signs) + page.of(0.055)
    height = page.of(0.16)
    tag = QRectF(corner[0] - width, corner[1], width, height)
    fill(painter, tag, height * 0.28, with_alpha(CREAM, 0.94))
    middle = tag.center().y()
    at = QPointF(tag.left() + page.of(0.025), middle + 0.365 * round(pixels))
    write(painter, at, text, pixels, HP_RED, bold=True)
    for index, sign in enumerate(signs):
        x = tag.right() - page.of(0.012) - diameter * (len(signs) - index - 0.5)
        pip(painter, QPointF(x, middle), diameter, sign, language)


def _excerpt(painter: QPainter, page: _Page, below: QRectF, face: Face, language: Language) -> None:
    said = face.body().text
    text = said.in_(language) if said is not None else ""
    block = TextBlock(text, below.width(), page.of(0.078), language=language, symbols=face.symbols)
    block.draw(painter, below.topLeft(), INK, lines=int(below.height() // block.line_height))


def paint_name(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    language: Language,
    letters: float = 1.0,
    *,
    plain: bool = False,
) -> None:
    """Draw a card of which there is no more than its name, at any size."""
    tint = tint_of(face, plain=plain)
    page = _Page(rect.width() * 0.085, rect.width() * 0.915, rect.width(), rect.height())
    paper(painter, rect, tint, dotted=not face.known, plain=plain)
    _name_alone(painter, page, face, language, tint, min(LARGEST_NAME, NAME_ALONE * letters))


def _name_alone(
    painter: QPainter,
    page: _Page,
    face: Face,
    language: Language,
    tint: Tint,
    largest: float = 0.135,
) -> None:
    """Draw a card that is known by its name: in large letters, above its set and number."""
    name = face.name.in_(language) or face.key
    block = TextBlock(name, page.room, page.of(largest), bold=True)
    for share in (0.2, 0.16, 0.135, 0.118, 0.1):
        if share < largest and (block.height > page.height * 0.45 or block.splits_words):
            block = TextBlock(name, page.room, page.of(share), bold=True)
    block.draw(painter, QPointF(page.left, page.of(0.085)), INK, lines=5)
    number = face.body().placeholder
    sizes = (page.of(0.1), page.of(0.07))
    at = QPointF(page.left, page.height - page.of(0.095))
    write_fitted(painter, at, number, page.room, sizes, colour=tint.deep, bold=True)

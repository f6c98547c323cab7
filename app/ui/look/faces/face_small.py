"""The face on the table: name, number, signs and rows, legible from 72 x 100 pixels."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.cards.face import Face, FaceRow, Sign
from app.core.data.value import value
from app.core.text.words import Language
from app.ui.look.colour import with_alpha
from app.ui.look.faces.paper import art_panel, paper
from app.ui.look.fonts import text_width
from app.ui.look.strokes import fill, pip, write, write_centred, write_fitted
from app.ui.look.text_block import TextBlock
from app.ui.look.tints import CREAM, HP_RED, INK, RULE_RED, Tint, tint_of

COST_ROOM = 3.2
"""The room for what a row costs, in pips."""
MOST_SIGNS = 5
"""Signs of one entry of the foot that are drawn on a small face."""
NAME_ALONE, LARGEST_NAME = 0.16, 0.26
"""The height of the letters of a name that is all there is, as a share of the card's width."""
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
    tint = tint_of(face, plain=plain)
    page = _Page(rect.width() * 0.085, rect.width() * 0.915, rect.width(), rect.height())
    paper(painter, rect, tint, dotted=not face.known, plain=plain)
    if not face.known:
        _name_alone(painter, page, face, language, tint)
        return
    _name(painter, page, face, language)
    art_height = page.height * (0.62 if face.layout == "emblem" else 0.345)
    art = QRectF(page.left, page.of(0.225), page.room, art_height)
    art_panel(painter, art, face, language, small=True, plain=plain)
    _numbers(painter, page, art, face, language)
    base = art.bottom() + page.of(0.105)
    line = face.line.in_(language)
    sizes = (page.of(0.088), page.of(0.075))
    write_fitted(
        painter, QPointF(page.left, base), line, page.room, sizes, colour=tint.deep, bold=True
    )
    below = QRectF(page.left, base + page.of(0.035), page.room, 0)
    below.setBottom(page.height - page.of(0.085))
    if face.layout == "unit":
        _rows(painter, page, below, face, language)
    elif face.body().text and page.width >= ROOMY:
        _excerpt(painter, page, below, face, language)


def _name(painter: QPainter, page: _Page, face: Face, language: Language) -> None:
    sizes = (page.of(0.122), page.of(0.094))
    at = QPointF(page.left, page.of(0.178))
    name = face.name.in_(language) or face.key
    write_fitted(painter, at, name, page.room, sizes, colour=INK, bold=True, narrowest=0.66)


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


def _rows(painter: QPainter, page: _Page, below: QRectF, face: Face, language: Language) -> None:
    """List what the card can do as far as there is room, then its foot."""
    foot = page.of(0.115)
    shown = rows = face.body().rows
    room = below.height() - foot
    high = min(page.of(0.125), max(page.of(0.108), room / max(1, len(shown))))
    most = max(1, int((room + 0.5) // high))
    hidden = len(shown) - most
    if hidden > 0:
        shown = shown[: most - 1] if most > 1 else shown[:1]
    y = below.top()
    for row in shown:
        box = QRectF(below.left(), y, below.width(), high)
        if row.chip is None:
            _row(painter, page, box, row, language)
        else:
            _chip_row(painter, page, box, row, language)
        y += high
    if hidden > 0 and most > 1:
        more = len(rows) - len(shown)
        at = QPointF(below.left(), y + high * 0.78)
        write(painter, at, f"+{more} …", page.of(0.088), INK)
    _foot(painter, page, below.bottom() - foot * 0.42, face, language)


def _chip_row(
    painter: QPainter, page: _Page, box: QRectF, row: FaceRow, language: Language
) -> None:
    """Draw a row whose name has a word before it that says what it is."""
    word = row.chip.in_(language) if row.chip is not None else ""
    pixels = page.of(0.074)
    width = text_width(word, pixels, bold=True) + page.of(0.04)
    chip = QRectF(box.left(), box.top() + box.height() * 0.1, width, box.height() * 0.78)
    fill(painter, chip, chip.height() * 0.3, RULE_RED)
    write_centred(painter, chip.center(), word, pixels, "#ffffff")
    left = chip.right() + page.of(0.025)
    at = QPointF(left, box.top() + box.height() * 0.78)
    room, sizes = box.right() - left, (page.of(0.096), page.of(0.085))
    write_fitted(painter, at, row.name.in_(language), room, sizes, colour=INK)


def _row(painter: QPainter, page: _Page, box: QRectF, row: FaceRow, language: Language) -> None:
    """Draw a row with what it costs before its name, and its number at the end."""
    diameter = page.of(0.098)
    # A long cost moves together, so that the name keeps its room.
    stride = diameter * min(1.06, COST_ROOM / max(1, len(row.cost)))
    middle = box.top() + box.height() * 0.5
    left = box.left()
    for sign in row.cost:
        pip(painter, QPointF(left + diameter / 2, middle), diameter, sign, language)
        left += stride
    if row.cost:
        left += diameter - stride + page.of(0.02)
    base = box.top() + box.height() * 0.78
    pixels = page.of(0.1)
    number_width = text_width(row.number, pixels, bold=True)
    if row.number:
        at = QPointF(box.right() - number_width, base)
        write(painter, at, row.number, pixels, INK, bold=True)
        number_width += page.of(0.025)
    room = box.right() - number_width - left
    sizes = (page.of(0.098), page.of(0.085))
    write_fitted(painter, QPointF(left, base), row.name.in_(language), room, sizes, colour=INK)


def _foot(painter: QPainter, page: _Page, middle: float, face: Face, language: Language) -> None:
    """Draw the foot: at the right the entries that an arrow leads, the others at the left."""
    diameter, pixels = page.of(0.085), page.of(0.08)
    base = middle + 0.365 * round(pixels)
    left, right = page.left, page.right
    for entry in face.body().foot:
        if not entry.signs:
            continue
        if not entry.arrow:
            for sign in entry.signs:
                pip(painter, QPointF(left + diameter / 2, middle), diameter, sign, language)
                left += diameter
            left += page.of(0.008)
            write(painter, QPointF(left, base), entry.amount, pixels, INK)
            left += text_width(entry.amount, pixels) + page.of(0.03)
            continue
        shown = entry.signs[:MOST_SIGNS]
        start = right - len(shown) * diameter
        ahead = start - text_width(entry.arrow, pixels) - page.of(0.01)
        write(painter, QPointF(ahead, base), entry.arrow, pixels, INK)
        for index, sign in enumerate(shown):
            centre = QPointF(start + (index + 0.5) * diameter, middle)
            pip(painter, centre, diameter * 0.94, sign, language)
        right = ahead


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

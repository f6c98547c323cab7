"""The reading view of a card: every word of it, wrapped and shrunk until it fits."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from app.cards.face import Face, FaceRow, LargeNumber, Layout
from app.core.data.value import value
from app.core.text.words import Language, Words
from app.ui.look.colour import mix, readable
from app.ui.look.faces.face_foot import foot_height, paint_foot
from app.ui.look.faces.face_part import Part, Sizes, paint_part
from app.ui.look.faces.paper import art_panel, card_ground, paper
from app.ui.look.fonts import text_width
from app.ui.look.strokes import pip, write
from app.ui.look.text_block import TextBlock
from app.ui.look.tints import HP_RED, INK, RULE_RED, WHITE, Tint, tint_of

NUMBERED = ("unit", "crest")
"""Layouts whose numbers stand beside the name."""
ART_SHARES: dict[Layout, float] = {"emblem": 0.64, "crest": 0.54}
"""The most of the height that art takes, where it is more than usual."""
LEAST_ART = 0.16
"""An art panel lower than this share of the width would be a mere stripe."""
LEAST_LETTERS = 6.0
"""Letters are not set in a font of less pixels: smaller ones are drawn from it."""
MOST_SPREAD = 0.8
"""How far parts move apart where there is no art to take the room, in heights of a letter."""
SMALLEST_SCALE = 0.02
"""Below this the words are dust at any size; only absurd input gets here."""


@value
class _Page:
    """Everything laid out for one width; heights in the same pixels."""

    head: list[Part]
    body: list[Part]
    foot: float
    gap: float
    letters: float
    """The height of the number's letters."""
    tint: Tint

    @property
    def height(self) -> float:
        """The height without the art panel."""
        return sum(part.height for part in (*self.head, *self.body)) + self.foot + 2 * self.gap


def paint_large(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    language: Language,
    letters: float = 1.0,
    *,
    plain: bool = False,
) -> None:
    """Draw the reading view of `face` into `rect`; nothing is cut, long texts become smaller.

    `letters` is the scale to begin with: above 1 the art gives way to the words. `plain` is black
    on white.
    """
    tint = tint_of(face, plain=plain)
    painter.save()
    if face.known:
        painter.setClipPath(card_ground(painter, rect, tint, plain=plain))
    else:
        paper(painter, rect, tint, dotted=True, plain=plain)
    edge = rect.width() * 0.085
    inner = rect.adjusted(edge, rect.width() * 0.075, -edge, -rect.width() * 0.07)
    sizes = Sizes.of(rect.width())
    # Who says little by words has a large sign.
    mere_sign = not face.known or (face.layout == "emblem" and not face.ringed)
    least_art = inner.height() * (0.4 if mere_sign else 0.2)
    art = least_art / letters**2
    scale, page = _fit(face, language, inner, sizes, art, letters, plain=plain)
    painter.translate(inner.topLeft())
    painter.scale(scale, scale)
    bleed = edge / scale if face.known else 0.0
    _paint_page(painter, page, face, language, inner.size() / scale, bleed, plain=plain)
    painter.restore()


def _fit(
    face: Face,
    language: Language,
    inner: QRectF,
    sizes: Sizes,
    least_art: float,
    scale: float = 1.0,
    *,
    plain: bool = False,
) -> tuple[float, _Page]:
    """Return the page in the largest letters that fit, `scale` times the usual ones at most.

    It is laid out in the pixels of the card, so that letters keep their sizes beside each other;
    what comes with it is the scale to draw it at, below 1 only for letters too small for a font.
    """
    tint = tint_of(face, plain=plain)
    while True:
        grown = max(scale, min(1.0, LEAST_LETTERS / sizes.body))
        shrunk = scale / grown
        page = _lay_out(face, language, inner.width() / shrunk, sizes.times(grown), tint)
        # Where the words are many, the art gives way before the letters become tiny.
        art = least_art * max(0.0, min(1.0, (scale - 0.55) / 0.4))
        if art < inner.width() * LEAST_ART:
            art = 0.0
        need = page.height * shrunk + art
        if need <= inner.height() or scale <= SMALLEST_SCALE:
            return shrunk, page
        # Words fill an area, so the first guess goes with the root; then small steps.
        scale *= max(0.55, min(0.96, sqrt(inner.height() / need) * 1.02))


def _lay_out(face: Face, language: Language, width: float, sizes: Sizes, tint: Tint) -> _Page:
    head = [_name(face, language, width, sizes)]
    other = face.name.beside(language)
    if other and other != face.name.in_(language):
        colour = readable("#6a6458", tint.top, INK)
        head.append(Part(TextBlock(other, width, sizes.body * 0.9), colour))
    body = list(_body(face, language, width, sizes, tint))
    return _Page(head, body, foot_height(face, sizes.body), sizes.gap, sizes.name, tint)


def _name(face: Face, language: Language, width: float, sizes: Sizes) -> Part:
    right = sizes.name * (1.15 * len(face.signs) + 1.15)
    for number in _numbers(face):
        right += text_width(number.text, sizes.name, bold=True)
    for number in _numbers(face)[1:]:
        right += text_width(number.label.in_(language), sizes.name * 0.5, bold=True) + sizes.name
    room = width - (right if face.layout in NUMBERED else 0)
    name = face.name.in_(language) or face.key
    pixels = sizes.name
    while pixels > sizes.name * 0.68 and text_width(name, pixels, bold=True) > room:
        pixels -= 1
    return Part(TextBlock(name, max(room, width * 0.3), pixels, bold=True, leading=1.2))


def _body(face: Face, language: Language, width: float, sizes: Sizes, tint: Tint) -> Iterator[Part]:
    said = face.body()
    line = " · ".join(
        words.in_(language) for words in (face.line, *said.details) if words.in_(language)
    )
    yield Part(TextBlock(line, width, sizes.body, bold=True), tint.deep)
    for row in said.rows:
        yield _row(row, language, width, sizes, tint)
        yield from _paragraph(row.text, face, language, width, sizes)
    if said.text:
        # Beside rows a text is no louder than what they say.
        pixels = sizes.body * (1.0 if face.layout == "unit" else 1.06)
        text = said.text.in_(language)
        words = TextBlock(text, width, pixels, language=language, symbols=face.symbols)
        yield Part(words, space=sizes.gap)


def _row(row: FaceRow, language: Language, width: float, sizes: Sizes, tint: Tint) -> Part:
    if row.chip is not None:
        word = row.chip.in_(language)
        indent = text_width(word, sizes.body * 0.86, bold=True) + sizes.body * 1.1
        title = TextBlock(row.name.in_(language), width - indent, sizes.heading, bold=True)
        colour = readable(RULE_RED, tint.top, INK)
        return Part(title, colour, indent, chip=word, space=sizes.gap)
    indent = min(len(row.cost) * sizes.heading * 1.3 + sizes.heading * 0.3, width * 0.6)
    indent = indent if row.cost else 0.0
    number = text_width(row.number, sizes.heading * 1.1, bold=True) + sizes.body * 0.5
    room = max(width * 0.2, width - indent - (number if row.number else 0))
    title = TextBlock(row.name.in_(language), room, sizes.heading, bold=True)
    return Part(title, INK, indent, cost=row.cost, number=row.number, space=sizes.gap)


def _paragraph(
    text: Words | None, face: Face, language: Language, width: float, sizes: Sizes
) -> Iterator[Part]:
    if text and text.in_(language):
        yield Part(
            TextBlock(
                text.in_(language), width, sizes.body, language=language, symbols=face.symbols
            ),
            space=sizes.body * 0.12,
        )


def _paint_page(
    painter: QPainter,
    page: _Page,
    face: Face,
    language: Language,
    space: QSizeF,
    bleed: float,
    *,
    plain: bool,
) -> None:
    """Draw a page into `space`; the art takes what height the words leave, within reason.

    The band of the name and the art reach `bleed` beyond it at either side, to the card's edge.
    """
    width, height = space.width(), space.height()
    head = sum(part.height for part in page.head)
    if bleed and not plain:
        band = QRectF(-bleed, -bleed, width + 2 * bleed, head + page.gap * 0.5 + bleed)
        painter.fillRect(band, QColor(mix(page.tint.top, WHITE, 0.3)))
    y = 0.0
    for part in page.head:
        y = paint_part(painter, part, y, width, language)
    if face.layout in NUMBERED:
        _number(painter, page, face, language, width)
    y += page.gap * (0.5 if bleed else 1.0)
    spare = height - page.height
    art = min(spare, height * ART_SHARES.get(face.layout, 0.46))
    if art > width * LEAST_ART:
        panel = QRectF(-bleed, y, width + 2 * bleed, art)
        if plain:
            panel = QRectF(0, y, width, art)
        art_panel(painter, panel, face, language, small=False, plain=plain)
        y += art
        spare -= art
    y += page.gap * 0.6
    apart = sum(part.space > 0 for part in page.body[1:])
    spread = min(spare / max(1, apart), page.body[0].words.pixels * MOST_SPREAD)
    for part in page.body:
        if part is not page.body[0] and part.space > 0:
            y += spread
        y = paint_part(painter, part, y, width, language)
    paint_foot(
        painter,
        QRectF(0, height - page.foot, width, page.foot),
        face,
        language,
        page.body[0].words.pixels,
        page.tint,
    )


def _number(painter: QPainter, page: _Page, face: Face, language: Language, width: float) -> None:
    """Draw the numbers and the signs at the right of the name's first line."""
    pixels = page.letters
    words = page.head[0].words
    diameter = pixels * 1.1
    middle = words.line_height / 2
    x = width
    for sign in reversed(face.signs):
        pip(painter, QPointF(x - diameter / 2, middle), diameter, sign, language)
        x -= diameter * 1.06
    red = readable(HP_RED, page.tint.top, INK)
    base = middle + pixels * 0.365
    for number in reversed(_numbers(face)):
        x -= text_width(number.text, pixels, bold=True) + pixels * 0.1
        write(painter, QPointF(x, base), number.text, pixels, red, bold=True)
        label = number.label.in_(language)
        if label:
            x -= text_width(f"{label} ", pixels * 0.5, bold=True)
            write(painter, QPointF(x, base), label, pixels * 0.5, red, bold=True)
        x -= pixels * 0.25


def _numbers(face: Face) -> tuple[LargeNumber, ...]:
    """Return the numbers of a face that say something: a dash stands in for none."""
    return face.numbers if face.unit or len(face.numbers) > 1 else ()

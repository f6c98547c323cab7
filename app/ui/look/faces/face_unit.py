"""The small face of a unit: who it is, what it has and what it can do, legible from 70 pixels on.

Everything has its place, counted in hundredths of the card's width: the band of the name, the crest
at the left, hit points and sign at the right of it, below that what the card can do in two lines
each. What lies on a unit in play has places that none of this needs (`badge_layout`).
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from app.cards.face import Face, FaceRow, Sign
from app.core.data.value import value
from app.core.text.words import Language
from app.ui.look.colour import mix
from app.ui.look.emblem_paint import paint_placed
from app.ui.look.faces.paper import (
    NARROWEST,
    card_ground,
    fill_bands,
    name_colour,
    square_in,
    write_name,
)
from app.ui.look.fonts import fitting_pixels, text_width
from app.ui.look.strokes import fill, pip, write, write_centred, write_fitted
from app.ui.look.tints import BLACK, INK, RULE_RED, WHITE, Tint, tint_of

EDGE = 2.6
"""The coloured edge around a face."""
NAME_BOTTOM = 19.0
CREST_RIGHT, CREST_BOTTOM = 60.5, 65.0
FOOT = 10.5
"""The height of the foot: what it fears and what leaving costs."""
FOOT_FROM = 80.0
"""Below this width in device pixels there is no foot, and letters are an eighth larger."""
LARGER = 1.125
ROW, CHIP_ROW, TIGHT_ROW = 23.0, 21.5, 17.0
"""The height of two lines, that of a row with a word above its name, and the least of either."""
SIGN, KANJI = 9.0, 1.2
"""The diameter of a sign of the cost; how much larger it is with a character of many strokes."""
CHIP, LEAST_CHIP, LARGEST_CHIP = 6.6, 6.5, 8.6
"""The height of the letters above the name of a row, the least of it in pixels, and the most."""
WIDEST_GAP = 6.0
"""The most between two rows."""
MOST_SIGNS = 5
"""Signs of one entry of the foot that are drawn."""
BETWEEN = "/"
"""What stands between several numbers."""


@value
class _Page:
    """Where things are on one face, in device pixels."""

    rect: QRectF
    letters: float
    """How much larger than usual they are."""

    @property
    def unit(self) -> float:
        return self.rect.width() / 100

    def x(self, share: float) -> float:
        return self.rect.left() + share * self.unit

    def y(self, share: float) -> float:
        return self.rect.top() + share * self.unit

    def of(self, share: float) -> float:
        """Return a length."""
        return share * self.unit

    def pixels(self, share: float) -> float:
        """Return a size of letters."""
        return share * self.unit * self.letters

    def box(self, left: float, top: float, right: float, bottom: float) -> QRectF:
        return QRectF(QPointF(self.x(left), self.y(top)), QPointF(self.x(right), self.y(bottom)))

    @property
    def has_foot(self) -> bool:
        return self.rect.width() >= FOOT_FROM

    @property
    def bottom(self) -> float:
        """Where the card ends, within its edge."""
        return self.rect.height() / self.unit - EDGE


def paint_unit(
    painter: QPainter, rect: QRectF, face: Face, language: Language, *, plain: bool = False
) -> None:
    """Draw `face` into `rect`; `plain` is black on white."""
    own = tint_of(face, plain=plain)
    page = _Page(rect, 1.0 if rect.width() >= FOOT_FROM else LARGER)
    _ground(painter, page, own, plain=plain)
    _name(painter, page, face, language)
    _crest(painter, page, face, own, plain=plain)
    _numbers(painter, page, face, language)
    _rows(painter, page, face, language)
    if page.has_foot:
        _foot(painter, page, face, language)


def name_band(rect: QRectF) -> QRectF:
    """Return where the name stands on a face in `rect`."""
    return _Page(rect, 1.0).box(EDGE, EDGE, 100 - EDGE, NAME_BOTTOM)


def numbers_box(rect: QRectF) -> QRectF:
    """Return where hit points, signs and stage stand."""
    return _Page(rect, 1.0).box(CREST_RIGHT, NAME_BOTTOM, 100 - EDGE, 47.0)


def rows_box(rect: QRectF) -> QRectF:
    """Return where it says what the card can do, down to the foot."""
    page = _Page(rect, 1.0)
    return page.box(EDGE, CREST_BOTTOM, 100 - EDGE, page.bottom)


def crest_box(rect: QRectF) -> QRectF:
    """Return where the crest is: what lies on the card may cover it."""
    return _Page(rect, 1.0).box(EDGE, NAME_BOTTOM, CREST_RIGHT, CREST_BOTTOM)


# -- the ground ------------------------------------------------------------------------------------


def _ground(painter: QPainter, page: _Page, own: Tint, *, plain: bool) -> None:
    path = card_ground(painter, page.rect, own, plain=plain)
    if not plain:
        fill_bands(
            painter,
            path,
            (page.box(0, 0, 100, NAME_BOTTOM), name_colour(own)),
            (page.box(CREST_RIGHT, NAME_BOTTOM, 100, CREST_BOTTOM), own.top),
        )
    else:
        painter.setPen(QPen(QColor(BLACK), max(1.0, page.of(1.2))))
        for height in (NAME_BOTTOM, CREST_BOTTOM):
            left, right = page.x(EDGE), page.x(100 - EDGE)
            painter.drawLine(QPointF(left, page.y(height)), QPointF(right, page.y(height)))


def _name(painter: QPainter, page: _Page, face: Face, language: Language) -> None:
    at = QPointF(page.x(5), page.y(14.6))
    sizes = (page.pixels(12.6), page.pixels(10.4))
    write_name(painter, at, face, language, page.of(90), sizes)


def _crest(painter: QPainter, page: _Page, face: Face, own: Tint, *, plain: bool) -> None:
    panel = page.box(EDGE, NAME_BOTTOM, CREST_RIGHT, CREST_BOTTOM)
    if not plain:
        slope = QLinearGradient(panel.topLeft(), panel.bottomRight())
        slope.setColorAt(0, QColor(own.base))
        slope.setColorAt(1, QColor(mix(own.base, WHITE, 0.16)))
        painter.fillRect(panel, QBrush(slope))
    art = face.art or face.crest()
    if art:
        painter.save()
        painter.setClipRect(panel)
        paint_placed(painter, art, square_in(panel), BLACK if plain else own.deep)
        painter.restore()
        return
    sign = face.signs[0] if face.signs else face.sign
    pip(painter, panel.center(), panel.height() * 0.62, sign, "ja")


# -- beside the crest ------------------------------------------------------------------------------


def _numbers(painter: QPainter, page: _Page, face: Face, language: Language) -> None:
    """Write the number that is seen first, below it the signs and what stage it is."""
    right, room = page.x(95.5), page.of(33)
    text = BETWEEN.join(number.text for number in face.numbers)
    pixels = fitting_pixels(text, room, page.pixels(20), page.of(12), bold=True)
    wide = text_width(text, pixels, bold=True)
    squeeze = min(1.0, room / wide) if wide else 1.0
    painter.save()
    painter.translate(QPointF(right - wide * squeeze, page.y(34.6)))
    painter.scale(squeeze, 1.0)
    write(painter, QPointF(), text, pixels, INK, bold=True)
    painter.restore()
    word = face.short_line.in_(language)
    signs = face.signs[:2]
    diameter = page.pixels(11.6 * _wider(signs, language))
    letters = fitting_pixels(
        word, room - len(signs) * diameter - page.of(1), page.pixels(10.4), page.of(7), bold=True
    )
    x = right - text_width(word, letters, bold=True)
    middle = page.y(41.6)
    write(painter, QPointF(x, middle + 0.365 * letters), word, letters, INK, bold=True)
    x -= page.of(1.6)
    for sign in reversed(signs):
        pip(painter, QPointF(x - diameter / 2, middle), diameter, sign, language)
        x -= diameter


# -- what it can do --------------------------------------------------------------------------------


def _rows(painter: QPainter, page: _Page, face: Face, language: Language) -> None:
    """List what the card can do: in two lines each, or in one where there is more of it."""
    rows = face.body().rows
    if not rows:
        return
    top = CREST_BOTTOM + 1.0
    room = page.bottom - FOOT * page.has_foot - top
    wanted = [(CHIP_ROW if row.chip else ROW) * page.letters for row in rows]
    if room < TIGHT_ROW * len(rows):
        _in_one_line(painter, page, top, room, face, language)
        return
    share = min(1.0, room / sum(wanted))
    gap = max(0.0, room - sum(wanted)) / (len(rows) + 1)
    y = top + min(gap, WIDEST_GAP)
    for row, high in zip(rows, wanted, strict=True):
        if row is not rows[0]:
            painter.setPen(QPen(QColor(34, 36, 42, 44), max(0.6, page.of(0.5))))
            line = page.y(y - min(gap, WIDEST_GAP) / 2)
            painter.drawLine(QPointF(page.x(5), line), QPointF(page.x(95), line))
        _row(painter, page, y, high * share, row, language)
        y += high * share + min(gap, WIDEST_GAP)


def _row(
    painter: QPainter, page: _Page, top: float, high: float, row: FaceRow, language: Language
) -> None:
    """Draw a row in two lines: its name, and below it what it costs and its number."""
    room = page.of(90)
    sizes = (page.pixels(10.8), page.pixels(9.2))
    name = row.name.in_(language)
    if row.chip is not None:
        word = row.chip.in_(language)
        letters = min(max(page.of(CHIP), LEAST_CHIP), page.of(LARGEST_CHIP))
        wide = text_width(word, letters, bold=True) + page.of(2.6)
        chip = QRectF(page.x(5), page.y(top), wide, letters * 1.2)
        fill(painter, chip, page.of(1.2), RULE_RED)
        write_centred(painter, chip.center(), word, letters, WHITE)
        at = QPointF(page.x(5), page.y(top + high * 0.9))
        write_fitted(
            painter, at, name, room, sizes, colour=RULE_RED, bold=True, narrowest=NARROWEST
        )
        return
    at = QPointF(page.x(5), page.y(top + high * 0.46))
    write_fitted(painter, at, name, room, sizes, colour=INK, bold=True, narrowest=NARROWEST)
    middle = page.y(top + high * 0.76)
    diameter = min(page.pixels(SIGN * _wider(row.cost, language)), page.of(high * 0.48))
    stride = diameter * min(1.06, 6.2 / max(1, len(row.cost)))
    for place, sign in enumerate(row.cost):
        centre = QPointF(page.x(5) + diameter / 2 + place * stride, middle)
        pip(painter, centre, diameter, sign, language)
    letters = page.pixels(12.4)
    at = QPointF(page.x(95) - text_width(row.number, letters, bold=True), middle + 0.365 * letters)
    write(painter, at, row.number, letters, INK, bold=True)


def _wider(signs: Iterable[Sign], language: Language) -> float:
    """Return how much larger signs are that have characters of many strokes on them."""
    return 1.0 if all(sign.signs.in_(language).isascii() for sign in signs) else KANJI


def _in_one_line(
    painter: QPainter, page: _Page, top: float, room: float, face: Face, language: Language
) -> None:
    rows = face.body().rows
    high = max(room / len(rows), 11.5)
    most = max(1, int(room / high + 0.05))
    shown = rows if len(rows) <= most else rows[: most - 1]
    for place, row in enumerate(shown):
        _short_row(painter, page, top + place * high, high, row, language)
    if len(shown) < len(rows):
        at = QPointF(page.x(5), page.y(top + len(shown) * high + high * 0.72))
        write(painter, at, f"+{len(rows) - len(shown)} …", page.pixels(9), INK)


def _short_row(
    painter: QPainter, page: _Page, top: float, high: float, row: FaceRow, language: Language
) -> None:
    left, middle = page.x(5), page.y(top + high / 2)
    if row.chip is not None:
        word = row.chip.in_(language)
        letters = page.pixels(6.4)
        wide = text_width(word, letters, bold=True) + page.of(2.6)
        chip = QRectF(left, middle - page.of(4.6), wide, page.of(9.2))
        fill(painter, chip, page.of(1.4), RULE_RED)
        write_centred(painter, chip.center(), word, letters, WHITE)
        left = chip.right() + page.of(2)
    diameter = page.of(min(8.6 * _wider(row.cost, language), high * 0.8))
    stride = diameter * min(1.04, 3.4 / max(1, len(row.cost)))
    for sign in row.cost:
        pip(painter, QPointF(left + diameter / 2, middle), diameter, sign, language)
        left += stride
    if row.cost:
        left += diameter - stride + page.of(1.6)
    letters = page.pixels(9.8)
    wide = text_width(row.number, letters, bold=True)
    base = middle + 0.365 * letters
    write(painter, QPointF(page.x(95) - wide, base), row.number, letters, INK, bold=True)
    room = page.x(95) - wide - page.of(1.6) * bool(row.number) - left
    sizes = (page.pixels(9.4), page.pixels(8.2))
    write_fitted(
        painter,
        QPointF(left, base),
        row.name.in_(language),
        room,
        sizes,
        colour=RULE_RED if row.chip is not None else INK,
        bold=True,
        narrowest=NARROWEST,
    )


def _foot(painter: QPainter, page: _Page, face: Face, language: Language) -> None:
    """Draw the foot: at the right the entries that an arrow leads, the others at the left."""
    signs = [sign for entry in face.body().foot for sign in entry.signs]
    diameter, letters = page.of(7.6 * _wider(signs, language)), page.of(7.4)
    middle = page.y(page.bottom - FOOT * 0.46)
    base = middle + 0.365 * letters
    left, right = page.x(5), page.x(95)
    for entry in face.body().foot:
        if not entry.signs:
            continue
        if not entry.arrow:
            for sign in entry.signs:
                pip(painter, QPointF(left + diameter / 2, middle), diameter, sign, language)
                left += diameter
            left += page.of(0.8)
            write(painter, QPointF(left, base), entry.amount, letters, INK)
            left += text_width(entry.amount, letters) + page.of(3.6)
            continue
        shown = entry.signs[:MOST_SIGNS]
        start = right - len(shown) * diameter
        ahead = start - text_width(entry.arrow, letters) - page.of(1)
        write(painter, QPointF(ahead, base), entry.arrow, letters, INK)
        for place, sign in enumerate(shown):
            centre = QPointF(start + (place + 0.5) * diameter, middle)
            pip(painter, centre, diameter * 0.94, sign, language)
        right = ahead

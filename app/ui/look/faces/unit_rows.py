"""What a unit can do, on its small face: rows in two lines each or in one, and the foot below them.

Beside them stands the page that all of such a face is laid out on.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from app.cards.face import Face, FaceRow, Sign
from app.core.data.value import value
from app.core.text.words import Language
from app.ui.look.faces.paper import NARROWEST
from app.ui.look.fonts import text_width
from app.ui.look.strokes import fill, pip, write, write_centred, write_fitted
from app.ui.look.tints import INK, RULE_RED, WHITE

EDGE = 2.6
"""The coloured edge around a face."""
CREST_LEFT, CREST_BOTTOM = 39.5, 65.0
"""Where the crest begins beside the numbers, and below it what the card can do."""
FOOT = 10.5
"""The height of the foot: what it fears and what leaving costs."""
FOOT_FROM = 80.0
"""Below this width in device pixels there is no foot, and letters are an eighth larger."""
LARGER = 1.125
ROW, CHIP_ROW, TIGHT_ROW = 23.0, 21.5, 17.0
"""The height of two lines, that of a row with a word above its name, and the least of either."""
SIGN, KANJI = 9.0, 1.2
"""The diameter of a sign of the cost; how much larger it is with a character of many strokes."""
BESIDE_COST = 3.0
"""How far behind its cost the number of a row stands: in a fan the right of a card is covered."""
CHIP, LEAST_CHIP, LARGEST_CHIP = 6.6, 6.5, 8.6
"""The height of the letters above the name of a row, the least of it in pixels, and the most."""
WIDEST_GAP = 6.0
"""The most between two rows."""
MOST_SIGNS = 5
"""Signs of one entry of the foot that are drawn."""


@value
class UnitPage:
    """Where things are on one face, in device pixels; told in hundredths of its width."""

    rect: QRectF
    letters: float
    """How much larger than usual they are."""

    @property
    def unit(self) -> float:
        """A hundredth of the card's width."""
        return self.rect.width() / 100

    def x(self, share: float) -> float:
        """Return a place across."""
        return self.rect.left() + share * self.unit

    def y(self, share: float) -> float:
        """Return a place down."""
        return self.rect.top() + share * self.unit

    def of(self, share: float) -> float:
        """Return a length."""
        return share * self.unit

    def pixels(self, share: float) -> float:
        """Return a size of letters."""
        return share * self.unit * self.letters

    def box(self, left: float, top: float, right: float, bottom: float) -> QRectF:
        """Return the rectangle between four places."""
        return QRectF(QPointF(self.x(left), self.y(top)), QPointF(self.x(right), self.y(bottom)))

    @property
    def has_foot(self) -> bool:
        """Whether there is room for what it fears and what leaving costs."""
        return self.rect.width() >= FOOT_FROM

    @property
    def bottom(self) -> float:
        """Where the card ends, within its edge."""
        return self.rect.height() / self.unit - EDGE


def paint_rows(painter: QPainter, page: UnitPage, face: Face, language: Language) -> None:
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
    painter: QPainter, page: UnitPage, top: float, high: float, row: FaceRow, language: Language
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
    diameter = min(page.pixels(SIGN * wider(row.cost, language)), page.of(high * 0.48))
    stride = diameter * min(1.06, 6.2 / max(1, len(row.cost)))
    for place, sign in enumerate(row.cost):
        centre = QPointF(page.x(5) + diameter / 2 + place * stride, middle)
        pip(painter, centre, diameter, sign, language)
    letters = page.pixels(12.4)
    taken = (len(row.cost) - 1) * stride + diameter + page.of(BESIDE_COST) if row.cost else 0.0
    at = QPointF(page.x(5) + taken, middle + 0.365 * letters)
    write(painter, at, row.number, letters, INK, bold=True)


def wider(signs: Iterable[Sign], language: Language) -> float:
    """Return how much larger signs are that have characters of many strokes on them."""
    return 1.0 if all(sign.signs.in_(language).isascii() for sign in signs) else KANJI


def _in_one_line(
    painter: QPainter, page: UnitPage, top: float, room: float, face: Face, language: Language
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
    painter: QPainter, page: UnitPage, top: float, high: float, row: FaceRow, language: Language
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
    diameter = page.of(min(8.6 * wider(row.cost, language), high * 0.8))
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


def paint_foot(painter: QPainter, page: UnitPage, face: Face, language: Language) -> None:
    """Draw the foot: at the right the entries that an arrow leads, the others at the left."""
    signs = [sign for entry in face.body().foot for sign in entry.signs]
    diameter, letters = page.of(7.6 * wider(signs, language)), page.of(7.4)
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

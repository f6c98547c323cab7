"""The small face of a unit: who it is, what it has and what it can do, legible from 70 pixels on.

Everything has its place, counted in hundredths of the card's width: the band of the name, the crest
at the right, hit points and sign at the left of it, where a fan of cards leaves them free, below
that what the card can do in two lines each. What lies on a unit in play has places that none of
this needs (`badge_layout`).
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from app.cards.face import Face
from app.core.text.words import Language
from app.ui.look.colour import mix
from app.ui.look.emblem_paint import paint_placed
from app.ui.look.faces.paper import (
    card_ground,
    fill_bands,
    name_colour,
    square_in,
    write_name,
)
from app.ui.look.faces.unit_rows import (
    CREST_BOTTOM,
    CREST_LEFT,
    EDGE,
    FOOT_FROM,
    LARGER,
    UnitPage,
    paint_foot,
    paint_rows,
    wider,
)
from app.ui.look.fonts import fitting_pixels, text_width
from app.ui.look.strokes import pip, write
from app.ui.look.tints import BLACK, INK, WHITE, Tint, tint_of

NAME_BOTTOM, NUMBERS_BOTTOM = 19.0, 36.5
"""Where the band of the name ends, and where hit points do; below them are signs and stage."""
BETWEEN = "/"
"""What stands between several numbers."""


def paint_unit(
    painter: QPainter, rect: QRectF, face: Face, language: Language, *, plain: bool = False
) -> None:
    """Draw `face` into `rect`; `plain` is black on white."""
    own = tint_of(face, plain=plain)
    page = UnitPage(rect, 1.0 if rect.width() >= FOOT_FROM else LARGER)
    _ground(painter, page, own, plain=plain)
    _name(painter, page, face, language)
    _crest(painter, page, face, own, plain=plain)
    _numbers(painter, page, face, language)
    paint_rows(painter, page, face, language)
    if page.has_foot:
        paint_foot(painter, page, face, language)


def name_band(rect: QRectF) -> QRectF:
    """Return where the name stands on a face in `rect`."""
    return UnitPage(rect, 1.0).box(EDGE, EDGE, 100 - EDGE, NAME_BOTTOM)


def numbers_box(rect: QRectF) -> QRectF:
    """Return where hit points stand."""
    return UnitPage(rect, 1.0).box(EDGE, NAME_BOTTOM, CREST_LEFT, NUMBERS_BOTTOM)


def damage_box(rect: QRectF) -> QRectF:
    """Return where the damage on it lies: below the hit points, on a small card over the sign."""
    return UnitPage(rect, 1.0).box(EDGE, NUMBERS_BOTTOM, CREST_LEFT, CREST_BOTTOM)


def rows_box(rect: QRectF) -> QRectF:
    """Return where it says what the card can do, down to the foot."""
    page = UnitPage(rect, 1.0)
    return page.box(EDGE, CREST_BOTTOM, 100 - EDGE, page.bottom)


def crest_box(rect: QRectF) -> QRectF:
    """Return where the crest is: what lies on the card may cover it."""
    return UnitPage(rect, 1.0).box(CREST_LEFT, NAME_BOTTOM, 100 - EDGE, CREST_BOTTOM)


# -- the ground ------------------------------------------------------------------------------------


def _ground(painter: QPainter, page: UnitPage, own: Tint, *, plain: bool) -> None:
    path = card_ground(painter, page.rect, own, plain=plain)
    if not plain:
        fill_bands(
            painter,
            path,
            (page.box(0, 0, 100, NAME_BOTTOM), name_colour(own)),
            (page.box(0, NAME_BOTTOM, CREST_LEFT, CREST_BOTTOM), own.top),
        )
    else:
        painter.setPen(QPen(QColor(BLACK), max(1.0, page.of(1.2))))
        for height in (NAME_BOTTOM, CREST_BOTTOM):
            left, right = page.x(EDGE), page.x(100 - EDGE)
            painter.drawLine(QPointF(left, page.y(height)), QPointF(right, page.y(height)))


def _name(painter: QPainter, page: UnitPage, face: Face, language: Language) -> None:
    at = QPointF(page.x(5), page.y(14.6))
    sizes = (page.pixels(12.6), page.pixels(10.4))
    write_name(painter, at, face, language, page.of(90), sizes)


def _crest(painter: QPainter, page: UnitPage, face: Face, own: Tint, *, plain: bool) -> None:
    panel = page.box(CREST_LEFT, NAME_BOTTOM, 100 - EDGE, CREST_BOTTOM)
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


def _numbers(painter: QPainter, page: UnitPage, face: Face, language: Language) -> None:
    """Write the number that is seen first, below it the signs and what stage it is."""
    left, room = page.x(4.5), page.of(33)
    text = BETWEEN.join(number.text for number in face.numbers)
    pixels = fitting_pixels(text, room, page.pixels(20), page.of(12), bold=True)
    wide = text_width(text, pixels, bold=True)
    squeeze = min(1.0, room / wide) if wide else 1.0
    painter.save()
    painter.translate(QPointF(left, page.y(34.6)))
    painter.scale(squeeze, 1.0)
    write(painter, QPointF(), text, pixels, INK, bold=True)
    painter.restore()
    word = face.short_line.in_(language)
    signs = face.signs[:2]
    diameter = page.pixels(11.6 * wider(signs, language))
    letters = fitting_pixels(
        word, room - len(signs) * diameter - page.of(1), page.pixels(10.4), page.of(7), bold=True
    )
    middle = page.y(41.6)
    for sign in signs:
        pip(painter, QPointF(left + diameter / 2, middle), diameter, sign, language)
        left += diameter
    at = QPointF(left + page.of(1.4) * bool(signs), middle + 0.365 * letters)
    write(painter, at, word, letters, INK, bold=True)

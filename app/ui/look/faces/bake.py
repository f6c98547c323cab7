"""One picture of one card: shadow, face, ring and badges composed, ready to be shown as it is."""

from __future__ import annotations

from math import ceil
from typing import Literal

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from app.cards.face import Face
from app.core.data.value import replace
from app.core.text.words import Language
from app.ui.look.colour import with_alpha
from app.ui.look.faces.card_sides import numbers_on, paint_back, paint_face, places_on, reprint
from app.ui.look.faces.marks.badge_paint import paint_badges
from app.ui.look.faces.marks.badge_places import NO_PLACES
from app.ui.look.faces.marks.badges import NO_BADGES, Badges
from app.ui.look.faces.paper import corner_radius
from app.ui.look.palette import LIGHT, Palette
from app.ui.look.strokes import blank_image, fill, outline, smooth_painter

Ring = Literal["none", "selected", "focus", "drop", "wrong"]
"""Each differs in shape as well as in colour.

selected: thick gold with a glow; focus: a thin gold line standing off; drop: blue dashes;
wrong: vermilion, doubled.
"""


def margin(width: int) -> int:
    """Return the clear pixels around a card `width` pixels wide in its baked picture.

    Badges, shadow and ring reach into the margin; it is the same for every card of one size.
    """
    return ceil(width * 0.2)


def baked_size(size: QSize) -> QSize:
    """Return the size of the picture of a card of `size`, both in device pixels."""
    extra = 2 * margin(size.width())
    return QSize(size.width() + extra, size.height() + extra)


def card_rect(size: QSize) -> QRect:
    """Return where the card itself lies within its baked picture."""
    edge = margin(size.width())
    return QRect(edge, edge, size.width(), size.height())


def bake_card(
    card: Face | None,
    size: QSize,
    language: Language,
    badges: Badges = NO_BADGES,
    *,
    ring: Ring = "none",
    turn: int = 0,
    palette: Palette = LIGHT,
    face: QImage | None = None,
    text: float = 1.0,
    flat: bool = False,
    own: bool = False,
) -> QImage:
    """Return the picture of `card` (None: its back) with everything that lies on it.

    `size` is the card's own size in device pixels; the picture is `margin` larger on each side.
    `turn` is the angle in degrees by which the board turns the picture: words stay upright.
    `face` is used instead of painting one, scaled where its size differs; it is `own` where it is
    no painted face but a picture of the user's, of which nothing is known. `text` is the text
    scale, 1.0 to 3.0: face and badges follow it as far as there is room. What is `flat` throws
    hardly a shadow: those of many cards on each other would add up to black.
    """
    rect = QRectF(card_rect(size))
    marked = card is not None and badges != NO_BADGES
    places = places_on(card, rect, language, text) if card and marked else NO_PLACES
    printed = numbers_on(card, rect, text) if card and badges.numbers and not own else ()
    # Numbers that the face has a place for stand there; turned, they would not be upright.
    at_print = bool(printed) and len(printed) == len(badges.numbers) and turn % 360 == 0
    if face is None:
        face = (
            paint_face(card, size, language, letters=text, plain=palette.plain)
            if card
            else paint_back(size)
        )
    outer = baked_size(size)
    image = blank_image(outer.width(), outer.height())
    painter = smooth_painter(image)
    if not palette.plain:
        _shadow(painter, rect, turn, (1,) if flat else (4, 3, 2, 1))
    if ring == "selected":
        _glow(painter, rect, palette.gold)
    painter.drawImage(rect.toRect(), face)
    if card and at_print:
        reprint(painter, rect, card, badges.numbers, text, plain=palette.plain)
        badges = replace(badges, numbers=())
        places = replace(places, said=(*places.said, *printed))
    _ring(painter, rect, ring, palette)
    paint_badges(
        painter,
        rect,
        badges,
        language,
        turn=turn,
        palette=palette,
        text=text,
        places=places,
    )
    painter.end()
    return image


def stand_in(size: QSize, colour: str) -> QImage:
    """Return a flat card of `colour` with the outer size of a baked one: quick to make."""
    outer = baked_size(size)
    image = blank_image(outer.width(), outer.height())
    painter = smooth_painter(image)
    fill(painter, QRectF(card_rect(size)), corner_radius(size.width()), colour)
    painter.end()
    return image


def _shadow(painter: QPainter, rect: QRectF, turn: int, steps: tuple[int, ...]) -> None:
    """Lay a soft shadow that falls downwards on the screen, however the card is turned."""
    width = rect.width()
    drop = {0: QPointF(0, 1), 90: QPointF(1, 0), 180: QPointF(0, -1), 270: QPointF(-1, 0)}
    away = drop.get(turn % 360, QPointF(0, 1)) * (width * 0.022)
    for step in steps:
        reach = width * 0.011 * step
        box = rect.adjusted(-reach, -reach, reach, reach).translated(away)
        fill(painter, box, corner_radius(width) + reach, with_alpha("#060c18", 0.11))


def _glow(painter: QPainter, rect: QRectF, colour: str) -> None:
    width = rect.width()
    for step in (4, 3, 2, 1):
        reach = width * 0.022 * step
        box = rect.adjusted(-reach, -reach, reach, reach)
        fill(painter, box, corner_radius(width) + reach, with_alpha(colour, 0.16))


def _ring(painter: QPainter, rect: QRectF, ring: Ring, palette: Palette) -> None:
    if ring == "none":
        return
    width = rect.width()
    radius = corner_radius(width)
    thick = max(2.0, width * 0.034) * min(palette.heavy, 1.4)
    box = rect.adjusted(-thick / 3, -thick / 3, thick / 3, thick / 3)
    if ring == "selected":
        outline(painter, box, radius, palette.gold, thick)
    elif ring == "focus":
        outline(painter, box, radius, palette.bar, thick)
        off = box.adjusted(-thick, -thick, thick, thick)
        outline(painter, off, radius + thick, palette.gold, thick * 0.8)
    elif ring == "drop":
        outline(painter, box, radius, palette.drop, thick, style=Qt.PenStyle.DashDotLine)
    else:
        outline(painter, box, radius, palette.vermilion, thick)
        inner = box.adjusted(thick * 1.6, thick * 1.6, -thick * 1.6, -thick * 1.6)
        outline(painter, inner, radius, palette.vermilion, thick * 0.5)

"""The foot of the reading view: weakness, resistance and retreat in words; set, mark and prizes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.games.pokemon.cards.card_record import Card, Language
from app.ui.look.card_terms import RESISTANCE, RETREAT, WEAKNESS, prizes, regulation
from app.ui.look.colour import with_alpha
from app.ui.look.fonts import text_width
from app.ui.look.strokes import pip, write, write_fitted
from app.ui.look.tints import INK, Tint

BETWEEN = 0.4
"""The least room between two columns, in heights of a letter."""
_COLUMNS = (WEAKNESS, RESISTANCE, RETREAT)


def foot_height(card: Card, pixels: float) -> float:
    """Return the height of the foot where plain text is `pixels` high."""
    return pixels * (4.1 if card.kind == "pokemon" else 1.8)


def paint_foot(
    painter: QPainter,
    rect: QRectF,
    card: Card,
    language: Language,
    pixels: float,
    tint: Tint,
) -> None:
    """Draw the foot into `rect`, in the ink of `tint`."""
    if card.kind == "pokemon":
        line = with_alpha(tint.deep, 0.35)
        painter.fillRect(
            QRectF(rect.left(), rect.top() + pixels * 0.3, rect.width(), max(1, pixels / 16)), line
        )
        _matchups(painter, rect, card, language, pixels, tint)
    _imprint(painter, rect, card, language, pixels * 0.82, tint)


def _matchups(
    painter: QPainter, rect: QRectF, card: Card, language: Language, pixels: float, tint: Tint
) -> None:
    """Draw three columns, each with its word above and the pips and value below."""
    third = rect.width() / 3
    small = pixels * 0.8
    for index, word in enumerate(_COLUMNS):
        at = QPointF(rect.left() + index * third, rect.top() + pixels * 1.3)
        sizes = (small, small * 0.75)
        room = third - pixels * BETWEEN
        write_fitted(painter, at, word.in_(language), room, sizes, colour=tint.deep, bold=True)
    middle = rect.top() + pixels * 2.1
    diameter = pixels * 1.15
    base = middle + 0.365 * round(pixels)
    pairs = ((card.weakness, card.weakness_value), (card.resistance, card.resistance_value))
    for index, (kind, value) in enumerate(pairs):
        x = rect.left() + index * third
        if kind is None:
            write(painter, QPointF(x, base), "–", pixels, INK)
            continue
        pip(painter, QPointF(x + diameter / 2, middle), diameter, kind, language)
        write(painter, QPointF(x + diameter * 1.2, base), value, pixels, INK, bold=True)
    x = rect.left() + 2 * third
    if not card.retreat:
        write(painter, QPointF(x, base), "0", pixels, INK, bold=True)
    stride = min(diameter * 1.06, (third - diameter) / max(1, card.retreat - 1))
    for index in range(card.retreat):
        pip(painter, QPointF(x + diameter / 2 + index * stride, middle), diameter, "C", language)


def _imprint(
    painter: QPainter, rect: QRectF, card: Card, language: Language, pixels: float, tint: Tint
) -> None:
    """Draw the last line: set and number, regulation mark, and the Prize cards at stake."""
    parts = card.key.removeprefix("?").split("|")
    left = " ".join(part for part in (parts[1:] if len(parts) > 1 else parts) if part)
    if card.regulation_mark:
        left += " · " + regulation(card.regulation_mark).in_(language)
    base = rect.bottom() - pixels * 0.15
    several = card.kind == "pokemon" and card.prizes > 1
    right = prizes(card.prizes).in_(language) if several else ""
    taken = text_width(right, pixels, bold=True)
    ink = tint.deep
    room = rect.width() - taken - pixels
    write_fitted(
        painter,
        QPointF(rect.left(), base),
        left,
        room,
        (pixels, pixels * 0.6),
        colour=ink,
        narrowest=0.1,
    )
    if right:
        write(painter, QPointF(rect.right() - taken, base), right, pixels, ink, bold=True)

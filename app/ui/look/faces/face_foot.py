"""The foot of the reading view: its entries in words, and which card it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.cards.face import Face
from app.core.text.words import Language
from app.ui.look.colour import with_alpha
from app.ui.look.fonts import text_width
from app.ui.look.strokes import pip, write, write_fitted
from app.ui.look.tints import INK, Tint

BETWEEN = 0.4
"""The least room between two columns, in heights of a letter."""


def foot_height(face: Face, pixels: float) -> float:
    """Return the height of the foot where plain text is `pixels` high."""
    return pixels * (4.1 if face.layout == "unit" else 1.8)


def paint_foot(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    language: Language,
    pixels: float,
    tint: Tint,
) -> None:
    """Draw the foot into `rect`, in the ink of `tint`."""
    if face.layout == "unit":
        line = with_alpha(tint.deep, 0.35)
        painter.fillRect(
            QRectF(rect.left(), rect.top() + pixels * 0.3, rect.width(), max(1, pixels / 16)), line
        )
        _entries(painter, rect, face, language, pixels, tint)
    _imprint(painter, rect, face, language, pixels * 0.82, tint)


def _entries(
    painter: QPainter, rect: QRectF, face: Face, language: Language, pixels: float, tint: Tint
) -> None:
    """Draw a column for each entry, with its word above and its signs and amount below."""
    foot = face.body().foot
    wide = rect.width() / max(1, len(foot))
    small = pixels * 0.8
    middle = rect.top() + pixels * 2.1
    diameter = pixels * 1.15
    base = middle + 0.365 * round(pixels)
    for index, entry in enumerate(foot):
        x = rect.left() + index * wide
        at = QPointF(x, rect.top() + pixels * 1.3)
        title, room = entry.title.in_(language), wide - pixels * BETWEEN
        sizes = (small, small * 0.75)
        write_fitted(painter, at, title, room, sizes, colour=tint.deep, bold=True)
        if not entry.signs:
            write(painter, QPointF(x, base), entry.amount, pixels, INK, bold=bool(entry.arrow))
            continue
        stride = min(diameter * 1.06, (wide - diameter) / max(1, len(entry.signs) - 1))
        for place, sign in enumerate(entry.signs):
            centre = QPointF(x + diameter / 2 + place * stride, middle)
            pip(painter, centre, diameter, sign, language)
        if entry.amount:
            behind = x + diameter * 1.2 + (len(entry.signs) - 1) * stride
            write(painter, QPointF(behind, base), entry.amount, pixels, INK, bold=True)


def _imprint(
    painter: QPainter, rect: QRectF, face: Face, language: Language, pixels: float, tint: Tint
) -> None:
    """Draw the last line: which card it is, and what is at stake with it."""
    body = face.body()
    left = body.imprint.in_(language)
    base = rect.bottom() - pixels * 0.15
    right = body.stake.in_(language) if body.stake is not None else ""
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

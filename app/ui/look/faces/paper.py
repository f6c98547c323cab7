"""What every face has in common: the tinted paper, its frame line, and the art panel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QPainter, QRadialGradient

from app.games.pokemon.cards.card_record import Card, Language
from app.ui.look.colour import mix, with_alpha
from app.ui.look.strokes import fill, on_pixels, outline, pip, write_centred
from app.ui.look.tints import BLACK, CREAM, ENERGY, Tint, tint_of

SMALLEST_ART = 3.0
"""Below this height in pixels an art panel would be a mere line."""


def corner_radius(width: float) -> float:
    """Return the radius of a card's corners for a card `width` pixels wide."""
    return max(2.0, width * 0.055)


def paper(
    painter: QPainter, rect: QRectF, tint: Tint, *, dotted: bool = False, plain: bool = False
) -> None:
    """Draw the empty card: cream border, paper tinted by type, and the thin line of the frame.

    `plain` draws a black edge: white cards lie over each other without shadows.
    """
    width = rect.width()
    radius = corner_radius(width)
    # Below a black edge nothing pale may show, not even at the corners.
    fill(painter, rect, radius, BLACK if plain else CREAM)
    border = max(1.0, width * (0.016 if plain else 0.02))
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, QColor(tint.top))
    ground.setColorAt(1, QColor(tint.bottom))
    fill(
        painter,
        rect.adjusted(border, border, -border, -border),
        radius - border / 2,
        QBrush(ground),
    )
    if not plain:
        hair = max(0.5, width * 0.006)
        edge = rect.adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2)
        outline(painter, edge, radius, with_alpha("#2a2010", 0.28), hair)
    inset = max(2.5, width * 0.045)
    line = max(0.8, min(width * 0.009, 0.8 + width * 0.0032)) * (1.6 if dotted else 1.0)
    style = Qt.PenStyle.DotLine if dotted else Qt.PenStyle.SolidLine
    frame, thick = on_pixels(rect.adjusted(inset, inset, -inset, -inset), line)
    ink = tint.deep if dotted else tint.base
    outline(painter, frame, radius * 0.7, ink, thick, style=style)


def art_panel(
    painter: QPainter,
    rect: QRectF,
    card: Card,
    language: Language,
    *,
    small: bool,
    plain: bool = False,
) -> None:
    """Draw the soft panel where a picture would be, with a large faded sign or a big pip.

    `plain` draws a frame and the sign in ink instead.
    """
    if rect.height() < SMALLEST_ART:
        return
    tint = tint_of(card)
    radius = max(1.0, rect.width() * 0.025)
    if plain:
        line = max(1.0, rect.width() * 0.012)
        inner = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        outline(painter, inner, radius, tint.base, line)
    else:
        fill(painter, rect, radius, QBrush(_glow(rect, card, tint)))
    reach = min(rect.height(), rect.width())
    if card.kind in ("basic_energy", "special_energy"):
        _big_pip(painter, rect.center(), reach * 0.62, card, language)
        return
    faded = with_alpha(mix(CREAM, "#ffffff", 0.4), 0.72)
    signs = [ENERGY[kind].sign(language) for kind in card.types] if card.kind == "pokemon" else []
    sign = "".join(signs) or tint.sign(language)
    size = reach * (0.52 if len(sign) == 1 else 0.44)
    middle = rect.center()
    if card.kind == "pokemon" and small:
        # The tag with the hit points takes the upper right corner.
        middle += QPointF(-rect.width() * 0.08, rect.height() * 0.1)
    write_centred(painter, middle, sign, size, BLACK if plain else faded)


def _glow(rect: QRectF, card: Card, tint: Tint) -> QGradient:
    if card.kind == "pokemon" and len(card.types) > 1:
        slope = QLinearGradient(rect.topLeft(), rect.bottomRight())
        for index, kind in enumerate(card.types):
            slope.setColorAt(index / (len(card.types) - 1), QColor(ENERGY[kind].base))
        slope.setColorAt(0.5, QColor(tint.glow))
        return slope
    glow = QRadialGradient(rect.center() + QPointF(0, rect.height() * 0.1), rect.width() * 0.62)
    glow.setColorAt(0, QColor(tint.glow))
    glow.setColorAt(1, QColor(tint.base))
    return glow


def _big_pip(
    painter: QPainter, centre: QPointF, diameter: float, card: Card, language: Language
) -> None:
    """Draw the Energy's sign; a special Energy wears a second ring, one stroke for each type."""
    radius = diameter / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(with_alpha("#ffffff", 0.55)))
    painter.drawEllipse(centre, radius * 1.16, radius * 1.16)
    if card.kind == "special_energy":
        painter.setBrush(QColor(CREAM))
        painter.drawEllipse(centre, radius * 1.36, radius * 1.36)
        kinds = card.types or ("C",)
        box = QRectF(
            centre.x() - radius * 1.3, centre.y() - radius * 1.3, radius * 2.6, radius * 2.6
        )
        for index, kind in enumerate(kinds):
            painter.setBrush(QColor(ENERGY[kind].base))
            painter.drawPie(box, 1440 - index * 5760 // len(kinds), -(5760 // len(kinds)))
        painter.setBrush(QColor(CREAM))
        painter.drawEllipse(centre, radius * 1.1, radius * 1.1)
    pip(painter, centre, diameter, card.types[0] if card.types else "C", language)

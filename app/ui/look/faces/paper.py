"""What every face has in common: the tinted paper, its frame line, its name and the art panel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from app.cards.face import Face
from app.core.text.words import Language
from app.ui.look.colour import mix, with_alpha
from app.ui.look.emblem_paint import paint_placed
from app.ui.look.strokes import (
    fill,
    on_pixels,
    outline,
    pip,
    ringed_pip,
    write_centred,
    write_fitted,
)
from app.ui.look.tints import BLACK, CREAM, INK, WHITE, Tint, tint, tint_of

EDGE = 0.026
"""The edge in a card's colour, as a share of its width."""
PAPER = "#fffdf6"
PALE_BAND = 0.45
"""How far the band behind a name leans from a card's colour to white."""
NARROWEST = 0.7
"""How narrow a name becomes before it is cut."""
SMALLEST_ART = 3.0
"""Below this height in pixels an art panel would be a mere line."""


def corner_radius(width: float) -> float:
    """Return the radius of a card's corners for a card `width` pixels wide."""
    return max(2.0, width * 0.055)


def paper(
    painter: QPainter,
    rect: QRectF,
    own: Tint,
    *,
    dotted: bool = False,
    plain: bool = False,
    framed: bool = True,
) -> None:
    """Draw the empty card: cream border, paper tinted by its sign, and the thin line of the frame.

    One that is not `framed` is without that line. `plain` draws a black edge: white cards lie over
    each other without shadows.
    """
    width = rect.width()
    radius = corner_radius(width)
    # Below a black edge nothing pale may show, not even at the corners.
    fill(painter, rect, radius, BLACK if plain else CREAM)
    border = max(1.0, width * (0.016 if plain else 0.02))
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, QColor(own.top))
    ground.setColorAt(1, QColor(own.bottom))
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
    if not framed:
        return
    inset = max(2.5, width * 0.045)
    line = max(0.8, min(width * 0.009, 0.8 + width * 0.0032)) * (1.6 if dotted else 1.0)
    style = Qt.PenStyle.DotLine if dotted else Qt.PenStyle.SolidLine
    frame, thick = on_pixels(rect.adjusted(inset, inset, -inset, -inset), line)
    ink = own.deep if dotted else own.base
    outline(painter, frame, radius * 0.7, ink, thick, style=style)


def card_ground(painter: QPainter, rect: QRectF, own: Tint, *, plain: bool = False) -> QPainterPath:
    """Draw white paper with an edge in the card's colour; return the shape of the paper."""
    radius = corner_radius(rect.width())
    edge = max(1.0, rect.width() * EDGE)
    fill(painter, rect, radius, BLACK if plain else own.base)
    inner = rect.adjusted(edge, edge, -edge, -edge)
    fill(painter, inner, max(1.0, radius - edge), WHITE if plain else PAPER)
    path = QPainterPath()
    path.addRoundedRect(inner, max(1.0, radius - edge), max(1.0, radius - edge))
    return path


def name_colour(own: Tint) -> str:
    """Return the colour behind a card's name."""
    return mix(own.top, WHITE, PALE_BAND)


def fill_bands(painter: QPainter, shape: QPainterPath, *bands: tuple[QRectF, str]) -> None:
    """Fill each band with its colour, as far as it lies on paper of this `shape`."""
    painter.save()
    painter.setClipPath(shape)
    for band, colour in bands:
        painter.fillRect(band, QColor(colour))
    painter.restore()


def write_name(
    painter: QPainter,
    at: QPointF,
    face: Face,
    language: Language,
    room: float,
    sizes: tuple[float, float],
) -> None:
    """Write the name of a card on one line, narrower or smaller where it is long; then cut."""
    write_fitted(
        painter,
        at,
        face.name.in_(language) or face.key,
        room,
        sizes,
        colour=INK,
        bold=True,
        narrowest=NARROWEST,
        tail=face.tail.in_(language),
    )


def art_panel(
    painter: QPainter,
    rect: QRectF,
    face: Face,
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
    own = tint_of(face)
    radius = max(1.0, rect.width() * 0.025)
    if plain:
        line = max(1.0, rect.width() * 0.012)
        inner = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        outline(painter, inner, radius, own.base, line)
    else:
        fill(painter, rect, radius, QBrush(_glow(rect, face, own)))
    art = face.art or face.crest()
    if art:
        painter.save()
        painter.setClipRect(rect)
        room = rect if face.layout == "index" else square_in(rect)
        if face.layout == "unit" and small:
            # The tag with the hit points takes the right.
            room.moveLeft(rect.left() + rect.width() * 0.03)
        paint_placed(painter, art, room, BLACK if plain else own.deep)
        if face.layout == "emblem":
            _signs(painter, rect, face, language)
        painter.restore()
        return
    reach = min(rect.height(), rect.width())
    if face.layout == "emblem":
        _big_pip(painter, rect.center(), reach * 0.62, face, language)
        return
    faded = with_alpha(mix(CREAM, "#ffffff", 0.4), 0.72)
    signs = [sign.signs.in_(language) for sign in face.signs] if face.layout == "unit" else []
    sign = "".join(signs) or face.sign.signs.in_(language)
    size = reach * (0.52 if len(sign) == 1 else 0.44)
    middle = rect.center()
    if face.layout == "unit" and small:
        # The tag with the hit points takes the upper right corner.
        middle += QPointF(-rect.width() * 0.08, rect.height() * 0.1)
    write_centred(painter, middle, sign, size, BLACK if plain else faded)


def _signs(painter: QPainter, rect: QRectF, face: Face, language: Language) -> None:
    """Draw the signs of an emblem at the upper left, where a card of a hand shows."""
    signs = face.signs or (face.sign,)
    diameter = min(rect.height(), rect.width()) * 0.27
    stride = min(diameter, (rect.width() - diameter * 1.3) / len(signs))
    for place, sign in enumerate(signs):
        at = rect.topLeft() + QPointF(diameter * 0.65 + place * stride, diameter * 0.65)
        ringed_pip(painter, at, diameter, sign, language)


def square_in(rect: QRectF) -> QRectF:
    """Return the square in the middle of a panel: a crest is never cut."""
    side = min(rect.width(), rect.height()) * 0.94
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)


def _glow(rect: QRectF, face: Face, own: Tint) -> QGradient:
    if face.layout == "unit" and len(face.signs) > 1:
        slope = QLinearGradient(rect.topLeft(), rect.bottomRight())
        for index, sign in enumerate(face.signs):
            slope.setColorAt(index / (len(face.signs) - 1), QColor(tint(sign).base))
        slope.setColorAt(0.5, QColor(own.glow))
        return slope
    glow = QRadialGradient(rect.center() + QPointF(0, rect.height() * 0.1), rect.width() * 0.62)
    glow.setColorAt(0, QColor(own.glow))
    glow.setColorAt(1, QColor(own.base))
    return glow


def _big_pip(
    painter: QPainter, centre: QPointF, diameter: float, face: Face, language: Language
) -> None:
    """Draw an emblem; one that is ringed wears a second ring, one stroke for each sign."""
    radius = diameter / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(with_alpha("#ffffff", 0.55)))
    painter.drawEllipse(centre, radius * 1.16, radius * 1.16)
    if face.ringed:
        painter.setBrush(QColor(CREAM))
        painter.drawEllipse(centre, radius * 1.36, radius * 1.36)
        signs = face.signs or (face.sign,)
        box = QRectF(
            centre.x() - radius * 1.3, centre.y() - radius * 1.3, radius * 2.6, radius * 2.6
        )
        for index, sign in enumerate(signs):
            painter.setBrush(QColor(tint(sign).base))
            painter.drawPie(box, 1440 - index * 5760 // len(signs), -(5760 // len(signs)))
        painter.setBrush(QColor(CREAM))
        painter.drawEllipse(centre, radius * 1.1, radius * 1.1)
    pip(painter, centre, diameter, face.signs[0] if face.signs else face.sign, language)

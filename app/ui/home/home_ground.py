"""The ground of the home screen: washi in soft light, and the corner of the table in the room."""

from __future__ import annotations

from math import hypot, sin, sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from app.ui.look.colour import mix, with_alpha
from app.ui.look.faces.bake import bake_card, margin
from app.ui.look.faces.card_sides import paint_back
from app.ui.look.mats.mat import paint_mat, rim_width
from app.ui.look.strokes import outline

if TYPE_CHECKING:
    from app.cards.face import Back, Face
    from app.core.text.words import Language
    from app.games.contracts.card_contract import GameCards
    from app.ui.look.palette import Palette

SMALLEST = 110.0
"""Pixels of height below which no corner is painted: it would be a smudge."""
TILT = -4.0
"""Degrees by which the mat lies askew."""
ASIDE = 0.22
"""Share of the room's width by which the mat's corner lies nearer to its far side."""
CARD_SHAPE = 88 / 63


def paint_ground(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Fill the whole screen: paper that is lighter where the lamp hangs."""
    if palette.plain:
        painter.fillRect(rect, QColor(palette.panel))
        return
    reach = hypot(rect.width(), rect.height()) * 0.85
    lamp = rect.topLeft() + QPointF(rect.width() * 0.3, rect.height() * 0.3)
    light = QRadialGradient(lamp, max(1.0, reach))
    warm = palette.name == "light"
    light.setColorAt(
        0, QColor(mix(palette.panel, "#fff6e8" if warm else "#4a4438", 0.55 if warm else 0.3))
    )
    light.setColorAt(0.5, QColor(palette.panel))
    light.setColorAt(1, QColor(mix(palette.panel, "#c9b98f" if warm else "#000000", 0.4)))
    painter.fillRect(rect, QBrush(light))


def ground_with_table(
    size: QSize,
    dpr: float,
    room: QRectF,
    palette: Palette,
    cards: GameCards,
    language: Language,
) -> QPixmap:
    """Return the ground, `size` logical pixels large, with the table's corner in `room`.

    `room` ends at the lower right corner of the screen. Paint it once and keep it.
    """
    picture = QPixmap(size * dpr)
    picture.setDevicePixelRatio(dpr)
    painter = QPainter(picture)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint_ground(painter, QRectF(0, 0, size.width(), size.height()), palette)
    if room.height() >= SMALLEST and room.width() >= SMALLEST:
        centre, radius = round_table(room)
        _paint_wood(painter, centre, radius, room, palette)
        _paint_mat(
            painter, centre, radius, room, palette, dpr, shown_cards(cards), language, cards.back
        )
    painter.end()
    return picture


def round_table(room: QRectF) -> tuple[QPointF, float]:
    """Return middle and radius of the table whose edge cuts the room's two far corners."""
    width, height = room.width(), room.height()
    across = hypot(width, height)
    radius = max(width, across / 2) * 1.12
    away = sqrt(max(0.0, radius**2 - across**2 / 4)) / across
    middle = QPointF(room.right() - width / 2, room.bottom() - height / 2)
    return middle + QPointF(height, width) * away, radius


def shown_cards(cards: GameCards) -> list[Face | None]:
    """Return what lies on the table: a back, and a few cards of the game."""
    return [None, *map(cards.face, cards.showing)]


# -- the table ------------------------------------------------------------------------------------


def _paint_wood(
    painter: QPainter, centre: QPointF, radius: float, room: QRectF, palette: Palette
) -> None:
    """Paint the round top with its thick edge, and its shadow on the floor."""
    edge = max(8.0, radius * 0.035)
    painter.setPen(Qt.PenStyle.NoPen)
    if not palette.plain:
        reach = radius + edge * 2.6
        shadow = QRadialGradient(centre + QPointF(-edge * 0.25, edge * 0.5), reach)
        for share, alpha in ((1.0, 0.0), (0.6, 0.05), (0.25, 0.2), (0.0, 0.36)):
            at = (radius + (reach - radius) * share) / reach
            shadow.setColorAt(at, QColor(with_alpha("#24170a", alpha)))
        painter.setBrush(QBrush(shadow))
        painter.drawEllipse(centre, reach, reach)
    painter.setBrush(QColor(mix(palette.rim_dark, "#000000", 0.18)))
    painter.drawEllipse(centre, radius, radius)
    top = radius - edge * 0.45
    light = QRadialGradient(centre - QPointF(radius * 0.55, radius * 0.55), radius * 1.1)
    light.setColorAt(0, QColor(palette.rim_light))
    light.setColorAt(1, QColor(mix(palette.rim, palette.rim_dark, 0.25)))
    painter.setBrush(QBrush(light))
    painter.drawEllipse(centre, top, top)
    painter.save()
    disc = QPainterPath()
    disc.addEllipse(centre, top, top)
    painter.setClipPath(disc)
    _paint_grain(painter, room, palette)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    hair = max(1.0, edge * 0.1)
    painter.setPen(QPen(QColor(with_alpha(mix(palette.rim_light, "#ffffff", 0.3), 0.6)), hair))
    painter.drawEllipse(centre, top - hair, top - hair)
    if palette.plain:
        painter.setPen(QPen(QColor(palette.panel_line), 1.5))
        painter.drawEllipse(centre, radius, radius)


def _paint_grain(painter: QPainter, room: QRectF, palette: Palette) -> None:
    """Draw the grain of the boards, running along the table."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = 30
    reach = room.height() * 1.25
    for line in range(lines):
        tone = palette.rim_dark if line % 3 else palette.rim_light
        painter.setPen(QPen(QColor(with_alpha(tone, 0.2)), 1.0 + (line * 7 % 3) * 0.6))
        path = QPainterPath()
        y = room.bottom() - reach + reach * (line + 0.5) / lines
        for step in range(33):
            x = room.left() + room.width() * step / 32
            sway = reach / lines * 0.55 * (sin(step * 0.31 + line * 1.7) + sin(step * 0.13 + line))
            point = QPointF(x, y + sway)
            if step:
                path.lineTo(point)
            else:
                path.moveTo(point)
        painter.drawPath(path)


def _paint_mat(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    room: QRectF,
    palette: Palette,
    dpr: float,
    lying: list[Face | None],
    language: Language,
    back: Back,
) -> None:
    """Lay the mat askew on the wood, and the cards on it."""
    # Where the edge is higher than straight ahead: more of the cards shows.
    away = room.topLeft() + QPointF(room.width() * ASIDE, 0) - centre
    far = max(1.0, hypot(away.x(), away.y()))
    corner = centre + away * (radius * 0.945 / far)
    width, height = room.right() - corner.x() + 40, room.bottom() - corner.y() + 60
    painter.save()
    painter.translate(corner)
    painter.rotate(TILT)
    mat = QRectF(0, 0, width, height)
    curve = room.height() * 0.05
    for step in range(8, 0, -1):
        reach = room.height() * 0.0045 * step
        shade = QPainterPath()
        shade.addRoundedRect(mat.adjusted(-reach, -reach, reach, reach), curve, curve)
        painter.fillPath(shade.translated(0, reach * 0.4), QColor(with_alpha("#0a0602", 0.05)))
    rim = rim_width(dpr)
    size = QSize(round(width * dpr) + 2 * rim, round(height * dpr) + 2 * rim)
    cloth = paint_mat(size, palette, dpr).copy(
        rim, rim, size.width() - 2 * rim, size.height() - 2 * rim
    )
    cloth.setDevicePixelRatio(dpr)
    shape = QPainterPath()
    shape.addRoundedRect(mat, curve, curve)
    painter.setClipPath(shape)
    painter.drawImage(QPointF(0, 0), cloth)
    painter.setClipping(False)
    hem = room.height() * 0.025
    line = mat.adjusted(hem, hem, -hem, -hem)
    outline(painter, line, curve * 0.7, palette.zone_line, max(1.0, room.height() * 0.004))
    reach = min(room.height(), room.width() * 0.8)
    _paint_cards(painter, reach, dpr, lying, palette, language, back)
    painter.restore()


PLACES = ((0.26, 0.36, -8.0), (0.53, 0.31, 5.0), (0.87, 0.33, -2.0), (1.14, 0.36, 6.0))
"""Where the cards lie, in heights of the room from the mat's corner, and by how much askew."""


def _paint_cards(
    painter: QPainter,
    room: float,
    dpr: float,
    lying: list[Face | None],
    palette: Palette,
    language: Language,
    back: Back,
) -> None:
    high = room * 0.37
    size = QSize(max(8, round(high / CARD_SHAPE * dpr)), max(8, round(high * dpr)))
    for card, (x, y, angle) in zip(lying, PLACES, strict=False):
        side = paint_back(size, back) if card is None else None
        picture: QImage = bake_card(card, size, language, palette=palette, face=side)
        picture.setDevicePixelRatio(dpr)
        edge = margin(size.width()) / dpr
        painter.save()
        painter.translate(room * x, room * y)
        painter.rotate(angle)
        half = QPointF(size.width() / dpr / 2 + edge, size.height() / dpr / 2 + edge)
        painter.drawImage(-half, picture)
        painter.restore()

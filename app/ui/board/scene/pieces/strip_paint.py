"""Paints the strips below a unit: what is attached to it, in words and signs that stay upright."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.cards.face import Face
from app.core.data.value import value
from app.core.text.words import Language
from app.ui.board.scene.pieces.piece import Piece
from app.ui.board.scene.pieces.unit_strips import Strip, shares, strip_box, strips_of, wanted_width
from app.ui.look.faces.paper import NARROWEST
from app.ui.look.fonts import text_width
from app.ui.look.palette import Palette
from app.ui.look.strokes import ringed_pip, write, write_fitted
from app.ui.look.tints import BLACK, CREAM, INK, WHITE, tint

LETTERS = 0.68
"""The height of letters, as a share of the strip's height."""
PIP = 0.86
LOZENGE = "#a22d18"
"""The sign before the name of a Tool."""


@value
class StripPainter:
    """Paints into a picture in which the card lies at `card`."""

    painter: QPainter
    card: QRectF
    scale: float
    """Pixels for a table unit."""
    angle: int
    """By which the finished picture is turned."""
    language: Language
    palette: Palette

    def paint(self, piece: Piece) -> None:
        """Paint all strips of a unit."""
        for row, strip in enumerate(strips_of(piece.parts)):
            faces = [piece.parts[group[0]].card for group in strip.groups]
            box = strip_box(piece.parts, row)
            rect = QRectF(
                self.card.left() + box.x * self.scale,
                self.card.top() + box.y * self.scale,
                box.width * self.scale,
                box.height * self.scale,
            )
            self._strip(rect, strip, faces)

    def _strip(self, rect: QRectF, strip: Strip, faces: list[Face | None]) -> None:
        first = faces[0]
        alone = len(faces) == 1
        sign = alone and first is not None and first.attached == "sign"
        colour = tint(first.sign).letter_ground if sign and first is not None else CREAM
        ink = tint(first.sign).pip_ink if sign and first is not None else INK
        if self.palette.plain:
            colour, ink = WHITE, BLACK
        line = max(0.8, rect.height() * 0.07)
        inner = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        self.painter.setBrush(QColor(colour))
        edge = BLACK if self.palette.plain else CREAM if sign else "#8d7a52"
        self.painter.setPen(QPen(QColor(edge), line))
        self.painter.drawRoundedRect(inner, rect.height() * 0.2, rect.height() * 0.2)
        self.painter.save()
        self.painter.translate(rect.center())
        self.painter.rotate(-self.angle if self.angle % 180 == 0 else 0)
        counts = [len(group) for group in strip.groups]
        if alone:
            self._alone(rect, first, counts[0], ink)
        else:
            self._together(rect, faces, counts, ink)
        self.painter.restore()

    def _alone(self, rect: QRectF, face: Face | None, count: int, ink: str) -> None:
        """Write one kind: its sign, its name, how many there are."""
        high = rect.height()
        x, right = -rect.width() / 2 + high * 0.14, rect.width() / 2 - high * 0.2
        name = face.short.in_(self.language) if face is not None else "?"
        # In Japanese the sign of an Energy is its name.
        if face is None or face.attached != "sign" or face.sign.signs.in_(self.language) != name:
            x = self._sign(x, high, face)
        letters = high * LETTERS
        base = 0.365 * round(letters)
        if count > 1:
            many = f"×{count}"
            right -= text_width(many, letters, bold=True)
            write(self.painter, QPointF(right, base), many, letters, ink, bold=True)
            right -= high * 0.1
        at, sizes = QPointF(x, base), (letters, letters)
        write_fitted(
            self.painter, at, name, right - x, sizes, colour=ink, bold=True, narrowest=NARROWEST
        )

    def _together(
        self, rect: QRectF, faces: list[Face | None], counts: list[int], ink: str
    ) -> None:
        """Write several kinds beside each other: the sign of each, and how many there are."""
        high = rect.height()
        pad = high * 0.14
        room, x = rect.width() - 2 * pad, -rect.width() / 2 + pad
        letters = high * LETTERS * 0.92
        # Of a half that is turned the words stay upright: what is first lies at the right there.
        order = list(zip(faces, counts, shares(counts), strict=True))
        if self.angle == 180:
            order.reverse()
        for face, count, share in order:
            squeeze = min(1.0, room * share / (high * wanted_width(count)))
            after = self._sign(x, high * squeeze, face)
            if count > 1:
                at = QPointF(after, 0.365 * round(letters * squeeze))
                write(self.painter, at, str(count), letters * squeeze, ink, bold=True)
            x += room * share

    def _sign(self, x: float, high: float, face: Face | None) -> float:
        """Paint what a card is known by from `x` on; return where it ends."""
        size = high * PIP
        if face is not None and face.attached == "sign":
            sign = face.sign
            ringed_pip(self.painter, QPointF(x + size / 2, 0), size, sign, self.language)
            return x + size + high * 0.14
        half = size * 0.3
        path = QPainterPath()
        path.moveTo(x + half, -half)
        path.lineTo(x + 2 * half, 0)
        path.lineTo(x + half, half)
        path.lineTo(x, 0)
        path.closeSubpath()
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(BLACK if self.palette.plain else LOZENGE))
        self.painter.drawPath(path)
        return x + 2 * half + high * 0.16

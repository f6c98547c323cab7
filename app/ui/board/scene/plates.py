"""Small signs painted once and shared: counts, names, the outline of what is chosen."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from app.ui.board.scene.envelope import SealSign, envelope_size, paint_envelope
from app.ui.look.colour import with_alpha
from app.ui.look.fonts import text_width
from app.ui.look.icons import paint_icon
from app.ui.look.look import Look
from app.ui.look.seat_colours import SEAT_TEXT, paint_disc, seat_colour
from app.ui.look.strokes import pill, write_centred

if TYPE_CHECKING:
    from app.core.ids import SeatId

PlateKind = Literal["count", "label", "lit", "turn", "drop", "hint", "warning", "good"]
""""label": a name on the mat; "lit": the same while its zone is lit up."""
NAMES: tuple[PlateKind, ...] = ("label", "lit")
RingKind = Literal[
    "selected",
    "aside",
    "focus",
    "target",
    "hover",
    "offered",
    "picked",
    "task",
    "asked",
    "planned",
    "sketched",
    "foreseen",
]
""""aside": selected, while a key would act on something else. "planned": a row of the plan that is
pointed at is about it; "sketched" and "foreseen" frame cards that are not there."""
SignKind = Literal["tick", "task"]
KEPT = 400
SIGNS: dict[SignKind, tuple[tuple[float, float], ...]] = {
    "tick": ((-0.45, 0.0), (-0.1, 0.4), (0.5, -0.4)),
    "task": ((0.0, -0.5), (0.0, 0.45), (-0.4, 0.05), (0.0, 0.45), (0.4, 0.05)),
}
"""How the pen goes that writes a sign, from its middle, in shares of its radius."""


class Plates:
    """Keeps the signs for one theme. Sizes are device pixels."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._made: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()

    def forget(self) -> None:
        """Paint all of them anew when they are next wanted: there is another theme."""
        self._made.clear()

    def plate(self, text: str, kind: PlateKind, pixels: int) -> QPixmap:
        """Return `text` on a plate, in letters `pixels` high."""
        key = (text, kind, pixels)
        held = self._made.get(key)
        if held is None:
            held = self._keep(key, self._paint_plate(text, kind, pixels))
        return held

    def of_seat(
        self, text: str, seat: SeatId | None, pixels: int, kind: PlateKind | None = None
    ) -> QPixmap:
        """Return `text` behind the disc of a seat; without a `kind` on the colour of the seat."""
        key = (text, kind, pixels, seat, "seat")
        held = self._made.get(key)
        if held is None:
            held = self._keep(key, self._paint_of_seat(text, seat, pixels, kind))
        return held

    def sealed(self, plate: QPixmap, seal: SealSign, pixels: int) -> QPixmap:
        """Return a plate of a seat with the envelope of its plan beside it."""
        key = (plate.cacheKey(), seal, pixels)
        held = self._made.get(key)
        if held is None:
            held = self._keep(key, self._paint_sealed(plate, seal, pixels))
        return held

    def played(self, plate: QPixmap, pixels: int, *, thinking: bool) -> QPixmap:
        """Return a plate of a seat with the sign beside it that a computer plays it.

        While that computer is `thinking` the sign is gold on a filled ground.
        """
        key = (plate.cacheKey(), "computer", thinking, pixels)
        held = self._made.get(key)
        if held is None:
            held = self._keep(key, self._paint_played(plate, pixels, thinking=thinking))
        return held

    def chanced(self, plate: QPixmap, pixels: int) -> QPixmap:
        """Return a plate of a seat with the sign beside it that it has the chance to respond."""
        key = (plate.cacheKey(), "chance", pixels)
        held = self._made.get(key)
        if held is None:
            held = self._keep(key, self._paint_signed(plate, "chance", pixels, lit=True))
        return held

    def _paint_played(self, plate: QPixmap, pixels: int, *, thinking: bool) -> QPixmap:
        return self._paint_signed(plate, "computer", pixels, lit=thinking)

    def _paint_signed(self, plate: QPixmap, name: str, pixels: int, *, lit: bool) -> QPixmap:
        look, edge = self._look.palette, plate_edge(pixels)
        side = plate.height() - 2 * edge
        pixmap = _clear(plate.width() + side, plate.height())
        painter = _smooth(pixmap)
        painter.drawPixmap(0, 0, plate)
        box = QRectF(plate.width() - edge / 2, edge, side, side)
        ground, ink = (look.gold, look.gold_text) if lit else (look.badge, look.badge_text)
        painter.setPen(QPen(QColor(look.gold), max(1.0, side * 0.05)))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, side * 0.22, side * 0.22)
        inner = round(side * 0.78)
        corner = box.center() - QPointF(inner / 2, inner / 2)
        painter.drawImage(corner, paint_icon(name, inner, ink))
        painter.end()
        return pixmap

    def _paint_sealed(self, plate: QPixmap, seal: SealSign, pixels: int) -> QPixmap:
        wide, high = envelope_size(pixels)
        edge = plate_edge(pixels)
        pixmap = _clear(plate.width() + round(wide) + edge, plate.height())
        painter = _smooth(pixmap)
        painter.drawPixmap(0, 0, plate)
        box = QRectF(plate.width() - edge / 2, (plate.height() - high) / 2, wide, high)
        paint_envelope(painter, box, seal, self._look.palette)
        painter.end()
        return pixmap

    def size(self, text: str, kind: PlateKind, pixels: int) -> QSize:
        """Return the size of a plate without painting it."""
        width = text_width(text, pixels, bold=self._is_bold(kind)) + pixels * 1.6
        edge, height = plate_edge(pixels), round(pixels * 1.5)
        return QSize(round(max(width, height)) + 2 * edge, height + 2 * edge)

    def _is_bold(self, kind: PlateKind) -> bool:
        """Names are many and stand back; the contrast theme spares no weight."""
        return kind not in (*NAMES, "hint") or self._look.palette.plain

    def ring(self, kind: RingKind, width: int, height: int) -> QPixmap:
        """Return the outline of a card `width` by `height`; it reaches `ring_reach` over it."""
        key = (kind, width, height)
        held = self._made.get(key)
        if held is None:
            held = self._keep(key, self._paint_ring(kind, width, height))
        return held

    def _keep(self, key: tuple[object, ...], pixmap: QPixmap) -> QPixmap:
        self._made[key] = pixmap
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
        return pixmap

    def _colours(self, kind: PlateKind) -> tuple[str, str, str]:
        look = self._look.palette
        return {
            "count": (look.badge, look.badge_text, look.gold),
            "label": (look.zone_label, look.mat_muted, look.zone_line),
            "lit": (look.zone_label, look.mat_text, look.zone_line),
            "turn": (look.gold, look.gold_text, with_alpha(look.bar, 0.6)),
            "drop": (look.bar, look.bar_text, look.drop),
            "hint": (look.bar, look.bar_text, look.bar),
            "warning": (look.vermilion, look.vermilion_text, look.bar),
            "good": (look.matcha, look.matcha_text, look.bar),
        }[kind]

    def _paint_plate(self, text: str, kind: PlateKind, pixels: int) -> QPixmap:
        size = self.size(text, kind, pixels)
        pixmap = _clear(size.width(), size.height())
        painter = _smooth(pixmap)
        centre = QPointF(pixmap.width() / 2, pixmap.height() / 2)
        self._write_plate(painter, centre, text, pixels, kind)
        painter.end()
        return pixmap

    def _write_plate(
        self, painter: QPainter, centre: QPointF, text: str, pixels: int, kind: PlateKind
    ) -> None:
        """Write on a plate; names lie on the bare mat, but in a theme that is `plain`."""
        colours, bold, name = self._colours(kind), self._is_bold(kind), kind in NAMES
        if name and not self._look.palette.plain:
            write_centred(painter, centre, text, pixels, colours[1], bold=bold)
        else:
            pill(painter, centre, text, pixels, colours, square=name, bold=bold)

    def _paint_of_seat(
        self, text: str, seat: SeatId | None, pixels: int, kind: PlateKind | None
    ) -> QPixmap:
        usual: PlateKind = kind or "count"
        size = self.size(text, usual, pixels)
        disc = 0 if seat is None or seat < 0 else size.height() - 2 * plate_edge(pixels)
        pixmap = _clear(size.width() + disc, size.height())
        painter = _smooth(pixmap)
        middle = size.height() / 2
        centre = QPointF(disc + size.width() / 2, middle)
        if kind:
            self._write_plate(painter, centre, text, pixels, kind)
        else:
            pill(painter, centre, text, pixels, (seat_colour(seat), SEAT_TEXT, SEAT_TEXT))
        if disc:
            paint_disc(painter, QPointF(plate_edge(pixels) + disc / 2, middle), disc, seat)
        painter.end()
        return pixmap

    def _paint_ring(self, kind: RingKind, width: int, height: int) -> QPixmap:
        reach = self.ring_reach(width)
        pixmap = _clear(width + 2 * reach, height + 2 * reach)
        painter = _smooth(pixmap)
        card = QRectF(reach, reach, width, height)
        thick = max(2.0, width * 0.04) * self._look.palette.heavy
        radius = max(2.0, width * 0.055)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        look = self._look.palette
        if kind == "focus":
            box = card.adjusted(-thick * 1.9, -thick * 1.9, thick * 1.9, thick * 1.9)
            _stroke(painter, box, radius + thick * 1.9, look.bar, thick * 1.5)
            _stroke(
                painter, box, radius + thick * 1.9, look.gold, thick * 0.8, Qt.PenStyle.DashLine
            )
        elif kind == "hover":
            # Fine and standing a little off: it says which card, and is no state of it.
            fine = max(1.0, width * 0.014)
            off = thick * 0.9
            box = card.adjusted(-off, -off, off, off)
            _stroke(painter, box, radius + off, with_alpha(look.bar, 0.55), fine * 2.6)
            _stroke(painter, box, radius + off, look.mat_text, fine)
        elif kind == "aside":
            fine = max(1.0, thick * 0.5)
            box = card.adjusted(-fine, -fine, fine, fine)
            _stroke(painter, box, radius + fine, with_alpha(look.bar, 0.55), fine * 2.4)
            _stroke(painter, box, radius + fine, look.gold, fine, Qt.PenStyle.DashLine)
        elif kind == "target":
            _stroke(painter, card, radius, look.bar, thick * 2)
            _stroke(painter, card, radius, look.drop, thick * 1.3)
        elif kind == "offered":
            box = card.adjusted(-thick * 0.9, -thick * 0.9, thick * 0.9, thick * 0.9)
            _stroke(painter, box, radius + thick * 0.9, with_alpha(look.bar, 0.6), thick * 1.9)
            _stroke(
                painter, box, radius + thick * 0.9, look.drop, thick * 0.9, Qt.PenStyle.DashLine
            )
        elif kind in ("sketched", "foreseen"):
            colour = look.gold if kind == "sketched" else look.arrow_rule
            _stroke(painter, card, radius, with_alpha(look.bar, 0.7), thick * 1.7)
            _stroke(painter, card, radius, colour, thick, Qt.PenStyle.DashLine)
        else:
            # It lies behind the card, so that badges at the card's edge stay whole.
            colour = look.drop if kind == "picked" else look.gold
            box = card.adjusted(-thick * 0.5, -thick * 0.5, thick * 0.5, thick * 0.5)
            _stroke(painter, box, radius + thick / 2, with_alpha(look.bar, 0.6), thick * 2.2)
            _stroke(painter, box, radius + thick / 2, colour, thick * 1.4)
        painter.end()
        return pixmap

    def ring_reach(self, width: int) -> int:
        """Return how many pixels a ring reaches over a card `width` pixels wide."""
        return round(max(2.0, width * 0.04) * 3.2 * self._look.palette.heavy)

    def sign(self, kind: SignKind, width: int) -> QPixmap:
        """Return a small sign for a card `width` wide: what its ring says, without colours.

        A tick for what is chosen, an arrow down for what somebody has to do something about.
        """
        key = (kind, width)
        held = self._made.get(key)
        if held is None:
            held = self._keep(key, self._paint_sign(kind, width))
        return held

    def _paint_sign(self, kind: SignKind, width: int) -> QPixmap:
        radius = max(5.0, width * 0.1)
        side = round(radius * 2.4)
        pixmap = _clear(side, side)
        painter = _smooth(pixmap)
        centre = QPointF(side / 2, side / 2)
        painter.setPen(QPen(QColor(self._look.palette.bar), max(1.0, radius * 0.16)))
        painter.setBrush(QColor(self._look.palette.gold))
        painter.drawEllipse(centre, radius, radius)
        way = SIGNS[kind]
        path = QPainterPath(centre + QPointF(way[0][0] * radius, way[0][1] * radius))
        for x, y in way[1:]:
            path.lineTo(centre + QPointF(x * radius, y * radius))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(self._look.palette.gold_text), max(1.5, radius * 0.28))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)
        painter.end()
        return pixmap


def plate_edge(pixels: float) -> int:
    """Return the clear pixels around a plate with letters `pixels` high."""
    return round(pixels * 0.3) + 1


def _clear(width: int, height: int) -> QPixmap:
    pixmap = QPixmap(max(1, width), max(1, height))
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _smooth(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    return painter


def _stroke(
    painter: QPainter,
    box: QRectF,
    radius: float,
    colour: str,
    width: float,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    painter.setPen(QPen(QColor(colour), width, style))
    painter.drawRoundedRect(box, radius, radius)

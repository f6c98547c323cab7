"""Paints what lies on a card in play, at the places of `BadgeLayout`."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from app.cards.face import Sign
from app.core.data.value import value
from app.core.text.words import Language
from app.ui.look.faces.badge_layout import LARGEST, TAG, BadgeLayout
from app.ui.look.faces.badge_places import Placed
from app.ui.look.faces.badges import NO_BADGES, Badges
from app.ui.look.fonts import text_width
from app.ui.look.palette import LIGHT, Palette
from app.ui.look.seat_colours import paint_disc
from app.ui.look.strokes import fill, outline, pill, ringed_pip, write_centred, write_fitted
from app.ui.look.tints import CREAM, INK, tint


def paint_badges(
    painter: QPainter,
    card: QRectF,
    badges: Badges,
    language: Language,
    *,
    turn: int = 0,
    palette: Palette = LIGHT,
    text: float = 1.0,
    said: tuple[QRectF, ...] = (),
) -> None:
    """Paint `badges` on the card lying at `card`; some reach a little over its edge.

    `turn` is the angle in degrees by which the board will turn the finished picture; `text` is
    the text scale (1.0 to 3.0), which badges follow as far as the card has room for them. `said`
    is what the face says that had better stay free, its name and its hit points.
    """
    if badges == NO_BADGES:
        return
    layout = BadgeLayout(card, language, turn, palette, min(max(text, 1.0), LARGEST), said)
    _Brush(painter, layout).paint(badges)


@value
class _Brush:
    painter: QPainter
    layout: BadgeLayout

    def paint(self, badges: Badges) -> None:
        """Paint from the back to the front: what matters most lies on top."""
        if badges.tool:
            self._tool(badges.tool, noted=badges.notes > 0)
        if badges.notes:
            self._notes(badges.notes)
        self._energy(badges.pips)
        for placed in reversed(self.layout.pills(badges)):
            self._pill(placed)
        if badges.owner is not None:
            self._owner(badges.owner)

    def _owner(self, seat: int) -> None:
        """Paint the disc of the seat whose card this is."""
        disc = self.layout.disc()
        self._upright(self.layout.at(*disc.centre))
        paint_disc(self.painter, QPointF(), disc.high, seat)
        self.painter.restore()

    def _upright(self, centre: QPointF) -> None:
        """Move the origin to `centre` and turn against the board; the caller restores."""
        self.painter.save()
        self.painter.translate(centre)
        self.painter.rotate(-self.layout.turn)

    def _pill(self, placed: Placed) -> None:
        shown = placed.pill
        self._upright(self.layout.at(*placed.box.centre))
        pill(
            self.painter,
            QPointF(),
            shown.text,
            placed.pixels,
            shown.colours,
            room=shown.room,
            square=shown.square,
        )
        self.painter.restore()

    def _energy(self, signs: tuple[Sign, ...]) -> None:
        for pip in self.layout.pips(signs):
            diameter = pip.box.high
            # On a card that stands on its head the number is still on the side of its middle.
            side = -1.0 if self.layout.turn % 360 == 180 else 1.0
            self._upright(self.layout.at(pip.box.x + diameter / 2, pip.box.y + diameter / 2))
            if pip.number > 1:
                tag = QRectF(0, -diameter * 0.42, diameter * (TAG - 0.5) * side, diameter * 0.84)
                fill(self.painter, tag.normalized(), diameter * 0.42, tint(pip.sign).deep)
                middle = QPointF(diameter * 0.88 * side, 0)
                number = str(pip.number)
                write_centred(self.painter, middle, number, diameter * 0.62, "#ffffff")
            ringed_pip(self.painter, QPointF(), diameter, pip.sign, self.layout.language)
            self.painter.restore()

    def _tool(self, name: str, *, noted: bool) -> None:
        """Tuck a paper tab with the Tool's name under the card's upper edge."""
        tab = self.layout.tab(noted=noted)
        height = tab.height() / 0.92
        fill(self.painter, tab, height * 0.22, CREAM)
        outline(self.painter, tab, height * 0.22, "#8d7a52", max(0.6, self.layout.of(0.008)))
        pixels = height / 1.5
        room = tab.width() * 0.92
        start = -min(room, text_width(name, pixels, bold=True)) / 2
        self.painter.save()
        self.painter.translate(tab.center())
        if not self.layout.lies_wide:  # on a card lying wide the name can only run along the edge
            self.painter.rotate(-self.layout.turn)
        at = QPointF(start, 0.37 * round(pixels))
        write_fitted(self.painter, at, name, room, (pixels, pixels * 0.85), colour=INK, bold=True)
        self.painter.restore()

    def _notes(self, notes: int) -> None:
        """Pin a sheet to the card; more than one note shows how many."""
        box = self.layout.sheet()
        side = box.width()
        sheet = QPolygonF(
            [
                box.topRight() + QPointF(-across, down) * side
                for across, down in ((0, 0), (1, 0), (1, 0.6), (0.6, 1), (0, 1))
            ]
        )
        self.painter.setPen(QColor("#7d6626"))
        self.painter.setBrush(QColor("#f6dd86"))
        self.painter.drawPolygon(sheet)
        text = str(notes) if notes > 1 else "✎"
        self._upright(box.topRight() + QPointF(-side * 0.46, side * 0.46))
        write_centred(self.painter, QPointF(), text, side * 0.66, "#3a2f10")
        self.painter.restore()

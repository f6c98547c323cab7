"""Paints what lies on a card in play, at the places of `BadgeLayout`."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from app.core.data.value import value
from app.core.text.words import Language
from app.ui.look.faces.marks.badge_layout import LARGEST, BadgeLayout
from app.ui.look.faces.marks.badge_places import NO_PLACES, MarkPlaces, Placed
from app.ui.look.faces.marks.badges import NO_BADGES, Badges
from app.ui.look.palette import LIGHT, Palette
from app.ui.look.seat_colours import paint_disc
from app.ui.look.strokes import pill, write_centred


def paint_badges(
    painter: QPainter,
    card: QRectF,
    badges: Badges,
    language: Language,
    *,
    turn: int = 0,
    palette: Palette = LIGHT,
    text: float = 1.0,
    places: MarkPlaces = NO_PLACES,
) -> None:
    """Paint `badges` on the card lying at `card`; some reach a little over its edge.

    `turn` is the angle in degrees by which the board will turn the finished picture; `text` is
    the text scale (1.0 to 3.0), which badges follow as far as the card has room for them.
    `places` is what the face says that stays free, and where it says nothing.
    """
    if badges == NO_BADGES:
        return
    layout = BadgeLayout(card, language, turn, palette, min(max(text, 1.0), LARGEST), places)
    _Brush(painter, layout).paint(badges)


@value
class _Brush:
    painter: QPainter
    layout: BadgeLayout

    def paint(self, badges: Badges) -> None:
        """Paint from the back to the front: what matters most lies on top."""
        if badges.notes:
            self._notes(badges.notes)
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
            tight=shown.tight,
        )
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

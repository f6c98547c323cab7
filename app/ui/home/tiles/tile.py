"""What every button of the home screen is: a sheet of washi that lies there and can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from app.ui.app.trouble import steady_paint
from app.ui.home.focus_stop import Stop
from app.ui.home.tiles.sheet_paint import RADIUS, paint_edge, paint_shadow
from app.ui.look.colour import mix
from app.ui.look.fonts import text_width
from app.ui.look.look import Look
from app.ui.look.strokes import fill, outline, write_centred

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


EDGE = 0.85
"""Room around the sheet for its shadow and for the ring of the focus, in letters."""
RISE_TIME = 110
"""Milliseconds in which a sheet rises under the pointer."""


class Tile(Stop):
    """A sheet with a soft shadow. It rises under the pointer and wears a gold ring in the focus."""

    primary = False
    """Whether it is the one thing to do here: vermilion instead of paper."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.animations = True
        self._risen = 0.0
        self._rise: QVariantAnimation | None = None

    # -- size and place -----------------------------------------------------------------------

    def height_for(self, width: float) -> float:
        """Return the height of the sheet at a width; lays out what is written on it."""
        raise NotImplementedError

    @property
    def edge(self) -> int:
        """Pixels around the sheet."""
        return round(self.unit * EDGE)

    @property
    def sheet(self) -> QRectF:
        """Where the sheet lies in the widget."""
        edge = self.edge
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def put(self, x: float, y: float, width: float, height: float) -> None:
        """Lay the sheet there, in its parent's coordinates."""
        self.height_for(width)
        edge = self.edge
        place = QRect(round(x), round(y), round(width), round(height))
        self.setGeometry(place.adjusted(-edge, -edge, edge, edge))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size the sheet has; where it lies is decided by its parent."""
        return self.size()

    def hitButton(self, at: QPoint) -> bool:
        """Whether the sheet itself is hit, not its shadow."""
        return self.sheet.contains(QPointF(at))

    # -- the pointer ----------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Rise under the pointer and sink again."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self._rise_to(1.0 if event.type() == QEvent.Type.HoverEnter else 0.0)
        return super().event(event)

    def _rise_to(self, goal: float) -> None:
        if not self.animations or not self.isVisible():
            self._set_risen(goal)
            return
        if self._rise is None:
            self._rise = QVariantAnimation(self)
            self._rise.setDuration(RISE_TIME)
            self._rise.valueChanged.connect(self._set_risen)
        self._rise.stop()
        self._rise.setStartValue(self._risen)
        self._rise.setEndValue(goal)
        self._rise.start()

    def _set_risen(self, risen: float) -> None:
        self._risen = risen
        self.update()

    # -- looks --------------------------------------------------------------------------------

    @property
    def paper(self) -> str:
        """The colour of the sheet."""
        colour = self.look.palette.vermilion if self.primary else self.look.palette.panel_raised
        if self.isDown():
            return mix(colour, "#000000", 0.1)
        return colour

    @property
    def ink(self) -> str:
        """The colour of what matters most on it."""
        return self.look.palette.vermilion_text if self.primary else self.look.palette.text

    @property
    def pale_ink(self) -> str:
        """The colour of lesser words on it."""
        return self.look.palette.vermilion_text if self.primary else self.look.palette.muted

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sheet, and what is on it."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        unit = self.unit
        sheet, radius = self.sheet, RADIUS * unit
        raised = 0.0 if self.isDown() else self._risen
        paint_shadow(painter, sheet, unit, self.look.palette, raised)
        sheet = sheet.translated(0, -0.16 * unit * raised)
        fill(painter, sheet, radius, self.paper)
        self._line(painter, sheet, radius, self._risen)
        painter.save()
        self.paint_sheet(painter, sheet)
        painter.restore()
        if self.hasFocus():
            thick = max(2.0, unit * 0.19)
            off = thick * 0.5 + unit * 0.12
            ring = sheet.adjusted(-off, -off, off, off)
            outline(painter, ring, radius + off, self.look.palette.focus, thick)
        painter.end()

    def _line(self, painter: QPainter, sheet: QRectF, radius: float, raised: float) -> None:
        """Draw the sheet's edge; a vermilion one needs none where the theme has shades."""
        if self.look.palette.plain or not (self.primary or self.isChecked()):
            paint_edge(painter, sheet, self.unit, self.look.palette, self.paper, raised)
        if self.isChecked():
            self._mark(painter, sheet, radius)

    def _mark(self, painter: QPainter, sheet: QRectF, radius: float) -> None:
        """Mark the sheet that is open: by a thick line, and a tip that points to what it opens."""
        thick = max(2.0, self.unit * 0.16)
        box = sheet.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        outline(painter, box, radius, self.look.palette.focus, thick)
        middle, reach = QPointF(sheet.right(), sheet.center().y()), self.unit * 0.55
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.look.palette.focus))
        up, along = QPointF(0, -reach), QPointF(reach, 0)
        painter.drawPolygon([middle + up, middle + along, middle - up])

    def paint_sheet(self, painter: QPainter, sheet: QRectF) -> None:
        """Paint what is written on the sheet."""
        raise NotImplementedError


def key_width(text: str, unit: float) -> float:
    """Return how wide the plate of a key is."""
    pixels = unit * 0.86
    return max(unit * 1.5, text_width(text, pixels, bold=True) + unit * 0.8)


def paint_key(
    painter: QPainter, right: QPointF, text: str, unit: float, colours: tuple[str, str, str]
) -> None:
    """Paint the plate of a key, its right edge's middle at `right`: ground, letters, line."""
    width, height = key_width(text, unit), unit * 1.5
    rect = QRectF(right.x() - width, right.y() - height / 2, width, height)
    radius = unit * 0.3
    fill(painter, rect, radius, colours[0])
    hair = max(1.0, unit * 0.07)
    edge = rect.adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2)
    outline(painter, edge, radius, colours[2], hair)
    write_centred(painter, rect.center(), text, unit * 0.86, colours[1])


def icon_square(painter: QPainter, rect: QRectF, unit: float, ground: str) -> None:
    """Paint the rounded square that a sign stands on."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, unit * 0.6, unit * 0.6)

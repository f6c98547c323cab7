"""Words that can be pressed: the languages and the small ways on at the foot of the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from app.ui.app.trouble import steady_paint
from app.ui.home.focus_stop import Stop
from app.ui.look.fonts import text_width
from app.ui.look.strokes import fill, outline, write

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

PAD = 0.4
HEIGHT = 2.2
"""Room to the left and right of the words, and the height, in letters of plain text."""


class Link(Stop):
    """One of them. Checked, it is underlined in vermilion: the language that is spoken."""

    def say(self, words: str) -> None:
        """Write other words."""
        self.setText(words)
        self.setAccessibleName(words)
        self.update()

    @property
    def pad(self) -> float:
        """Room to the left and right of the words."""
        return PAD * self.unit

    def sizeHint(self) -> QSize:
        """Return the size of the words with the room for the ring of the focus."""
        unit = self.unit
        width = text_width(self.text(), unit, bold=self.isChecked()) + 2 * self.pad
        return QSize(round(width) + 1, round(unit * HEIGHT))

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, colours = self.unit, self.look.palette
        rect = QRectF(self.rect())
        on = self.isChecked()
        colour = colours.text if on or self.underMouse() else colours.muted
        base = QPointF(self.pad, rect.center().y() + 0.365 * unit)
        write(painter, base, self.text(), unit, colour, bold=on)
        wide = text_width(self.text(), unit, bold=on)
        if on or self.underMouse():
            line = QRectF(base.x(), base.y() + unit * 0.32, wide, max(1.5, unit * 0.13))
            fill(painter, line, 0, colours.vermilion if on else colours.muted)
        if self.hasFocus():
            thick = max(1.5, unit * 0.14)
            ring = rect.adjusted(thick, thick, -thick, -thick)
            outline(painter, ring, unit * 0.4, colours.focus, thick)
        painter.end()

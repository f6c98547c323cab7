"""What the signs of a plot mean, each drawn beside its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from app.core.text.wording import series
from app.ui.app.trouble import steady_paint
from app.ui.decks.odds.plot_ink import ink_of
from app.ui.home.focus_stop import unit_of
from app.ui.look.fonts import text_width
from app.ui.look.look import Look
from app.ui.look.strokes import fill, write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from app.core.text.words import Words

Sign = Literal["bar", "first", "second", "tried", "played"]
_SIGN = 2.1
"""Room of a sign with its gap, in letters."""
_BETWEEN = 1.3
_LINE = 1.55
_SHARE = 0.9
"""Size of the words, in letters."""


class Key(QWidget):
    """The signs in a row, or in as many rows as the width asks for."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.entries: tuple[tuple[Sign, str], ...] = ()
        look.changed.connect(self.update)

    def say(self, entries: Sequence[tuple[Sign, Words]]) -> None:
        """Explain other signs."""
        language = self.look.language
        self.entries = tuple((sign, words.in_(language)) for sign, words in entries)
        self.setAccessibleName(series([words for _, words in entries]).in_(language))
        self.updateGeometry()
        self.update()

    def _places(self, width: float) -> list[tuple[QPointF, Sign, str]]:
        """Return where each sign stands at a width."""
        unit = unit_of(self)
        x, y, found = 0.0, 0.0, []
        for sign, words in self.entries:
            wide = _SIGN * unit + text_width(words, unit * _SHARE)
            if x and x + wide > width:
                x, y = 0.0, y + _LINE * unit
            found.append((QPointF(x, y), sign, words))
            x += wide + _BETWEEN * unit
        return found

    def hasHeightForWidth(self) -> bool:
        """Return True."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        places = self._places(width)
        return round((places[-1][0].y() if places else 0.0) + _LINE * unit_of(self)) + 1

    def sizeHint(self) -> QSize:
        """Return the size in one row."""
        unit = unit_of(self)
        wide = sum(
            (_SIGN + _BETWEEN) * unit + text_width(words, unit * _SHARE)
            for _, words in self.entries
        )
        return QSize(round(wide) + 1, round(_LINE * unit) + 1)

    def minimumSizeHint(self) -> QSize:
        """Return the size of the longest entry."""
        unit = unit_of(self)
        words = (text_width(words, unit * _SHARE) for _, words in self.entries)
        return QSize(round(max(words, default=0.0) + _SIGN * unit) + 1, round(_LINE * unit) + 1)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint signs and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = unit_of(self)
        for at, sign, words in self._places(self.width()):
            middle = at + QPointF(unit * 0.8, unit * _LINE / 2)
            self._sign(painter, middle, sign, unit)
            base = QPointF(at.x() + _SIGN * unit, middle.y() + unit * _SHARE * 0.365)
            write(painter, base, words, unit * _SHARE, self.look.palette.muted)
        painter.end()

    def _sign(self, painter: QPainter, middle: QPointF, sign: Sign, unit: float) -> None:
        inks, ground = ink_of(self.look.palette), self.look.palette.panel_raised
        ink = inks["exact" if sign in ("bar", "first", "second") else sign]
        if sign == "bar":
            box = QRectF(middle.x() - unit * 0.38, middle.y() - unit * 0.5, unit * 0.76, unit)
            fill(painter, box, unit * 0.08, ink)
            return
        pen = QPen(QColor(ink), max(1.5, unit * 0.15))
        reach = unit * 0.36
        if sign in ("first", "second"):
            dashed = Qt.PenStyle.DashLine if sign == "second" else Qt.PenStyle.SolidLine
            painter.setPen(QPen(QColor(ink), max(1.5, unit * 0.15), dashed))
            across = QPointF(unit * 0.8, 0)
            painter.drawLine(middle - across, middle + across)
        painter.setPen(pen)
        painter.setBrush(QColor(ink if sign in ("first", "played") else ground))
        if sign == "second":
            painter.drawRect(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach))
        elif sign == "played":
            up, along = QPointF(0, reach * 1.2), QPointF(reach, 0)
            painter.drawPolygon(
                QPolygonF([middle - up, middle + along, middle + up, middle - along])
            )
        else:
            if sign == "tried":
                whisker = QPointF(0, unit * 0.66)
                painter.drawLine(middle - whisker, middle + whisker)
            painter.drawEllipse(middle, reach, reach)

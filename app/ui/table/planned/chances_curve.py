"""A seat's chances from turn to turn, as a line over the half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.session.computer.game_review import ReviewedTurn, turning_point
from app.ui.look.fonts import card_font

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from app.ui.look.look import Look

HIGH, LOW = 8.0, 4.0
"""Lines of text that it is high, and where there is little room."""
LEFT, BELOW, EDGE = 2.2, 1.3, 0.6
"""Room for the figures, in lines of text."""
FIGURES = 0.64
"""Their size, in lines of text."""
_MARKS = (0.0, 0.5, 1.0)


class ChancesCurve(QWidget):
    """One line; the turn in which the win changed hands is drawn thick. It only shows.

    The list below it says the same in figures, and takes the keyboard.
    """

    chosen = Signal(int)
    """A turn was clicked, by its number."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._turns: tuple[ReviewedTurn, ...] = ()
        self._number = 1
        self._pointed: int | None = None
        look.changed.connect(self.update)

    def show_turns(self, turns: Sequence[ReviewedTurn], number: int) -> None:
        """Show the judged turns of a game of `number` turns."""
        self._turns, self._number = tuple(turns), max(1, number)
        self.update()

    def point_at(self, number: int | None) -> None:
        """Point out a turn, or none."""
        self._pointed = number
        self.update()

    def be_high(self, most: float) -> None:
        """Be as high as is good to read, or `most` pixels where that is less."""
        unit = self.fontMetrics().height()
        self.setFixedHeight(round(max(unit * LOW, min(unit * HIGH, most))))

    def _field(self) -> QRectF:
        unit = self.fontMetrics().height()
        return QRectF(self.rect()).adjusted(unit * LEFT, unit * EDGE, -unit * EDGE, -unit * BELOW)

    def _at(self, place: float, share: float) -> QPointF:
        """Return where chances stand at the beginning of a turn, counted from 0."""
        field = self._field()
        return QPointF(
            field.left() + field.width() * place / self._number,
            field.bottom() - field.height() * share,
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the turn that is clicked."""
        field = self._field()
        at = int((event.position().x() - field.left()) / field.width() * self._number)
        if 0 <= at < len(self._turns):
            self.chosen.emit(self._turns[at].number)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the grid, the line, and the turn that counted most."""
        painter, p = QPainter(self), self.look.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, field = self.fontMetrics().height(), self._field()
        painter.fillRect(field, QColor(p.panel_raised))
        painter.setFont(card_font(unit * FIGURES))
        for share in _MARKS:
            left, right = self._at(0, share), self._at(self._number, share)
            painter.setPen(QPen(QColor(p.panel_line), 1.0 if share != 0.5 else 1.6))
            painter.drawLine(left, right)
            painter.setPen(QColor(p.muted))
            box = QRectF(0, left.y() - unit / 2, unit * (LEFT - 0.3), unit)
            right_middle = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, right_middle, str(round(100 * share)))
        self._paint_pointed(painter)
        self._paint_numbers(painter, unit)
        self._paint_line(painter)
        painter.end()

    def _paint_pointed(self, painter: QPainter) -> None:
        for at, turn in enumerate(self._turns):
            if turn.number == self._pointed:
                column = QRectF(self._at(at, 1.0), self._at(at + 1, 0.0))
                painter.fillRect(column, QColor(self.look.palette.choice))

    def _paint_numbers(self, painter: QPainter, unit: float) -> None:
        """Write the numbers of turns below, as many as there is room for."""
        wide = self._field().width() / self._number
        every = max(1, round(unit * 1.6 / max(wide, 1.0)))
        painter.setPen(QColor(self.look.palette.muted))
        for at, turn in enumerate(self._turns):
            if at % every == 0:
                corner = self._at(at, 0.0)
                box = QRectF(corner.x(), corner.y() + unit * 0.15, wide * every, unit)
                sides = Qt.AlignmentFlag.AlignHCenter if every == 1 else Qt.AlignmentFlag.AlignLeft
                painter.drawText(box, sides | Qt.AlignmentFlag.AlignTop, str(turn.number))

    def _paint_line(self, painter: QPainter) -> None:
        p, point = self.look.palette, turning_point(self._turns)
        for at, turn in enumerate(self._turns):
            begin = self._at(at, turn.judged.stood)
            painter.setBrush(QColor(p.text))
            if turn.after is not None:
                thick = turn is point and len(self._turns) == self._number
                ink = QColor(p.vermilion if thick else p.text)
                painter.setPen(QPen(ink, (4.0 if thick else 2.0) * p.heavy))
                painter.drawLine(begin, self._at(at + 1, turn.after))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(begin, 3.0 * p.heavy, 3.0 * p.heavy)

"""Paints a row of the outline: its name in bold, the rest after it, broken into lines.

Qt's own tree cuts a long sentence off; here nothing is, however large the text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.ui.app.trouble import steady_cell
from app.ui.look.crest_icon import card_sign
from app.ui.look.look import Look
from app.ui.look.seat_colours import paint_disc
from app.ui.look.style.style_controls import TARGET
from app.ui.outline.outline_model import CARRIED, FACE, KIND, NAME_LENGTH, SEAT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTreeView

    from app.ui.outline.outline_model import Index

KEPT = 500
"""Heights that are kept."""
NARROWEST = 80
"""Pixels a row is given at the least, however deep it stands."""

SIGN = 0.9
"""The width of a card's sign, as a share of a line; a crest is a little wider."""


class RowDelegate(QStyledItemDelegate):
    """Lays sentences out in the width of their view."""

    def __init__(self, look: Look, view: QTreeView) -> None:
        super().__init__(view)
        self.look = look
        self._view = view
        self._heights: dict[tuple[str, int, int], int] = {}

    def forget(self) -> None:
        """Measure anew: width or font are others."""
        self._heights.clear()

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the width there is, and the height its sentence takes."""
        width = self._room(index)
        text, length = index.data(), index.data(NAME_LENGTH)
        key = (text, length, width)
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) >= KEPT:
                self._heights.clear()
            layout = self._layout(text, length, width, self._view.font())
            height = max(TARGET, round(layout.boundingRect().height() + 2 * self._pad))
            self._heights[key] = height
        return QSize(width, height)

    @steady_cell
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row, with a frame where the keyboard stands."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, colours = QRectF(option.rect), self.look.palette
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.fillRect(rect, QColor(colours.choice))
        font = QFont(self._view.font())
        font.setItalic(bool(index.data(CARRIED)))
        layout = self._layout(index.data(), index.data(NAME_LENGTH), self._room(index), font)
        ink = colours.choice_text if selected else colours.text
        if not selected and index.data(KIND) in ("zone", "table"):
            ink = colours.muted
        painter.setPen(QColor(ink))
        left = rect.left() + self._side
        if self._paint_lead(painter, QPointF(left, rect.top() + self._pad), index):
            left += self._lead + self._side
            painter.setPen(QColor(ink))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        layout.draw(painter, QPointF(left, rect.top() + self._pad))
        if index.data(CARRIED):
            painter.setPen(QPen(QColor(ink), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(3, 3, -4, -4), 3, 3)
        if option.state & QStyle.StateFlag.State_HasFocus:
            ring = colours.choice_text if selected else colours.focus
            painter.setPen(QPen(QColor(ring), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -2, -2), 4, 4)
        painter.restore()

    @property
    def _pad(self) -> float:
        return self._view.fontMetrics().height() * 0.16

    @property
    def _side(self) -> float:
        """Room at both sides of the words: the frame must not touch them."""
        return max(5.0, self._view.fontMetrics().height() * 0.22)

    @property
    def _lead(self) -> float:
        """How wide a seat's disc or a card's sign is: as high as the line it stands before."""
        return float(self._view.fontMetrics().height())

    def _paint_lead(self, painter: QPainter, corner: QPointF, index: Index) -> bool:
        """Paint what a row is known by before its words; return whether there is anything."""
        middle = corner + QPointF(self._lead, self._lead) / 2
        seat, face = index.data(SEAT), index.data(FACE)
        if seat is not None:
            paint_disc(painter, middle, self._lead, seat)
        elif face is not None:
            card_sign(painter, middle, self._lead * SIGN, face, self.look.language)
        return _leads(index)

    def _room(self, index: Index) -> int:
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        width = self._view.viewport().width() - depth * self._view.indentation()
        if _leads(index):
            width -= round(self._lead + self._side)
        return max(NARROWEST, width)

    def _layout(self, text: str, length: int, width: int, font: QFont) -> QTextLayout:
        layout = QTextLayout(text, font)
        bold = QTextLayout.FormatRange()
        bold.start, bold.length = 0, length
        bold.format = QTextCharFormat()
        bold.format.setFontWeight(QFont.Weight.Bold)
        layout.setFormats([bold])
        wrapping = QTextOption()
        wrapping.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(wrapping)
        layout.beginLayout()
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width - 2 * self._side)
            line.setPosition(QPointF(0, y))
            y += line.height()
        layout.endLayout()
        return layout


def _leads(index: Index) -> bool:
    """Whether a seat's disc or a card's sign stands before the words of a row."""
    return index.data(SEAT) is not None or index.data(FACE) is not None

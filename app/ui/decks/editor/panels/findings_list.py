"""Sentences in a list, each behind its sign: what the check says, what is different, versions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from app.ui.app.trouble import steady_cell
from app.ui.home.focus_stop import unit_of
from app.ui.look.look import Look
from app.ui.look.strokes import fill, outline, write_centred

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ui.decks.editor.panels.pile_rows import Index

SIGN = Qt.ItemDataRole.UserRole
"""What stands before a sentence."""
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_SIGN_ROOM, _PAD, _ABOVE = 1.7, 0.5, 0.36
"""In letters."""


class SentencePainter(QStyledItemDelegate):
    """Paints a sentence; its second line begins below the first word, not below the sign."""

    def __init__(self, view: Findings) -> None:
        super().__init__(view)
        self._view = view

    def _words(self, rect: QRect, index: Index) -> QRect:
        """Return the room of the words."""
        unit = self._view.unit
        sign = _SIGN_ROOM if index.data(SIGN) else _PAD
        pad, above = round(unit * _PAD), round(unit * _ABOVE)
        return rect.adjusted(round(unit * sign), above, -pad, -above)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room of a sentence."""
        wide = self._view.viewport().width()
        room = self._words(QRect(0, 0, wide, 10_000), index)
        words = option.fontMetrics.boundingRect(room, int(_WRAP), index.data())
        return QSize(wide, words.height() + 2 * round(self._view.unit * _ABOVE))

    @steady_cell
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a sentence."""
        view, unit, colours = self._view, self._view.unit, self._view.look.palette
        rect, ink = option.rect, colours.text
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(rect).adjusted(1, 1, -1, -1)
        if option.state & QStyle.StateFlag.State_Selected:
            ink = colours.choice_text
            fill(painter, plate, unit * 0.35, colours.choice)
        if option.state & QStyle.StateFlag.State_HasFocus:
            # Where the choice has the colour of the focus, as in high contrast, the ink tells it.
            ring = ink if colours.choice == colours.focus else colours.focus
            inset = 0.0 if ring == colours.focus else unit * 0.2
            inside = plate.adjusted(inset, inset, -inset, -inset)
            outline(painter, inside, unit * 0.35, ring, max(1.5, unit * 0.15))
        words = self._words(rect, index)
        if index.data(SIGN):
            line = QRectF(rect.left(), words.top(), words.left() - rect.left(), 0)
            line.setHeight(option.fontMetrics.height())
            write_centred(painter, line.center(), index.data(SIGN), unit * 1.05, ink)
        painter.setPen(QColor(ink))
        painter.setFont(view.font())
        painter.drawText(words, int(_WRAP), index.data())
        painter.restore()


class Findings(QListWidget):
    """Sentences, each as high as it needs."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setObjectName("log")
        self.setItemDelegate(SentencePainter(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.viewport().setAutoFillBackground(False)
        self.setMinimumHeight(40)
        look.changed.connect(self.viewport().update)

    @property
    def unit(self) -> float:
        """The height of plain text in pixels."""
        return unit_of(self)

    def add(self, sign: str, sentence: str, tip: str = "") -> QListWidgetItem:
        """Put a sentence at the end; `tip` says what it rests on."""
        item = QListWidgetItem(sentence)
        item.setData(SIGN, sign)
        item.setToolTip(tip)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{sign} {sentence}".strip())
        self.addItem(item)
        return item

    def told(self) -> list[str]:
        """Return the sentences with their signs."""
        held = [self.item(row) for row in range(self.count())]
        return [f"{item.data(SIGN)} {item.text()}".strip() for item in held]

    def show_lines(self, lines: Sequence[tuple[str, str]], tips: Sequence[str] = ()) -> None:
        """Show other sentences, each with its sign."""
        if [f"{sign} {words}".strip() for sign, words in lines] == self.told():
            return
        at, scrolled = self.currentRow(), self.verticalScrollBar().value()
        chosen = self.item(at).text() if at >= 0 else ""
        # The one that is gone leaves its place to no other, but for the keyboard that stands there.
        left = min(at, len(lines) - 1) if self.hasFocus() else -1
        at = next((row for row, (_, words) in enumerate(lines) if words == chosen), left)
        self.blockSignals(True)
        self.clear()
        for place, (sign, words) in enumerate(lines):
            self.add(sign, words, tips[place] if tips else "")
        self.setCurrentRow(at)
        self.blockSignals(False)
        self.verticalScrollBar().setValue(scrolled)

    def sizeHint(self) -> QSize:
        """Ask for little: what is longer is scrolled."""
        return QSize(120, 80)

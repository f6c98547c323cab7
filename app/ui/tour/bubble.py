"""The sheet a hint is written on, and the ring around the place it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRegion,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.core.text.wording import bracketed
from app.core.text.words import Words
from app.ui.app.trouble import steady_paint
from app.ui.look.look import Look
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from app.core.text.words import Language

NEXT = Words("Next", "次へ")
DONE = Words("Done", "終わり")
SKIP = Words("Skip", "スキップ")
SPOKEN = Words("Hint {number} of {count}: {words}", "ヒント{number}／{count}：{words}")
NEXT_KEY, SKIP_KEY = "F12", "Esc"
"""They are written on the buttons: nobody should have to look for a way on, or out. The first is
no action's: a hint may lie beside what is to be done next, which has a key of its own."""
TAIL = 12
"""Pixels around the sheet that the tail to its place may take."""
NEAR = 2 * TAIL
"""Pixels from sheet to place up to which a tail leads over; from further off it would point at
whatever lies between."""
ROUND = 10
MARGINS, FEW_MARGINS = (TAIL + 14, TAIL + 10, TAIL + 12, TAIL + 10), (TAIL + 9,) * 4
"""Around the words, and around short lines."""
LETTERS, FEW_LETTERS = 30, 14
"""Letters in a line where there is room, and where there is little: wide ones, so that most lines
have twice as many."""
WIDEST = 0.5
"""Share of the window's width."""


class Ring(QWidget):
    """A line around a place; lets every click through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._room = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        look.changed.connect(self.update)

    def around(self, rect: QRect) -> None:
        """Lie around a place of the parent."""
        room = self._room.rect().adjusted(1, 1, -1, -1)
        self.setGeometry(rect.adjusted(-5, -5, 5, 5) & room)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a dark line under a gold one: seen on washi, ink and mat alike."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        heavy = 3.0 if self.look.palette.name == "contrast" else 2.0
        rect = QRectF(self.rect()).adjusted(heavy, heavy, -heavy, -heavy)
        for colour, width in (
            (self.look.palette.bar, heavy + 2),
            (self.look.palette.gold, heavy),
        ):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(rect, ROUND, ROUND)


class Bubble(QWidget):
    """Words, a count, "Skip" and "Next"; takes the keyboard only from who tabs to it."""

    onward = Signal()
    skipped = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._room = parent
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._anchor: QRect | None = None
        self._titles: dict[QPushButton, tuple[str, str]] = {}
        """What each button is called, and its key."""
        self.label = Label(self)
        self.label.setWordWrap(True)
        self.count = Label(self)
        self.count.setProperty("look", "muted")
        self.skip, self.next = QPushButton(self), QPushButton(self)
        self.skip.setProperty("look", "plain")
        for button in (self.skip, self.next):
            # A click must not take the keyboard from the board.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._foot = foot = QHBoxLayout()
        foot.addWidget(self.count)
        foot.addStretch(1)
        foot.addWidget(self.skip)
        foot.addWidget(self.next)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.addWidget(self.label, 1)
        column.addLayout(foot)
        # From wherever the keyboard is: the board keeps it.
        key = QShortcut(QKeySequence(NEXT_KEY), self)
        key.activated.connect(self.onward)
        self.skip.clicked.connect(self.skipped)
        self.next.clicked.connect(self.onward)
        self.hide()
        look.changed.connect(self.update)

    def tell(self, words: str, number: int, count: int, language: Language) -> None:
        """Write a hint; its accessible name is how it is spoken."""
        self.label.setText(words)
        self.count.setText(f"{number} / {count}")
        onward, skip = (DONE if number == count else NEXT).in_(language), SKIP.in_(language)
        self._titles = {
            self.next: (onward, bracketed(NEXT_KEY).in_(language)),
            self.skip: (skip, bracketed(SKIP_KEY).in_(language)),
        }
        self._name_keys(named=True)
        self.skip.setVisible(number < count)
        spoken = SPOKEN.in_(language).format(number=number, count=count, words=words)
        self.setAccessibleName(spoken)

    def _name_keys(self, *, named: bool) -> None:
        """Write what the buttons do, with their keys or without."""
        for button, (title, key) in self._titles.items():
            button.setText(title + key if named else title)

    def high_at(self, wide: int) -> int:
        """Return how high the sheet is where it is so wide: in the lane."""
        for part in (self, self.label, self.count, self.skip, self.next):
            part.ensurePolished()
        left, top, right, bottom = (margin - TAIL for margin in FEW_MARGINS)
        inner = wide - left - right
        high = self.label.heightForWidth(inner) + self.next.sizeHint().height()
        high += self.count.sizeHint().height() + 2 * self._column.spacing()
        return high + top + bottom

    def lie_in(self, place: QRect, anchor: QRect | None) -> None:
        """Let the sheet be a place of the parent: it is as high as `high_at` said.

        Where it is too narrow for them, the buttons are without their keys.
        """
        around = place.adjusted(-TAIL, -TAIL, TAIL, TAIL)
        self.lie_at(around.topLeft(), around.size(), anchor, narrow=True)
        self._name_keys(named=True)
        shown = [one for one in (self.skip, self.next) if not one.isHidden()]
        foot = sum(one.sizeHint().width() + self._foot.spacing() for one in shown)
        self._name_keys(named=foot <= self.width() - 2 * FEW_MARGINS[0])

    def wanted_size(self, *, narrow: bool = False) -> QSize:
        """Return the size that the words take, no wider than half of the window.

        In a narrow one the lines are short, and the count stands above them.
        """
        self.ensurePolished()
        self._name_keys(named=True)
        room, letters = self._room.width(), FEW_LETTERS if narrow else LETTERS
        most = min(self.label.fontMetrics().averageCharWidth() * letters, round(room * WIDEST))
        left, top, right, bottom = FEW_MARGINS if narrow else MARGINS
        count, beside = self.count.sizeHint(), left + right
        foot = self.next.sizeHint().width() + (1 if narrow else 2) * self._foot.spacing()
        foot += self.skip.sizeHint().width() if not self.skip.isHidden() else 0
        width = max(most, foot if narrow else foot + count.width() + 18)
        height = self.label.heightForWidth(width) + self.next.sizeHint().height()
        height += count.height() + self._column.spacing() if narrow else 0
        return QSize(width + beside, height + top + bottom + 10)

    def sheet(self) -> QRect:
        """Return the sheet alone, in the parent's coordinates: without the room for the tail."""
        return self.geometry().adjusted(TAIL, TAIL, -TAIL, -TAIL)

    def lie_at(
        self, corner: QPoint, size: QSize, anchor: QRect | None, *, narrow: bool = False
    ) -> None:
        """Lie at a place of the parent, the tail towards `anchor`; None for no tail."""
        self._anchor = anchor
        (self._column if narrow else self._foot).insertWidget(0, self.count)
        self._column.setContentsMargins(*(FEW_MARGINS if narrow else MARGINS))
        self.setGeometry(QRect(corner, size))
        sheet = self.rect().adjusted(TAIL, TAIL, -TAIL, -TAIL)
        mask = QRegion(sheet.adjusted(-2, -2, 2, 4))
        tail = self._tail(QRectF(sheet))
        if tail is not None:
            mask += QRegion(tail.toPolygon().boundingRect().adjusted(-2, -2, 2, 4))
        # A click beside the sheet belongs to what lies below.
        self.setMask(mask)
        self.update()

    def _tail(self, sheet: QRectF) -> QPolygonF | None:
        """Return the tail: from the side that faces the place towards it; None from far off."""
        if self._anchor is None:
            return None
        place = QRectF(self._anchor.translated(-self.pos()))
        goal = place.center()
        half = TAIL * 0.8
        if place.top() > sheet.bottom() or place.bottom() < sheet.top():
            x = min(max(goal.x(), sheet.left() + ROUND + half), sheet.right() - ROUND - half)
            below = place.top() > sheet.bottom()
            gap = place.top() - sheet.bottom() if below else sheet.top() - place.bottom()
            if gap > NEAR or not place.left() <= x <= place.right():
                return None
            edge, tip = (
                (sheet.bottom() - 1, sheet.bottom() + TAIL - 2)
                if below
                else (sheet.top() + 1, sheet.top() - TAIL + 2)
            )
            points = [QPointF(x - half, edge), QPointF(x, tip), QPointF(x + half, edge)]
        else:
            y = min(max(goal.y(), sheet.top() + ROUND + half), sheet.bottom() - ROUND - half)
            right = place.left() > sheet.right()
            gap = place.left() - sheet.right() if right else sheet.left() - place.right()
            if gap > NEAR or not place.top() <= y <= place.bottom():
                return None
            edge, tip = (
                (sheet.right() - 1, sheet.right() + TAIL - 2)
                if right
                else (sheet.left() + 1, sheet.left() - TAIL + 2)
            )
            points = [QPointF(edge, y - half), QPointF(tip, y), QPointF(edge, y + half)]
        return QPolygonF(points)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sheet of washi and its tail."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(TAIL, TAIL, -TAIL, -TAIL)
        path = QPainterPath()
        path.addRoundedRect(sheet, ROUND, ROUND)
        tail = self._tail(sheet)
        if tail is not None:
            spike = QPainterPath()
            spike.addPolygon(tail)
            spike.closeSubpath()
            path = path.united(spike)
        if self.look.palette.name != "contrast":
            painter.save()
            painter.translate(0, 2)
            painter.fillPath(path, QColor(0, 0, 0, 60))
            painter.restore()
        painter.setPen(QPen(QColor(self.look.palette.gold), 1.6))
        painter.setBrush(QColor(self.look.palette.panel_raised))
        painter.drawPath(path)

"""The sheet that lights up over the window and says what will become of what is brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from app.ui.app.trouble import steady_paint
from app.ui.look.fonts import sized
from app.ui.look.icons import draw_icon
from app.ui.look.look import Look

if TYPE_CHECKING:
    from app.ui.incoming.brought_things import Brought, Choice

GAP = 16
MOST_IN_A_ROW = 5
SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
ARROWS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}
SHADE = QColor(8, 14, 26, 228)
"""Dark enough that the title can be read over a page of writing."""
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class Part(QAbstractButton):
    """One choice, as large as there is room for."""

    def __init__(self, look: Look, choice: Choice, sheet: QWidget) -> None:
        super().__init__(sheet)
        self.look = look
        self.choice = choice
        self.lit = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setText(choice.title.in_(look.language))
        self.setAccessibleName(choice.title.in_(look.language))
        self.setAccessibleDescription(choice.detail.in_(look.language))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the sheet, which knows what is above and below."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Room for a few words."""
        unit = self.fontMetrics().height()
        return QSize(unit * 16, unit * 9)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a sheet of paper with a sign and words; lit up where a drop would fall."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.look.palette
        lit = self.lit or self.underMouse() or self.hasFocus()
        painter.setBrush(QColor(colours.panel_raised if lit else colours.panel))
        painter.setPen(QPen(QColor(colours.gold if lit else colours.panel_line), 4 if lit else 1.5))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 12, 12)
        unit = self.fontMetrics().height()
        bold = sized(self.font(), "heading", bold=True)
        inside = self.rect().adjusted(unit, 0, -unit, 0)
        title = self.choice.title.in_(self.look.language)
        detail = self.choice.detail.in_(self.look.language)
        box = QRect(0, 0, inside.width(), 10_000)
        high = QFontMetrics(bold).boundingRect(box, _WRAP, title).height()
        low = self.fontMetrics().boundingRect(box, _WRAP, detail).height()
        side = unit * 2
        top = max(unit // 2, (self.height() - (side + high + low + unit)) // 2)
        ink = colours.accent_text if lit else colours.muted
        where = QRectF(self.width() // 2 - side // 2, top, side, side)
        draw_icon(painter, where, self.choice.sign, ink)
        painter.setPen(QColor(colours.text))
        painter.setFont(bold)
        at = QRect(inside.x(), top + side + unit // 2, inside.width(), high)
        painter.drawText(at, _WRAP, title)
        painter.setFont(self.font())
        painter.setPen(QColor(colours.muted))
        painter.drawText(QRect(at.x(), at.bottom() + unit // 2, at.width(), low), _WRAP, detail)


class DropSheet(QWidget):
    """Covers `room` while something is carried over the window, or until a choice is made."""

    chosen = Signal(object)
    """Choice."""
    given_up = Signal()

    def __init__(self, look: Look, room: QWidget) -> None:
        super().__init__(room)
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.parts: tuple[Part, ...] = ()
        self.brought: Brought | None = None
        self.asking = False
        """Whether it waits for a choice by keyboard or mouse: nothing is being dragged."""
        self._room = room
        self._came_from: QWidget | None = None
        room.installEventFilter(self)
        self.hide()

    def show_brought(self, brought: Brought, *, asking: bool = False) -> None:
        """Say what can be done; with `asking`, wait for an answer."""
        for part in self.parts:
            part.deleteLater()
        self.brought, self.asking = brought, asking
        self.parts = tuple(Part(self.look, one, self) for one in brought.choices)
        for part in self.parts:
            part.clicked.connect(lambda _=False, choice=part.choice: self._choose(choice))
        self.setAccessibleName(self._words())
        self._cover()
        if asking and not self.isVisible():
            self._came_from = QApplication.focusWidget()
        for part in self.parts:
            part.show()
        self.show()
        self.raise_()
        if asking and self.parts:
            self.parts[0].setFocus()

    def aim(self, where: QPoint) -> Choice | None:
        """Light up the part below a point of the room and return what a drop there does."""
        aimed = None
        # Each takes its whole strip of the window: nobody needs to hit the paper.
        rows = self._rows()
        row = min(max(where.y() * len(rows) // max(1, self.height()), 0), len(rows) - 1)
        meant = None
        if rows:
            at = where.x() * len(rows[row]) // max(1, self.width())
            meant = rows[row][min(max(at, 0), len(rows[row]) - 1)]
        for part in self.parts:
            part.lit = part is meant
            part.update()
            if part.lit:
                aimed = part.choice
        return aimed

    def leave(self) -> None:
        """Go, and give the keyboard back."""
        if self.isVisible():
            self.hide()
            if self._came_from is not None:
                self._came_from.setFocus()
        self._came_from = None

    def _choose(self, choice: Choice) -> None:
        self.leave()
        self.chosen.emit(choice)

    def _words(self) -> str:
        brought = self.brought
        if brought is None:
            return ""
        words = brought.title if brought.wrong is None else brought.wrong
        return words.in_(self.look.language)

    def _cover(self) -> None:
        self.setGeometry(self._room.rect())
        unit = self.fontMetrics().height()
        count = len(self.parts)
        if not count:
            return
        room = self.rect().adjusted(GAP * 2, unit * 4, -GAP * 2, -unit * 3)
        rows = self._rows()
        height = min(
            (room.height() - GAP * (len(rows) - 1)) // len(rows),
            max(unit * 10, self.height() // 3),
        )
        top = room.y() + (room.height() - height * len(rows) - GAP * (len(rows) - 1)) // 2
        wide = len(rows[0])
        width = min((room.width() - GAP * (wide - 1)) // wide, unit * 26)
        for at, row in enumerate(rows):
            left = (self.width() - width * len(row) - GAP * (len(row) - 1)) // 2
            for number, part in enumerate(row):
                x, y = left + number * (width + GAP), top + at * (height + GAP)
                part.setGeometry(x, y, width, height)

    def _rows(self) -> list[tuple[Part, ...]]:
        """Return the choices by row, as many in each as in the others."""
        many = -(-len(self.parts) // MOST_IN_A_ROW)
        wide = -(-len(self.parts) // many) if many else 1
        return [self.parts[at : at + wide] for at in range(0, len(self.parts), wide)]

    # -- events -------------------------------------------------------------------------------

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Darken the window; say what was brought, or why it cannot be opened."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), SHADE)
        brought = self.brought
        if brought is None:
            return
        unit = self.fontMetrics().height()
        painter.setFont(sized(self.font(), "heading", bold=True))
        painter.setPen(QColor("#ffffff"))
        inside = self.rect().adjusted(unit * 2, unit, -unit * 2, -unit)
        if brought.wrong is None:
            top = self.parts[0].y() if self.parts else self.height() // 2
            head = QRect(inside.x(), 0, inside.width(), top - unit // 2)
            bottom = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter
            painter.drawText(head, bottom | Qt.TextFlag.TextWordWrap, self._words())
            return
        size = unit * 3
        middle = self.rect().center()
        where = QRectF(middle.x() - size // 2, middle.y() - size - unit, size, size)
        draw_icon(painter, where, "warning", "#ffffff")
        below = QRect(inside.x(), middle.y(), inside.width(), inside.bottom() - middle.y())
        painter.drawText(below, _WRAP, self._words())

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """A click beside the choices gives up."""
        self.leave()
        self.given_up.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives up, arrows go to the next part, Enter takes it."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.leave()
            self.given_up.emit()
        elif (step := ARROWS.get(Qt.Key(key))) is not None and self.parts:
            now = next((at for at, part in enumerate(self.parts) if part.hasFocus()), 0)
            there = now + step * (1 if key in SIDEWAYS else len(self._rows()[0]))
            self.parts[min(max(there, 0), len(self.parts) - 1)].setFocus()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = next((part for part in self.parts if part.hasFocus()), None)
            if focused is not None:
                focused.click()

    def event(self, event: QEvent) -> bool:
        """Claim all keys while it asks: the table beneath is not meant."""
        if event.type() == QEvent.Type.ShortcutOverride and self.asking:
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on covering the room."""
        if watched is self._room and event.type() == QEvent.Type.Resize and self.isVisible():
            self._cover()
        return super().eventFilter(watched, event)

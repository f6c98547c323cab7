"""The paper on which the large card lies in the side panel, while a card is pointed at.

It lies over the log and takes no room: nothing that is read or clicked moves for it. With the
outline in front it stands below the rows instead, for these are walked through while it shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QCursor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from app.ui.app.trouble import steady_paint
from app.ui.look.colour import with_alpha
from app.ui.look.look import Look
from app.ui.look.strokes import fill

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QMouseEvent

    from app.ui.panels.cards.preview import CardPreview
    from app.ui.side.side_panel import SidePanel
    from app.ui.side.side_tabs import SideTabs

LINGER = 400
"""Milliseconds that it stays once nothing is pointed at."""
SHADOW = 8
"""Pixels around the paper for its shadow."""
ABOVE, INSIDE = 2, 9
"""Pixels from the upper edge of the paper, and from the others, to what lies on it."""
RADIUS = 8
LINES_LEFT = 4
"""Lines of the log below it that it leaves free, where it can."""
SHARE = 0.6
"""Of the panel that it takes, with what is above it, where a low log would leave it less."""


class PreviewSheet(QWidget):
    """Comes with what is pointed at, and goes a moment after it."""

    _preview: CardPreview

    def __init__(self, look: Look, panel: SidePanel, tabs: SideTabs) -> None:
        super().__init__(panel)
        self.look = look
        self._panel = panel
        self._tabs = tabs
        self.linger = QTimer(self)
        self.linger.setSingleShot(True)
        self.linger.setInterval(LINGER)
        self.linger.timeout.connect(self._go)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(SHADOW + side for side in (INSIDE, ABOVE, INSIDE, INSIDE)))
        self._column = column
        self.hide()

    def hold(self, preview: CardPreview) -> None:
        """Show this from now on, made as a child of this one."""
        self._preview = preview
        self._column.addWidget(preview)
        preview.filled.connect(self._come)
        preview.emptied.connect(self._vanish)
        self._tabs.currentChanged.connect(self._change_place)
        for part in (self._panel, self._tabs):
            part.installEventFilter(self)

    @property
    def docked(self) -> bool:
        """Whether it stands below the outline, and stays there."""
        return self._tabs.front == "outline"

    # -- coming and going ---------------------------------------------------------------------

    @Slot()
    def _come(self) -> None:
        self.linger.stop()
        self.place()
        self.show()
        self.raise_()

    @Slot()
    def leave(self) -> None:
        """Go in a moment, unless something is pointed at by then."""
        if not self.isHidden() and not self.docked:
            self.linger.start()

    @Slot()
    def _go(self) -> None:
        focused = QApplication.focusWidget()
        if self.underMouse() or (focused is not None and self.isAncestorOf(focused)):
            # Somebody reads on in it, or copies from it.
            self.linger.start()
        else:
            self._preview.clear()

    @Slot()
    def _vanish(self) -> None:
        self.linger.stop()
        self.hide()
        self._tabs.leave_below(0)

    @Slot()
    def _change_place(self, *_tab: int) -> None:
        if self.isHidden():
            return
        if self.docked:
            self.place()
        else:
            self._preview.clear()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go at once for who wants what lies below."""
        if event.button() == Qt.MouseButton.LeftButton and not self.docked:
            self._preview.clear()

    # -- where it lies ------------------------------------------------------------------------

    def place(self) -> None:
        """Lie where it hides least of what is read, and nothing that the pointer is at."""
        page = self._page()
        around = 2 * SHADOW + ABOVE + INSIDE
        foot = self._panel.height() - SHADOW
        if self.docked:
            most = round(page.height() * SHARE)
            high = self._preview.height_in(page.width() - 2 * INSIDE, most - around) + around
            self._tabs.leave_below(high - SHADOW)
            self._lie(QRect(page.left(), page.bottom() + 1 - high, page.width(), high))
            return
        line = self.fontMetrics().height()
        calm = page.bottom() - line * LINES_LEFT
        least = round(self._panel.height() * SHARE)
        room = QRect(page.left(), page.top(), page.width(), max(calm, least) - page.top())
        if room.height() < line * LINES_LEFT:
            room.setTop(max(0, room.bottom() - least))
        inner = room.width() - 2 * INSIDE
        if not self._preview.reads_in(inner, room.height() - around):
            # Words in large text are read for their own sake: they have all above the history.
            history = self._panel.history
            below = history.mapTo(self._panel, QPoint(0, history.height())).y()
            room.setBottom(max(room.bottom(), min(below - history.line_height(), foot)))
        room = self._beside_pointer(room, foot)
        high = self._preview.height_in(inner, room.height() - around)
        room.setHeight(high + around)
        self._lie(room)

    def _lie(self, where: QRect) -> None:
        # The shadow reaches beyond the edges of the log.
        self.setGeometry(where.adjusted(-SHADOW, 0, SHADOW, 0))
        self._column.activate()

    def _page(self) -> QRect:
        """Return where the tab in front shows, in the panel."""
        page = self._tabs.currentWidget() or self._tabs
        return QRect(page.mapTo(self._panel, QPoint(0, 0)), page.size())

    def _beside_pointer(self, room: QRect, foot: int) -> QRect:
        """Return the room above or below what is pointed at in the panel itself."""
        pointer = self._panel.mapFromGlobal(QCursor.pos())
        if not self._panel.rect().contains(pointer) or self.underMouse():
            return room
        line = self.fontMetrics().height()
        if not room.adjusted(-SHADOW, -line, SHADOW, line).contains(pointer):
            return room
        above = QRect(room)
        above.setBottom(pointer.y() - 2 * line)
        below = QRect(room)
        below.setTop(pointer.y() + 2 * line)
        below.setBottom(max(room.bottom(), foot))
        return max((above, below), key=QRect.height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what it lies over, once that has its size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and not self.isHidden():
            self.place()
        return super().eventFilter(watched, event)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper and its shadow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.look.palette
        paper = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        for reach in () if palette.plain else (7, 5, 3, 1):
            box = paper.adjusted(-reach, -reach, reach, reach).translated(0, 1)
            fill(painter, box, RADIUS + reach, with_alpha("#060c18", 0.05))
        painter.setPen(QPen(QColor(palette.panel_line), palette.heavy))
        painter.setBrush(QColor(palette.panel_raised))
        painter.drawRoundedRect(paper, RADIUS, RADIUS)

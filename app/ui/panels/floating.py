"""A sheet of paper lying over the board: moved by its title, closed by Esc, blocking nothing.

Keys stay in it while it has the keyboard: Tab goes round inside, and none reaches the board below.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.toolkit.plain_text import Label

EDGE = 12
"""Pixels from the parent's upper edge."""


class FloatingPanel(QFrame):
    """Title, cross, and room for what a panel shows; stays inside its parent."""

    closed = Signal()
    high = False
    """Whether it opens at the upper edge: cards are carried from it to what lies below."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        # Qt keeps Tab inside what it takes for a window of its own within the window. (To look for
        # the next place here would harm: Qt for Python 6.11 makes what `nextInFocusChain` returns a
        # child of whom it asks, and takes it along when that goes.)
        super().__init__(parent, Qt.WindowType.SubWindow)
        self.look = look
        self.setProperty("look", "sheet")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.room = parent
        self._grip: QPoint | None = None
        self._moved = False
        self._came_from: QWidget | None = None
        self.title = Label(self)
        self.title.setProperty("look", "title")
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._cross = QToolButton(self)
        self._cross.setProperty("look", "plain")
        self._cross.clicked.connect(self._on_cross)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self._cross)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(14, 10, 14, 12)
        self.body.setSpacing(8)
        self.body.addLayout(head)
        self._paint_cross()
        self.hide()
        parent.installEventFilter(self)
        look.changed.connect(self._paint_cross)

    @Slot()
    def _paint_cross(self) -> None:
        palette = self.look.palette
        self._cross.setIcon(icon("close", palette, palette.muted))
        side = round(self.fontMetrics().height() * 0.8)
        self._cross.setIconSize(QSize(side, side))

    def set_close_words(self, words: str) -> None:
        """Name the cross."""
        self._cross.setAccessibleName(words)
        self._cross.setToolTip(words)

    def place(self) -> None:
        """Put the sheet in the middle of the parent, or where it was moved to."""
        room = self.room.rect()
        if not self._moved:
            spare = max(0, room.height() - self.height())
            middle = min(EDGE, spare) if self.high else spare // 2
            # What grows or shrinks under the pointer grows downward: its rows stay where they are.
            top = self.y() if self.isVisible() else middle
            self.move(max(0, (room.width() - self.width()) // 2), top)
        self.move(
            min(max(0, self.x()), max(0, room.width() - self.width())),
            min(max(0, self.y()), max(0, room.height() - self.height())),
        )

    def leave(self) -> None:
        """Close, and give the focus back to where it was."""
        if self.isVisible():
            self.close()

    def showEvent(self, event: QShowEvent) -> None:
        """Remember where the focus was."""
        before = QApplication.focusWidget()
        here = before is not None and before.window() is self.window()
        if before is not None and here and not self.isAncestorOf(before):
            self._came_from = before
            before.destroyed.connect(self._on_origin_gone)
        super().showEvent(event)
        self.raise_()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that the sheet is gone."""
        super().closeEvent(event)
        focused = QApplication.focusWidget()
        # Whoever clicked elsewhere meanwhile wants the focus there.
        had_focus = focused is None or self.isAncestorOf(focused)
        if self._came_from is not None and had_focus:
            self._came_from.setFocus()
        self._came_from = None
        self.closed.emit()

    @Slot()
    def _on_origin_gone(self) -> None:
        self._came_from = None

    @Slot()
    def _on_cross(self) -> None:
        self.wish_to_leave()

    def wish_to_leave(self) -> None:
        """Answer Esc and the cross; a panel may ask something first."""
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; what nobody here wants ends here, as the board may be the parent."""
        if event.key() == Qt.Key.Key_Escape:
            self.wish_to_leave()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the sheet; a press on it never reaches the board beneath."""
        self.raise_()
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = event.globalPosition().toPoint() - self.pos()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the sheet."""
        if self._grip is not None:
            self._moved = True
            self.move(event.globalPosition().toPoint() - self._grip)
            self.place()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Let go of the sheet."""
        self._grip = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay inside the parent."""
        if event.type() == QEvent.Type.Resize and watched is self.parent() and self.isVisible():
            self.fit()
        return super().eventFilter(watched, event)

    def without_slivers(self, size: QSize) -> QSize:
        """Return a size, or all of the room where but an edge would be left beside it.

        Parts of badges and names would peek out there.
        """
        room, edge = self.room.size(), 3 * EDGE
        wide, high = (
            whole if whole - part <= edge else part
            for whole, part in (
                (room.width(), size.width()),
                (room.height(), size.height()),
            )
        )
        return QSize(wide, high)

    def fit(self) -> None:
        """Take the size that suits the parent, and stay inside it."""
        self.place()

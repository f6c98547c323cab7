"""Panels below each other; where large text leaves no room for all, they scroll together."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSplitter, QWidget

from app.ui.look.look import Look

LEAST_LINES, FEWEST_LINES = 6, 4
"""The least height of a panel in lines of text, and the least where with that all would fit: a
panel that scrolls inside others that scroll has two bars side by side."""


class PanelStack(QScrollArea):
    """Holds a splitter that never squeezes its panels below some lines of text."""

    def __init__(
        self,
        look: Look,
        parts: QSplitter,
        roomy: tuple[QWidget, ...] = (),
        *,
        parent: QWidget | None = None,
    ) -> None:
        """`roomy` are the panels that keep their lines; `keep` names them later."""
        super().__init__(parent)
        self._roomy = roomy
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(parts)
        # Words wrap and drawings scroll: nothing may be cut at the side instead.
        parts.setMinimumWidth(1)
        for part in (self.viewport(), parts):
            part.setAutoFillBackground(False)
        self._parts = parts
        self._tight = False
        parts.installEventFilter(self)
        self._keep_lines()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)
        look.changed.connect(self._keep_lines)

    def keep(self, roomy: tuple[QWidget, ...]) -> None:
        """Let these panels keep their lines from now on."""
        self._roomy = roomy
        self._keep_lines()

    @Slot(QWidget, QWidget)
    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Bring the panel into sight that the keyboard went to."""
        if now is None or not self.isAncestorOf(now):
            return
        for part in (*self._roomy, now):
            if part is now or part.isAncestorOf(now):
                self.ensureWidgetVisible(part, 0, 0)
                return

    def bring(self, part: QWidget) -> None:
        """Scroll just so far that a panel is seen, its upper edge in any case."""
        bar, top = self.verticalScrollBar(), part.mapTo(self._parts, part.rect().topLeft()).y()
        foot = top + part.height() - self.viewport().height()
        bar.setValue(min(top, max(bar.value(), foot)))

    def set_tight(self, tight: bool) -> None:
        """Leave the panels no more than the fewest lines, for something else among them."""
        if tight != self._tight:
            self._tight = tight
            self._keep_lines()

    @Slot()
    def _keep_lines(self) -> None:
        if not self._roomy:
            return
        line = self.fontMetrics().height()
        if self._tight:
            self._leave(line * FEWEST_LINES)
            return
        least = line * LEAST_LINES
        # What is hidden takes nothing: counted, it would ask for less by what it then asks for.
        shown = [part for part in self._roomy if not part.isHidden()]
        held = sum(map(self._counted, shown))
        others = self._parts.minimumSizeHint().height() - held
        share = (self.viewport().height() - others) // max(1, len(shown))
        if line * FEWEST_LINES <= share < least:
            least = share
        self._leave(least)

    def _counted(self, part: QWidget) -> int:
        """Return the height that the splitter counts for a panel.

        Of a panel of its own it is what was set; one within another never has less than it needs.
        """
        held, needed = part.minimumHeight(), part.minimumSizeHint().height()
        return (held or needed) if part.parent() is self._parts else max(held, needed)

    def _leave(self, least: int) -> None:
        for part in self._roomy:
            part.setMinimumHeight(least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let all fit, if they can."""
        super().resizeEvent(event)
        self._keep_lines()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow a panel that wants another height: the history has one more lane."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._parts:
            self._keep_lines()
        return super().eventFilter(watched, event)

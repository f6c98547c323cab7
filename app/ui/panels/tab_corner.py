"""A button behind the last tab of a row: it belongs to one page and hides none of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Slot
from PySide6.QtWidgets import QPushButton, QTabWidget, QWidget

EDGE = 6
"""Pixels to the page's lower right corner, where the tabs leave no room."""
LEAST = 2.0
"""The least room behind the last tab, in lines of text."""


class TabCorner(QObject):
    """Keeps a button of `page` in the row of tabs, or in the lower corner of the page."""

    def __init__(self, page: QWidget, button: QPushButton) -> None:
        super().__init__(page)
        self._page = page
        self._button = button
        self._tabs: QTabWidget | None = None
        self._words: tuple[str, ...] = ()
        self._wanted = False
        self._placed: tuple[object, ...] = ()
        """What the button was placed for last."""
        page.installEventFilter(self)

    def stand_in(self, tabs: QTabWidget) -> None:
        """Use the row of these tabs from now on; the page is in one of them."""
        self._tabs = tabs
        tabs.currentChanged.connect(self._show)
        tabs.tabBar().installEventFilter(self)
        self.place()

    def say(self, *words: str) -> None:
        """Write these words, or the next ones where there is no room for them."""
        self._words = words
        self._placed = ()
        self.place()

    def want(self, wanted: bool) -> None:
        """Show the button while its page is in front, or hide it."""
        self._wanted = wanted
        self._show()

    def place(self) -> None:
        """Put the button where there is room for it."""
        button, free = self._button, self._free()
        around = self._tabs if self._tabs is not None and not free.isEmpty() else self._page
        if button.parentWidget() is not around:
            button.setParent(around)
            self._show()
        # Trying words on asks the page to be laid out again, which leads here: without an end.
        placed = (around, free, self._page.size(), button.fontInfo().pixelSize())
        if placed == self._placed:
            return
        self._placed = placed
        for words in self._words:
            button.setText(words)
            button.adjustSize()
            if button.width() <= free.width():
                break
        if free.isEmpty():
            beside = QPoint(button.width() + EDGE, button.height() + EDGE)
            button.move(self._page.rect().bottomRight() - beside)
        else:
            button.resize(button.width(), min(button.height(), free.height()))
            spare = free.height() - button.height()
            button.move(free.right() + 1 - button.width(), free.top() + spare // 2)
        button.raise_()

    def _free(self) -> QRect:
        """Return the room behind the last tab; nothing where it is too little."""
        if self._tabs is None:
            return QRect()
        bar, line = self._tabs.tabBar(), self._page.fontMetrics().height()
        last = bar.mapTo(self._tabs, bar.tabRect(bar.count() - 1).topRight())
        # The line below the tabs stays whole.
        height = bar.tabRect(0).height() - round(line * 0.2)
        free = QRect(last.x() + 1, last.y(), self._tabs.width() - last.x() - 1, height)
        return free if free.width() >= line * LEAST else QRect()

    @Slot()
    def _show(self, *_changed: object) -> None:
        tabs = self._tabs
        current = tabs.currentWidget() if tabs is not None else None
        front = current is None or current.isAncestorOf(self._page)
        self._button.setVisible(self._wanted and front)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow page and tabs: their size, their words, the size of text."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self.place()
        return super().eventFilter(watched, event)

"""Log, advice, outline and messages, one in front of the others at the foot of the side panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QTabWidget, QToolButton, QVBoxLayout, QWidget

from app.core.wording import series
from app.core.words import Words

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from app.ui.panels.log import LogPanel
    from app.ui.window import Window

TABS: tuple[tuple[str, Words], ...] = (
    ("log", Words("Log", "ログ")),
    ("advice", Words("Advice", "助言")),
    ("outline", Words("Outline", "一覧")),
    ("messages", Words("Messages", "お知らせ")),
)
"""(name, title), in order."""
SCROLLS = {
    "ScrollLeftButton": Words("Scroll left", "左へスクロール"),
    "ScrollRightButton": Words("Scroll right", "右へスクロール"),
}
"""Qt's own buttons of a row of tabs, which name themselves once and for all."""
NAMES = tuple(name for name, _ in TABS)
WARNING = "⚠"
ABOVE = 6
"""Pixels between the row of tabs and what one of them shows."""
CORNER = 3.0
"""Room for a button behind the last tab, in lines of text."""
READ_ONLY = ("log", "messages")
"""Tabs that make room for advice by themselves."""


class SideTabs(QTabWidget):
    """The log at once, the others when they are first wanted: a start shows the log alone."""

    def __init__(self, window: Window, log: LogPanel) -> None:
        super().__init__()
        self._window = window
        self._makers: Mapping[str, Callable[[], QWidget]] = {}
        self.setDocumentMode(True)
        self._places: dict[str, QWidget] = {}
        self._counts: dict[str, int] = {}
        self._aside = ""
        """The tab that made room for advice, and comes back when there is none."""
        for name, _ in TABS:
            place = QWidget()
            column = QVBoxLayout(place)
            column.setContentsMargins(0, ABOVE, 0, 0)
            self._places[name] = place
            self.addTab(place, "")
        self._put("log", log)
        self.retitle()
        log.stand_in(self)
        window.messages.unread_changed.connect(self.retitle)
        self.currentChanged.connect(self._changed)

    def begin(self, makers: Mapping[str, Callable[[], QWidget]]) -> None:
        """Put the tab in front that was so last; `makers` make what the others show, by name."""
        self._makers = makers
        if self._window.settings.side_tab in NAMES:
            self.setCurrentIndex(NAMES.index(self._window.settings.side_tab))

    def _put(self, name: str, content: QWidget) -> None:
        layout = self._places[name].layout()
        assert layout is not None
        layout.addWidget(content)
        # Now and not by the layout later: a hidden widget cannot take the keyboard.
        content.show()
        self._places[name].setFocusProxy(content)

    def content(self, name: str) -> QWidget:
        """Return what a tab shows."""
        layout = self._places[name].layout()
        assert layout is not None
        if not layout.count():
            self._put(name, self._makers[name]())
        item = layout.itemAt(0)
        assert item is not None
        content = item.widget()
        assert content is not None
        return content

    def bring(self, name: str) -> QWidget:
        """Put a tab in front, one that is not offered now too, and return what it shows."""
        self.offer(name, offered=True)
        self.setCurrentIndex(NAMES.index(name))
        return self.content(name)

    def head_height(self) -> int:
        """Return how high the row of tabs is, down to what one of them shows."""
        return self.tabBar().sizeHint().height() + ABOVE

    @property
    def front(self) -> str:
        """The tab in front."""
        return NAMES[self.currentIndex()]

    def offer(self, name: str, *, offered: bool) -> None:
        """Show a tab at all, or not: a game without an adviser has no advice."""
        if self.isTabVisible(NAMES.index(name)) != offered:
            self.setTabVisible(NAMES.index(name), offered)
            self.retitle()

    def wait_for(self, name: str, number: int) -> None:
        """Say how many entries of a tab wait for an answer."""
        if self._counts.get(name, 0) != number:
            self._counts[name] = number
            self.retitle()

    def come_forward(self, name: str) -> None:
        """Put a tab before one that is only read; what somebody works in stays in front."""
        if self.front in READ_ONLY:
            self._aside = self.front
            self.setCurrentIndex(NAMES.index(name))

    def go_back(self, name: str) -> None:
        """Let the tab come back that made room for `name`, if that is still in front."""
        aside, self._aside = self._aside, ""
        if aside and self.front == name:
            self.setCurrentIndex(NAMES.index(aside))

    @Slot(int)
    def _changed(self, _index: int) -> None:
        self.content(self.front)
        if self._aside:
            # Nobody chose this tab: it is not what the window begins with next time.
            if self.front == "advice":
                return
            self._aside = ""
        self._window.change(side_tab=self.front)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write the titles as there is room for them."""
        super().resizeEvent(event)
        self.retitle()

    @Slot()
    def retitle(self, *_unread: object) -> None:
        """Speak the current language, and count what nobody read."""
        for number, (name, title) in enumerate(TABS):
            words = title.in_(self._window.language)
            unread = self._counts.get(name, 0)
            if name == "messages":
                unread = self._window.messages.unread
            text = f"{words} ({unread})" if unread else words
            self.setTabText(number, text)
            self.tabBar().setAccessibleTabName(number, text)
        bar, line = self.tabBar(), self.fontMetrics().height()
        waiting = self._counts.get("advice", 0)
        if waiting and bar.sizeHint().width() + line * CORNER > self.width() > 0:
            # Large text: a sign and a number, so that the row has room for a page's own button.
            self.setTabText(NAMES.index("advice"), f"{WARNING}{waiting}")
        for button, title_ in SCROLLS.items():
            part = self.tabBar().findChild(QToolButton, button)
            if part is not None:
                part.setAccessibleName(title_.in_(self._window.language))
        self.setAccessibleName(series([title for _, title in TABS]).in_(self._window.language))

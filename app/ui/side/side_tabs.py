"""Log, outline and messages, one in front of the others at the foot of the side panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QTabWidget, QToolButton, QVBoxLayout, QWidget

from app.core.text.wording import series
from app.core.text.words import Words
from app.ui.toolkit.spoken.spoken_role import speak_as

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.panels.log.log_panel import LogPanel

TABS: tuple[tuple[str, Words], ...] = (
    ("log", Words("Log", "ログ")),
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
ABOVE = 6
"""Pixels between the row of tabs and what one of them shows."""


class SideTabs(QTabWidget):
    """The log at once, the others when they are first wanted: a start shows the log alone."""

    def __init__(self, window: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        speak_as(self, QAccessible.Role.Grouping)
        self._window = window
        self._makers: Mapping[str, Callable[[], QWidget]] = {}
        self.setDocumentMode(True)
        self._places: dict[str, QWidget] = {}
        for name, _ in TABS:
            place = QWidget(self)
            column = QVBoxLayout(place)
            column.setContentsMargins(0, ABOVE, 0, 0)
            self._places[name] = place
            self.addTab(place, "")
        self.retitle()
        window.messages.unread_changed.connect(self.retitle)
        self.currentChanged.connect(self._changed)

    def place(self, name: str) -> QWidget:
        """Return what a tab's content is a child of."""
        return self._places[name]

    def hold_log(self, log: LogPanel) -> None:
        """Have the log in its tab from now on, made as a child of its place."""
        self._put("log", log)
        log.stand_in(self)

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
        """Put a tab in front, and return what it shows."""
        self.setCurrentIndex(NAMES.index(name))
        return self.content(name)

    @property
    def front(self) -> str:
        """The tab in front."""
        return NAMES[self.currentIndex()]

    def leave_below(self, pixels: int) -> None:
        """Leave so much of the outline free below its rows, for what lies there."""
        layout = self._places["outline"].layout()
        assert layout is not None
        layout.setContentsMargins(0, ABOVE, 0, pixels)

    @Slot(int)
    def _changed(self, _index: int) -> None:
        self.content(self.front)
        self._window.looks.change(side_tab=self.front)

    @Slot()
    def retitle(self, *_unread: object) -> None:
        """Speak the current language, and count what nobody read."""
        for number, (name, title) in enumerate(TABS):
            words = title.in_(self._window.look.language)
            unread = self._window.messages.unread if name == "messages" else 0
            text = f"{words} ({unread})" if unread else words
            self.setTabText(number, text)
            self.tabBar().setAccessibleTabName(number, text)
        for button, title_ in SCROLLS.items():
            part = self.tabBar().findChild(QToolButton, button)
            if part is not None:
                part.setAccessibleName(title_.in_(self._window.look.language))
        self.setAccessibleName(series([title for _, title in TABS]).in_(self._window.look.language))

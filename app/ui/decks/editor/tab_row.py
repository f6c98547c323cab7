"""The tabs of the deck editor. What lies beside the deck in a wide window has none then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtWidgets import QTabBar, QToolButton

from app.core.text.wording import numbered
from app.ui.decks.editor import editor_words
from app.ui.side.side_tabs import SCROLLS

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QWidget

    from app.core.text.words import Language, Words

Tab = Literal["cards", "maybe", "check", "browse", "odds", "curves", "versions"]
TABS: dict[Tab, Words] = {
    "cards": editor_words.CARDS,
    "maybe": editor_words.MAYBE,
    "check": editor_words.CHECK,
    "browse": editor_words.BROWSE,
    "odds": editor_words.ODDS,
    "curves": editor_words.CURVES,
    "versions": editor_words.VERSIONS,
}
BESIDE: frozenset[Tab] = frozenset({"maybe", "check"})
"""Sheets without a tab while they lie beside the deck."""


class TabRow(QTabBar):
    """The row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.shown: tuple[Tab, ...] = ()
        self._language: Language = "en"
        self._counts: dict[Tab, int] = {}
        self.absent: frozenset[Tab] = frozenset()
        """What decks of the game do not have."""

    @property
    def tab(self) -> Tab:
        """The tab in front."""
        at = self.currentIndex()
        return self.shown[at] if 0 <= at < len(self.shown) else "cards"

    def bring(self, tab: Tab) -> None:
        """Bring a tab to the front, where it has one; otherwise the deck."""
        shown = tab if tab in self.shown else "cards"
        if shown in self.shown:
            self.setCurrentIndex(self.shown.index(shown))

    def step(self, by: int) -> None:
        """Go on to the next tab, from the last to the first."""
        if self.shown:
            self.setCurrentIndex((self.currentIndex() + by) % len(self.shown))

    def show_tabs(self, *, wide: bool) -> None:
        """Show those that a window so wide has."""
        hidden = self.absent | BESIDE if wide else self.absent
        shown = tuple(tab for tab in TABS if tab not in hidden)
        if shown == self.shown:
            return
        before = self.tab
        self.blockSignals(True)
        while self.count():
            self.removeTab(0)
        self.shown = shown
        for tab in shown:
            self.addTab(TABS[tab].in_(self._language))
        self.setCurrentIndex(shown.index(before) if before in shown else 0)
        self.blockSignals(False)
        self._name()

    def say(self, language: Language, counts: dict[Tab, int]) -> None:
        """Name the tabs, with numbers where there is something to count."""
        self._language, self._counts = language, counts
        self._name()

    def told(self, tab: Tab) -> str:
        """Return what a tab is called."""
        count = self._counts.get(tab, 0)
        named = numbered(TABS[tab], count) if count else TABS[tab]
        return named.in_(self._language)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Lay the tabs out with the ring of the keyboard: it would cover words."""
        super().focusInEvent(event)
        self._name()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Lay the tabs out without the ring."""
        super().focusOutEvent(event)
        self._name()

    def _name(self) -> None:
        for at, tab in enumerate(self.shown):
            # Only a text that is set anew is laid out anew.
            self.setTabText(at, self.told(tab))
        for name, title in SCROLLS.items():
            button = self.findChild(QToolButton, name)
            if button is not None:
                button.setAccessibleName(title.in_(self._language))

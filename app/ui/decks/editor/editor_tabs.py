"""What stands in the tabs of the deck editor: made and brought up to date when it is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.cards.deck.deck import DeckList
    from app.ui.decks.editor.deck_work import DeckWork
    from app.ui.decks.editor.editor_parts import Parts
    from app.ui.decks.editor.tab_row import Tab


class EditorTabs(QObject):
    """Follows which tab is in front."""

    turned = Signal()
    """Another tab is in front: everything is to be laid anew."""
    card_taken = Signal(object)
    """CardFact: one of it was taken from all cards."""

    def __init__(self, page: QWidget, parts: Parts, work: DeckWork) -> None:
        super().__init__(page)
        self._parts = parts
        self._work = work
        self._odds_of: DeckList | None = None
        """Whose odds are shown."""
        parts.tabs.currentChanged.connect(self._turn)

    @property
    def tab(self) -> Tab:
        """The tab in front."""
        return self._parts.tabs.tab

    def bring(self, tab: Tab) -> None:
        """Bring a tab to the front, where it has one; otherwise the deck."""
        self._parts.tabs.bring(tab)

    def show_work(self) -> None:
        """Show the deck as it is now in what can be seen."""
        if self._parts.versions_sheet.isVisible():
            self._parts.versions.refresh()
        if self._parts.odds_sheet.isVisible():
            self._show_odds()
        if self._parts.curves_sheet.isVisible():
            self._show_curves()

    @Slot(int)
    def _turn(self, _index: int) -> None:
        parts, focused = self._parts, QApplication.focusWidget()
        inside = any(sheet.isAncestorOf(focused) for sheet in parts.sheets.values() if focused)
        if self.tab == "odds":
            self._show_odds()
        elif self.tab == "curves":
            self._show_curves()
        elif self.tab == "versions":
            parts.versions.refresh()
        elif self.tab == "browse" and parts.browser is None:
            parts.need_browser().taken.connect(self.card_taken)
        self.turned.emit()
        if inside and focused is not None and not focused.isVisible():
            # Otherwise Qt leads it to the way back, where Enter would leave the deck.
            parts.entry(self.tab).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_curves(self) -> None:
        self._parts.show_curves(self._work.deck)

    def _show_odds(self) -> None:
        odds, deck = self._parts.need_odds(), self._work.deck
        if self._odds_of != deck:
            self._odds_of = deck
            odds.show_deck(deck if deck.lines else None)

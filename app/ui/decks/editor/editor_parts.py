"""Everything that lies on the page of the deck editor, and what of it is made when first wanted."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.cards.deck.deck_curves import curves_of, has_curves
from app.core.text.wording import bracketed
from app.ui.decks.editor import editor_words
from app.ui.decks.editor.editor_head import Head
from app.ui.decks.editor.panels.check_panel import CheckPanel
from app.ui.decks.editor.panels.curves_panel import CurvesPanel
from app.ui.decks.editor.panels.pile_view import PileView
from app.ui.decks.editor.panels.unsaved_strip import Notice
from app.ui.decks.editor.panels.versions_panel import VersionsPanel
from app.ui.decks.editor.paper_sheets import DeckPart, Sheet
from app.ui.decks.editor.tab_row import TabRow
from app.ui.look.look import Look
from app.ui.toolkit.common_words import BACK

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckList
    from app.core.text.words import Language
    from app.games.contracts.card_contract import GameCards
    from app.ui.cards.browser.browser import CardBrowser
    from app.ui.decks.editor.deck_work import DeckWork
    from app.ui.decks.editor.tab_row import Tab
    from app.ui.decks.odds.odds_view import OddsView
    from app.ui.look.card_art import CardArt
    from app.ui.look.pictures.own_pictures import OwnPictures


def _absent(cards: GameCards) -> frozenset[Tab]:
    """Return the sheets that decks of a game do not have."""
    there: dict[Tab, bool] = {
        "check": cards.check is not None,
        "odds": cards.has_odds,
        "curves": has_curves(cards),
        "browse": len(cards) > 0,
    }
    return frozenset(tab for tab, has in there.items() if not has)


class Parts:
    """The parts of one page, in the order in which the keyboard comes to them."""

    def __init__(
        self,
        look: Look,
        page: QWidget,
        work: DeckWork,
        cards: GameCards,
        art: CardArt,
        own: OwnPictures | None,
    ) -> None:
        self.look = look
        self._cards = cards
        self._own = own
        self.head = Head(look, page)
        self.notice = Notice(page)
        self.tabs = TabRow(page)
        self.tabs.absent = _absent(cards)
        self.part = DeckPart(look, cards, art, page)
        self.field, self.view = self.part.field, self.part.view
        self.aside_sheet = Sheet(page, titled=True)
        self.aside = PileView(look, art, self.aside_sheet)
        self.aside_sheet.hold(self.aside)
        self.check_sheet = Sheet(page, titled=True)
        self.check = CheckPanel(look, cards, self.check_sheet)
        self.check_sheet.hold(self.check)
        self.versions_sheet = Sheet(page)
        self.versions = VersionsPanel(look, work, cards, self.versions_sheet)
        self.versions_sheet.hold(self.versions)
        self.curves_sheet = Sheet(page)
        self.curves = CurvesPanel(look, self.curves_sheet)
        self.curves_sheet.hold(self.curves)
        self.odds_sheet = Sheet(page, bare=True)
        self.odds: OddsView | None = None
        self.browse_sheet = Sheet(page)
        self.browser: CardBrowser | None = None
        order = (
            *(self.tabs, self.field, self.part.rows, self.part.pictures, self.part.switches),
            *((self.view,) if self.part.grid is None else (self.view, self.part.grid.view)),
            *(self.aside, self.check.format, self.check.region, self.check.list),
        )
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    @property
    def sheets(self) -> dict[Tab, Sheet]:
        """The sheet of each tab."""
        return {
            "cards": self.part,
            "maybe": self.aside_sheet,
            "check": self.check_sheet,
            "browse": self.browse_sheet,
            "odds": self.odds_sheet,
            "curves": self.curves_sheet,
            "versions": self.versions_sheet,
        }

    @property
    def holds_cards(self) -> bool:
        """Whether there is any card for the keyboard to come to."""
        return bool(self.view.pile.rows) or self.part.front is not self.view

    def entry(self, tab: Tab) -> QWidget:
        """Return where the keyboard begins on a sheet; by the tabs where nothing is written."""
        entries: dict[Tab, QWidget | None] = {
            "cards": self.part.front if self.holds_cards else self.field,
            "maybe": self.aside,
            "check": self.check.list,
            "browse": None if self.browser is None else self.browser.filters.field,
            "odds": None if self.odds is None else self.odds.bar.start,
            "curves": self.curves,
            "versions": self.versions.list,
        }
        entry = entries[tab]
        return entry if entry is not None and entry.isVisible() else self.tabs

    # -- what is made on demand -----------------------------------------------------------------

    def need_odds(self) -> OddsView:
        """Return the odds, loaded when they are first wanted."""
        if self.odds is None:
            from app.ui.decks.odds.odds_view import OddsView  # noqa: PLC0415 - loads numbers and plots

            self.odds = OddsView(self.look, None, self._cards)
            self.odds_sheet.hold(self.odds)
        return self.odds

    def show_curves(self, deck: DeckList) -> None:
        """Show the curves of a deck, where decks of the game have any."""
        self.curves.show_curves(curves_of(self._cards, deck))

    def need_browser(self) -> CardBrowser:
        """Return the browser of all cards."""
        if self.browser is None:
            from app.ui.cards.browser.browser import CardBrowser  # noqa: PLC0415 - on demand

            self.browser = CardBrowser(self.look, self._cards, self._own)
            self.browse_sheet.hold(self.browser)
        return self.browser

    # -- words and looks ------------------------------------------------------------------------

    def speak(self, language: Language) -> None:
        """Say everything in another language."""
        self.head.speak(language)
        self.head.back.say(f"← {BACK.in_(language)}{bracketed('Esc').in_(language)}")
        self.part.speak(language)
        self.view.empty = editor_words.EMPTY.in_(language)
        self.aside.empty = editor_words.EMPTY_MAYBE.in_(language)
        self.view.setAccessibleName(editor_words.CARDS.in_(language))
        self.aside.setAccessibleName(editor_words.MAYBE.in_(language))
        self.check_sheet.title.setText(editor_words.CHECK.in_(language))
        self.check.speak(language)
        self.versions.speak(language)
        self.curves.speak(language)
        self.notice.speak(language)
        self.tabs.setAccessibleName(editor_words.EDITOR.in_(language))

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""
        self._own = own
        if self.browser is not None:
            self.browser.set_own(own)
        for view in (self.view, self.aside):
            view.viewport().update()

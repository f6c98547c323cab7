"""The deck on the bench as the page shows it, and how the keyboard comes to its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot

from app.ui.decks.editor import editor_words
from app.ui.decks.editor.panels.deck_telling import say_head, show_piles
from app.ui.panels.announce import announce

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.core.text.words import Words
    from app.games.contracts.card_contract import GameCards
    from app.ui.decks.editor.deck_actions import Deeds
    from app.ui.decks.editor.deck_work import DeckWork
    from app.ui.decks.editor.editor_parts import Parts
    from app.ui.decks.editor.editor_tabs import EditorTabs
    from app.ui.look.look import Look


class ShownDeck(QObject):
    """Brings the parts of the page up to date."""

    def __init__(
        self,
        page: QWidget,
        look: Look,
        cards: GameCards,
        parts: Parts,
        work: DeckWork,
        tabs: EditorTabs,
    ) -> None:
        super().__init__(page)
        self._page = page
        self._look = look
        self._cards = cards
        self._parts = parts
        self._work = work
        self._tabs = tabs

    def begin(self, deeds: Deeds) -> None:
        """Follow the work on the deck from now on."""
        parts = self._parts
        self._work.changed.connect(self.show_work)
        deeds.announced.connect(self._announce)
        deeds.came.connect(self._show_come)
        parts.field.left.connect(parts.part.enter)
        parts.part.pictures_wanted.connect(lambda on: parts.view.show_pictures(on=on))
        for view in (parts.view, parts.aside):
            view.field_wanted.connect(self.to_field)
        if (grid := parts.part.grid) is not None:
            grid.view.field_wanted.connect(self.to_field)
        parts.check.checked.connect(self.show_rows)
        parts.check.card_wanted.connect(self._show_card)
        parts.check.entered.connect(self._go_to_card)

    @Slot()
    def show_work(self) -> None:
        """Show the deck as it is now, and have it checked soon."""
        self.show_rows()
        self._parts.check.show_deck(self._work.deck)
        self.say_head()
        self._tabs.show_work()

    @Slot()
    def show_rows(self) -> None:
        """Show the cards of the deck with what the check says of them."""
        show_piles(self._parts, self._work.deck, self._cards, self._look.language)

    def say_head(self) -> None:
        """Say at the head, and to those who listen, which deck this is."""
        say_head(self._parts.head, self._work, self._look.language)
        title = self._work.deck.title or editor_words.NO_TITLE.in_(self._look.language)
        self._page.setAccessibleName(f"{editor_words.EDITOR.in_(self._look.language)}: {title}")

    @Slot(str)
    def _show_card(self, name: str) -> None:
        """Show the card that a finding is about."""
        for line in self._work.deck.lines:
            if line.name == name:
                self._parts.part.choose(line.key)
                return

    @Slot(str)
    def _go_to_card(self, name: str) -> None:
        """Bring the keyboard to the card that a finding is about."""
        self._tabs.bring("cards")
        self._show_card(name)
        self._parts.part.enter()

    @Slot(str, str)
    def _show_come(self, pile: str, key: str) -> None:
        """Show a card that was put in."""
        (self._parts.part if pile == "main" else self._parts.aside).choose(key)

    @Slot(object)
    def _announce(self, told: Words) -> None:
        announce(self._page, told.in_(self._look.language))

    @Slot()
    def rename(self) -> None:
        """Bring the keyboard to the title."""
        title = self._parts.head.title
        title.setFocus(Qt.FocusReason.OtherFocusReason)
        title.selectAll()

    @Slot(str)
    def to_field(self, typed: str) -> None:
        """Go to the field; a letter that was typed elsewhere begins a name there."""
        self._tabs.bring("cards")
        field = self._parts.field
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if typed:
            field.begin(typed)

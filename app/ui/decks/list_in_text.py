"""Choosing one of several deck lists that stand in a text or file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.core.text.wording import CARD, counted
from app.core.text.words import Language, Words
from app.ui.decks.deck_titles import list_number
from app.ui.panels.elided_box import ElidedBox

if TYPE_CHECKING:
    from app.cards.deck.deck import ListInText


class ListBox(ElidedBox):
    """A field with the lists in a text; it shows only where there are several."""

    def __init__(self) -> None:
        super().__init__()
        self.lists: tuple[ListInText, ...] = ()
        self.setMinimumContentsLength(12)
        self.hide()

    def offer(self, lists: Sequence[ListInText], language: Language) -> None:
        """Offer some lists, the first of them chosen; none where there is one list alone."""
        offered = tuple(lists)
        if offered != self.lists:
            self.lists = offered
            self.blockSignals(True)
            self.clear()
            self.addItems([""] * len(offered))
            self.blockSignals(False)
        for place, one in enumerate(offered):
            cards = counted(one.count, CARD)
            name = one.title or list_number(place + 1).in_(language)
            self.setItemText(place, f"{name} · {cards.in_(language)}")
        said = Words("Which of the lists in the text", "テキストのどのリストか")
        self.setAccessibleName(said.in_(language))
        self.setVisible(bool(offered))

    @property
    def text_chosen(self) -> str:
        """The list that is chosen; "" where there is nothing to choose."""
        return self.lists[self.currentIndex()].text if self.lists else ""

"""The sheet of whoever sits at a table that gathers: the own deck, and what is to be told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from app.core.text.words import Words
from app.ui.decks.brought_deck import brought_deck
from app.ui.decks.deck_choice import DeckChoice
from app.ui.decks.deck_heads import deck_heads
from app.ui.lan.hosting.lobby_paper import DeckPlace, Paper
from app.ui.lan.lan_sheet import label

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.games.contracts.card_contract import GameCards
    from app.ui.look.look import Look

LINES = 2.6
"""Height of the crest of the deck, in lines of text."""
DECK = Words("My deck", "使うデッキ")


class OwnDeck(Paper):
    """Chooses the deck of one's own seat, and shows it by its crest."""

    def __init__(self, look: Look, cards: GameCards, known: Sequence[Path]) -> None:
        """`known` are the deck lists that are offered by name."""
        super().__init__(look)
        self._cards = cards
        self._lies: tuple[tuple[str, ...], tuple[Face, ...]] = ((), ())
        """The keys of the deck that was brought from here, and what it is shown by."""
        self.connection, self.says = label("wrong"), label("wrong")
        """That the table is out of reach, and what its host said."""
        self.title = label("muted")
        self.deck = DeckChoice(look, cards, known)
        self.crest = DeckPlace(look, cards.back, LINES)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.crest, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.deck, 1)
        for part in (self.connection, self.says, self.title):
            self.column.addWidget(part)
        self.column.addLayout(row)
        self.says.hide()

    def brings(self) -> None:
        """Remember what the deck that is brought now is shown by."""
        if self.deck.deck is not None:
            self._lies = (self.deck.deck.keys, self._chosen_heads())

    def heads_of(self, keys: tuple[str, ...]) -> tuple[Face, ...]:
        """Return what the deck of these keys, that was brought from this window, is shown by."""
        if keys != self._lies[0]:
            self._lies = (keys, deck_heads(brought_deck(keys, self._cards), self._cards))
        return self._lies[1]

    def show_choice(self, lies: tuple[Face, ...], *, shown: bool) -> None:
        """Show the choice, and the crests of the deck that is chosen; hide what is empty.

        `lies` are those of the deck that lies on the seat.
        """
        for part in (self.title, self.deck):
            part.setVisible(shown)
        heads = lies if self.deck.keeps else self._chosen_heads()
        self.crest.show_deck(lies=self.deck.keeps, heads=heads)
        self.crest.setVisible(shown and bool(heads or self.deck.keeps))
        said = (self.connection, self.says)
        self.setVisible(shown or any(not part.isHidden() for part in said))

    def _chosen_heads(self) -> tuple[Face, ...]:
        """Return the cards that the chosen deck is shown by; none of one that lies there."""
        deck = self.deck.deck
        return () if deck is None else deck_heads(deck, self._cards, (self.deck.box.currentText(),))

    def speak(self) -> None:
        """Say its words in the language of the look."""
        words = DECK.in_(self.look.language)
        self.title.setText(words)
        self.deck.box.setAccessibleName(words)

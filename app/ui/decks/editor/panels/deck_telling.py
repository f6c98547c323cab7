"""What head, piles and tabs say of the deck as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import CARD, counted, numbered
from app.ui.decks.editor import editor_words
from app.ui.decks.editor.panels.pile_rows import pile_rows

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckList
    from app.core.text.words import Language
    from app.games.contracts.card_contract import GameCards
    from app.ui.decks.editor.deck_work import DeckWork
    from app.ui.decks.editor.editor_head import Head
    from app.ui.decks.editor.editor_parts import Parts


def show_piles(parts: Parts, deck: DeckList, cards: GameCards, language: Language) -> None:
    """Show the cards of all piles, and how many there are."""
    found = parts.check.worst()
    parts.view.show_rows(pile_rows(deck, "main", cards, found))
    if parts.part.grid is not None:
        parts.part.grid.show_deck(deck, cards, found)
    aside = (
        *pile_rows(deck, "side", cards, {}, editor_words.SIDE),
        *pile_rows(deck, "maybe", cards, {}, editor_words.MAYBE if deck.side else None),
    )
    parts.aside.show_rows(aside)
    _say_counts(parts, deck, language)


def _say_counts(parts: Parts, deck: DeckList, language: Language) -> None:
    wanted = parts.check.wanted_count()
    right = not deck.lines or parts.check.is_wanted(deck.count)
    size = counted(wanted or deck.count, CARD).in_(language)
    parts.head.show_total(f"{deck.count} / {size}" if wanted else size, right=right)
    aside = sum(line.count for line in (*deck.side, *deck.maybe))
    told = numbered(editor_words.MAYBE, aside) if aside else editor_words.MAYBE
    parts.aside_sheet.title.setText(told.in_(language))
    grave = sum(one.severity != "reminder" for one in parts.check.said)
    parts.tabs.say(language, {"maybe": aside, "check": grave})


def say_head(head: Head, work: DeckWork, language: Language) -> None:
    """Say what the deck is called, whether it is saved, and what can be taken back."""
    deck = work.deck
    if head.title.text() != deck.title:
        head.title.setText(deck.title)
        head.title.setCursorPosition(0)
    head.show_steps(work.undo_title, work.redo_title, language)
    state = editor_words.NOT_SAVED if work.unsaved or work.path is None else editor_words.SAVED
    head.show_state(state.in_(language) if deck.lines or deck.maybe else "")
    head.play.setEnabled(bool(deck.lines))

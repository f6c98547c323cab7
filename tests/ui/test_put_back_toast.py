"""The message about a deleted deck goes when the deck is there again."""

from __future__ import annotations

from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.store.decks.saved_decks import DeckShelf
from app.ui.app.window import Window


def test_it_goes_when_the_deck_is_put_back_by_its_key(empty_window: Window) -> None:
    window, shelf = empty_window, DeckShelf()
    path = shelf.save(read_decklist("4 Iono PAL 185", window.cards, "Mine"))
    window.pages.decks.show()
    decks = window.pages.made("decks")
    assert decks is not None
    decks.deeds.delete(path, "Mine")
    assert "Mine" in window.toasts.words
    decks.deeds.put_back()
    assert window.toasts.words == ""
    assert path.exists()

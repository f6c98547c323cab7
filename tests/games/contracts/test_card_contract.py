"""What any game's cards are asked for, shown by playing cards: nothing here knows another game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app.cards.deck import deck_edit
from app.cards.deck.deck import DeckList, DeckListError
from app.cards.deck.deck_difference import differences
from app.cards.odds.deck_pool import OddsError
from app.games.contracts.card_contract import GameCards
from app.games.game_registry import GAMES, USUAL, UnknownGameError, usual_cards
from app.store.decks.saved_decks import DeckShelf
from tests.helpers.playing_cards import PlayingCards

LIST = """2 Ace of Spades
1 ハートのQ
3 Joker
what is this
"""


@pytest.fixture
def cards() -> PlayingCards:
    return PlayingCards()


@pytest.fixture
def deck(cards: PlayingCards) -> DeckList:
    return cards.lists.read(LIST, "Evening")


def test_every_part_that_the_contract_names_is_there(cards: PlayingCards) -> None:
    members = {name for name in vars(GameCards) if not name.startswith("_")}
    assert {"lists", "check", "finder", "imports"} <= members
    for known in (cards, usual_cards()):
        assert [name for name in members if not hasattr(known, name)] == []


def test_a_deck_is_a_list_of_refs(deck: DeckList) -> None:
    assert deck.keys == ("S-A", "S-A", "H-Q", "?Joker||", "?Joker||", "?Joker||")
    assert (deck.title, deck.game, len(deck.errors)) == ("Evening", "playing", 1)


def test_what_is_no_list_is_said_so(cards: PlayingCards) -> None:
    with pytest.raises(DeckListError):
        cards.lists.read("nothing")


def test_a_deck_is_edited_and_its_versions_are_compared(
    cards: PlayingCards, deck: DeckList
) -> None:
    history = deck_edit.begin(deck).done(deck_edit.add(deck, cards.get("C-7"), 2))
    assert history.undo_title is not None
    assert history.undo_title.en == "Add 2 7 of Clubs to the deck"
    assert history.deck.lines[-1].section == "C"
    (change,) = differences(deck, history.deck, cards)
    assert (change.kind, change.name.ja, change.after) == ("added", "クラブの7", 2)
    assert history.undone().deck == deck


def test_a_deck_is_written_and_read_again(cards: PlayingCards, deck: DeckList) -> None:
    assert cards.lists.read(cards.lists.write(deck)).keys == deck.keys


def test_a_saved_deck_is_a_file_of_our_own_form(
    cards: PlayingCards, deck: DeckList, tmp_path: Path
) -> None:
    shelf = DeckShelf(tmp_path)
    saved = cards.lists.read_file(shelf.save(deck))
    assert (saved.title, saved.keys) == (deck.title, deck.keys)


def test_a_deck_is_laid_out_by_the_groups_of_its_game(cards: PlayingCards, deck: DeckList) -> None:
    groups = cards.lists.groups(deck.lines)
    assert [(group.title.en, group.count) for group in groups] == [("Spades", 5), ("Hearts", 1)]


def test_cards_are_searched_by_name_and_by_what_the_game_tells_apart(cards: PlayingCards) -> None:
    assert cards.finder.keys("queen") == ["S-Q", "H-Q", "D-Q", "C-Q"]
    assert cards.finder.keys("queen", {"suit": "H"}) == ["H-Q"]
    assert cards.finder.keys("ハートのk") == ["H-K"]


def test_a_deck_without_odds_is_told_why(cards: PlayingCards, deck: DeckList) -> None:
    with pytest.raises(OddsError, match="no opening hand"):
        cards.pool_of(deck)


# -- the registry ---------------------------------------------------------------------------------


def test_the_short_way_to_the_cards_leads_where_the_game_does() -> None:
    assert GAMES[USUAL].cards is not None
    assert GAMES[USUAL].cards() is GAMES.cards() is usual_cards()
    assert usual_cards().game == USUAL


def test_cards_of_a_game_that_is_not_there_are_refused() -> None:
    with pytest.raises(UnknownGameError):
        GAMES.cards("whist")


def test_reading_a_deck_waits_for_no_table() -> None:
    """A verb that shows a deck loads neither the rules nor what searches, checks and imports."""
    code = (
        "import sys; from app.games.game_registry import usual_cards\n"
        "usual_cards().lists.read('4 Dreepy TWM 128')\n"
        "print(' '.join(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "app.cards.deck.deck" in loaded
    for late in ("pokemon_game", "pokemon_finder", "pokemon_check", "pokemon_imports"):
        assert not any(name.endswith(f".{late}") for name in loaded)
    assert not {"numpy", "sqlite3", "pydantic"} & set(loaded)

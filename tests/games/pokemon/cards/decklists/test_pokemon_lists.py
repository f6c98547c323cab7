"""Deck lists of Pokémon as the program asks for them: read, written, laid out."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckListError
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.pokemon_lists import USUAL, PokemonLists

LIST = "Mine\n\n4 Dreepy TWM 128\n2 Nobody XYZ 1\n54 Basic Fire Energy MEE 2"


@pytest.fixture(scope="module")
def lists(cards: CardBase) -> PokemonLists:
    return PokemonLists(cards)


def test_the_usual_form_comes_first_and_each_can_be_written(lists: PokemonLists) -> None:
    assert next(iter(lists.forms)) == USUAL
    deck = lists.read(LIST)
    for form in lists.forms.keys() - {"ids"}:
        assert lists.read(lists.write(deck, form)).count == 60, form
    assert lists.write(deck) == lists.write(deck, USUAL)


def test_a_list_that_is_none_is_refused(lists: PokemonLists) -> None:
    with pytest.raises(DeckListError):
        lists.read("nothing of the kind")


def test_a_card_without_data_is_recognised_once_there_is_some(cards: CardBase) -> None:
    unknown = PokemonLists(CardBase()).read("4 Dreepy TWM 128").lines[0]
    assert unknown.status == "placeholder"
    known = PokemonLists(cards).recognised(unknown)
    assert (known.status, known.key, known.count) == ("known", "TWM-128", 4)
    assert PokemonLists(CardBase()).recognised(unknown) is unknown


def test_what_is_odd_is_told_but_for_cards_without_data(lists: PokemonLists) -> None:
    deck = lists.read(f"{LIST}\nTotal: 61")
    told = lists.notes_of_reading(deck)
    assert len(told) == len(deck.notes) - 1
    assert not any("Nobody" in note.en for note in told)
    (title,) = lists.title_taken(deck)
    assert "Mine" in title.en
    assert lists.title_taken(lists.read("4 Dreepy TWM 128")) == ()


def test_a_deck_is_laid_out_in_the_parts_it_has(lists: PokemonLists) -> None:
    deck = lists.read(LIST)
    assert list(lists.sections) == ["pokemon", "trainer", "energy"]
    assert sum(group.count for group in lists.groups(deck.lines)) == 60
    assert {line.key for line in lists.in_order(deck.lines)} == {line.key for line in deck.lines}
    assert sum(part.count for part in lists.sheet(deck).parts) == 60
    assert lists.left_aside(deck) == ()

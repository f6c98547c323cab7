"""Every entry of a list becomes a row, an error, a note or a label: a deck comes of them."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.cards.deck.deck import DeckListError
from app.core.text.wording import both
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist_entry import (
    Entry,
    Found,
    Game,
    MadeFor,
    Remark,
    Title,
    Wrong,
)
from app.games.pokemon.cards.decklists.decklist_headings import Header, PileHead, Total
from app.games.pokemon.cards.decklists.decklist_reading import MOST_CARDS, deck_of
from app.games.pokemon.cards.decklists.forms.decklist_line import DeckCode, Row

IONO = Row(Decimal(4), "Iono")


def entries(*found: Found) -> list[Entry]:
    return [Entry(number, f"line {number}", one) for number, one in enumerate(found, start=1)]


def test_rows_are_the_deck_and_what_is_wrong_stands_beside_them(cards: CardBase) -> None:
    deck = deck_of(entries(IONO, Wrong(both("it is odd")), Remark(both("by the way"))), cards)
    assert [(line.count, line.name, line.key) for line in deck.lines] == [(4, "Iono", "PAL-185")]
    assert [(error.line, error.reason.en) for error in deck.errors] == [(2, "it is odd")]
    assert "by the way" in [note.en for note in deck.notes]


def test_labels_say_something_of_the_whole_deck(cards: CardBase) -> None:
    found = (Title("Mine"), Game("pokemon"), MadeFor("glc"), DeckCode("aaaaaa-bbbbbb-cccccc"), IONO)
    deck = deck_of(entries(*found), cards, title="a file")
    assert (deck.title, deck.title_line, deck.game) == ("Mine", 1, "pokemon")
    assert (deck.code, deck.format) == ("aaaaaa-bbbbbb-cccccc", "glc")
    assert deck_of(entries(IONO), cards, title="a file").title == "a file"


def test_a_pile_goes_on_until_the_next_head(cards: CardBase) -> None:
    deck = deck_of(entries(IONO, PileHead("side"), IONO, PileHead("maybe"), IONO), cards)
    assert [len(pile) for pile in (deck.lines, deck.side, deck.maybe)] == [1, 1, 1]


def test_numbers_that_differ_from_the_rows_are_told(cards: CardBase) -> None:
    odd = deck_of(entries(Header("trainer", "Trainer", "9"), IONO, Total(60)), cards)
    assert len(odd.notes) == 2, "the head and the total"
    fine = deck_of(entries(Header("trainer", "Trainer", "4"), IONO, Total(4)), cards)
    assert fine.notes == ()


@pytest.mark.parametrize("count", ["0", "0.2", "1000"])
def test_a_row_that_cannot_count_is_an_error(cards: CardBase, count: str) -> None:
    deck = deck_of(entries(IONO, Row(Decimal(count), "Hilda")), cards)
    assert len(deck.lines) == 1
    assert [error.line for error in deck.errors] == [2]


def test_without_a_row_there_is_no_deck(cards: CardBase) -> None:
    with pytest.raises(DeckListError):
        deck_of(entries(Title("Mine")), cards)
    with pytest.raises(DeckListError) as told:
        deck_of(entries(DeckCode("aaaaaa-bbbbbb-cccccc")), cards)
    assert "aaaaaa-bbbbbb-cccccc" in told.value.words.en


def test_more_than_a_person_could_play_is_refused(cards: CardBase) -> None:
    many = [Row(Decimal(999), "Iono")] * (MOST_CARDS // 999 + 1)
    with pytest.raises(DeckListError):
        deck_of(entries(*many), cards)

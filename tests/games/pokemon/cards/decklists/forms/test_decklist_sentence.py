"""Decks that are told in a sentence, and sentences with numbers that are none."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckListError
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.decklist_parting import is_card
from app.games.pokemon.cards.decklists.forms.decklist_sentence import counted_cards, sentence_of

FOUR = [(4, "Dreepy"), (4, "Drakloak"), (3, "Dragapult ex"), (2, "Iono")]


def rows(text: str, cards: CardBase) -> list[tuple[int, str]]:
    deck = read_decklist(text, cards)
    assert deck.errors == ()
    return [(line.count, line.name) for line in deck.lines]


@pytest.mark.parametrize(
    "text",
    [
        "Dragapult deck: 4 Dreepy, 4 Drakloak, 3 Dragapult ex and 2 Iono",
        "Dragapult deck: 4x Dreepy, 4x Drakloak, 3x Dragapult ex, and 2x Iono.",
        "The whole deck: 4 Dreepy (the small one), 4 Drakloak as well, 3 Dragapult ex plus 2 Iono",
        "Dragapult deck: 4 Dreepy, 4 Drakloak,\n3 Dragapult ex and\n2 Iono",
        "Composition (13 cards): 4× Dreepy, 4×\nDrakloak, 3× Dragapult\nex, 2× Iono.",
        "Mine\n\nDragapult deck: 4 Dreepy TWM 128, 4 Drakloak; 3 Dragapult ex & 2 Iono",
    ],
)
def test_a_deck_in_a_sentence(cards: CardBase, text: str) -> None:
    deck = read_decklist(text, cards)
    assert [(line.count, line.name) for line in deck.lines] == FOUR
    assert deck.errors == ()


def test_what_announces_it_is_the_title(cards: CardBase) -> None:
    deck = read_decklist("My Dragapult: 4 Dreepy, 4 Drakloak, 3 Dragapult ex and 2 Iono", cards)
    assert deck.title == "My Dragapult"


def test_what_stands_behind_it_is_told(cards: CardBase) -> None:
    deck = read_decklist(
        "Deck: 4 Dreepy, 4 Drakloak as the engine, 3 Dragapult ex and 2 Iono. It went 5-2.", cards
    )
    assert [(line.count, line.name) for line in deck.lines] == FOUR
    assert [error.text for error in deck.errors] == ["It went 5-2."]
    assert any("what stands behind the card was left out" in note.en for note in deck.notes)


def test_one_that_nothing_announces_has_to_be_long(cards: CardBase) -> None:
    short = "I play 4 Dreepy, 4 Drakloak and 3 Dragapult ex"
    assert sentence_of(short, lambda name: is_card(name, cards)) is None
    long = "I play 4 Dreepy, 4 Drakloak, 3 Dragapult ex, 2 Iono and 20 Psychic Energy"
    assert rows(long, cards) == [*FOUR, (20, "Psychic Energy")]


def test_a_card_without_data_has_a_count_that_shows(cards: CardBase) -> None:
    text = "Deck: 4x Dreepy, 4x Drakloak, 3x Dragapult ex, 2x Mighty Gadget of Foo in the end"
    assert rows(text, cards) == [*FOUR[:3], (2, "Mighty Gadget of Foo")]
    text = "Deck: 4 Dreepy, 4 Drakloak, 3 Dragapult ex, 2 Drakloak V"
    assert rows(text, cards) == [*FOUR[:3], (2, "Drakloak V")]
    text = "Deck: 4 Dreepy, 4 Drakloak, 3 Dragapult ex, 2 Mighty Gadget"
    assert rows(text, cards) == [*FOUR[:3], (2, "Mighty Gadget")]


def test_one_of_each(cards: CardBase) -> None:
    text = "Deck: 4 Dreepy, 4 Drakloak, 3 Dragapult ex, and one each of Iono, Foo's Aid and Dreepy."
    assert rows(text, cards) == [*FOUR[:3], (1, "Iono"), (1, "Foo's Aid"), (1, "Dreepy")]


@pytest.mark.parametrize(
    "text",
    [
        "I would cut 4 Dreepy, 4 Drakloak: 3 Dragapult ex and add 2 Iono",
        "Top 8: 4 Dreepy, 4 Drakloak, 3 Dragapult ex",
        "Deck: 4 Dreepy, 4 Drakloak, 3 Dragapult ex, 2 judges of foo",
        "Deck: 4 Dreepy and Iono, 4 Drakloak, 3 Dragapult ex",
        "Deck: 2 Dreepy, 1 Drakloak, 1 Dragapult ex",
        "Deck: 4 Dreepy or 4 Drakloak, 3 Dragapult ex, 2 Iono",
    ],
)
def test_a_sentence_that_may_mean_something_else_is_told(cards: CardBase, text: str) -> None:
    with pytest.raises(DeckListError, match="hold several cards"):
        read_decklist(text, cards)


def test_beside_rows_it_is_no_list(cards: CardBase) -> None:
    told = "Deck: 4 Dreepy, 4 Drakloak, 3 Dragapult ex and 2 Iono"
    deck = read_decklist(f"{told}\n\n4 Iono\n3 Dreepy", cards)
    assert [(line.count, line.name) for line in deck.lines] == [(4, "Iono"), (3, "Dreepy")]
    assert [error.text for error in deck.errors] == [told]


def test_a_title_names_no_cards_with_counts(cards: CardBase) -> None:
    deck = read_decklist("Deck: 4 Dreepy, 4 Drakloak as in 2024\n\n2 Iono", cards)
    assert (deck.title, deck.count) == ("", 2)
    assert len(deck.errors) == 1
    assert counted_cards("2nd of 64 at Worlds 2024", lambda name: is_card(name, cards)) == 0


def test_in_japanese(cards: CardBase) -> None:
    told = "ドラメシヤ4枚、ドロンチ4枚、ドラパルトex3枚とナンジャモ2枚"
    deck = read_decklist(f"ドラパルトデッキ：{told}です。", cards)
    assert [line.key for line in deck.lines] == [
        *("TWM-128", "TWM-129", "TWM-130", "PAL-185"),
    ]
    assert (deck.title, deck.count) == ("ドラパルトデッキ", 13)
    with pytest.raises(DeckListError):
        read_decklist("ドラパルトデッキ：ドラメシヤ4枚、謎のどうぐX4枚、ドロンチ4枚です。", cards)

"""What two decks differ in, card by card."""

from __future__ import annotations

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_difference import differences, told
from app.cards.deck.deck_edit import (
    add,
    change_print,
    set_count,
)
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card


def card(cards: CardBase, name: str) -> Card:
    found = cards.find(name)
    assert found is not None
    return found


def test_the_difference_of_two_decks_is_told_card_by_card(deck: DeckList, cards: CardBase) -> None:
    after = add(deck, card(cards, "Boss's Orders"), 2).deck
    after = set_count(after, "main", 3, 0, Words("Rare Candy", "ふしぎなアメ")).deck
    after = set_count(after, "main", 0, 3, Words("Drakloak", "ドロンチ")).deck
    after = add(after, card(cards, "Iono"), 1, "maybe").deck
    found = differences(deck, after, cards)
    assert [(one.kind, one.pile, one.name.en, one.before, one.after) for one in found] == [
        ("changed", "main", "Drakloak", 2, 3),
        ("added", "main", "Boss's Orders", 0, 2),
        ("removed", "main", "Rare Candy", 4, 0),
        ("added", "maybe", "Iono", 0, 1),
    ]
    assert found[0].words == Words("Drakloak: 2 → 3", "ドロンチ：2→3")
    assert found[3].words.en == "Added 1 Iono (the maybe pile)"
    assert told(found).en == "+3 −4 ≈1"
    assert differences(deck, deck, cards) == ()
    assert told(()).en == "="


def test_fewer_copies_are_another_number(deck: DeckList, cards: CardBase) -> None:
    fewer = set_count(deck, "main", 0, 1, Words("Drakloak", "ドロンチ")).deck
    (change,) = differences(deck, fewer, cards)
    assert (change.kind, change.before, change.after) == ("changed", 2, 1)
    assert told((change,)).en == "−1"


def test_another_print_is_a_difference_too(deck: DeckList, cards: CardBase) -> None:
    other = replace(card(cards, "Iono"), key="ABC-1")
    found = differences(deck, change_print(deck, "main", 4, other).deck, cards)
    assert [one.kind for one in found] == ["print"]
    assert "ABC 1" in found[0].words.en

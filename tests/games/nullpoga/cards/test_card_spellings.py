"""Cards are found as people write them."""

from __future__ import annotations

import pytest

from app.cards.name_keys import sought
from app.games.nullpoga.cards.card_spellings import cards_by_spelling, other_spellings
from app.games.nullpoga.cards.nullpoga_cards import card_book

CARDS = card_book().cards
KNOWN = cards_by_spelling(CARDS)


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("Rat", "rat"),
        ("ねずみ", "rat"),
        ("フロストウィッチ", "frost_witch"),
        ("氷の魔導士", "frost_witch"),
        ("氷の魔導士 フロストウィッチ", "frost_witch"),
        ("frost_witch", "frost_witch"),
        ("FIRE DRAGON", "fire_dragon"),
        ("Firestorm", "fire_dragon"),
        ("ラン丸", "ranmaru"),
        ("Kamekichi", "turtle"),
        ("カエル軍曹", "frog"),
        ("front/back swap", "swap"),
        ("Immovable Rock", "rock_spell"),
        ("不動の岩", "rock_spell"),
        ("Immovable Rock (token)", "rock"),
    ],
)
def test_a_card_is_known_by(written: str, card: str) -> None:
    assert KNOWN[sought(written)] == card


def test_both_names_of_every_card_mean_it() -> None:
    for card in CARDS.values():
        assert KNOWN[sought(card.name.en)] == card.id
        if card.id != "rock":
            assert KNOWN[sought(card.name.ja)] == card.id


def test_other_spellings_are_of_cards_and_mean_no_other() -> None:
    assert set(other_spellings()) <= set(CARDS)
    for card, spellings in other_spellings().items():
        for written in spellings:
            assert KNOWN[sought(written)] == card, written

"""Every way in which people write a card."""

from __future__ import annotations

import pytest

from app.games._playing_cards.card_spelling import found_by, key_of, short_key
from app.games._playing_cards.suits_ranks import CARDS


@pytest.mark.parametrize(
    ("written", "key"),
    [
        *(("AS", "S-A"), ("as", "S-A"), ("10d", "D-10"), ("TD", "D-10"), ("S-A", "S-A")),
        *(("♠A", "S-A"), ("A♠", "S-A"), ("♡Q", "H-Q"), ("♥️Q", "H-Q"), ("Ｓ１０", "S-10")),
        *(("Ace of Spades", "S-A"), ("queen of hearts", "H-Q"), ("2 of clubs", "C-2")),
        *(("スペードのA", "S-A"), ("すぺーどのa", "S-A"), ("ハートのクイーン", "H-Q")),
        *(("ダイヤ10", "D-10"), ("クラブのＪ", "C-J"), ("1 of spades", "S-A")),
        *(("Joker", "J-R"), ("ジョーカー", "J-R"), ("BJ", "J-B"), ("黒のジョーカー", "J-B")),
    ],
)
def test_a_card_is_read(written: str, key: str) -> None:
    assert key_of(written) == key


@pytest.mark.parametrize("written", ["", "14S", "Z9", "A", "S", "Dragon", "Ace", "0H", "SA SA"])
def test_what_is_no_card_is_none(written: str) -> None:
    assert key_of(written) is None


def test_every_card_is_read_by_its_key_its_short_form_and_both_names() -> None:
    for key, card in CARDS.items():
        assert short_key(key) == key
        assert key_of(card.short) == key
        assert key_of(card.name.en) == key_of(card.name.ja) == key


def test_a_typed_text_finds_cards_the_exact_one_first() -> None:
    assert found_by("10h")[0] == "H-10"
    assert found_by("queen") == ("S-Q", "H-Q", "D-Q", "C-Q")
    assert found_by("だいやのk") == ("D-K",)
    assert len(found_by("")) == 54

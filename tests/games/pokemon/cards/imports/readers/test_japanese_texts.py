"""What Japanese card texts say about decks and kinds, and what every card of a kind repeats."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.imports.readers.japanese_texts import (
    deck_texts,
    is_ace_spec,
    prizes_in,
    with_type_words,
    without_reminder,
)


def test_what_every_card_of_a_kind_says_is_left_out() -> None:
    text = "山札を3枚引く。サポートは、自分の番に1枚しか使えない。"
    assert without_reminder(text) == "山札を3枚引く。"
    assert without_reminder("山札を3枚引く。") == "山札を3枚引く。"


def test_energy_symbols_are_put_in_words() -> None:
    assert with_type_words("Fireエネルギーを1個") == "炎エネルギーを1個"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("このカードはデッキに何枚でも入れられる。", ("any_number",)),
        ("「アンノーン」は合計4枚までデッキに入れられる。", ("four_unown",)),
        ("このカードは公式大会では使えない。", ("not_tournament",)),
        ("山札を3枚引く。", ()),
    ],
)
def test_what_a_text_says_about_building_a_deck(text: str, said: tuple[str, ...]) -> None:
    assert deck_texts(text) == said


def test_a_rule_box_says_how_many_prizes_are_taken() -> None:
    assert prizes_in("きぜつしたとき、相手はサイドを2枚とる。") == 2
    assert prizes_in("山札を3枚引く。") == 1
    assert is_ace_spec("ACE SPECのカードは、デッキに1枚しか入れられない。")
    assert not is_ace_spec("山札を3枚引く。")

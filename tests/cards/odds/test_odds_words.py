"""How odds are said: figures, what they rest on, and what makes them doubtful."""

from __future__ import annotations

import pytest

from app.cards.odds import odds_words
from app.cards.odds.deck_pool import Group, Named
from app.core.data.value import replace
from app.core.text.words import Words
from tests.cards.odds.pools import pool

IONO = Named(Words("Iono", "ナンジャモ"), 4)
BALL = Named(Words("Nest Ball", "ネストボール"), 2)


@pytest.mark.parametrize(
    ("share", "written"),
    [(0, "0%"), (1, "100%"), (0.0001, "<0.1%"), (0.9999, ">99.9%"), (0.19064, "19.1%")],
)
def test_a_chance_that_is_not_none_is_never_written_as_none(share: float, written: str) -> None:
    assert odds_words.chance(share) == written


def test_an_average_has_two_digits() -> None:
    assert odds_words.average(0.2356) == "0.24"


def test_the_odds_follow_from_cards_keepers_and_what_is_set_aside() -> None:
    assert odds_words.summary(pool(8, 52)) == Words(
        "60 cards, 8 Basic Pokémon, 6 Prize cards", "60枚、たねポケモン8枚、サイド6枚"
    )


def test_what_is_asked_for_is_said_with_its_copies() -> None:
    assert odds_words.asked(Group((IONO,))) == Words("4 Iono", "ナンジャモ4枚")
    assert odds_words.asked(Group((IONO, BALL))) == Words(
        "Iono or Nest Ball (6 cards)", "ナンジャモ、ネストボール（6枚）"
    )


def test_a_turn_is_explained_to_who_goes_first_second_or_either() -> None:
    assert "1, 3, 5" in odds_words.own_turns("first").en
    assert "2, 4, 6" in odds_words.own_turns("second").en
    assert "Either way" in odds_words.own_turns(None).en


def test_cards_without_data_make_doubtful_what_the_chance_would_be_without_them() -> None:
    deck = pool(4, 54)
    assert odds_words.doubts(deck) == ()
    stranger = Named(Words("Stranger", "なぞ"), 2, 2, 2)
    (doubt,) = odds_words.doubts(replace(deck, names=(*deck.names, stranger)))
    assert "Stranger: 2 cards" in doubt.en
    assert "60.1%" in doubt.en  # with the four others alone
    assert "なぞ" in doubt.ja


def test_how_far_a_share_may_be_off_is_one_by_the_root_of_the_openings() -> None:
    assert odds_words.reach(10_000, 3).en == (
        "Simulated: 10,000 openings with seed 3. In 19 of 20 cases a figure is no more than 1.00 "
        "percentage points from its chance."
    )
    assert odds_words.reach(40_000, None).ja == (
        "シミュレーションは40,000回です。20回に19回は、確率との差が0.50ポイント以内です。"
    )

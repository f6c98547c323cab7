"""Searching among playing cards."""

from __future__ import annotations

import pytest

from app.cards.card_facts import CardsError
from app.games._playing_cards.playing_finder import FACETS, PlayingFinder

FINDER = PlayingFinder()


def test_cards_are_found_by_name_and_narrowed_by_suit_and_rank() -> None:
    assert FINDER.keys("queen") == ["S-Q", "H-Q", "D-Q", "C-Q"]
    assert FINDER.keys("", {"suit": "H", "rank": "10"}) == ["H-10"]
    assert FINDER.keys("", {"suit": "J"}) == ["J-R", "J-B"]
    assert FINDER.keys("", limit=3) == ["S-A", "S-2", "S-3"]


def test_cards_are_listed_and_told_to_programs() -> None:
    assert [card.key for card in FINDER.cards(["S-A", "?Dragon||"])] == ["S-A"]
    assert FINDER.row("D-10", "ja") == ("♦10", "ダイヤの10")
    assert FINDER.as_json("H-Q")["name"] == {"en": "Queen of Hearts", "ja": "ハートのQ"}


def test_a_choice_is_read_and_another_is_refused_with_those_there_are() -> None:
    suit, rank = FACETS
    assert (suit.read("h"), rank.read("a")) == ("H", "A")
    with pytest.raises(CardsError, match="Choose S, H, D, C or J"):
        suit.read("stars")

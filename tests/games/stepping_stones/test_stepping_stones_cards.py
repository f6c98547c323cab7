"""The stones: their numbers, what they show, and the packs of one colour each."""

from __future__ import annotations

from app.games.stepping_stones.stepping_stones_cards import STONES, all_stones, face, number_of


def test_four_colours_have_twelve_stones_each() -> None:
    cards = all_stones()
    assert len(cards) == len(STONES) == 48
    assert [len(pack.deck.keys) for pack in cards.packs] == [12, 12, 12, 12]
    assert all(key in cards for pack in cards.packs for key in pack.deck.keys)


def test_a_stone_shows_its_number_in_both_languages() -> None:
    shown = face("Slate 10")
    assert (shown.name.en, shown.name.ja) == ("Slate 10", "青石10")
    assert shown.corners is not None
    assert shown.corners.index.en == "10"


def test_any_other_card_is_a_name_without_a_number() -> None:
    assert (number_of("Slate 10"), number_of("Slate 13"), number_of("Boat 3")) == (10, 0, 0)
    assert face("Boat 3").name.en == "Boat 3"
    assert "Boat 3" not in all_stones()

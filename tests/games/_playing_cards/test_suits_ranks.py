"""The fifty-four cards."""

from __future__ import annotations

from app.core.text.words import Words
from app.games._playing_cards.suits_ranks import CARDS, SECTIONS, card_of, sorted_keys


def test_there_are_fifty_four_with_names_of_their_own_in_both_languages() -> None:
    assert len(CARDS) == 54
    assert len({card.name.en for card in CARDS.values()}) == 54
    assert len({card.name.ja for card in CARDS.values()}) == 54
    assert {card.section for card in CARDS.values()} < SECTIONS.keys()
    assert CARDS["D-10"].name.en == "10 of Diamonds"
    assert CARDS["S-A"].name.ja == "スペードのA"


def test_ranks_count_from_the_ace_and_a_joker_has_none() -> None:
    assert [CARDS[f"H-{rank}"].number for rank in ("A", "10", "J", "K")] == [1, 10, 11, 13]
    assert CARDS["J-R"].number == 0
    assert (CARDS["C-Q"].short, CARDS["J-B"].short) == ("♣Q", "Black joker")
    assert CARDS["C-Q"].in_short == Words("♣Q", "♣Q")
    assert CARDS["J-B"].in_short == Words("Black joker", "黒のジョーカー")


def test_any_other_key_is_a_card_that_bears_its_name() -> None:
    dragon = card_of("?Dragon||")
    assert (dragon.name.en, dragon.known, dragon.section) == ("Dragon", False, "own")
    assert card_of("TWM-128").name.ja == "TWM-128"


def test_cards_are_sorted_as_a_new_pack_lies() -> None:
    assert sorted_keys(("?B||", "J-R", "C-2", "S-K", "S-A", "?A||")) == (
        *("S-A", "S-K", "C-2", "J-R", "?A||", "?B||"),
    )

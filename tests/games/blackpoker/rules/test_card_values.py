from app.core.text.words import Words
from app.games.blackpoker.rules.card_values import (
    in_short,
    is_high,
    is_joker,
    number_of,
    suit_of,
    suits_of,
)


def test_a_card_counts_what_stands_on_it_and_courts_go_on_from_ten() -> None:
    assert [number_of(ref) for ref in ("S-A", "H-7", "D-10", "C-J", "S-Q", "H-K")] == [
        *(1, 7, 10, 11, 12, 13),
    ]


def test_a_joker_counts_nothing_and_has_no_suit() -> None:
    assert (number_of("J-R"), suit_of("J-B"), is_joker("J-R")) == (0, "", True)
    assert suit_of("D-J") == "D"
    assert not is_joker("D-J")


def test_cards_have_the_suits_that_any_of_them_has() -> None:
    assert suits_of(("S-9", "S-2", "J-R", "H-A")) == {"S", "H"}
    assert suits_of(("J-R",)) == set()


def test_jokers_aces_and_courts_trigger_next_generation() -> None:
    assert [ref for ref in ("J-R", "S-A", "S-2", "S-10", "S-J", "S-K") if is_high(ref)] == [
        *("J-R", "S-A", "S-J", "S-K"),
    ]


def test_in_short_a_card_is_its_suit_and_rank() -> None:
    assert in_short(("S-10",)) == Words("♠10", "♠10")


def test_a_joker_in_short_has_its_name_in_the_language_that_is_read() -> None:
    assert in_short(("S-5", "J-R")) == Words("♠5+Red joker", "♠5+赤のジョーカー")
    assert in_short(()) == Words("", "")


def test_a_card_of_another_game_counts_nothing() -> None:
    assert number_of("TWM-128") == 0

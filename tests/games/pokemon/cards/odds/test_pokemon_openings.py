"""What chance sees of a deck."""

from __future__ import annotations

import pytest

from app.cards.odds import odds_words
from app.cards.odds.deck_pool import NoHandError, OddsError, group_of
from app.core.data.value import replace
from app.games.pokemon.cards.odds.pokemon_openings import pool_of, usual_prizes
from tests.games.pokemon.cards.odds.decks import CARDS, deck, line


def test_only_basic_pokemon_save_a_hand() -> None:
    """Neither an Evolution nor a fossil does (rule `setup-item-not-basic`)."""
    pool = pool_of(
        deck(line(4, "AAA-1"), line(3, "AAA-2"), line(4, "AAA-3"), line(49, "AAA-4")), CARDS
    )
    assert (pool.size, pool.keepers, pool.doubtful) == (60, 4, 0)


def test_a_deck_of_fossils_keeps_no_hand() -> None:
    with pytest.raises(NoHandError) as refused:
        pool_of(deck(line(4, "AAA-3"), line(56, "AAA-4")), CARDS)
    assert refused.value.words.ja.endswith("1枚以上入れてください。")


def test_a_pokemon_without_data_counts_as_basic_and_makes_the_odds_doubtful() -> None:
    unknown = line(2, "?Futuremon|ZZZ|1", "Futuremon")
    pool = pool_of(deck(line(4, "AAA-1"), unknown, line(54, "AAA-4")), CARDS)
    assert (pool.keepers, pool.doubtful) == (6, 2)
    (doubt,) = odds_words.doubts(pool)
    assert "Futuremon: 2 cards" in doubt.en
    assert "60.1%" in doubt.en  # with four Basics
    assert "60.1%" in doubt.ja


def test_a_trainer_without_data_is_no_basic() -> None:
    trainer = line(2, "?Future Ball|ZZZ|2", "Future Ball")
    rows = (line(4, "AAA-1"), line(54, "AAA-4"))
    pool = pool_of(deck(*rows, replace(trainer, section="trainer")), CARDS)
    assert (pool.keepers, pool.doubtful) == (4, 0)


def test_prints_of_a_name_count_together() -> None:
    pool = pool_of(deck(line(2, "AAA-1"), line(2, "BBB-9"), line(56, "AAA-4")), CARDS)
    ralts = group_of(pool, ["Ralts"])
    assert (ralts.copies, ralts.keepers) == (4, 4)
    assert ralts.keys == ("AAA-1", "BBB-9")


def test_a_group_is_asked_for_in_either_language() -> None:
    pool = pool_of(deck(line(4, "AAA-1"), line(2, "BBB-7"), line(54, "AAA-4")), CARDS)
    group = group_of(pool, ["ムンナ", "ralts"])
    assert group.copies == 6
    assert group.title.en == "Munna or Ralts"


def test_a_name_that_is_not_there_is_answered_with_those_that_look_like_it() -> None:
    pool = pool_of(deck(line(4, "AAA-1"), line(56, "AAA-4")), CARDS)
    with pytest.raises(OddsError) as refused:
        group_of(pool, ["Rallts"])
    assert refused.value.words.en == ("There is no “Rallts” in the deck. Its list has “Ralts”.")
    with pytest.raises(OddsError) as refused:
        group_of(pool, ["Bidoof"])
    assert refused.value.words.en == (
        "There is no “Bidoof” in the deck. Take a name from its list."
    )


@pytest.mark.parametrize(("size", "prizes"), [(30, 3), (40, 4), (41, 6), (60, 6), (100, 6)])
def test_half_and_limited_decks_have_fewer_prizes(size: int, prizes: int) -> None:
    assert usual_prizes(size) == prizes
    pool = pool_of(deck(line(4, "AAA-1"), line(size - 4, "AAA-5")), CARDS)
    assert pool.aside == prizes
    assert pool_of(deck(line(4, "AAA-1"), line(size - 4, "AAA-5")), CARDS, prizes=2).aside == 2


def test_a_deck_has_to_be_large_enough_for_an_opening() -> None:
    with pytest.raises(OddsError) as refused:
        pool_of(deck(line(4, "AAA-1"), line(5, "AAA-4")), CARDS)
    assert refused.value.words.en == (
        "The deck has 9 cards, too few for a hand of 7 cards and 3 Prize cards. Add cards."
    )


def test_the_odds_of_another_game_are_not_told() -> None:
    with pytest.raises(OddsError):
        pool_of(replace(deck(line(54, "AAA-1")), game="blackpoker"), CARDS)

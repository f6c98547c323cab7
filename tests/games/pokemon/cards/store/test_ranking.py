"""How well a card fits what somebody typed: the order in which a search shows its finds."""

from __future__ import annotations

from app.games.pokemon.cards.store.ranking import (
    BEGINNING,
    PART,
    TEXT,
    WHOLE,
    Hit,
    newest_first,
    rank_of,
)


def test_a_whole_name_fits_better_than_its_beginning_and_that_better_than_a_part() -> None:
    assert rank_of("mew", "mew", "ミュウ") == (WHOLE, "mew")
    assert rank_of("mew", "mewtwo", "ミュウツー") == (BEGINNING, "mewtwo")
    assert rank_of("two", "mewtwo", "ミュウツー") == (PART, "mewtwo")
    assert rank_of("zoo", "mewtwo", "ミュウツー") is None


def test_the_language_that_fits_better_counts() -> None:
    assert rank_of("ex", "pikachu ex", "ex") == (WHOLE, "ex")


def test_of_one_name_the_newest_comes_first_and_in_a_set_47_before_104() -> None:
    hits = [
        Hit(TEXT, "abra", "2025-01-01", "NEW-1"),
        Hit(WHOLE, "mew", "", "NO-1"),
        Hit(WHOLE, "mew", "2025-01-01", "NEW-104"),
        Hit(WHOLE, "mew", "2023-01-01", "OLD-1"),
        Hit(WHOLE, "mew", "2025-01-01", "NEW-47"),
    ]
    found = [hit.key for hit in sorted(hits, key=lambda hit: hit.order)]
    assert found == ["NEW-47", "NEW-104", "OLD-1", "NO-1", "NEW-1"]


def test_prints_are_sorted_by_day_and_number() -> None:
    prints = [("2023-01-01", "A-2"), ("2025-01-01", "B-10"), ("2025-01-01", "B-9")]
    assert sorted(prints, key=lambda one: newest_first(*one)) == [prints[2], prints[1], prints[0]]

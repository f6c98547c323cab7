"""Deck lists that are lines of text: every line ends in an entry, whatever form it has."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.games.pokemon.cards.decklists.decklist_entry import Entry, Remark, Title, Wrong
from app.games.pokemon.cards.decklists.forms.decklist_line import Row
from app.games.pokemon.cards.decklists.forms.decklist_lines import line_entries

KNOWN = {"Iono", "ナンジャモ", "ドロンチ", "Hilda"}


def read(*lines: str) -> list[Entry]:
    return line_entries(lines, KNOWN.__contains__)


def test_a_card_on_one_line_and_the_title_before_it() -> None:
    title, row = read("My deck", "4 Iono PAL 185")
    assert title.found == Title("My deck")
    assert row.found == Row(Decimal(4), "Iono", "PAL", "185")


def test_a_card_on_the_four_lines_of_the_japanese_page() -> None:
    (entry,) = read("ドロンチ", "SV6", "067/101", "3枚")
    assert entry.found == Row(Decimal(3), "ドロンチ", "SV6", "067")
    assert (entry.line, entry.upto) == (1, 4)


def test_a_count_on_a_line_of_its_own_belongs_to_the_card_below() -> None:
    (entry,) = read("4", "Iono")
    assert entry.found == Row(Decimal(4), "Iono")


def test_a_list_without_counts_names_each_card_once_per_copy() -> None:
    remark, iono, *_, hilda = read("Iono", "Iono", "Iono", "Hilda")
    assert isinstance(remark.found, Remark)
    assert iono.found == Row(Decimal(3), "Iono")
    assert hilda.found == Row(Decimal(1), "Hilda")


def test_what_is_no_card_after_the_first_one_is_wrong() -> None:
    *_, last = read("4 Iono", "to be tested on Friday")
    assert isinstance(last.found, Wrong)


def test_every_line_ends_in_an_entry() -> None:
    lines = ("Mine", "", "4 Iono", "2 枚", "Pokémon: 3", "whatever", "x" * 2000)
    assert sorted(entry.line for entry in read(*lines)) == list(range(1, len(lines) + 1))


def test_counts_on_lines_of_their_own_may_stand_below_their_cards() -> None:
    for times in ("{}", "x{}", "{}x"):
        lines = ("Iono", times.format(4), "Hilda", times.format(3))
        iono, hilda = read(*lines)
        assert iono.found == Row(Decimal(4), "Iono")
        assert (iono.line, iono.upto) == (1, 2)
        assert hilda.found == Row(Decimal(3), "Hilda")


@pytest.mark.parametrize("lines", [("Iono", "4", "Hilda", "3", "ドロンチ"), ("4", "Iono", "3")])
def test_counts_that_may_be_of_either_card_are_none(lines: tuple[str, ...]) -> None:
    assert [entry.text for entry in read(*lines)] == list(lines)
    assert not any(isinstance(entry.found, Row) for entry in read(*lines))


@pytest.mark.parametrize("first", [0, 1])
def test_where_every_second_line_is_a_count_cards_need_not_be_known(first: int) -> None:
    pairs = (("4", "謎のどうぐ"), ("3", "Hilda"), ("2", "Foo SM4+ 045/114"))
    lines = [pair[at] for pair in pairs for at in (first, 1 - first)]
    rows = [entry.found for entry in read(*lines)]
    assert rows == [
        Row(Decimal(4), "謎のどうぐ"),
        Row(Decimal(3), "Hilda"),
        Row(Decimal(2), "Foo", "SM4+", "045"),
    ]
    assert not any(isinstance(entry.found, Row) for entry in read("4", "Players", "7", "Rounds"))


def test_the_head_of_a_column_is_no_line_of_a_card() -> None:
    found = [entry.found for entry in read("枚数", "4", "Iono", "3", "謎のどうぐ", "枚数")]
    assert [row for row in found if isinstance(row, Row)] == [
        Row(Decimal(4), "Iono"),
        Row(Decimal(3), "謎のどうぐ"),
    ]


@pytest.mark.parametrize(
    "said",
    [
        "60 cards, no card over 4, one ACE SPEC; every attack is",
        "- 4 Basics: 60.1% of opening hands have none",
        "2 Budews are enough. Then the deck is",
        "1 Basic {G}. All four pay for it",
    ],
)
def test_a_sentence_that_begins_with_a_number_is_no_row(said: str) -> None:
    row, wrong = read("4 Iono", said)
    assert isinstance(row.found, Row)
    assert isinstance(wrong.found, Wrong)

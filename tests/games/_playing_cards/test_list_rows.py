"""A row of a list of playing cards, as people write it and as it is written again."""

from __future__ import annotations

import pytest

from app.core.text.words import Words
from app.games._playing_cards.list_rows import Row, rows_of, short_rows, unquoted
from app.games._playing_cards.playing_lists import PlayingLists


@pytest.mark.parametrize(
    ("row", "rows"),
    [
        ("AS", [(1, "S-A")]),
        ("AS KH, 10D", [(1, "S-A"), (1, "H-K"), (1, "D-10")]),
        ("3 Ace of Spades", [(3, "S-A")]),
        ("スペードのA x2", [(2, "S-A")]),
        ("2 KD KC", [(2, "D-K"), (2, "C-K")]),
        ("Rabbit", [(1, "?Rabbit||")]),
        ('- {count: 2, name: "The \\"Dragon\\""}', [(2, '?The "Dragon"||')]),
    ],
)
def test_a_row_says_how_many_of_which(row: str, rows: list[Row]) -> None:
    assert rows_of(row) == rows


def test_a_pack_is_a_row_for_each_of_its_cards() -> None:
    assert len(rows_of("pack: 52")) == 52
    assert {count for count, _ in rows_of("pack: 104")} == {2}


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("pack: 99", "there is no such pack; choose "),
        ("0 AS", "a line has 1–999 copies"),
        ("x" * 61, "the name of a card has 1–60 characters"),
    ],
)
def test_what_is_no_card_is_said_in_words(row: str, said: str) -> None:
    with pytest.raises(ValueError, match=said) as caught:
        rows_of(row)
    (words,) = caught.value.args
    assert isinstance(words, Words)
    assert words.en.startswith(said)


def test_short_forms_are_written_a_suit_a_row() -> None:
    deck = PlayingLists("whist").read("KH\n2 AS\n3 Dragon\n2H")
    assert list(short_rows(deck)) == ["S-A S-A", "H-K H-2", "3 Dragon"]


def test_a_title_may_stand_in_quotation_marks() -> None:
    assert unquoted("Evening") == unquoted('"Evening"') == "Evening"
    assert unquoted('"Even') == "Even"

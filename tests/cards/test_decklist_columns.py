from __future__ import annotations

import pytest

from app.cards.decklist_columns import in_rows


@pytest.mark.parametrize(
    "lines",
    [
        ["Quantity,Name,Set,Number", "4,Iono,PAL,185", "2,Boss's Orders,PAL,172"],
        ["name;count;set code;collector number", "Iono;4;pal;185", "Boss's Orders;2;PAL;172"],
        ["カード名,枚数,セット,番号", "Iono,4,PAL,185", '"Boss\'s Orders",2,PAL,172'],
        ["", "4,Iono,PAL,185", "2,Boss's Orders,PAL,172"],
    ],
)
def test_a_table_becomes_rows_on_the_same_lines(lines: list[str]) -> None:
    assert in_rows(lines) == ["", "4 Iono PAL 185", "2 Boss's Orders PAL 172"]


def test_commas_in_quotation_marks_are_no_columns() -> None:
    assert in_rows(["1,N's Zoroark ex,JTG,98", '2,"Card, The",ABC,1']) == [
        "1 N's Zoroark ex JTG 98",
        "2 Card, The ABC 1",
    ]


def test_a_row_of_a_table_that_makes_no_sense_stays_to_be_warned_of() -> None:
    assert in_rows(["count,name", "four,Iono", "3,Dreepy"]) == ["", "four,Iono", "3 Dreepy"]


def test_cards_spread_over_keys_become_rows() -> None:
    lines = [
        "deck:",
        "- name: Iono",
        "count: 4",
        "set: PAL",
        "number: 185",
        "- count: 3",
        'name: "Dreepy"',
    ]
    assert in_rows(lines) == ["deck:", "4 Iono PAL 185", "", "", "", "3 Dreepy", ""]


def test_plain_lists_are_left_as_they_are() -> None:
    lines = ["Pokémon: 2", "4 Iono PAL 185", "- 3 Dreepy TWM 128", "", "Name: my deck", "1 N's, X"]
    assert in_rows(lines) == lines
    assert in_rows([]) == []
    assert in_rows(["", ""]) == ["", ""]

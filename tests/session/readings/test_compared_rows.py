"""What differs over more than two readings, in one table of rows."""

from __future__ import annotations

from app.core.text.words import Words
from app.session.positions.difference_words import Difference
from app.session.readings.compared_rows import AS_FIRST, Row, rows_over


def said(text: str) -> Words:
    return Words(text, text)


def unlike(one: dict[str, str], other: dict[str, str]) -> tuple[Difference, ...]:
    return tuple(
        Difference(said(about), said(one[about]), said(other[about]))
        for about in one
        if one[about] != other[about]
    )


def test_a_row_has_a_column_for_each_and_says_what_is_as_in_the_first() -> None:
    readings = (
        {"hand": "2", "prizes": "4", "deck": "9"},
        {"hand": "1", "prizes": "4", "deck": "9"},
        {"hand": "2", "prizes": "3", "deck": "9"},
    )
    assert rows_over(readings, unlike) == (
        Row(said("hand"), (said("2"), said("1"), AS_FIRST)),
        Row(said("prizes"), (said("4"), AS_FIRST, said("3"))),
    )


def test_twins_have_a_row_each() -> None:
    def twice(one: int, other: int) -> tuple[Difference, ...]:
        return tuple(Difference(said("Dreepy"), said(f"{one}"), said(f"{n}")) for n in range(other))

    found = rows_over((0, 1, 2), twice)
    assert [row.told for row in found] == [
        (said("0"), said("0"), said("0")),
        (said("0"), AS_FIRST, said("1")),
    ]


def test_what_the_first_has_is_told_for_all_it_is_held_against() -> None:
    def names(one: set[str], other: set[str]) -> tuple[Difference, ...]:
        return (Difference(said("hand"), said(*(one - other)), said("-")),)

    (row,) = rows_over(({"Iono", "Switch"}, {"Iono"}, {"Switch"}), names)
    assert row.told[0].en == "Switch, Iono"

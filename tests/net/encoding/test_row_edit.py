"""How a row of names changed: what was taken out, what was put in, and what of it is written."""

from __future__ import annotations

from typing import Any

import pytest

from app.net.encoding.row_edit import Row, edit, edited, elsewhere, written_in, written_out
from app.net.transport.wire_error import WireError

A, B, C, D = "caaaaaaaa", "cbbbbbbbb", "ccccccccc", "cdddddddd"


# -- what changed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "out", "put"),
    [
        ((), (A, B), [], [0, 1]),
        ((A, B), (A, B), [], []),
        ((A, B, C), (A, C), [1], []),
        ((A, C), (A, B, C), [], [1]),
        ((A, B, C), (D, A, C), [1], [0]),
        ((A, B), (B, A), [0, 1], [0, 1]),
        ((A, B, C), (C, A), [0, 1, 2], [0, 1]),
    ],
    ids=["new", "same", "taken", "put", "another", "swapped", "mixed"],
)
def test_what_stays_in_its_order_is_not_written(
    old: Row, new: Row, out: list[int], put: list[int]
) -> None:
    assert edit(old, new, ()) == (out, put)


def test_a_name_that_was_touched_counts_even_where_it_stands_as_before() -> None:
    assert edit((A, B, C), (A, B, C), {B}) == ([1], [1])
    assert edit((A, B, C), (B, A, C), {B}) == ([1], [0])
    assert edit((A, B, C), (A, C), {B}) == ([1], [])


def test_where_nothing_is_a_secret_only_what_changed_places_counts() -> None:
    assert elsewhere((A, B, C), (A, C), {B}) == ()
    assert elsewhere((A, B), (A, D, B), {B}) == ()
    assert elsewhere((A, B, C), (B, A, C), {B}) == {B}


# -- to and from JSON ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "touched"),
    [
        ((), (A, B), ()),
        ((A, B, C), (D, A, C), ()),
        ((A, B), (B, A), ()),
        ((A, B, C), (A, B, C), {B}),
        ((A, B), ("j12", A), ()),
        ((A,), (A, "a long name"), ()),
        ((A, B, C), (), ()),
    ],
    ids=range(7),
)
def test_what_was_written_makes_the_new_row_of_the_old_one(
    old: Row, new: Row, touched: tuple[str, ...]
) -> None:
    out, put = edit(old, new, touched)
    row, taken, came = edited(old, written_out(out), written_in(new, put, "c"), "c", "zone")
    assert row == new
    assert taken == [old[place] for place in out]
    assert came == [new[place] for place in put]


def test_names_are_ten_letters_each_and_a_list_where_one_is_odd() -> None:
    assert written_out([0, 70]) == "AABG"
    assert written_in((A, B), [1], "c") == "ABbbbbbbbb"
    assert written_in((A, "a long name"), [0, 1], "c") == ["AA", "aaaaaaaa", "AB", "=a long name"]


@pytest.mark.parametrize(
    ("out", "put"),
    [
        ("AC", ""),
        ("AAAA", ""),
        ("ABAA", ""),
        ("A", ""),
        (None, ""),
        ("", "ADdddddddd"),
        ("", "ABddddddddABeeeeeeee"),
        ("", "ABdddddddd "),
        ("", "!!dddddddd"),
        ("", ["AA"]),
        ("", [0, "dddddddd"]),
        ("", ["AA", 0]),
        ("", 7),
    ],
    ids=repr,
)
def test_an_edit_that_does_not_fit_the_row_is_refused(out: Any, put: Any) -> None:
    with pytest.raises(WireError, match="zone"):
        edited((A, B), out, put, "c", "zone")

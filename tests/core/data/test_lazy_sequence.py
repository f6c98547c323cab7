"""A sequence whose items are made when they are asked for, and kept nowhere."""

from __future__ import annotations

import pytest

from app.core.data.lazy_sequence import Numbered


def squares(count: int, made: list[int] | None = None) -> Numbered[int]:
    def make(number: int) -> int:
        if made is not None:
            made.append(number)
        return number * number

    return Numbered(lambda: count, make)


def test_it_is_read_like_a_list() -> None:
    row = squares(5)
    assert (len(row), row[2], row[-1]) == (5, 4, 16)
    assert list(row) == [0, 1, 4, 9, 16]
    assert 9 in row
    assert 7 not in row


def test_a_part_of_it_is_a_list() -> None:
    assert squares(5)[1:4] == [1, 4, 9]
    assert squares(5)[::-2] == [16, 4, 0]


@pytest.mark.parametrize("at", [5, -6])
def test_beyond_its_ends_there_is_nothing(at: int) -> None:
    with pytest.raises(IndexError):
        squares(5)[at]


def test_an_item_is_made_each_time_it_is_asked_for_and_no_other_is() -> None:
    made: list[int] = []
    row = squares(1000, made)
    assert row[7] == row[7] == 49
    assert made == [7, 7]


def test_it_grows_with_what_it_is_made_of() -> None:
    held = ["fox"]
    row = Numbered(lambda: len(held), lambda number: held[number].upper())
    held.append("owl")
    assert list(row) == ["FOX", "OWL"]


def test_it_is_equal_to_any_sequence_of_equal_items() -> None:
    assert squares(3) == [0, 1, 4] == squares(3)
    assert squares(3) != [0, 1]
    assert squares(3) != [0, 1, 5]
    assert squares(3) != {0, 1, 4}
    assert repr(squares(3)) == "Numbered([0, 1, 4])"
    with pytest.raises(TypeError, match="unhashable"):
        hash(squares(3))

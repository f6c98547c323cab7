"""A grid of cards says what belongs to its rows and columns, and refuses what is none."""

from __future__ import annotations

import pytest

from app.cards.deck.deck_grid import DeckGrid, GridHead, GridRow
from app.core.text.wording import both


def head(name: str) -> GridHead:
    return GridHead(both(name), both(name[:1]))


def test_a_column_leaves_out_free_places_short_rows_and_what_stands_apart() -> None:
    grid = DeckGrid(
        (head("One"), head("Two"), head("Three")),
        (GridRow(head("Upper"), ("a", "", "c")), GridRow(head("Lower"), ("d", "e"))),
        (GridRow(head("Others"), ("x",)),),
    )
    assert grid.keys == ("a", "c", "d", "e", "x")
    assert [grid.column(index) for index in range(3)] == [("a", "d"), ("e",), ("c",)]


def test_a_row_longer_than_the_columns_is_refused() -> None:
    with pytest.raises(ValueError, match="fewer columns"):
        DeckGrid((head("One"),), (), (GridRow(head("Others"), ("x", "y")),))


def test_a_card_in_two_places_is_refused() -> None:
    with pytest.raises(ValueError, match="two places"):
        DeckGrid((head("One"),), (GridRow(head("A"), ("x",)), GridRow(head("B"), ("x",))))

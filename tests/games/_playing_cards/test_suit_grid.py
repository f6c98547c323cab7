"""The grid of playing cards holds each of the fifty-four once."""

from __future__ import annotations

from app.games._playing_cards.suit_grid import suit_grid
from app.games._playing_cards.suits_ranks import CARDS


def test_it_has_four_suits_of_thirteen_ranks_and_the_jokers_apart() -> None:
    grid = suit_grid()
    assert sorted(grid.keys) == sorted(CARDS)
    assert [len(row.keys) for row in (*grid.rows, *grid.apart)] == [13, 13, 13, 13, 2]
    assert grid.column(9) == ("S-10", "H-10", "D-10", "C-10")
    assert (grid.rows[1].head.title.ja, grid.rows[1].head.short.en) == ("ハート", "♥")
    assert grid.column(0) == ("S-A", "H-A", "D-A", "C-A")

"""A grid in which a deck is put together by switching cards on and off.

It suits a game in whose decks a card is once or not at all, and whose cards are few and fall into
rows and columns. The window knows no more of the cards than what stands here.
"""

from __future__ import annotations

from app.core.data.value import value
from app.core.text.words import Words


@value
class GridHead:
    """The heading of a row or a column; it switches all of it."""

    title: Words
    """What it is called: "Spades"."""
    short: Words
    """What is written there, in a letter or two: "♠"."""


@value
class GridRow:
    """A row of cards below its heading."""

    head: GridHead
    keys: tuple[str, ...]
    """The cards from left to right; "" leaves a place free."""


@value
class DeckGrid:
    """The cards of a deck as a grid. Raises ValueError where it is none."""

    columns: tuple[GridHead, ...]
    rows: tuple[GridRow, ...]
    """Rows of which each card belongs to the column it stands in."""
    apart: tuple[GridRow, ...] = ()
    """Rows below them whose cards belong to no column."""

    def __post_init__(self) -> None:
        """Raise ValueError where a row is too long or a card has two places."""
        for row in (*self.rows, *self.apart):
            if len(row.keys) > len(self.columns):
                raise ValueError(f"{row.head.title.en}: {len(row.keys)} cards, fewer columns")
        if len(set(self.keys)) != len(self.keys):
            raise ValueError("a card stands in two places of the grid")

    @property
    def keys(self) -> tuple[str, ...]:
        """All its cards, row by row."""
        return tuple(key for row in (*self.rows, *self.apart) for key in row.keys if key)

    def column(self, index: int) -> tuple[str, ...]:
        """Return the cards that belong to a column, from the top."""
        return tuple(row.keys[index] for row in self.rows if any(row.keys[index : index + 1]))

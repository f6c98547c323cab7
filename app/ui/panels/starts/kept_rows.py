"""What could be started in the order in which it stood: what is over stays as a row, greyed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.games.contracts.learning.starts_contract import CouldStart

Row = tuple["CouldStart", bool]
"""What it would start, and whether that can be started."""


def kept_rows(before: tuple[CouldStart, ...], now: tuple[CouldStart, ...]) -> tuple[Row, ...]:
    """Return the rows: those from before in their places, what is new below them."""
    left = list(now)
    found: dict[int, CouldStart] = {}
    # What is the very same first: of several with one title no other may take its row.
    for alike in (_same, _of_one_title):
        for at, old in enumerate(before):
            if at not in found:
                one = next((one for one in left if alike(old, one)), None)
                if one is not None:
                    left.remove(one)
                    found[at] = one
    rows = [(found.get(at, old), at in found) for at, old in enumerate(before)]
    return (*rows, *((one, True) for one in left))


def _same(one: CouldStart, other: CouldStart) -> bool:
    return (one.action, one.title, one.cards) == (other.action, other.title, other.cards)


def _of_one_title(one: CouldStart, other: CouldStart) -> bool:
    """Whether both say the same, as they do where it takes other cards than before."""
    return (one.action, one.title, one.cost) == (other.action, other.title, other.cost)

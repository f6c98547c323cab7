"""What differs between two or more readings: a row for each thing, a column for each reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from app.core.data.value import value
from app.core.text.wording import series
from app.core.text.words import Words
from app.session.positions.difference_words import Difference

T = TypeVar("T")

NAMES = "ABCDEF"
"""What readings are called, in the order in which they were chosen."""
MOST_READINGS = len(NAMES)
"""Readings that are held against each other at a time."""
AS_FIRST = Words("as in A", "Aと同じ")


@value
class Row:
    """One thing that is not the same in all readings."""

    about: Words
    told: tuple[Words, ...]
    """What it is in each of them."""


def rows_over(
    readings: Sequence[T], unlike: Callable[[T, T], tuple[Difference, ...]]
) -> tuple[Row, ...]:
    """Return what differs over all `readings`; `unlike` holds the first against another.

    A thing that is as in the first is said to be so.
    """
    first, *others = readings
    rows: dict[tuple[Words, int], list[tuple[int, Difference]]] = {}
    for number, other in enumerate(others, 1):
        met: Counter[Words] = Counter()
        for one in unlike(first, other):
            # Twins have one name: the first of them is the first in every pair.
            rows.setdefault((one.about, met[one.about]), []).append((number, one))
            met[one.about] += 1
    return tuple(_row(about, found, len(readings)) for (about, _), found in rows.items())


def _row(about: Words, found: list[tuple[int, Difference]], count: int) -> Row:
    told = [AS_FIRST] * count
    # Against each other one names only what that one has not: together it is all.
    told[0] = series(list(dict.fromkeys(one.one for _, one in found)))
    for number, one in found:
        told[number] = one.other
    return Row(about, tuple(told))

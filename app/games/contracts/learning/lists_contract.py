"""Lists of a game to look things up in: what there is to do, when, at what cost, to what effect.

A game gives them from its own data (`GameSpec.lists`), for each way in which it is played; the
window searches, prints and lights them up.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import replace, value
from app.core.text.words import Words
from app.core.view import SeatView


@value
class ListRow:
    """One thing of a list."""

    title: Words
    text: Words = Words("", "")
    """What it does, or means."""
    facts: tuple[Words, ...] = ()
    """In short when, at what cost, with what, aimed at what; as they come."""
    sign: str = ""
    """One sign before it."""
    action: str = ""
    """Id of the `GameAction` that starts it: it is lit while that could be started; "" for none."""
    also: tuple[str, ...] = ()
    """Other words by which it is found."""


@value
class ListSection:
    """Rows under a heading."""

    title: Words
    rows: tuple[ListRow, ...]


@value
class GameLists:
    """All lists of a game."""

    kinds: tuple[tuple[str, Words], ...]
    """Id and name of each way to play, the usual one first."""
    sections: Callable[[str], tuple[ListSection, ...]]
    """(id of a way to play) -> its lists."""
    at: Callable[[SeatView], str]
    """The way in which a table plays; need not be among `kinds`."""
    credit: Words = Words("", "")
    """Whose game it is, and that the lists are nothing official; below all of it."""


def found(
    sections: tuple[ListSection, ...], text: str, key: Callable[[str], str]
) -> tuple[ListSection, ...]:
    """Return the rows in which all words of `text` occur, in either language.

    `key` makes words alike that only are written otherwise.
    """
    wanted = [key(word) for word in text.split()]
    if not wanted:
        return sections
    left = (
        replace(one, rows=tuple(row for row in one.rows if _has(one, row, wanted, key)))
        for one in sections
    )
    return tuple(one for one in left if one.rows)


def _has(section: ListSection, row: ListRow, wanted: list[str], key: Callable[[str], str]) -> bool:
    said = (section.title, row.title, row.text, *row.facts)
    words = [one for both in said for one in (both.en, both.ja)]
    every = [key(one) for one in (*words, *row.also, row.sign)]
    return all(any(word in one for one in every) for word in wanted)

"""A deck as it was written down: rows in their order, each tied to a card key."""

from __future__ import annotations

from typing import Literal

from app.core.value import value
from app.core.words import Words

Section = Literal["pokemon", "trainer", "energy"]
"""The three parts of a written deck, in this order."""


@value
class DeckLine:
    """One row of a deck list."""

    count: int
    """At least 1."""
    name: str
    """The name as written, spacing and width made plain."""
    section: Section
    key: str
    """The key of the card, or a placeholder key "?name|set|number"."""
    set_code: str = ""
    number: str = ""
    source_line: int = 0
    """The line of the text it was read from, counted from 1; 0 if it came from elsewhere."""


@value
class DeckList:
    """A deck list and what was odd about its text. A deck need not be legal to be one."""

    title: str = ""
    lines: tuple[DeckLine, ...] = ()
    warnings: tuple[Words, ...] = ()

    @property
    def count(self) -> int:
        """The number of cards."""
        return sum(line.count for line in self.lines)

    @property
    def keys(self) -> tuple[str, ...]:
        """One card key per card, in the order of the list."""
        return tuple(line.key for line in self.lines for _ in range(line.count))


class DeckListError(Exception):
    """A text that is no deck list at all; `words` says why and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words

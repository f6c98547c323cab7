"""What an import of card data did, as values."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.core.data.value import value
from app.core.text.words import Words

Progress = Callable[[int, int], None]
"""Told what is done and what there is in all."""


@value
class StoredSet:
    """A set with cards in the store."""

    code: str
    name: str
    released: str
    cards: int


@value
class Trouble:
    """Something that was refused or left alone: where, and why."""

    file: str
    entry: str
    """"" for the file as a whole."""
    why: Words


@value
class Summary:
    """What an import did."""

    new: int
    changed: int
    unchanged: int
    refused: int
    """All refusals, also those that `troubles` has no room for."""
    troubles: tuple[Trouble, ...]
    asides: tuple[Trouble, ...]
    cards: int
    """Prints in the base now."""
    linked: int
    """Those of them with a name in both languages."""
    newly_linked: int = 0
    """How many more that are than before."""
    sets: tuple[StoredSet, ...] = ()
    """Those that what was read belongs to, with all their cards in the base, newest first."""

    @property
    def read(self) -> int:
        """How many entries were cards."""
        return self.new + self.changed + self.unchanged


@value
class Imported:
    """What came of an import."""

    summary: Summary
    aside: Path | None = None
    """Where a damaged base was put that a new one took the place of."""


@value
class Held:
    """Cards and sets."""

    cards: int = 0
    sets: tuple[StoredSet, ...] = ()
    """Newest first."""


@value
class TypedField:
    """What is asked where a card is written down: a column of one's own table."""

    column: str
    title: Words
    hint: str = ""
    kinds: tuple[str, ...] = ()
    """The kinds of cards that have it; none for all."""
    choices: tuple[tuple[str, Words], ...] = ()
    """What can be chosen, each with what it is written as."""
    is_number: bool = False

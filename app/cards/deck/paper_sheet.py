"""What a printed deck sheet says: the rows of a deck as an event wants them, in both languages."""

from __future__ import annotations

from app.core.data.value import value
from app.core.text.words import Words


@value
class SheetRow:
    """One row: so many copies of one print."""

    count: int
    name: Words
    set_code: str = ""
    number: str = ""
    mark: str = ""
    """What says from when it may be played; "" where it has none or nobody knows."""
    key: str = ""
    """The key of the card, by which its crest is found; "" for none."""


@value
class SheetPart:
    """A part of the deck with its rows."""

    title: Words
    count: int
    rows: tuple[SheetRow, ...]
    kinds: tuple[tuple[Words, int], ...] = ()
    """How many cards of each kind it holds, where it holds several and all are known."""


@value
class Sheet:
    """A whole sheet."""

    title: str
    parts: tuple[SheetPart, ...]
    count: int
    code: str = ""

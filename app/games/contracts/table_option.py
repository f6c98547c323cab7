"""Table options: what people agree on before or during a game."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Literal

from app.core.data.value import value
from app.core.options import Options, value_set
from app.core.text.wording import day
from app.core.text.words import Words


@value
class OptionValue:
    """One way to set a table option."""

    id: str
    title: Words
    deck_format: str = ""
    """The format of the decks that it calls for; "" where it is nothing to them."""


@value
class TableOption:
    """Something about the rules that a table agrees on; saved with it."""

    id: str
    """kebab-case: "tie"."""
    title: Words
    values: tuple[OptionValue, ...]
    """The first is what a new table has unless the person likes another better."""
    about: Words | None = None
    """One sentence on what it changes, and where readings differ on which source says what."""
    written: Literal["", "day"] = ""
    """What may be written instead of choosing one of the values: a day, as "2025-08-31"."""

    @property
    def usual(self) -> str:
        """The id of the usual value."""
        return self.values[0].id

    def of(self, options: Options) -> str:
        """Return what a table set it to, the usual value if nobody did."""
        return value_set(options, self.id, self.usual)

    def allows(self, chosen: str) -> bool:
        """Whether the option can be set to `chosen`."""
        known = any(one.id == chosen for one in self.values)
        return known or (self.written == "day" and day_of(chosen) is not None)

    def title_of(self, chosen: str) -> Words:
        """Return what a value is called, or the day that was written. Raises KeyError."""
        for one in self.values:
            if one.id == chosen:
                return one.title
        written = day_of(chosen) if self.written == "day" else None
        if written is None:
            raise KeyError(chosen)
        return day(*written.timetuple()[:3])


def formats_called_for(options: Iterable[TableOption]) -> tuple[str, ...]:
    """Return the formats of decks that one value or another calls for."""
    return tuple(one.deck_format for option in options for one in option.values if one.deck_format)


def format_called_for(options: Iterable[TableOption], chosen: Options) -> str:
    """Return the format of decks that what was agreed on calls for; "" for none."""
    called = (
        one.deck_format
        for option in options
        for one in option.values
        if one.id == option.of(chosen)
    )
    return next(filter(None, called), "")


def day_of(written: str) -> date | None:
    """Return the day that "2025-08-31" stands for; None for anything else."""
    try:
        found = date.fromisoformat(written)
    except ValueError:
        return None
    # "20250831" and "2025-W35-7" are ISO days too, and nobody reads them as such.
    return found if found.isoformat() == written else None

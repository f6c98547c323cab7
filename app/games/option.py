"""Table options: what people agree on before or during a game."""

from __future__ import annotations

from app.core.value import value
from app.core.words import Words


@value
class OptionValue:
    """One way to set a table option."""

    id: str
    title: Words


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

    @property
    def usual(self) -> str:
        """The id of the usual value."""
        return self.values[0].id

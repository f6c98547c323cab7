"""Reads lists in which a card is spread over lines, a name and a value on each (YAML, TOML)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.games.pokemon.cards.decklists import decklist_notes as notes
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.decklist_entry import Entry, Found, Remark, Wrong
from app.games.pokemon.cards.decklists.decklist_text import LONGEST_LINE


@dataclass(slots=True)
class SpreadCards:
    """The state of one pass over the lines; every line comes into one entry."""

    card_of: Callable[[dict[str, Any]], Found]
    """What a card is of which so much was told."""
    entries: list[Entry] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    """Names that say nothing of a deck."""
    cells: dict[str, Any] = field(default_factory=dict)
    """What is known of the card that is being read."""
    first: tuple[int, str] = (0, "")
    """Its first line."""
    last: int = 0

    def read(self, lines: Sequence[str]) -> list[Entry]:
        """Return what trimmed lines are."""
        for number, line in enumerate(lines, start=1):
            if len(line) > LONGEST_LINE:
                self.end_card()
                self.add(number, line, Wrong(words.line_too_long()))
            else:
                self.take(number, line)
        self.end_card()
        if self.unknown:
            self.add(len(lines), "", Remark(notes.unknown_fields(self.unknown)))
        return self.entries

    def take(self, number: int, line: str) -> None:
        """Read one line."""
        raise NotImplementedError

    def add(self, number: int, text: str, found: Found, upto: int = 0) -> None:
        """Keep an entry."""
        self.entries.append(Entry(number, text, found, upto))

    def put(self, number: int, line: str, name: str, told: object) -> None:
        """Take what a line tells of the card that is being read; the first one begins it."""
        if not self.cells:
            self.first = number, line
        self.cells[name] = told
        self.last = number

    def end_card(self) -> None:
        """Keep the card that is being read, if there is one."""
        if self.cells:
            number, text = self.first
            self.add(number, text, self.card_of(self.cells), self.last)
        self.cells = {}

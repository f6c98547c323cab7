"""Reads deck lists that are TOML: a table for each card, tables of names and counts, arrays.

Line by line, so that every row keeps its number and a damaged line is told by itself; what stands
on a line is read by the parser of the language.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.cards.deck.deck import Pile
from app.games.pokemon.cards.decklists.decklist_entry import Entry, Wrong
from app.games.pokemon.cards.decklists.decklist_headings import Header, PileHead, heading
from app.games.pokemon.cards.decklists.decklist_text import LONGEST_LINE, plain
from app.games.pokemon.cards.decklists.forms import decklist_form_words as form_words
from app.games.pokemon.cards.decklists.forms.decklist_elements import (
    card,
    card_of,
    is_row,
    tallied,
)
from app.games.pokemon.cards.decklists.forms.decklist_json import PILES
from app.games.pokemon.cards.decklists.forms.decklist_json import field as deck_field
from app.games.pokemon.cards.decklists.forms.decklist_line import Ornament
from app.games.pokemon.cards.decklists.forms.decklist_spread import SpreadCards
from app.games.pokemon.cards.decklists.forms.decklist_table import column

_TABLE = re.compile(r"^(?P<each>\[)?\[ ?(?P<name>[\w.\"' -]{1,80}?) ?\]\]? ?(?:#.*)?$")
"""[[cards]], [deck.pokemon]"""
_PAIR = re.compile(r"(?:^|[{,]) ?[\"']?(?P<key>[\w -]{1,40}?)[\"']? ?= ?(?=[\"'\d])")
"""name = "Iono": a text without quotation marks is no TOML, but what older programs write."""
_OPENS = re.compile(r"^(?P<key>[\w\"'. -]{1,80}?) ?= ?\[ ?(?:#.*)?$")
"""cards = [, with the cards on the lines below"""
_WHOLE = ("deck", "decklist")
"""Tables that hold what is said of the deck."""
_TALLIED = re.compile(r"^[\"'][^\"=]{1,80}[\"'] ?= ?\d{1,4}$")
"""Iono and its count, parted by a sign of equality."""
_FEWEST = 2
"""Names with counts that show a list to be of TOML."""
_CLOSES = re.compile(r"^\] ?,? ?(?:#.*)?$")


def is_toml(lines: Iterable[str]) -> bool:
    """Tell whether lines are of TOML, with cards that have a count and a name."""
    columns: set[str] = set()
    tallied_lines = 0
    for line in lines:
        if "=" in line and len(line) <= LONGEST_LINE:
            columns |= {column(found["key"]) for found in _PAIR.finditer(line)}
            tallied_lines += _TALLIED.match(line) is not None
    named = {"count", "name"} <= columns or {"count", "id"} <= columns
    return named or tallied_lines >= _FEWEST


def toml_entries(lines: Sequence[str]) -> list[Entry]:
    """Return what trimmed lines of TOML are, every line in one entry."""
    return _Toml(card_of).read(lines)


@dataclass(slots=True)
class _Toml(SpreadCards):
    """The state of one pass over the lines."""

    in_cards: bool = False
    """Whether the table that is open is a card's, or one of names and counts."""
    in_array: bool = False

    def take(self, number: int, line: str) -> None:
        """Read one line."""
        if not line or line.startswith("#"):
            self.add(number, line, Ornament())
        elif self.in_array:
            self._element(number, line)
        elif table := _TABLE.match(line):
            self.end_card()
            self._begin(number, line, table["name"], each=table["each"] is not None)
        elif opened := _OPENS.match(line):
            self.end_card()
            self.in_array = True
            self._head(number, line, opened["key"])
        else:
            self._pairs(number, line)

    def _begin(self, number: int, line: str, name: str, *, each: bool) -> None:
        """Begin a table: one card's, that of a part of the deck, or what is said of all of it."""
        *around, part = name.split(".")
        found = self._head(number, line, part)
        of_cards = found is not None and part.lower() not in _WHOLE
        self.in_cards = each or of_cards or any(_part(one) is not None for one in around)

    def _head(self, number: int, line: str, name: str) -> Header | PileHead | None:
        """Keep the heading that a name is, if it is one."""
        found = _part(name)
        self.add(number, line, found or Ornament())
        return found

    def _element(self, number: int, line: str) -> None:
        """Take one line of an array."""
        if _CLOSES.match(line):
            self.in_array = False
            self.add(number, line, Ornament())
            return
        values = _parsed(f"is = [{line}\n]")
        if values is None:
            self.add(number, line, Wrong(form_words.not_our_toml()))
            return
        for one in values["is"]:
            self.add(number, line, card(one))

    def _pairs(self, number: int, line: str) -> None:
        """Take a key and its value: of the deck, of the card that is being read, or a count."""
        pairs = _parsed(line)
        if pairs is None:
            self.end_card()
            self.add(number, line, Wrong(form_words.not_our_toml()))
            return
        for key, value in pairs.items():
            if isinstance(value, list):
                self.end_card()
                self._head(number, line, key)
                for one in value:
                    self.add(number, line, card(one))
            elif is_row(value):
                self.add(number, line, card(value))
            elif not self.in_cards and not _TALLIED.match(line):
                self._say(number, line, key, value)
            elif self.in_cards and column(key):
                self.put(number, line, key, value)
            elif isinstance(value, int):
                self.add(number, line, tallied(key, value))
            else:
                self.unknown.append(key)

    def _say(self, number: int, line: str, key: str, value: object) -> None:
        """Take what is said of the deck as a whole."""
        found = deck_field(key, value)
        if found is None:
            self.unknown.append(key)
        self.add(number, line, found or Ornament())


def _part(name: str) -> Header | PileHead | None:
    """Return the heading of the part of a deck that a name stands for."""
    name = name.strip("\"' ")
    if isinstance(head := heading(plain(name)), (Header, PileHead)):
        return head
    pile: Pile | None = PILES.get(name.lower())
    return PileHead(pile) if pile is not None else None


def _parsed(text: str) -> Mapping[str, Any] | None:
    """Return what a line of TOML says; None if it is none."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return None

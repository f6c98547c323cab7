"""Reads our own form of a deck list as YAML, and cards that others wrote as "name:" and "count:".

Only the YAML that a list of cards needs: mappings of plain and quoted texts, on one line in
braces or on a line each. No anchors, tags or blocks of text, so a small file stays small.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.cards.deck.deck_own import MARK, VERSION
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.decklist_entry import Entry, Found, Wrong, row
from app.games.pokemon.cards.decklists.decklist_headings import PileHead
from app.games.pokemon.cards.decklists.decklist_text import LONGEST_LINE, plain
from app.games.pokemon.cards.decklists.forms import decklist_form_words as form_words
from app.games.pokemon.cards.decklists.forms.decklist_elements import card_of, card_of_text
from app.games.pokemon.cards.decklists.forms.decklist_json import (
    PILES,
    TITLES,
)
from app.games.pokemon.cards.decklists.forms.decklist_json import field as deck_field
from app.games.pokemon.cards.decklists.forms.decklist_line import Ornament, Row, recognise
from app.games.pokemon.cards.decklists.forms.decklist_spread import SpreadCards
from app.games.pokemon.cards.decklists.forms.decklist_table import column, section

_PAIR = re.compile(r"^[\"']?(?P<key>[^:\"'{}\[\],#]{1,40})[\"']? ?:(?: +(?P<value>.*))?$")
_TEXT = re.compile(
    r"\"(?P<double>(?:[^\"\\]|\\.)*)\"|'(?P<single>(?:[^']|'')*)'|(?P<plain>[^\"',{}\[\]][^,{}\[\]]*)"
)
_COMMENT = re.compile(r" #.*$")
_NOT_OURS = tuple("&*!|>[{@`%")
"""What begins a value of YAML that is more than a text."""


def is_yaml(lines: Iterable[str]) -> bool:
    """Tell whether lines are of our form, or spread cards over "name:" and "count:"."""
    columns = set()
    for line in lines:
        pair = _PAIR.match(line.lstrip("- ").strip()) if len(line) <= LONGEST_LINE else None
        if pair is not None and pair["key"].strip() == MARK:
            return True
        if pair is not None and pair["value"]:
            columns.add(column(pair["key"]))
    return {"count", "name"} <= columns or {"count", "id"} <= columns


def yaml_entries(lines: Sequence[str]) -> list[Entry]:
    """Return what trimmed lines of YAML are, every line in one entry."""
    return _Yaml(row).read(lines)


@dataclass(slots=True)
class _Yaml(SpreadCards):
    """The state of one pass over the lines."""

    marked: bool = False
    """Whether it began with a "-"."""
    in_cards: bool = False
    """Whether a list of cards began."""

    def take(self, number: int, line: str) -> None:
        """Read one line."""
        if not line or line.startswith("#") or line in ("---", "...", "[]"):
            self.add(number, line, Ornament())
            return
        item = line.startswith(("- ", "-\t")) or line == "-"
        text = line[1:].strip() if item else line
        if item:
            self.end_card()
            self.in_cards = True
        if text.startswith("{"):
            self.add(number, line, _flow(text))
        elif pair := _PAIR.match(text):
            self._pair(number, line, pair["key"].strip(), pair["value"] or "", marked=item)
        elif item:
            self.add(number, line, _bare(text))
        else:
            self.end_card()
            self.add(number, line, _other(text))

    def _pair(self, number: int, line: str, key: str, value: str, *, marked: bool) -> None:
        """Take a key with its value: of the deck, or of the card that is being read."""
        pile = PILES.get(key.lower())
        if pile is not None and value.strip() in ("", "[]"):
            self.end_card()
            self.in_cards = True
            self.add(number, line, PileHead(pile))
            return
        text = _value(value)
        name = column(key)
        if text is None:
            self.add(number, line, Wrong(form_words.not_our_yaml()))
        elif (self.marked or marked or self._belongs(key, name)) and name:
            self._cell(number, line, name, text, marked=marked)
        else:
            self.end_card()
            found = deck_field(key, VERSION if key == MARK and text == str(VERSION) else text)
            if found is None:
                self.unknown.append(key)
            self.add(number, line, found or Ornament())

    def _belongs(self, key: str, name: str) -> bool:
        """Tell whether a key without a "-" is of a card: the name of the deck comes before all."""
        return bool(self.cells) or self.in_cards or (name != "" and key.lower() not in TITLES)

    def _cell(self, number: int, line: str, name: str, text: str, *, marked: bool) -> None:
        if name in self.cells:
            self.end_card()
        if not self.cells:
            self.marked, self.in_cards = marked, True
        self.put(number, line, name, section(text) if name == "section" else text)

    def end_card(self) -> None:
        """Keep the card that is being read, if there is one; the next begins with its own "-"."""
        SpreadCards.end_card(self)
        self.marked = False


def _value(text: str) -> str | None:
    """Return the text that a value is; None if it is something else."""
    text = text.strip()
    if text.startswith(('"', "'")):
        found = _TEXT.match(text)
        rest = text[found.end() :].strip() if found else "?"
        return _said(found) if found and (not rest or rest.startswith("#")) else None
    if text.startswith(_NOT_OURS):
        return None
    return _COMMENT.sub("", text).strip()


def _said(found: re.Match[str]) -> str | None:
    """Return the text in a quoted or plain piece; None if its escapes are wrong."""
    if found["double"] is not None:
        try:
            return str(json.loads(f'"{found["double"]}"'))
        except ValueError:
            return None
    return found["single"].replace("''", "'") if found["single"] is not None else found["plain"]


def _flow(text: str) -> Found:
    """Return the card that a mapping in braces is: {count: 4, name: "Iono", set: PAL}."""
    cells: dict[str, str] = {}
    at = 1
    while at < len(text):
        key = _TEXT.match(text, at + _spaces(text, at))
        if key is None:
            break
        name, at = _key(key)
        value = _TEXT.match(text, at + _spaces(text, at)) if name else None
        said = _said(value) if value is not None else None
        if value is None or said is None:
            return Wrong(form_words.not_our_yaml())
        cells[name] = said.strip()
        at = value.end() + _spaces(text, value.end())
        if text[at : at + 1] != ",":
            break
        at += 1
    rest = text[at + 1 :].strip()
    if text[at : at + 1] != "}" or (rest and not rest.startswith("#")):
        return Wrong(form_words.not_our_yaml())
    return card_of(cells)


def _key(found: re.Match[str]) -> tuple[str, int]:
    """Return a key of a mapping in braces, and where its value begins; "" where there is none."""
    if found["plain"] is None:
        rest = found.string[found.end() :]
        colon = found.end() + len(rest) - len(rest.lstrip())
        is_key = found.string[colon : colon + 1] == ":"
        return ((_said(found) or "") if is_key else "", colon + 1)
    key, colon_, _ = found["plain"].partition(":")
    return (key.strip() if colon_ else "", found.start() + len(key) + 1)


def _spaces(text: str, at: int) -> int:
    """Return how many spaces begin at a place."""
    return len(text) - at - len(text[at:].lstrip())


def _bare(text: str) -> Found:
    """Return what an item is that is a text: a row such as "4 Iono PAL 185", an id, a name."""
    said = _value(text)
    return Wrong(form_words.not_our_yaml()) if said is None else card_of_text(said)


def _other(text: str) -> Found:
    """Return what a line is that is neither a key nor an item."""
    found = recognise(plain(text))
    return found if isinstance(found, Row) else Wrong(words.not_a_card())

"""Reads deck lists that are XML: those of Cockatrice (`.cod`), OCTGN (`.o8d`) and LackeyCCG.

The parser is told to stop at any declaration of entities: no deck has one, and a small file that
grows without end does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from xml.parsers.expat import ExpatError, ParserCreate, XMLParserType

from app.cards.deck.deck import DeckListError, Pile
from app.cards.deck.visible_text import visible
from app.core.data.value import replace
from app.games.pokemon.cards.decklists import decklist_notes as notes
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.decklist_entry import (
    LONGEST_NAME,
    Entry,
    Found,
    Remark,
    Title,
    Wrong,
    row,
)
from app.games.pokemon.cards.decklists.decklist_headings import Header, PileHead, heading
from app.games.pokemon.cards.decklists.decklist_text import MOST_LINES, plain
from app.games.pokemon.cards.decklists.forms.decklist_line import Row, split_print
from app.games.pokemon.cards.decklists.forms.decklist_markup import is_page
from app.games.pokemon.cards.decklists.forms.decklist_table import column

_ZONES: dict[str, Pile] = {
    "": "main",
    "main": "main",
    "side": "side",
    "maybe": "maybe",
    "maybeboard": "maybe",
}
_CARD = {
    "number": "count",
    "name": "name",
    "setShortName": "set",
    "collectorNumber": "number",
    "chabudaiSection": "section",
}
"""Attributes of a card; "number" is how many there are."""
_ID = re.compile(r"^[0-9A-Za-z-]{2,8}_(?P<number>[0-9A-Za-z]{1,8})$")
"""BRS_052: set and number."""
_BEGINNINGS = ("<?xml", "<cockatrice_deck", "<deck", "<!doctype")
_COUNT = "qty"
"""How many there are of a card whose name is the text of its element, as OCTGN has it."""
_PARTS = frozenset({"zone", "section", "superzone"})
"""Elements that hold cards."""
_DEEPEST = 32
_LONGEST_TEXT = 2_000


def is_xml(text: str) -> bool:
    """Tell whether a text begins like XML with a deck in it."""
    begins = text.lstrip()[:40].lower()
    return begins.startswith(_BEGINNINGS) and not is_page(text)


def cod_entries(text: str) -> list[Entry]:
    """Return what the elements of an XML text are; what cannot be read any more is wrong.

    Raises DeckListError for entities, for elements in each other without end, and for more
    elements than a list has.
    """
    parser = ParserCreate()
    parser.buffer_text = True
    reading = _Cod(parser)
    parser.StartElementHandler = reading.start
    parser.EndElementHandler = reading.end
    parser.CharacterDataHandler = reading.say
    parser.EntityDeclHandler = reading.refuse
    try:
        parser.Parse(text.lstrip(), True)
    except ExpatError as problem:
        reading.add("", Wrong(words.broken_here()), problem.lineno)
    return reading.entries


class _Cod:
    """The state of one pass through the elements."""

    def __init__(self, parser: XMLParserType) -> None:
        self._parser = parser
        self._path: list[str] = []
        self._zone = ""
        self._copies: tuple[int, str] | None = None
        """Line and count of a card whose name follows."""
        self._fields: dict[str, str] | None = None
        """Those of a card that has an element for each, as LackeyCCG writes it."""
        self._begins = 0
        """The line where that card begins."""
        self._seen: dict[tuple[Pile, Row], int] = {}
        """The places of the entries of cards that are there once per copy."""
        self._text: list[str] = []
        self._letters = 0
        self.entries: list[Entry] = []

    def add(self, text: str, found: Found, line: int = 0, pile: Pile | None = None) -> None:
        """Keep an entry, of the line where the parser is."""
        if len(self.entries) >= MOST_LINES:
            raise DeckListError(words.too_many_lines(len(self.entries)))
        self.entries.append(Entry(line or self._parser.CurrentLineNumber, text, found, pile=pile))

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        """Take the beginning of an element."""
        self._path.append(name)
        self._forget()
        if len(self._path) > _DEEPEST:
            raise DeckListError(words.too_deep())
        if name in _PARTS:
            self._zone = attributes.get("name", "").lower()
            if isinstance(head := heading(plain(self._zone)), (Header, PileHead)):
                self.add(self._zone, head)
        elif name == "card" and _COUNT in attributes and "name" not in attributes:
            self._copies = self._parser.CurrentLineNumber, attributes[_COUNT]
        elif name == "card" and not _CARD.keys() & attributes.keys():
            self._fields, self._begins = {}, self._parser.CurrentLineNumber
        elif name == "card":
            self._card(attributes)
        elif self._fields is not None and (written := _ID.match(attributes.get("id", ""))):
            self._fields.setdefault("number", written["number"])

    def _card(self, attributes: Mapping[str, str]) -> None:
        cells = {_CARD[key]: value for key, value in attributes.items() if key in _CARD}
        shown = f"{cells.get('count', '')} {cells.get('name', '')}".strip()
        self._lay(shown, row(cells))

    def _spread(self, fields: dict[str, str]) -> None:
        """Keep a card that has an element for each field.

        Within a part of the deck it is one copy where it has no count; elsewhere it may be data.
        """
        set_code, name = fields.get("set", ""), fields.get("name", "")
        fields["name"] = name.removesuffix(f" ({set_code})") if set_code else name
        found = row({"count": "1", **fields} if self._zone else fields)
        shown = f"{fields.get('count', '')} {name}".strip()
        pile = _pile(self._zone)
        if not isinstance(found, Row) or pile is None or "count" in fields:
            self._lay(shown, found, self._begins)
            return
        place = self._seen.setdefault((pile, found), len(self.entries))
        if place == len(self.entries):
            self._lay(shown, found, self._begins)
            return
        before = self.entries[place].found
        if isinstance(before, Row):
            more = replace(before, count=before.count + 1)
            self.entries[place] = replace(self.entries[place], found=more)

    def _lay(self, shown: str, found: Found, line: int = 0) -> None:
        """Keep a card in the pile that its part of the file is."""
        pile = _pile(self._zone)
        if pile is None:
            self.add(shown, Wrong(words.no_pile(self._zone)), line)
        else:
            self.add(shown, found, line, pile)

    def say(self, text: str) -> None:
        """Take text between elements."""
        if self._letters < _LONGEST_TEXT:
            self._text.append(text)
            self._letters += len(text)

    def _forget(self) -> None:
        self._text.clear()
        self._letters = 0

    def end(self, name: str) -> None:
        """Take the end of an element."""
        said = visible("".join(self._text))
        self._path.pop()
        self._forget()
        if name == "deckname" and said:
            self.add(said, Title(said[:LONGEST_NAME]))
        elif name == "comments" and said:
            self.add(said, Remark(notes.comments_left_out(said)))
        elif name in _PARTS:
            self._zone = ""
        elif name == "card" and self._copies is not None:
            line, count = self._copies
            self._copies = None
            self._lay(f"{count} {said}".strip()[:LONGEST_NAME], _named(count, said), line)
        elif name == "card" and self._fields is not None:
            fields, self._fields = self._fields, None
            self._spread(fields)
        elif self._fields is not None and (known := column(name)):
            self._fields[known] = said[: LONGEST_NAME + 1]

    def refuse(self, *_declared: object) -> None:
        """Stop at the declaration of an entity."""
        raise DeckListError(words.entities())


def _pile(part: str) -> Pile | None:
    """Return the pile that a part of a file is, by its name in either program."""
    if pile := _ZONES.get(part):
        return pile
    head = heading(plain(part))
    if isinstance(head, PileHead):
        return head.pile
    return "main" if isinstance(head, Header) else None


def _named(count: str, said: str) -> Found:
    """Return the row of a count and of a name with the print that may stand behind it."""
    name, set_code, number, finish = split_print(plain(said))
    return row({"count": count, "name": name, "set": set_code, "number": number, "finish": finish})

"""Reads deck lists that are JSON: arrays of card ids, one per copy, and our own form.

The walk through the outer brackets is our own, so that every entry keeps the number of its line
and a file that is cut off is read as far as it is sound.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from decimal import Decimal
from typing import Any

from app.cards.deck.deck import DeckListError, Pile
from app.cards.deck.deck_own import MARK, VERSION
from app.cards.deck.visible_text import visible
from app.games.pokemon.cards.decklists import decklist_notes as notes
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.decklist_entry import (
    LONGEST_CODE,
    LONGEST_NAME,
    Entry,
    Found,
    Game,
    MadeFor,
    Remark,
    Title,
    Wrong,
)
from app.games.pokemon.cards.decklists.decklist_headings import Header, heading
from app.games.pokemon.cards.decklists.decklist_text import MOST_LINES
from app.games.pokemon.cards.decklists.forms.decklist_elements import (
    card,
    copies_of,
    counts_copies,
    is_row,
    is_tally,
    tallied,
)
from app.games.pokemon.cards.decklists.forms.decklist_line import DeckCode, Ornament, Row
from app.games.pokemon.cards.decklists.forms.decklist_walk import BrokenError, Walk

PILES: dict[str, Pile] = {
    "cards": "main",
    "main": "main",
    "deck": "main",
    "decklist": "main",
    "list": "main",
    "pokemon": "main",
    "trainer": "main",
    "energy": "main",
    "pokémon": "main",
    "trainers": "main",
    "energies": "main",
    "supporter": "main",
    "supporters": "main",
    "item": "main",
    "items": "main",
    "tool": "main",
    "tools": "main",
    "stadium": "main",
    "stadiums": "main",
    "side": "side",
    "sideboard": "side",
    "maybe": "maybe",
    "maybeboard": "maybe",
}
TITLES = ("title", "name", "deckname")
_DEEPEST = 2
"""How deep a deck may lie in objects: {"decklist": {"main": {"cards": []}}}."""
_ENDS = " \t\r\n;,)]}"
"""What may end a list that stood within something."""
_BEGINS = re.compile(
    r"\s*(?!\[\[[A-Za-z])(?:\[\s*(?:[\"{\[]|\](?! ?\w)|\d+\s*(?:,|\](?! ?\w))|$)|\{\s*(?:[\"}]|$))"
)
"""[4] Iono, [Pokémon] and [ ] 4 Iono begin a list of lines, and so does [[cards]]."""


def is_json(text: str) -> bool:
    """Tell whether a text begins like JSON."""
    return _BEGINS.match(text) is not None


def json_entries(text: str) -> list[Entry]:
    """Return what the elements of a JSON text are; what cannot be read any more is wrong.

    Raises DeckListError for more elements than a list has.
    """
    walk = Walk(text)
    entries: list[Entry] = []
    try:
        for entry in _document(walk):
            entries.append(entry)
            if len(entries) > MOST_LINES:
                raise DeckListError(words.too_many_lines(len(entries)))
    except BrokenError as broken:
        line = walk.line(broken.at)
        entries.append(Entry(line, walk.shown(broken.at), Wrong(words.broken_here())))
    return _counted(entries)


def _document(walk: Walk) -> Iterator[Entry]:
    """Yield the entries of a text: of an array, of a deck, or of rows one after the other."""
    at = walk.space(0)
    if walk.text[at] == "[":
        yield from _rest(walk, (yield from _array(walk, at, "main")))
        return
    if not is_row(walk.whole(at)):
        yield from _rest(walk, (yield from _object(walk, at)))
        return
    while (at := walk.space(at)) < len(walk.text):
        value, end = walk.value(walk.sign(at, "{"))
        yield Entry(walk.line(at), walk.shown(at, end), card(value), walk.line(end))
        at = walk.space(end)
        at += walk.text[at : at + 1] == ","


def _rest(walk: Walk, end: int) -> Iterator[Entry]:
    """Yield that something stands behind the list, where it does."""
    behind = walk.text[end:].lstrip(_ENDS)
    if behind:
        at = len(walk.text) - len(behind)
        yield Entry(walk.line(at), walk.shown(at), Wrong(words.behind_the_list()))


def _object(walk: Walk, at: int, depth: int = 0) -> Generator[Entry, None, int]:
    """Yield the entries of a deck that is an object with its cards in arrays; return its end."""
    unknown: list[str] = []
    at = walk.sign(at, "{")
    if is_tally(value := walk.whole(at)):
        return (yield from _tally(walk, at, value))
    at += 1
    while walk.text[(at := walk.sign(at, '"}'))] != "}":
        key, end = walk.value(at)
        value_at = walk.space(walk.sign(end, ":") + 1)
        pile = PILES.get(key.lower())
        if pile == "main" and isinstance(head := heading(key), Header):
            yield Entry(walk.line(at), walk.shown(at, end), head)
        if pile is not None and walk.text[value_at : value_at + 1] == "[":
            end = yield from _array(walk, value_at, pile)
        elif pile is not None and depth < _DEEPEST and walk.text[value_at : value_at + 1] == "{":
            end = yield from _object(walk, value_at, depth + 1)
        else:
            value, end = walk.value(value_at)
            known = field(key, value)
            if known is None:
                unknown.append(key)
            else:
                yield Entry(walk.line(at), walk.shown(at, end), known)
        at = walk.sign(end, ",}")
        at += walk.text[at] == ","
    if unknown:
        yield Entry(walk.line(at), "}", Remark(notes.unknown_fields(unknown)))
    return at + 1


def _tally(walk: Walk, at: int, counts: Mapping[str, Any]) -> Generator[Entry, None, int]:
    """Yield the entries of an object of names and counts; return its end."""
    _, end = walk.value(at)
    for count in counts.values():
        key, after = walk.value(walk.sign(at + 1, '"'))
        begins = at + 1
        value_at = walk.space(walk.sign(after, ":") + 1)
        _, at = walk.value(value_at)
        yield Entry(walk.line(value_at), walk.shown(begins, at), tallied(key, count))
        at = walk.sign(at, ",}")
    return end


def _array(walk: Walk, at: int, pile: Pile) -> Generator[Entry, None, int]:
    """Yield the entries of an array of cards; return where it ends."""
    begins = walk.sign(at, "[")
    at = walk.space(begins + 1)
    if walk.text[at : at + 1] == "]":
        return at + 1
    elements = walk.whole(begins)
    alone = isinstance(elements, list) and counts_copies(elements)
    copies = Counter(map(str, elements)) if alone else Counter[str]()
    if alone:
        yield Entry(0, "", Remark(notes.one_copy_each()))
    while True:
        at = walk.space(at)
        value, end = walk.value(at)
        found: Found = card(value)
        if alone:
            many = copies.pop(str(value), 0)
            found = copies_of(value, many) if many else Ornament()
        yield Entry(walk.line(at), walk.shown(at, end), found, walk.line(end), pile)
        at = walk.sign(end, ",]")
        if walk.text[at] == "]":
            return at + 1
        at += 1


def field(key: str, value: Any) -> Title | Game | MadeFor | DeckCode | Ornament | Remark | None:
    """Return what a field of the deck itself says; None for one that is not known."""
    key = key.lower()
    if key == MARK:
        return Ornament() if value == VERSION else Remark(notes.later_form(str(value)[:9]))
    if not isinstance(value, str):
        return None
    if key in TITLES:
        return Title(visible(value[:LONGEST_NAME]))
    if key == "game":
        return Game(value[:LONGEST_CODE])
    if key == "format":
        return MadeFor(visible(value[:LONGEST_NAME]))
    return DeckCode(value[:LONGEST_CODE]) if key == "code" else None


def _counted(entries: list[Entry]) -> list[Entry]:
    """Return the entries with all copies of an id as one row, where the first of them stands."""
    alone = [entry for entry in entries if _is_alone(entry.found)]
    copies = Counter((entry.pile, entry.found) for entry in alone)
    made: list[Entry] = []
    for entry in entries:
        found = entry.found
        if not isinstance(found, Row) or not _is_alone(found):
            made.append(entry)
        elif count := copies.pop((entry.pile, found), 0):
            many = Row(Decimal(count), found.name, card_id=found.card_id)
            made.append(Entry(entry.line, entry.text, many, pile=entry.pile))
        else:
            made.append(Entry(entry.line, entry.text, Ornament()))
    return made


def _is_alone(found: object) -> bool:
    """Tell whether an entry is one copy named by its id."""
    return isinstance(found, Row) and found.count == 1 and found.name == found.card_id != ""

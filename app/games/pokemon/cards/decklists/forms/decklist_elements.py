"""What the elements of a list in JSON are as cards: objects, rows, ids, and tables of counts."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.decklist_entry import LONGEST_NAME, Wrong, row
from app.games.pokemon.cards.decklists.decklist_headings import heading
from app.games.pokemon.cards.decklists.decklist_parting import set_code_of
from app.games.pokemon.cards.decklists.decklist_text import plain
from app.games.pokemon.cards.decklists.forms.decklist_line import (
    Ornament,
    Row,
    print_alone,
    recognise,
    split_print,
)
from app.games.pokemon.cards.decklists.forms.decklist_table import column, section
from app.games.pokemon.cards.print_index import is_id

_INNER = ("card", "print", "cardinfo")
"""Fields of a row that hold the card as an object."""
_CODES = ("ptcgoCode", "code", "abbreviation", "id", "name")
"""Fields of a set that say which it is, the best first."""
_SAID_OF_CARDS = frozenset({"attacks", "abilities", "hp", "text", "rules", "kind"})
"""Fields of data about cards, which a list of cards does without."""
_GLUED = re.compile(r"^(?P<count>\d{1,2})[xX×](?=[A-Z])")
"""4xIono"""
_FEWEST = 2
"""Names in a table of counts."""


def card_of(cells: Mapping[str, Any]) -> Row | Wrong:
    """Return the row that an object with the fields of a card is."""
    named: dict[str, str] = {}
    for key, value in _fields(cells):
        if isinstance(value, (str, int, float)) and not isinstance(value, bool):
            # A number has no thousands to be parted: 1.333 is an average.
            said = f"{value:.2f}" if isinstance(value, float) else str(value)
            named.setdefault(column(key), said)
    if "section" in named:
        named["section"] = section(named["section"])
    return row(named)


def _fields(cells: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Return the fields of a card, with those of the card and the set within it."""
    fields: list[tuple[str, Any]] = []
    for key, value in cells.items():
        if isinstance(value, Mapping) and key.lower() in _INNER:
            fields += _fields(value)
        elif isinstance(value, Mapping) and column(key) == "set":
            said = next((value[one] for one in _CODES if isinstance(value.get(one), str)), "")
            fields.append((key, _code_of_set(said)))
        else:
            fields.append((key, value))
    return fields


def _code_of_set(said: str) -> str:
    from app.games.pokemon.cards.imports.readers.set_records import shipped_sets  # noqa: PLC0415 - few lists have sets

    return set_code_of(said) or shipped_sets().get(said).code


def counts_copies(elements: Sequence[Any]) -> bool:
    """Tell whether elements are cards of which none says how many: each is one copy.

    Data about cards says what each of them does; it is no list.
    """
    if elements and all(isinstance(one, str) for one in elements):
        return all(_is_name(one) for one in elements)
    if any(isinstance(one, Mapping) and not _SAID_OF_CARDS.isdisjoint(one) for one in elements):
        return False
    columns = [
        {column(key) for key, _ in _fields(one)} for one in elements if isinstance(one, Mapping)
    ]
    return (
        bool(columns)
        and len(columns) == len(elements)
        and not any("count" in named or not named & {"name", "id"} for named in columns)
    )


def _is_name(text: str) -> bool:
    """Tell whether an element is a name alone: ids and rows say more."""
    bare = plain(text)
    return bool(bare) and len(bare) <= LONGEST_NAME and card_of_text(text) == _copies(bare, 1)


def _copies(name: str, count: int) -> Row:
    return Row(Decimal(count), *split_print(name))


def copies_of(value: Mapping[str, Any] | str, count: int) -> Row | Wrong:
    """Return the row of so many copies of an element that says no count."""
    if isinstance(value, str):
        return _copies(plain(value), count)
    return card_of({**value, "count": count})


def is_row(value: object) -> bool:
    """Tell whether an object is a row by itself, as in JSON lines."""
    if not isinstance(value, Mapping):
        return False
    columns = {column(key) for key, _ in _fields(value)}
    return "count" in columns and bool(columns & {"name", "id"})


def is_tally(value: object) -> bool:
    """Tell whether an object is a table of names and counts: {"Iono": 4, "Judge": [2, "Trainer"]}.

    {"pokemon": 14, "trainer": 30} says how many there are of each part.
    """
    if not isinstance(value, Mapping) or len(value) < _FEWEST:
        return False
    return all(
        _tallied(count) is not None and heading(plain(key)) is None and not column(key)
        for key, count in value.items()
    )


def tallied(name: str, count: object) -> Row | Wrong:
    """Return the row of a name and its count in a table of counts."""
    many = _tallied(count)
    if many is None:
        return Wrong(words.no_count())
    return Row(Decimal(many), *split_print(plain(name)[:LONGEST_NAME]))


def _tallied(count: object) -> int | None:
    if isinstance(count, list):
        numbers = [one for one in count if not isinstance(one, str)]
        return _tallied(numbers[0]) if len(numbers) == 1 else None
    return count if isinstance(count, int) and not isinstance(count, bool) else None


def card_of_text(text: str) -> Row | Wrong:
    """Return the row that a text is: "4 Iono PAL 185", or one copy by its id or its name."""
    bare = plain(text)
    if not bare or len(bare) > LONGEST_NAME:
        return Wrong(words.no_id())
    found = recognise(_GLUED.sub(r"\g<count> ", bare))
    if isinstance(found, Row):
        return found
    return row({"id": bare}) if is_id(bare) else _copies(bare, 1)


def card(value: Any) -> Row | Wrong | Ornament:
    """Return what one element of an array of cards is."""
    if isinstance(value, dict):
        return card_of(value)
    if isinstance(value, list):
        return _card_of_cells(value)
    if not isinstance(value, str):
        return Wrong(words.no_id())
    if value.lower().startswith("exported from"):
        return Ornament()
    return card_of_text(value)


def _card_of_cells(cells: Sequence[Any]) -> Row | Wrong:
    """Return the row that an array is: [4, "Iono"], ["Iono", "PAL 185", 4]."""
    counts = [one for one in cells if isinstance(one, int) and not isinstance(one, bool)]
    texts = [plain(one) for one in cells if isinstance(one, str) and one.strip()]
    if len(counts) > 1:
        return Wrong(words.several_counts())
    if not counts or not texts or len(counts) + len(texts) < sum(one != "" for one in cells):
        return Wrong(words.no_count() if texts and not counts else words.no_id())
    name, *behind = texts
    if max(map(len, texts)) > LONGEST_NAME:
        return Wrong(words.too_long_to_be_a_card())
    printed = next((both for one in behind if (both := print_alone(one))), None)
    return (
        Row(Decimal(counts[0]), name, *printed)
        if printed
        else Row(Decimal(counts[0]), *split_print(name))
    )

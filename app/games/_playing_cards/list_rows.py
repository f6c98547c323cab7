"""A row of a list of playing cards: how many of which, by count and name, short form or pack."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import groupby

from app.cards.deck.deck import MOST_COPIES, DeckList
from app.cards.placeholder_keys import placeholder_key
from app.core.text.one_line import one_line
from app.core.text.wording import CHARACTER, COPY, either, spread_of
from app.core.text.words import Words
from app.games._playing_cards.card_spelling import key_of, short_key
from app.games._playing_cards.playing_packs import PACKS
from app.games._playing_cards.suits_ranks import ORDER, SECTIONS, card_of

LONGEST_NAME = 60
"""Characters of the name of a card of one's own."""
_COUNTED = re.compile(r"(?P<count>\d{1,4})\s*[x×]?\s+(?P<name>\S.*)", re.IGNORECASE)
_COUNT_LAST = re.compile(r"(?P<name>.*\S)\s*[x×]\s*(?P<count>\d{1,4})", re.IGNORECASE)
_PACK = re.compile(r"pack:\s*(?P<pack>\S+)", re.IGNORECASE)
_OWN_FORM = re.compile(
    r"\s*- \{count: (?P<count>\d{1,4}), name: (?P<name>\"(?:[^\"\\]|\\.)*\").*\}"
)
_BETWEEN = re.compile(r"[\s,、，;・]+")

Row = tuple[int, str]
"""(how many, card key)"""


def unquoted(written: str) -> str:
    """Return a title without its quotation marks, where it has any."""
    if written.startswith('"'):
        try:
            return str(json.loads(written))
        except ValueError:
            return written.strip('"')
    return written


def rows_of(row: str) -> list[Row]:
    """Return the cards that a line says. Raises ValueError with words where it is no card."""
    if found := _PACK.fullmatch(row):
        return _pack_rows(found["pack"])
    if found := _OWN_FORM.fullmatch(row):
        return [_row(int(found["count"]), unquoted(found["name"]))]
    if shorts := _shorts(row):
        return [(1, key) for key in shorts]
    found = _COUNTED.fullmatch(row) or _COUNT_LAST.fullmatch(row)
    count, name = (int(found["count"]), found["name"]) if found else (1, row)
    # "2 AS KH" is two of each.
    several = _shorts(name)
    return [_row(count, each) for each in several] if len(several) > 1 else [_row(count, name)]


def _shorts(row: str) -> list[str]:
    """Return the keys where all that is written are short forms, [] otherwise."""
    keys = [short_key(word) for word in _BETWEEN.split(row) if word]
    return [key for key in keys if key] if all(keys) else []


def _pack_rows(name: str) -> list[Row]:
    if name not in PACKS:
        known = either(tuple(PACKS))
        raise ValueError(
            Words(
                f"there is no such pack; choose {known.en}.",
                f"その組はありません。{known.ja}から選んでください。",
            )
        )
    return [(len(tuple(same)), key) for key, same in groupby(sorted(PACKS[name].keys, key=_order))]


def _order(key: str) -> int:
    return ORDER[key]


def _row(count: int, name: str) -> Row:
    if not 1 <= count <= MOST_COPIES:
        copies = spread_of(1, MOST_COPIES, COPY)
        raise ValueError(
            Words(
                f"a line has {copies.en}; change the count.",
                f"1行は{copies.ja}です。枚数を直してください。",
            )
        )
    key = key_of(name)
    if key is not None:
        return count, key
    plain = one_line(name)
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable():
        letters = spread_of(1, LONGEST_NAME, CHARACTER)
        raise ValueError(
            Words(
                f"the name of a card has {letters.en}; shorten it.",
                f"カードの名前は{letters.ja}です。短くしてください。",
            )
        )
    return count, placeholder_key(plain)


def short_rows(deck: DeckList) -> Iterator[str]:
    """Yield rows of short forms, a suit a row; cards of one's own by name."""
    for section in SECTIONS:
        lines = [line for line in deck.lines if line.section == section]
        words = [
            card_of(line.key).key
            for line in lines
            if line.status == "known"
            for _ in range(line.count)
        ]
        if words:
            yield " ".join(words)
        yield from (f"{line.count} {line.name}" for line in lines if line.status != "known")

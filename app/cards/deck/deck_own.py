"""Our own form of deck lists: written as YAML and JSON, with everything of any deck.

docs/decks.md describes our own form. One card a line, so that two versions compare well.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence

from app.cards.deck.deck import DeckLine, DeckList
from app.cards.deck.visible_text import visible

VERSION = 1
"""Of our own form."""
MARK = "chabudai_deck"
"""The field that says that a file is of our own form, and in which version."""
_GAME = r"^[ \t{]*\"?game\"?\s*:\s*\"?(?P<game>[A-Za-z0-9_-]{1,40})"
_HEAD = 2000
"""Letters of a list in which it says which game it is for."""


def own_yaml(deck: DeckList) -> str:
    """Return the deck in our own form, as YAML."""
    lines = [f"{MARK}: {VERSION}"]
    lines += [f"{key}: {_quoted(text)}" for key, text in _labels(deck)]
    for name, rows in _piles(deck):
        lines += [f"{name}:", *(f"  - {{{_cells(row, bare=True)}}}" for row in rows)]
    return "\n".join(lines) + "\n"


def own_json(deck: DeckList) -> str:
    """Return the deck in our own form, as JSON."""
    members = [f'  "{MARK}": {VERSION}']
    members += [f'  "{key}": {_quoted(text)}' for key, text in _labels(deck)]
    for name, rows in _piles(deck):
        cards = ",\n".join(f"    {{{_cells(row, bare=False)}}}" for row in rows)
        members.append(f'  "{name}": [\n{cards}\n  ]' if rows else f'  "{name}": []')
    return "{\n" + ",\n".join(members) + "\n}\n"


def _labels(deck: DeckList) -> Iterator[tuple[str, str]]:
    """Yield what is said of the deck as a whole."""
    labels = {"title": deck.title, "code": deck.code, "game": deck.game, "format": deck.format}
    yield from ((key, text) for key, text in labels.items() if text)


def _piles(deck: DeckList) -> Iterator[tuple[str, Sequence[DeckLine]]]:
    """Yield the piles by the names they have in the file; the first is always there."""
    yield "cards", deck.lines
    for name, rows in (("side", deck.side), ("maybe", deck.maybe)):
        if rows:
            yield name, rows


def _cells(line: DeckLine, *, bare: bool) -> str:
    """Return the fields of a card, their names `bare` or quoted.

    The section is only said where no data can tell it.
    """
    fields = {
        "count": str(line.count),
        "name": _quoted(line.name),
        "set": _quoted(line.set_code) if line.set_code else "",
        "number": _quoted(line.number) if line.number else "",
        "section": _quoted(line.section) if line.status == "placeholder" else "",
        "finish": _quoted(line.finish) if line.finish else "",
    }
    return ", ".join(
        f"{key}: {text}" if bare else f'"{key}": {text}' for key, text in fields.items() if text
    )


def _quoted(text: str) -> str:
    """Return a text in quotation marks, as JSON and YAML both read it, on one line."""
    return json.dumps(visible(text), ensure_ascii=False)


def game_said(source: str | bytes) -> str:
    """Return which game a list of our own form says it is for; "" where it does not say."""
    head = source[:_HEAD]
    text = head.decode("utf-8", "replace") if isinstance(head, bytes) else head
    found = re.search(_GAME, text, re.MULTILINE) if MARK in text else None
    return "" if found is None else found["game"]

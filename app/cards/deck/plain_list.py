"""Reads deck lists that are no more than counts and names, of whatever game, and our own form.

A row is "4 Queen of Hearts", "Queen of Hearts x4" or a name alone. Of our own form it reads what
`deck_own` writes. Nothing here knows what a name means: that is for the game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

from app.cards.deck.deck import MOST_BYTES, MOST_COPIES, DeckListError, LineError
from app.cards.deck.deck_own import MARK
from app.cards.deck.visible_text import visible
from app.core.data.value import value
from app.core.text.wording import spread
from app.core.text.words import Words

MOST_ROWS = 2000
"""Rows that are read of one list."""
LONGEST_NAME = 120
PILES = ("cards", "side", "maybe")
_COUNT_FIRST = re.compile(r"(?P<count>\d{1,6})\s*[x×枚]?\s+(?P<name>\S.*)")
_COUNT_LAST = re.compile(r"(?P<name>.*\S)\s*(?:[x×]\s*(?P<count>\d{1,6})|\s(?P<ja>\d{1,6})枚)")
_LABEL = re.compile(r"(?P<key>[a-z_]+):\s*(?P<value>.*)")
_CELLS = re.compile(r"- \{(?P<cells>.*)\}")
_CELL = re.compile(
    r"(?P<key>[a-z]+): (?:(?P<text>\"(?:[^\"\\]|\\.)*\")|(?P<plain>[^,\"]+))(?:, |$)"
)
_HEAD = 2000
"""Letters of a list in which it says which game it is for."""


@value
class PlainRow:
    """One row of a list."""

    pile: str
    """One of `PILES`."""
    count: int
    name: str
    line: int
    """Counted from 1."""
    set_code: str = ""
    number: str = ""
    section: str = ""
    """The part of the deck, where the row says it."""


@value
class PlainList:
    """A list as it is written."""

    title: str
    game: str
    rows: tuple[PlainRow, ...]
    errors: tuple[LineError, ...]
    format: str = ""
    """The format that the deck is made for, where the list says it."""


def text_of(source: str | bytes) -> str:
    """Return the text of a list. Raises DeckListError where it is far too long or no text."""
    if len(source) > MOST_BYTES:
        raise DeckListError(Words("The deck list is far too long.", "デッキリストが長すぎます。"))
    if isinstance(source, str):
        return source
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise DeckListError(
            Words(
                "This is not UTF-8 text. Save the deck list as plain text.",
                "UTF-8のテキストではありません。テキストとして保存し直してください。",
            )
        ) from problem


def read_plain(source: str | bytes, title: str = "") -> PlainList:
    """Return the list in `source`. Raises DeckListError where there is no card in it."""
    text = text_of(source)
    read = _Reading(title)
    if text.lstrip().startswith("{"):
        read.json(text)
    else:
        for number, line in enumerate(text.splitlines(), 1):
            read.line(number, visible(line).strip(), own=MARK in text[:_HEAD])
    if not read.rows:
        raise DeckListError(
            Words(
                "There is no card in it. Write lines such as “4 boat”.",
                "カードがありません。「4 船」のように1行に1種類ずつ書いてください。",
            )
        )
    return PlainList(read.title, read.game, tuple(read.rows), tuple(read.errors), read.format)


class _Reading:
    def __init__(self, title: str) -> None:
        self.title, self.game, self.format = title, "", ""
        self.rows: list[PlainRow] = []
        self.errors: list[LineError] = []
        self._pile = PILES[0]

    def line(self, number: int, line: str, *, own: bool) -> None:
        """Take a line of text; `own`: of a list in our own form."""
        if not line or line.startswith(("#", "//")):
            return
        cells = _CELLS.fullmatch(line)
        if cells is not None:
            self._row(number, line, dict(_cells(cells["cells"])))
            return
        label = _LABEL.fullmatch(line) if own else None
        if label is not None:
            self._label(label["key"], _unquoted(label["value"]))
            return
        found = _COUNT_FIRST.fullmatch(line)
        if found is not None:
            self._row(number, line, found.groupdict())
            return
        found = _COUNT_LAST.fullmatch(line)
        if found is not None:
            count = found["count"] or found["ja"]
            self._row(number, line, {"count": count, "name": found["name"]})
        else:
            self._row(number, line, {"count": "1", "name": line.removeprefix("- ")})

    def json(self, text: str) -> None:
        """Take a list of our own form, or of the same fields."""
        try:
            said = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise DeckListError(
                Words("This is not JSON.", "JSONとして読み取れません。")
            ) from problem
        for key, held in said.items() if isinstance(said, dict) else ():
            if key in PILES and isinstance(held, list):
                self._pile = key
                for number, row in enumerate(held, 1):
                    cells = row if isinstance(row, dict) else {"count": 1, "name": row}
                    self._row(number, str(row), cells)
            elif isinstance(held, str):
                self._label(key, held)

    def _label(self, key: str, said: str) -> None:
        if key in PILES:
            self._pile = key
        elif key == "title" and said:
            self.title = visible(said)[:LONGEST_NAME]
        elif key == "game":
            self.game = said[:40]
        elif key == "format":
            self.format = said[:40]

    def _row(self, number: int, line: str, cells: Mapping[str, object]) -> None:
        count, name = (
            str(cells.get("count", "")),
            " ".join(visible(str(cells.get("name", ""))).split()),
        )
        wrong = _wrong(count, name, len(self.rows))
        if wrong is not None:
            self.errors.append(LineError(number, line, wrong))
            return
        more = (str(cells.get(key) or "")[:40] for key in ("set", "number", "section"))
        self.rows.append(PlainRow(self._pile, int(count), name, number, *more))


def _wrong(count: str, name: str, rows: int) -> Words | None:
    if rows >= MOST_ROWS:
        return Words("there are too many lines before it.", "行が多すぎます。")
    if not name or len(name) > LONGEST_NAME:
        return Words("a card needs a name that is not too long.", "カード名がないか、長すぎます。")
    if not count.isdecimal() or not 1 <= int(count) <= MOST_COPIES:
        range_ = spread(1, MOST_COPIES)
        return Words(
            f"the number of cards is not {range_.en}.", f"枚数は{range_.ja}で書いてください。"
        )
    return None


def _cells(text: str) -> Iterator[tuple[str, str]]:
    for found in _CELL.finditer(text):
        yield found["key"], _unquoted(found["text"] or found["plain"])


def _unquoted(text: str) -> str:
    text = text.strip()
    try:
        return str(json.loads(text)) if text.startswith('"') else text
    except ValueError:
        return text

"""Takes the entries out of a JSON file one after the other, however large the file is.

Python's own reader makes objects of a whole file at once, a hundred bytes for three: ten megabytes
of nothing would fill the memory. This one looks at a window of the file, hands out an entry as
soon as it is whole, and refuses one that is longer than any card.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, TextIO

from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.cards.imports.readers.lengths import LONGEST_ENTRY

_DECODER = json.JSONDecoder()
_SPACES = re.compile(r"[ \t\n\r]*")
_CHUNK = 1 << 18
_LISTS = ("cards", "data", "sets", "entries")
"""Keys under which a file holds its entries, beside what it says about itself."""


@value
class Entry:
    """One entry of a file."""

    place: int
    """Counted from 1."""
    data: Any


@value
class Beside:
    """What a file says beside its entries: "set" with what its cards belong to."""

    key: str
    data: Any


class NotJsonError(Exception):
    """A file that is no JSON, or only up to a point; `words` is a clause without its end."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def entries(file: TextIO) -> Iterator[Entry | Beside]:
    """Yield the entries of a file: of a list, of the list in an object, of one object alone.

    Several values one after the other (JSON lines) are read as well. Raises NotJsonError where
    the file stops being JSON; what came before was yielded.
    """
    window = _Window(file)
    place = 0
    while window.peek():
        for found in _values(window):
            if isinstance(found, Beside):
                yield found
            else:
                place += 1
                yield Entry(place, found)


def _values(window: _Window) -> Iterator[Any]:
    """Yield the entries of the next value of the file."""
    if window.peek() == "[":
        yield from _list(window)
    elif window.peek() == "{":
        whole = window.whole()
        if whole is None:
            yield from _object(window)
        else:
            yield from _inside(whole)
    else:
        yield window.value()


def _inside(whole: dict[str, Any]) -> Iterator[Any]:
    """Yield the entries that an object holds under one of the usual keys; else itself."""
    held = next((key for key in _LISTS if isinstance(whole.get(key), list)), None)
    if held is None or {"id", "key", "jp_id", "localId"} & whole.keys():
        yield whole
        return
    for key, data in whole.items():
        if key != held:
            yield Beside(key, data)
    yield from whole[held]


def _list(window: _Window) -> Iterator[Any]:
    window.take("[")
    if window.peek() == "]":
        window.take("]")
        return
    while True:
        yield window.value()
        if window.take(",]") == "]":
            return


def _object(window: _Window) -> Iterator[Any]:
    """Yield from an object too long to be a card: its lists of entries, and what is beside."""
    window.take("{")
    while True:
        key = window.value()
        window.take(":")
        if window.peek() == "[":
            yield from _list(window)
        else:
            data = window.value()
            if isinstance(data, dict) and key != "set":
                # Cards by their ids.
                yield data
            else:
                yield Beside(str(key), data)
        if window.take(",}") == "}":
            return


class _Window:
    """A stretch of the file, moved along as entries are taken out of it."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._text = ""
        self._at = 0
        self._ended = False
        self._passed = 0
        """Characters before the window."""

    def peek(self) -> str:
        """Return the next character that is no space; "" at the end."""
        while True:
            self._at = _SPACES.match(self._text, self._at).end()  # type: ignore[union-attr]  # matches nothing, too
            if self._at < len(self._text):
                return self._text[self._at]
            if not self._more():
                return ""

    def take(self, wanted: str) -> str:
        """Return the next character, which must be one of `wanted`, and step over it."""
        found = self.peek()
        if not found or found not in wanted:
            raise NotJsonError(self._broken())
        self._at += 1
        return found

    def value(self) -> Any:
        """Return the next value, and step over it."""
        self.peek()
        while True:
            try:
                data, end = _DECODER.raw_decode(self._text, self._at)
            except RecursionError as problem:
                raise NotJsonError(_DEEP) from problem
            except ValueError as problem:
                # Perhaps the window only ends too early.
                if self._ahead() >= LONGEST_ENTRY:
                    raise NotJsonError(self._too_long()) from problem
                if not self._more():
                    raise NotJsonError(self._broken()) from problem
                continue
            # A number at the edge may go on behind it.
            if end == len(self._text) and self._more():
                continue
            if end - self._at > LONGEST_ENTRY:
                raise NotJsonError(self._too_long())
            self._at = end
            return data

    def whole(self) -> Any:
        """Return the next value, None if it is longer than an entry: the window stays there."""
        while self._ahead() < LONGEST_ENTRY and self._more():
            pass
        try:
            data, end = _DECODER.raw_decode(self._text, self._at)
        except RecursionError as problem:
            raise NotJsonError(_DEEP) from problem
        except ValueError as problem:
            if self._ended:
                raise NotJsonError(self._broken()) from problem
            return None
        self._at = end
        return data

    def _ahead(self) -> int:
        return len(self._text) - self._at

    def _more(self) -> bool:
        """Read on; False at the end of the file."""
        if self._ended:
            return False
        read = self._file.read(_CHUNK)
        self._passed += self._at
        self._text = self._text[self._at :] + read
        self._at = 0
        self._ended = not read
        return bool(read)

    def _broken(self) -> Words:
        place = self._passed + self._at + 1
        return Words(
            f"from character {place:,} on it is cut off or no JSON",
            f"{place:,}文字目から先が途切れているか、JSONとして読み取れません",
        )

    def _too_long(self) -> Words:
        place = self._passed + self._at + 1
        return Words(
            f"the entry at character {place:,} is far longer than a card",
            f"{place:,}文字目からの項目は、1枚のカードにしては長すぎます",
        )


_DEEP = Words(
    "it is nested far deeper than card data", "入れ子が深すぎ、カードデータではありません"
)

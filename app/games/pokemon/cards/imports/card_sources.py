"""Reads card data from files and folders, whatever form each file is in.

Every entry ends as a card or as a refusal with file, entry and reason; a file without cards is
named as well. Only the disk decides how large a file may be: it is read a piece at a time.
"""

from __future__ import annotations

import codecs
import io
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import count, islice
from pathlib import Path
from typing import Any

from app.cards.importing.import_values import Progress
from app.core.data.value import value
from app.core.text.disk_refusal import reason
from app.core.text.wording import number
from app.core.text.words import Words
from app.games.pokemon.cards.imports.brought_entry import Brought, Form, Refused
from app.games.pokemon.cards.imports.file_walk import Source, onward, sources
from app.games.pokemon.cards.imports.readers.english import looks_english, read_english
from app.games.pokemon.cards.imports.readers.json_entries import Beside, NotJsonError, entries
from app.games.pokemon.cards.imports.readers.own_cards import looks_own, read_own
from app.games.pokemon.cards.imports.readers.set_records import SetTable, shipped_sets
from app.games.pokemon.cards.imports.readers.table_rows import NoTableError, Row, WrongRow, rows
from app.games.pokemon.cards.imports.readers.tcgdex import looks_tcgdex, read_tcgdex
from app.games.pokemon.cards.imports.readers.type_null import looks_type_null, read_type_null

MOST_WRONG = 100
"""So many entries in a row that are no cards end a file: it is something else, or broken."""

_TOLD_EVERY = 64
"""Entries between two words on progress."""

_FILES_LOOKED_AT, _FOLDERS_LOOKED_AT = 20, 100
"""How far a card is looked for in what somebody carries over the window."""


@value
class Aside:
    """Something that was left alone, and why; no fault of the data."""

    why: Words


@value
class Read:
    """What came out of a file. A refusal with the entry "" is about the whole file."""

    file: str
    what: Brought | Refused | Aside


def read_files(
    paths: Iterable[Path],
    sets: SetTable,
    progress: Progress | None = None,
    going: Callable[[], object] = onward,
) -> Iterator[Read]:
    """Yield what the files and folders hold, in the order of their names; progress is in bytes.

    `going` is called for each folder that is walked, before anything is read.

    A list of sets among or beside them (`sets/en.json`) is read first: it knows the set codes.
    """
    found = list(sources(paths, going))
    total = sum(one.size for one in found)
    for one in found:
        if one.holds_sets:
            sets = sets.with_entries(_plain_entries(one.path))
    done = 0
    for one in found:
        if one.why is not None:
            told = Refused("", one.why) if one.asked_for else Aside(one.why)
            yield Read(one.name, told)
        elif one.holds_sets:
            if one.asked_for:
                yield Read(one.name, Aside(_SETS))
        else:
            yield from _File(one, sets, _moved(progress, done, total)).read()
        done += one.size
        if progress is not None:
            progress(done, total)


class _FarEnoughError(Exception):
    """So many folders were looked into."""


def form_of(path: Path) -> Form | None:
    """Return the form of the first card in a file or folder; None where none is found soon.

    It looks into a few files only: whoever asks is waiting. Never raises.
    """
    folders = count()

    def enough() -> None:
        if next(folders) >= _FOLDERS_LOOKED_AT:
            raise _FarEnoughError

    with suppress(_FarEnoughError, OSError):
        for one in islice(sources([path], enough), _FILES_LOOKED_AT):
            if one.why is not None or one.holds_sets:
                continue
            for read in islice(_File(one, shipped_sets(), _moved(None, 0, 0)).read(), MOST_WRONG):
                if isinstance(read.what, Brought):
                    return read.what.form
    return None


_SETS = Words(
    "it is a list of sets: their codes are used, and it holds no cards",
    "セットの一覧です。セットの記号だけを使います（カードは含まれません）",
)


def _moved(progress: Progress | None, before: int, total: int) -> Callable[[int], None]:
    """Return what tells the progress within a file that has `before` bytes in front of it."""

    def told(at: int) -> None:
        if progress is not None:
            progress(before + at, total)

    return told


def _plain_entries(path: Path) -> list[Any]:
    """Return the entries of a list of sets; one that cannot be read has none."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            return [one.data for one in entries(file) if not isinstance(one, Beside)]
    except (OSError, UnicodeError, NotJsonError):
        # It is read again as a file of cards, and then says what is wrong.
        return []


class _File:
    """The reading of one file."""

    def __init__(self, source: Source, sets: SetTable, told: Callable[[int], None]) -> None:
        self._source = source
        self._sets = sets
        self._told = told
        self._cards = 0
        self._wrong: list[Read] = []
        """Refusals since the last card; told once it is clear that the file holds cards."""

    def read(self) -> Iterator[Read]:
        """Yield what the file holds."""
        try:
            yield from self._read()
        except OSError as problem:
            yield self._whole(reason(problem))
        except UnicodeError:
            yield self._whole(Words("it is not UTF-8 text", "UTF-8のテキストとして読み取れません"))

    def _read(self) -> Iterator[Read]:
        encoding = _encoding(self._source)
        with self._source.path.open("rb") as raw:
            text = io.TextIOWrapper(raw, encoding, newline="" if self._source.table else None)
            found = self._rows(text) if self._source.table else self._entries(text)
            try:
                for place, one in enumerate(found):
                    if place % _TOLD_EVERY == 0:
                        self._told(min(raw.tell(), self._source.size))
                    yield from self._sifted(one)
                    if len(self._wrong) >= MOST_WRONG:
                        yield from self._given_up()
                        return
            except (NotJsonError, NoTableError) as problem:
                if not self._only_strange():
                    yield from self._wrong
                yield self._whole(problem.words)
                return
            yield from self._ended()

    def _sifted(self, one: Brought | Refused | Aside) -> Iterator[Read]:
        """Yield an entry, and the refusals before it if it is a card."""
        if isinstance(one, Aside):
            yield Read(self._source.name, one)
        elif isinstance(one, Refused):
            self._wrong.append(Read(self._source.name, one))
        else:
            self._cards += 1
            yield from self._wrong
            self._wrong.clear()
            yield Read(self._source.name, one)

    def _given_up(self) -> Iterator[Read]:
        if self._only_strange():
            yield self._no_cards()
            return
        yield from self._wrong
        yield self._whole(
            Words(
                f"{number(MOST_WRONG)} entries in a row are no cards: the rest was left out",
                f"カードではない項目が{number(MOST_WRONG)}件続いたため、残りは読み込みませんでした",
            )
        )

    def _ended(self) -> Iterator[Read]:
        """Yield what is left to say at the end."""
        if self._only_strange():
            yield self._no_cards()
        else:
            yield from self._wrong

    def _only_strange(self) -> bool:
        """Whether the file held nothing that even looked like a card."""
        return not self._cards and all(map(_is_strange, self._wrong))

    def _no_cards(self) -> Read:
        why = Words("there are no cards in it", "カードが見つかりません")
        if self._source.asked_for:
            return Read(self._source.name, Refused("", why))
        return Read(self._source.name, Aside(why))

    def _whole(self, why: Words) -> Read:
        return Read(self._source.name, Refused("", why))

    def _entries(self, text: io.TextIOWrapper) -> Iterator[Brought | Refused | Aside]:
        for entry in entries(text):
            if isinstance(entry, Beside):
                if entry.key == "set":
                    self._sets = self._sets.with_set(entry.data)
            else:
                yield _card(entry.data, entry.place, self._sets)

    def _rows(self, text: io.TextIOWrapper) -> Iterator[Brought | Refused | Aside]:
        for row in rows(text):
            if isinstance(row, Row):
                yield read_own(row.cells, row.line)
            elif isinstance(row, WrongRow):
                yield Refused(str(row.line), row.why)
            else:
                yield Aside(row.why)


_STRANGE = Words("it has no form that is known", "知らない形式です")


def _is_strange(one: Read) -> bool:
    return isinstance(one.what, Refused) and one.what.why is _STRANGE


def _card(data: Any, place: int, sets: SetTable) -> Brought | Refused:
    """Return what an entry holds, by the reader that knows its form."""
    if looks_english(data):
        return read_english(data, place, sets)
    if looks_tcgdex(data):
        return read_tcgdex(data, place, sets)
    if looks_type_null(data):
        return read_type_null(data, place, sets)
    if looks_own(data):
        return read_own(data, place)
    return Refused(str(place), _STRANGE)


def _encoding(source: Source) -> str:
    """Return the encoding of a file: by its mark, else UTF-8; old tables may be in Shift JIS."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    with source.path.open("rb") as file:
        start = file.read(4)
        if start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
            return "utf-16"
        if not source.table:
            return "utf-8-sig"
        file.seek(0)
        try:
            while chunk := file.read(1 << 18):
                decoder.decode(chunk)
        except UnicodeDecodeError:
            return "cp932"
    return "utf-8-sig"

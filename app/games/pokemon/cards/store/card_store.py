"""The imported cards, in one SQLite file in the person's data folder.

Why SQLite: it is in Python's own library on every system we run on, one file without a server, and
it gives what an import needs and is hard to write: a change that is there wholly or not at all
whatever crashes, readers that go on reading meanwhile, indexes, and full-text search (FTS5) whose
trigrams find a part of any word, in Japanese too. A card is found in microseconds without reading
the other twenty thousand. The rollback journal is kept (no WAL): one file, which may lie on a
read-only or a network folder.

Reading a card needs no pydantic: it lies there as `card_json` wrote it.
"""

from __future__ import annotations

import sqlite3
import threading
import weakref
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from app.cards.importing.import_values import StoredSet
from app.cards.name_keys import name_key
from app.games.pokemon.cards.card_filter import CardFilter
from app.games.pokemon.cards.card_json import card_from_json
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.store import card_tables as sql
from app.games.pokemon.cards.store.card_search import Searching
from app.games.pokemon.cards.store.ranking import Asked, Hit, newest_first
from app.games.pokemon.cards.store.store_file import (
    EMPTY,
    NEWER,
    CardStoreError,
    connected,
    damaged,
    explained,
    no_place,
    put_aside,
    told,
)

_MOST_KEPT = 5_000
"""Cards kept once they were read."""

LINK_SEPARATOR = "\x1f"
"""Between the parts of a link; the first is the name in the other language."""


class CardStore:
    """A base of imported cards. May be used from several threads, one at a time."""

    def __init__(self, connection: sqlite3.Connection, path: Path | None = None) -> None:
        self.path = path
        self.lock = threading.RLock()
        self.connection = connection
        self._kept: dict[str, Card | None] = {}
        # One that nobody closes, such as that of a run's own cards, closes itself.
        weakref.finalize(self, connection.close)

    @classmethod
    def in_memory(cls) -> CardStore:
        """Return an empty store that is gone with the program."""
        connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        connection.executescript(sql.SCHEMA)
        return cls(connection)

    @classmethod
    def open(cls, path: Path) -> CardStore:
        """Return the store in a file, to read. Raises CardStoreError."""
        store = cls(connected(path, create=False), path)
        try:
            store.check()
            store.connection.execute(sql.READ_ONLY)
        except BaseException:
            store.close()
            raise
        return store

    @classmethod
    def open_to_write(cls, path: Path) -> tuple[CardStore, Path | None]:
        """Return the store in a file, made if there is none, and where a damaged one was put.

        Raises CardStoreError: a newer file, no leave to write there.
        """
        aside = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            store = cls._writable(path)
        except CardStoreError as problem:
            if not problem.damaged:
                raise
            aside = put_aside(path)
            store = cls._writable(path)
        except OSError as problem:
            raise no_place(path, problem) from problem
        return store, aside

    @classmethod
    def _writable(cls, path: Path) -> CardStore:
        store = cls(connected(path, create=True), path)
        try:
            if store.value(sql.VERSION_OF_FILE) == 0 and not store.rows(sql.ANY_TABLE):
                store.connection.executescript(sql.MAKE_TABLES)
            store.check()
            store.check_whole()
            # All of an import stays in memory until it is whole: readers go on meanwhile.
            store.connection.execute(sql.KEEP_IN_MEMORY)
        except sqlite3.Error as problem:
            store.close()
            raise explained(problem, path) from problem
        except BaseException:
            store.close()
            raise
        return store

    def check(self) -> None:
        """Raise CardStoreError if the file is none of ours, or a newer one."""
        version, ours = self.value(sql.VERSION_OF_FILE), self.value(sql.APPLICATION_OF_FILE)
        if ours != sql.APPLICATION:
            if version == 0 and not self.rows(sql.ANY_TABLE):
                raise damaged(self.path, EMPTY)
            raise damaged(self.path)
        if version > sql.VERSION:
            raise told(NEWER, self.path)

    def check_whole(self) -> None:
        """Raise CardStoreError if a part of the file is broken; takes a tenth of a second."""
        if self.value(sql.FIRST_FAULT) != "ok":
            raise damaged(self.path)

    def close(self) -> None:
        """Close the file."""
        with self.lock, suppress(sqlite3.Error):
            self.connection.close()

    # -- asking ----------------------------------------------------------------------------------

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """Return all rows of a question. Raises CardStoreError."""
        with self.lock:
            try:
                return self.connection.execute(sql, values).fetchall()
            except sqlite3.Error as problem:
                raise explained(problem, self.path) from problem

    def value(self, sql: str, values: Sequence[Any] = ()) -> Any:
        """Return the first value of a question, None if there is none. Raises CardStoreError."""
        found = self.rows(sql, values)
        return found[0][0] if found else None

    def _cards(self, found: Iterable[Any]) -> list[Card]:
        try:
            return [card_from_json(text) for (text,) in found]
        except (ValueError, TypeError, KeyError, AttributeError) as problem:
            raise damaged(self.path) from problem

    # -- cards -----------------------------------------------------------------------------------

    def __len__(self) -> int:
        return int(self.value(sql.COUNT))

    def __contains__(self, key: object) -> bool:
        return self.value(sql.HAS_KEY, (key,)) is not None

    def __iter__(self) -> Iterator[Card]:
        last = -1
        while found := self.rows(sql.NEXT_CARDS, (last,)):
            last = found[-1][0]
            yield from self._cards((text,) for _, text in found)

    def get(self, key: str) -> Card | None:
        """Return the card with a key, or None."""
        if key not in self._kept:
            found = self._cards(self.rows(sql.CARD_OF_KEY, (key,)))
            self._keep({key: found[0] if found else None})
        return self._kept[key]

    def kept(self, key: str) -> Card | None:
        """Return a card that was read before, without asking the file."""
        return self._kept.get(key)

    def _keep(self, found: Mapping[str, Card | None]) -> None:
        """Keep cards that were read: who types a name wants the same ones at the next letter."""
        if len(self._kept) + len(found) > _MOST_KEPT:
            self._kept.clear()
        self._kept.update(found)

    def forget_read(self) -> None:
        """Read all cards anew from now on, for they were written."""
        self._kept.clear()

    def by_id(self, card_id: str) -> Card | None:
        """Return the card with this id of the public data, or None."""
        found = self._cards(self.rows(sql.CARD_OF_ID, (card_id,)))
        return found[0] if found else None

    def prints(self, name: str) -> list[Card]:
        """Return all prints of a name in either language, newest first."""
        key = name_key(name)
        if not key:
            return []
        found = self._cards(self.rows(sql.PRINTS, (key, key)))
        return sorted(found, key=lambda card: newest_first(card.released, card.key))

    def search(self, text: str, filters: CardFilter, limit: int) -> list[Hit]:
        """Return what a typed text finds, best first (`card_search.py`)."""
        return Searching(self.rows, filters, limit).found(text)

    def near(self, near: Asked, filters: CardFilter, limit: int) -> list[Hit]:
        """Return the cards whose names were typed with a slip, best first."""
        return Searching(self.rows, filters, limit).near(near)

    def cards_of(self, keys: Sequence[str]) -> dict[str, Card]:
        """Return the cards with these keys."""
        found = {key: card for key in keys if (card := self._kept.get(key)) is not None}
        missing = [key for key in keys if key not in self._kept]
        for at in range(0, len(missing), 500):
            part = missing[at : at + 500]
            rows = self.rows(sql.CARDS_OF_KEYS.format(sql.marks(len(part))), part)
            cards = self._cards(rows)
            read = {card.key: card for card in cards}
            self._keep(read)
            found |= read
        return found

    def sets(self) -> list[StoredSet]:
        """Return the sets, newest first."""
        return [StoredSet(*row) for row in self.rows(sql.SETS)]

    def sets_known(self) -> list[tuple[str, str, str]]:
        """Return code, name and release date of the sets, newest first."""
        return [(one.code, one.name, one.released) for one in self.sets()]

    def known_sets(self) -> list[tuple[str, str, str, str]]:
        """Return the sets by their ids in the public data: id, code, name, release date."""
        return [
            (card_id.rpartition("-")[0], *rest)
            for card_id, *rest in self.rows(sql.SET_IDS)
            if "-" in card_id
        ]

    def name_pairs(self) -> list[tuple[str, str]]:
        """Return the English and Japanese names that were found to belong together."""
        found = [
            (name, link.partition(LINK_SEPARATOR)[0], tongue)
            for name, link, tongue in self.rows(sql.NAMES_AND_LINKS)
        ]
        english = [(mine, theirs) for mine, theirs, tongue in found if theirs and tongue == "en"]
        return english + [
            (theirs, mine) for mine, theirs, tongue in found if theirs and tongue == "ja"
        ]

    def linked(self) -> int:
        """Return how many prints have a name in both languages."""
        return int(self.value(sql.LINKED))

"""Brings card data into a store: what is new or changed is written, the rest left alone.

All of it is one transaction: after a crash, a full disk or Ctrl+C the base is as it was. What was
read is kept beside what was made of it, so that two sources of one print complete each other and a
card finds its print in the other language whenever that comes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any

from app.cards.importing.import_values import Progress, StoredSet, Summary, Trouble
from app.core.data.value import replace, value
from app.core.text.words import Words
from app.games.pokemon.cards.card_json import card_from_json, card_to_json
from app.games.pokemon.cards.imports.brought_entry import Brought, Refused
from app.games.pokemon.cards.imports.card_sources import Aside, Read
from app.games.pokemon.cards.imports.deriving import Deriving, Plain, name_keys
from app.games.pokemon.cards.imports.linked_names import NameTable
from app.games.pokemon.cards.imports.readers.lengths import LONGEST_CARD, LONGEST_NAME
from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.store import card_tables as sql
from app.games.pokemon.cards.store.card_store import CardStore
from app.games.pokemon.cards.store.store_file import explained

MOST_TOLD = 1_000
"""Refusals kept in full; the rest is counted."""

_AT_ONCE = 500
_SHOWN = 80
"""Letters of an id in a refusal."""


def bring(
    store: CardStore, found: Iterable[Read], settled: NameTable, progress: Progress | None = None
) -> Summary:
    """Bring what was read into the store, and link it; `progress` is told of the linking.

    Raises CardStoreError, with the old base whole.
    """
    with store.lock:
        try:
            store.connection.execute(sql.BEGIN)
        except sqlite3.Error as problem:
            raise explained(problem, store.path) from problem
        try:
            bringing = _Bringing(store)
            for one in found:
                bringing.take(one)
            summary = bringing.finish(settled, progress)
            store.connection.execute(sql.COMMIT)
            store.forget_read()
        except BaseException as problem:
            if store.connection.in_transaction:
                store.connection.execute(sql.ROLLBACK)
            if isinstance(problem, sqlite3.Error):
                raise explained(problem, store.path) from problem
            raise
        return summary


def forget(
    store: CardStore,
    sets: Iterable[str] | None,
    settled: NameTable,
    progress: Progress | None = None,
) -> int:
    """Take the cards of `sets` (all if None) out of the store; return how many prints that were.

    `progress` is told of the linking of those that stay. Raises CardStoreError, with the old base
    whole.
    """
    with store.lock:
        try:
            store.connection.execute(sql.BEGIN)
            keys = _keys_of(store, sets)
            store.connection.executemany(sql.FORGET_ENTRIES, [(key,) for key in keys])
            deriving = Deriving(store)
            deriving.derive(keys)
            deriving.link(settled, progress)
            store.connection.execute(sql.COMMIT)
            store.forget_read()
        except BaseException as problem:
            if store.connection.in_transaction:
                store.connection.execute(sql.ROLLBACK)
            if isinstance(problem, sqlite3.Error):
                raise explained(problem, store.path) from problem
            raise
        return len(keys)


def link_anew(store: CardStore, settled: NameTable) -> int:
    """Link the cards in the store after the names have changed; return how many are linked.

    Raises CardStoreError, with the old base whole.
    """
    forget(store, (), settled)
    return store.linked()


def _keys_of(store: CardStore, sets: Iterable[str] | None) -> list[str]:
    if sets is None:
        return [key for (key,) in store.rows(sql.KEYS)]
    return [key for code in sets for (key,) in store.rows(sql.KEYS_OF_SET, (code.upper(),))]


@value
class _Waiting:
    """An entry that is about to be written."""

    plain: Plain
    row: tuple[Any, ...]


class _Bringing:
    """An import under way."""

    def __init__(self, store: CardStore) -> None:
        self._store = store
        self._linked = store.linked()
        self._hashes: dict[tuple[str, str], tuple[bytes, str]] = {}
        """Hash and key of every entry in the base."""
        self._holders: dict[str, set[tuple[str, str]]] = {}
        """Which entries have a key."""
        for form, source, key, digest in store.rows(sql.ENTRY_HASHES):
            self._hashes[form, source] = (digest, key)
            self._holders.setdefault(key, set()).add((form, source))
        self._seen: dict[tuple[str, str], bytes] = {}
        self._waiting: dict[tuple[str, str], _Waiting] = {}
        self._deriving = Deriving(store)
        self._again: set[str] = set()
        """Keys that lost an entry, or have several."""
        self._new: set[tuple[str, str]] = set()
        self._changed: set[tuple[str, str]] = set()
        self._unchanged = self._refused = 0
        self._troubles: list[Trouble] = []
        self._asides: list[Trouble] = []

    def take(self, one: Read) -> None:
        """Take one thing that was read."""
        if isinstance(one.what, Brought):
            self._card(one.file, one.what)
        elif isinstance(one.what, Aside):
            self._asides.append(Trouble(one.file, "", one.what.why))
        else:
            self._refuse(one.file, one.what)

    def _refuse(self, file: str, refused: Refused) -> None:
        self._refused += 1
        if len(self._troubles) < MOST_TOLD:
            self._troubles.append(Trouble(file, refused.entry, refused.why))

    def _card(self, file: str, brought: Brought) -> None:
        identity = (brought.form, brought.source)
        species = " ".join(map(str, brought.species))
        line = card_to_json(brought.card)
        why = _unsound(brought, line)
        if why is not None:
            self._refuse(file, Refused(brought.source[:_SHOWN] or brought.card.key[:_SHOWN], why))
            return
        digest = blake2b(f"{brought.tongue}|{species}|{line}".encode(), digest_size=16).digest()
        before = self._seen.get(identity)
        if before == digest:
            return
        if before is not None and brought.form == "own":
            self._refuse(file, Refused(brought.source, _TWICE))
            return
        known = self._hashes.get(identity)
        if known is not None and known[0] == digest:
            self._seen[identity] = digest
            self._unchanged += 1
            return
        key = self._key(brought, identity)
        if key is None:
            self._refuse(file, Refused(brought.source, _TAKEN))
            return
        self._seen[identity] = digest
        if known is not None:
            self._again.add(known[1])
            self._holders.get(known[1], set()).discard(identity)
        card = brought.card
        if key != card.key:
            card = replace(card, key=key)
            line = card_to_json(card)
        first = known is None or identity in self._new
        (self._new if first else self._changed).add(identity)
        self._hashes[identity] = (digest, key)
        self._holders.setdefault(key, set()).add(identity)
        if len(self._holders[key]) > 1:
            self._again.add(key)
        self._waiting[identity] = _Waiting(
            Plain(card, line, brought.tongue, brought.species, digest),
            (*identity, key, brought.tongue, species, digest, line),
        )
        if len(self._waiting) >= _AT_ONCE:
            self._write()

    def _write(self) -> None:
        waiting = list(self._waiting.values())
        self._waiting.clear()
        self._store.connection.executemany(
            sql.PUT_ENTRY,
            [one.row for one in waiting],
        )
        self._deriving.put(one.plain for one in waiting)

    def _key(self, brought: Brought, identity: tuple[str, str]) -> str | None:
        """Return the key under which a card may stand: its own, unless another card has it."""
        own = brought.form == "own"
        for key in (brought.card.key,) if own else _keys(brought):
            others = self._holders.get(key, set()) - {identity}
            if not others or all(self._same_print(brought, other) for other in others):
                return key
        return None

    def _same_print(self, brought: Brought, other: tuple[str, str]) -> bool:
        """Tell whether another entry is a second record of the same card."""
        if other in self._waiting:
            *_, tongue, _, _, line = self._waiting[other].row
        else:
            tongue, line = self._store.rows(sql.ENTRY, other)[0]
        card, mine = card_from_json(line), brought.card
        shared = name_keys(mine, brought.tongue).keys() & name_keys(card, tongue).keys()
        if not shared:
            # Whoever writes a key down in another language means that card.
            return "own" in (brought.form, other[0])
        return all(
            name_keys(mine, brought.tongue)[one] == name_keys(card, tongue)[one] for one in shared
        ) and (mine.hp == card.hp or not mine.hp or not card.hp)

    def finish(self, settled: NameTable, progress: Progress | None) -> Summary:
        """Make the cards of what was brought, link them, and say what was done."""
        self._write()
        self._deriving.derive(self._again)
        self._deriving.link(settled, progress)
        linked = self._store.linked()
        return Summary(
            new=len(self._new),
            changed=len(self._changed),
            unchanged=self._unchanged,
            refused=self._refused,
            troubles=tuple(self._troubles),
            asides=tuple(self._asides),
            cards=len(self._store),
            linked=linked,
            newly_linked=max(0, linked - self._linked),
            sets=self._sets(),
        )

    def _sets(self) -> tuple[StoredSet, ...]:
        """Return the sets of what was read."""
        keys = (self._hashes[identity][1] for identity in self._seen)
        read = {key.rpartition("-")[0].upper() for key in keys}
        return tuple(one for one in self._store.sets() if one.code in read)


def _keys(brought: Brought) -> Iterator[str]:
    """Yield the keys a card may have, the best first."""
    yield brought.card.key
    for set_code, number in brought.spare:
        yield print_key(set_code, number)
    yield f"{brought.form}-{brought.source}"


def _unsound(brought: Brought, line: str) -> Words | None:
    """Return why a card cannot be kept, None if it can."""
    card = brought.card
    if not card.key or max(map(len, (card.key, card.name.en, card.name.ja))) > LONGEST_NAME:
        return Words("its key or name is too long or empty", "キーか名前が空か、長すぎます")
    if len(line) > LONGEST_CARD:
        return Words("it is far longer than a card", "1枚のカードにしては長すぎます")
    try:
        line.encode()
    except UnicodeEncodeError:
        return Words("it contains a broken character", "壊れた文字が含まれています")
    return None


_TWICE = Words(
    "the key stands twice in this import, with different cards. Give one of them another key",
    "同じキーに別のカードが2つあります。どちらかのキーを変えてください",
)
_TAKEN = Words(
    "another card has this key already. Give yours another key",
    "このキーは別のカードが使っています。別のキーにしてください",
)

"""The person's imported cards, opened when one of them is first wanted.

The file may appear, change or go while the program runs: another Chabudai imports on the command
line. A file that cannot be used is told once, in words, and then is as good as absent.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import RLock
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from app.games.pokemon.cards.card_filter import CardFilter
from app.places import cards_file

if TYPE_CHECKING:
    from app.core.text.words import Words
    from app.games.pokemon.cards.card_record import Card
    from app.games.pokemon.cards.store.card_store import CardStore
    from app.games.pokemon.cards.store.ranking import Asked, Hit

T = TypeVar("T")
_State = tuple[str, int, int, int]
_HOME = "CHABUDAI_HOME"
_LOOK_EVERY = 0.25
"""Seconds after which a card that was read is looked up again: the file may have changed."""


class ImportedCards:
    """A layer of a card base: the store in the person's data folder, if there is one."""

    def __init__(self, file: Callable[[], Path] = cards_file) -> None:
        self._file = file
        self._lock = RLock()
        """The card browser searches in a thread of its own."""
        self._store: CardStore | None = None
        self._state: _State | None = None
        self._look_again = 0.0
        self._home: str | None = None
        """The home that was looked in last."""
        self._path = ""
        self.trouble: Words | None = None
        """Why the file cannot be used, None while it can."""
        self.tell: Callable[[Words], None] = _nobody
        """Called with each new trouble."""

    def __len__(self) -> int:
        return self._asked(len, 0)

    def __iter__(self) -> Iterator[Card]:
        store = self._open()
        if store is None:
            return
        cards = iter(store)
        while (card := self._asked(lambda _: next(cards, None), None)) is not None:
            yield card

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self.get(key) is not None

    def get(self, key: str) -> Card | None:
        """Return the card with a key."""
        # A game asks for the same few cards hundreds of times a second.
        store = self._store
        if (
            store is not None
            and monotonic() < self._look_again
            and self._home == os.environ.get(_HOME)
            and (kept := store.kept(key)) is not None
        ):
            return kept
        return self._asked(lambda store: store.get(key), None)

    def by_id(self, card_id: str) -> Card | None:
        """Return the card with an id of the public data."""
        return self._asked(lambda store: store.by_id(card_id), None)

    def prints(self, name: str) -> Sequence[Card]:
        """Return all prints of a name, newest first."""
        return self._asked(lambda store: store.prints(name), [])

    def search(self, text: str, filters: CardFilter, limit: int) -> Sequence[Hit]:
        """Return what a typed text finds, best first."""
        return self._asked(lambda store: store.search(text, filters, limit), [])

    def near(self, near: Asked, filters: CardFilter, limit: int) -> Sequence[Hit]:
        """Return the cards whose names were typed with a slip, best first."""
        return self._asked(lambda store: store.near(near, filters, limit), [])

    def cards_of(self, keys: Sequence[str]) -> dict[str, Card]:
        """Return the cards with these keys."""
        return self._asked(lambda store: store.cards_of(keys), {})

    def sets_known(self) -> Sequence[tuple[str, str, str]]:
        """Return the sets: code, name, release date."""
        return self._asked(lambda store: store.sets_known(), [])

    def name_pairs(self) -> Sequence[tuple[str, str]]:
        """Return the English and Japanese names that were found to belong together."""
        return self._asked(lambda store: store.name_pairs(), [])

    def _asked(self, ask: Callable[[CardStore], T], nothing: T) -> T:
        """Return what the store answers; `nothing` without a store that can be used."""
        store = self._open()
        if store is None:
            return nothing
        from app.games.pokemon.cards.store.store_file import CardStoreError  # noqa: PLC0415 - loaded with the store

        try:
            return ask(store)
        except CardStoreError as problem:
            # In another thread the file was found changed, and opened anew: ask the next time.
            if store is self._store:
                self._failed(problem.words)
            return nothing

    def _open(self) -> CardStore | None:
        """Return the store as the file is now, None without one."""
        with self._lock:
            return self._as_it_is()

    def _as_it_is(self) -> CardStore | None:
        state = self._look()
        self._look_again = monotonic() + _LOOK_EVERY
        if state == self._state:
            return self._store
        self._close()
        self._state = state
        if state is None:
            return None
        # The database is loaded with the first card that is not shipped, not at the start.
        from app.games.pokemon.cards.store.card_store import CardStore  # noqa: PLC0415 - see above
        from app.games.pokemon.cards.store.store_file import CardStoreError  # noqa: PLC0415 - see above

        try:
            self._store = CardStore.open(Path(self._path))
        except CardStoreError as problem:
            self._failed(problem.words)
        return self._store

    def _look(self) -> _State | None:
        """Return what tells one state of the file from another."""
        home = os.environ.get(_HOME)
        if not self._path or home != self._home:
            # Kept: where there is no file, this is asked for every face on the table.
            self._path, self._home = str(self._file()), home
        try:
            found = os.stat(self._path)  # noqa: PTH116 - a Path takes ten times as long
        except OSError:
            return None
        return (self._path, found.st_ino, found.st_mtime_ns, found.st_size)

    def _failed(self, words: Words) -> None:
        with self._lock:
            if self._store is not None:
                self._store.close()
                self._store = None
            self.trouble = words
        self.tell(words)

    def _close(self) -> None:
        if self._store is not None:
            self._store.close()
        self._store = None
        self.trouble = None


def _nobody(_: Words) -> None:
    """Tell nobody."""

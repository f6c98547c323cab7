"""Opens the person's card base for a verb."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from app.cli.command_line import CannotError
from app.places import cards_file, is_there

if TYPE_CHECKING:
    from app.games.pokemon.cards.store.card_store import CardStore


@contextmanager
def opened(*, to_write: bool = False) -> Iterator[CardStore | None]:
    """The card base, None where nothing was imported yet.

    Raises CannotError if it cannot be used, then or within.
    """
    from app.games.pokemon.cards.store.card_store import CardStore, CardStoreError  # noqa: PLC0415 - with it comes SQLite

    if not is_there(cards_file()):
        yield None
        return
    try:
        store = CardStore.open(cards_file())
        if to_write:
            store.close()
            store, _ = CardStore.open_to_write(cards_file())
        try:
            yield store
        finally:
            store.close()
    except CardStoreError as problem:
        raise CannotError(problem.words) from problem

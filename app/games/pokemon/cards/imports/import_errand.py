"""What a person asks of their card base, from beginning to end: import files, forget sets.

The command line and the window both come here, so that both do the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from app.cards.card_facts import CardsError
from app.cards.importing.import_values import Imported, Progress, Summary
from app.games.pokemon.cards.card_base import shipped_base
from app.games.pokemon.cards.imports.bring_cards import bring, forget, link_anew
from app.games.pokemon.cards.imports.brought_entry import Refused
from app.games.pokemon.cards.imports.card_sources import Read, read_files
from app.games.pokemon.cards.imports.linked_names import NamesError, NameTable, known_names
from app.games.pokemon.cards.imports.readers.own_cards import read_own
from app.games.pokemon.cards.imports.readers.set_records import CardSet, shipped_sets
from app.games.pokemon.cards.store.card_store import CardStore
from app.games.pokemon.cards.store.store_file import CardStoreError
from app.places import cards_file, is_there


class ErrandError(CardsError):
    """It could not be done, and the card base is as it was."""


def nobody(_file: str) -> None:
    """Tell nobody."""


def import_files(
    paths: Sequence[Path],
    reading: Progress | None = None,
    linking: Progress | None = None,
    opened: Callable[[str], object] = nobody,
) -> Imported:
    """Import files and folders into the person's card base. Raises ErrandError.

    `opened` is told the file of every entry, and "" while folders are still walked. Whatever these
    three raise calls the import off.
    """
    try:
        store, aside = CardStore.open_to_write(cards_file())
        try:
            return Imported(bring_files(store, paths, reading, linking, opened=opened), aside)
        finally:
            store.close()
    except CardStoreError as problem:
        raise ErrandError(problem.words) from problem


def keep_written(
    entry: Mapping[str, str],
    linking: Progress | None = None,
) -> Imported:
    """Keep one card in the person's card base that was written down as a row of one's own table.

    Raises ErrandError, with the base as it was: what is written is no card, or cannot be kept.
    """
    read = read_own(entry, 1)
    if isinstance(read, Refused):
        raise ErrandError(read.why)
    try:
        store, aside = CardStore.open_to_write(cards_file())
        try:
            summary = bring(store, [Read("", read)], settled_names(), linking)
        finally:
            store.close()
    except CardStoreError as problem:
        raise ErrandError(problem.words) from problem
    if summary.troubles:
        raise ErrandError(summary.troubles[0].why)
    return Imported(summary, aside)


def bring_files(
    store: CardStore,
    paths: Sequence[Path],
    reading: Progress | None = None,
    linking: Progress | None = None,
    known: Sequence[tuple[str, str]] = (),
    opened: Callable[[str], object] = nobody,
) -> Summary:
    """Bring files and folders into a store. Raises ErrandError, with the store as it was.

    `known` are names that other cards have shown to belong together.
    """
    try:
        sets = shipped_sets().remembering(CardSet(*one) for one in store.known_sets())
        found = read_files(paths, sets, reading, partial(opened, ""))
        return bring(store, _telling(found, opened), settled_names(known), linking)
    except CardStoreError as problem:
        raise ErrandError(problem.words) from problem


def _telling(found: Iterable[Read], opened: Callable[[str], object]) -> Iterator[Read]:
    for one in found:
        opened(one.file)
        yield one


def forget_sets(sets: Sequence[str] | None, progress: Progress | None = None) -> int | None:
    """Take the cards of sets (all if None) out of the person's card base; return how many.

    None where nothing was imported yet. Raises ErrandError.
    """
    if not is_there(cards_file()):
        return None
    try:
        # Read first: what is no card base is told, and not put aside for an empty one.
        CardStore.open(cards_file()).close()
        store, _ = CardStore.open_to_write(cards_file())
        try:
            return forget(store, sets, settled_names(), progress)
        finally:
            store.close()
    except CardStoreError as problem:
        raise ErrandError(problem.words) from problem


def link_all() -> tuple[int, int] | None:
    """Link the person's cards anew and return (cards with both names, all cards).

    None where nothing was imported yet. Raises ErrandError.
    """
    if not is_there(cards_file()):
        return None
    try:
        CardStore.open(cards_file()).close()
        store, _ = CardStore.open_to_write(cards_file())
        try:
            return link_anew(store, settled_names()), len(store)
        finally:
            store.close()
    except CardStoreError as problem:
        raise ErrandError(problem.words) from problem


def settled_names(known: Sequence[tuple[str, str]] = ()) -> NameTable:
    """Return the names that belong together, as far as that is settled. Raises ErrandError."""
    try:
        return known_names(shipped_base(), found=known)
    except NamesError as problem:
        raise ErrandError(problem.words) from problem

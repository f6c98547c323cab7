"""Reads card data for the command line: into the person's card base, or for one run only."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from app.cli.command_line import CannotError
from app.core.text.wording import counted, number, percent
from app.core.text.words import Language, Words
from app.games.pokemon.cards.every_card import imported_cards
from app.games.pokemon.cards.imports import import_errand
from app.games.pokemon.cards.imports import import_words as told
from app.games.pokemon.cards.imports.bring_cards import Summary
from app.games.pokemon.cards.imports.brought_entry import Progress
from app.games.pokemon.cards.imports.import_errand import ErrandError, bring_files
from app.games.pokemon.cards.imports.linked_names import NameTable
from app.games.pokemon.cards.store.card_store import CardStore

SHOWN_TROUBLES = 20
"""Refusals and files left alone that are printed; `--json` has up to a thousand."""

_BAR = 24
_CLEAR = "\r\033[K"


class Bar:
    """One changing line on the terminal of standard error; nothing where that is no terminal."""

    def __init__(self, speak: Language) -> None:
        self._speak: Language = speak
        self._live = self._is_live()
        self._said = ""

    @staticmethod
    def _is_live() -> bool:
        return sys.stderr.isatty()

    def told(self, what: Words) -> Progress | None:
        """Return what shows the progress of `what`."""
        if not self._live:
            return None

        def show(done: int, total: int) -> None:
            share = done / total if total else 1.0
            drawn = ("#" * round(share * _BAR)).ljust(_BAR, ".")
            said = f"[{drawn}] {percent(share):>4} {what.in_(self._speak)}"
            if said != self._said:
                self._said = said
                print(f"{_CLEAR}{said}", end="", file=sys.stderr, flush=True)

        return show

    def clear(self) -> None:
        """Take the line away."""
        if self._said:
            print(_CLEAR, end="", file=sys.stderr, flush=True)


@contextmanager
def bar(speak: Language) -> Iterator[Bar]:
    """A bar that is gone afterwards, also after Ctrl+C."""
    made = Bar(speak)
    try:
        yield made
    finally:
        made.clear()


def cards_of_files(paths: Sequence[Path], shown: Bar) -> tuple[CardStore, Summary]:
    """Return the cards of files and folders, for one run. Raises CannotError.

    What the imported cards have shown about names holds for them too.
    """
    store, known = CardStore.in_memory(), imported_cards().name_pairs()
    reading, linking = shown.told(told.READING), shown.told(told.LINKING)
    try:
        return store, bring_files(store, paths, reading, linking, known)
    except ErrandError as problem:
        raise CannotError(problem.words) from problem


def settled_names() -> NameTable:
    """Return the names that belong together, as far as that is settled. Raises CannotError."""
    try:
        return import_errand.settled_names()
    except ErrandError as problem:
        raise CannotError(problem.words) from problem


def trouble_lines(summary: Summary, speak: Language) -> Iterator[str]:
    """Yield what was refused and what was left alone, as far as there is room."""
    for trouble in summary.troubles[:SHOWN_TROUBLES]:
        yield f"✗ {told.trouble_line(trouble).in_(speak)}"
    if summary.refused > SHOWN_TROUBLES:
        more = counted(summary.refused - SHOWN_TROUBLES, told.ENTRY)
        rest = Words(
            f"and {more.en} more (--json lists them)", f"ほか{more.ja}（--jsonで確認できます）"
        )
        yield f"✗ {rest.in_(speak)}"
    for aside in summary.asides[:SHOWN_TROUBLES]:
        yield f"  {told.trouble_line(aside).in_(speak)}"
    if len(summary.asides) > SHOWN_TROUBLES:
        left = number(len(summary.asides) - SHOWN_TROUBLES)
        more = Words(
            f"and {left} more left alone (--json lists them)",
            f"ほか{left}件を読み飛ばし（--jsonで確認できます）",
        )
        yield f"  {more.in_(speak)}"

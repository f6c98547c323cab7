"""Reads card data for the command line: into the person's card base, or for one run only."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from app.cards.base import shipped_base
from app.cards.imports.bring import Summary, Trouble, bring
from app.cards.imports.brought import Progress
from app.cards.imports.files import read_files
from app.cards.imports.names import NamesError, NameTable, known_names
from app.cards.imports.sets import CardSet, shipped_sets
from app.cards.known import imported_cards
from app.cards.store import CardStore, CardStoreError
from app.cli.parser import CannotError
from app.core.wording import CARD, Noun, counted, labelled, number, percent
from app.core.words import Language, Words

SHOWN_TROUBLES = 20
"""Refusals and files left alone that are printed; `--json` has up to a thousand."""

ENTRY = Noun("entry", "entries", "件")
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


_READING = Words("reading cards", "カードの読み込み")
_LINKING = Words("linking English and Japanese", "日本語と英語の対応付け")


def bring_files(
    store: CardStore, paths: Sequence[Path], shown: Bar, known: Sequence[tuple[str, str]] = ()
) -> Summary:
    """Bring files and folders into a store. Raises CannotError, with the store as it was.

    `known` are names that other cards have shown to belong together.
    """
    try:
        sets = shipped_sets().remembering(CardSet(*one) for one in store.known_sets())
        found = read_files(paths, sets, shown.told(_READING))
        return bring(store, found, settled_names(known), shown.told(_LINKING))
    except CardStoreError as problem:
        raise CannotError(problem.words) from problem


def cards_of_files(paths: Sequence[Path], shown: Bar) -> tuple[CardStore, Summary]:
    """Return the cards of files and folders, for one run. Raises CannotError.

    What the imported cards have shown about names holds for them too.
    """
    store = CardStore.in_memory()
    return store, bring_files(store, paths, shown, imported_cards().name_pairs())


def settled_names(known: Sequence[tuple[str, str]] = ()) -> NameTable:
    """Return the names that belong together, as far as that is settled. Raises CannotError."""
    try:
        return known_names(shipped_base(), found=known)
    except NamesError as problem:
        raise CannotError(problem.words) from problem


def trouble_lines(summary: Summary, speak: Language) -> Iterator[str]:
    """Yield what was refused and what was left alone, as far as there is room."""
    for trouble in summary.troubles[:SHOWN_TROUBLES]:
        yield f"✗ {_said(trouble).in_(speak)}"
    if summary.refused > SHOWN_TROUBLES:
        more = counted(summary.refused - SHOWN_TROUBLES, ENTRY)
        rest = Words(
            f"and {more.en} more (--json lists them)", f"ほか{more.ja}（--jsonで確認できます）"
        )
        yield f"✗ {rest.in_(speak)}"
    for aside in summary.asides[:SHOWN_TROUBLES]:
        yield f"  {_said(aside).in_(speak)}"
    if len(summary.asides) > SHOWN_TROUBLES:
        left = number(len(summary.asides) - SHOWN_TROUBLES)
        more = Words(
            f"and {left} more left alone (--json lists them)",
            f"ほか{left}件を読み飛ばし（--jsonで確認できます）",
        )
        yield f"  {more.in_(speak)}"


def _said(trouble: Trouble) -> Words:
    where = Words(trouble.file, trouble.file)
    if trouble.entry:
        where = Words(f"{trouble.file}, {trouble.entry}", f"{trouble.file}の{trouble.entry}")
    return labelled(where, trouble.why)


def summary_lines(summary: Summary) -> Iterator[Words]:
    """Yield what an import did, in sentences."""
    new, changed = number(summary.new), number(summary.changed)
    unchanged, refused = number(summary.unchanged), number(summary.refused)
    yield Words(
        f"New {new}, changed {changed}, unchanged {unchanged}, refused {refused}.",
        f"新規{new}、変更{changed}、変更なし{unchanged}、読み込めず{refused}。",
    )
    cards, linked = counted(summary.cards, CARD), number(summary.linked)
    yield Words(
        f"The card base holds {cards.en}, {linked} with both an English and a Japanese name.",
        f"カードのデータベースは{cards.ja}。うち{linked}枚は日本語名と英語名の両方があります。",
    )

"""Reads card data for the command line: into the person's card base, or for one run only."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from app.cards.card_facts import CardsError
from app.cards.importing import import_words as told
from app.cards.importing.import_values import Progress, Summary
from app.cli.command_line import CannotError
from app.core.text.wording import counted, number, percent
from app.core.text.words import Language, Words

if TYPE_CHECKING:
    from app.games.contracts.card_contract import CardImports, GameCards

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


def imports_of(cards: GameCards) -> CardImports:
    """Return what imports cards of a game. Raises CannotError where nothing does."""
    if cards.imports is None:
        raise CannotError(told.NO_IMPORTS)
    return cards.imports


def cards_of_files(
    cards: GameCards, paths: Sequence[Path], shown: Bar
) -> tuple[GameCards, Summary]:
    """Return the cards with those of files and folders, for one run. Raises CannotError."""
    reading, linking = shown.told(told.READING), shown.told(told.LINKING)
    try:
        return imports_of(cards).for_this_run(paths, reading, linking)
    except CardsError as problem:
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

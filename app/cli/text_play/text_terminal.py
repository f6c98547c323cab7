"""The terminal that somebody plays at: lines out, typed lines in, or a script that is piped.

What is piped is shown as it is read, so that what comes out reads like an evening at the keyboard.
"""

from __future__ import annotations

import contextlib
import shutil
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.cli.support.columns import columns, width
from app.core.text.words import Language, Words
from app.games.contracts.planned.text_play_contract import TextTable

if TYPE_CHECKING:
    from app.games.contracts.planned.text_play_contract import Shown

PROMPT = "> "
LONGEST = 2000
"""Characters of a line that are read."""
USUAL_WIDTH = 80
NARROWEST = 8
"""Columns to which a cell is cut at most."""
_CLEAR = "\033[2J\033[3J\033[H"
_GAP = 2
_CUT = "…"


class TextTerminal:
    """Standard input and output."""

    def __init__(self, speak: Language) -> None:
        self._speak: Language = speak
        self._typed = sys.stdin.isatty()
        if not self._typed:
            with contextlib.suppress(AttributeError, ValueError):
                sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]  # suppressed
        else:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - arrow keys, where there are any

    def say(self, words: Words) -> None:
        """Print a line."""
        print(words.in_(self._speak), flush=True)

    def show(self, shown: Shown) -> None:
        """Print lines and tables."""
        for part in shown:
            if isinstance(part, TextTable):
                for line in fitted(part, self._speak, self._width()):
                    print(line)
            else:
                print(part.in_(self._speak))
        sys.stdout.flush()

    def _width(self) -> int:
        return shutil.get_terminal_size((USUAL_WIDTH, 0)).columns if self._typed else USUAL_WIDTH

    def ask(self, prompt: str = PROMPT) -> str:
        """Return the next line without its end. Raises EOFError where nobody types any more."""
        if self._typed:
            try:
                return input(prompt)[:LONGEST]
            except EOFError:
                print()
                raise
        line = sys.stdin.readline(LONGEST)
        if not line:
            raise EOFError
        print(f"{prompt}{line.rstrip()}", flush=True)
        return line.rstrip("\r\n")

    def hand_over(self, words: Words, *, hides: bool) -> None:
        """Wait until the next player is there, on an empty screen; a script need not be waited for.

        `hides`: what is shown now is not for the next player. Raises EOFError.
        """
        if self._typed:
            print(_CLEAR if hides else "", end="")
            self.ask(f"{words.in_(self._speak)} ")
            print(_CLEAR, end="", flush=True)


def fitted(table: TextTable, speak: Language, wide: int) -> list[str]:
    """Return the lines of a table, its long cells cut so that it fits, if that can be."""
    rows = [[cell.in_(speak) for cell in row] for row in table.rows]
    if not rows:
        return []
    most = max(width(cell) for row in rows for cell in row)
    while most > NARROWEST and _taken(rows) > wide:
        most -= 1
        rows = [[row[0], *(_cut(cell, most) for cell in row[1:])] for row in rows]
    return columns(rows)


def _taken(rows: Sequence[Sequence[str]]) -> int:
    """Return how many columns of the terminal rows take."""
    widest = [max(width(row[at]) for row in rows) for at in range(len(rows[0]))]
    return sum(widest) + _GAP * (len(widest) - 1)


def _cut(cell: str, most: int) -> str:
    if width(cell) <= most:
        return cell
    cell = cell.removesuffix(_CUT)
    while width(cell + _CUT) > most:
        cell = cell[:-1]
    return cell + _CUT

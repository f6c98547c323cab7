"""How far a simulation is, for whoever waits at a terminal for more than a moment."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self

from app.core.text.wording import number, percent
from app.core.text.words import Language, Words

PATIENCE = 0.5
"""Seconds that pass without a word."""
_BAR = 24
_CLEAR = "\r\033[K"


class Progress:
    """One changing line on the terminal of standard error, and nothing anywhere else."""

    def __init__(self, openings: int, speak: Language) -> None:
        self._openings = openings
        self._speak: Language = speak
        self._live = sys.stderr.isatty()
        self._begun = time.monotonic()
        self._shown = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Take the line away, also where Ctrl+C ended the simulation."""
        if self._shown:
            print(_CLEAR, end="", file=sys.stderr, flush=True)

    def report(self, done: int) -> bool:
        """Show how many openings are done; a simulation on a terminal always goes on."""
        if self._live and time.monotonic() - self._begun > PATIENCE:
            share = done / self._openings
            bar = ("#" * round(share * _BAR)).ljust(_BAR, ".")
            said = Words(
                f"{number(done)} openings tried (Ctrl+C stops)",
                f"{number(done)}回を計算（Ctrl+Cで中止）",
            ).in_(self._speak)
            print(
                f"{_CLEAR}[{bar}] {percent(share):>4} {said}", end="", file=sys.stderr, flush=True
            )
            self._shown = True
        return True
